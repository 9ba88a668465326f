import { type AttackPlan, describePlan } from "@gunline/rules";
import { type ReactNode, useEffect } from "react";
import { useSession } from "../../online/store.ts";
import { useIsOurs } from "../../online/whose-decision.ts";
import { allocateWound } from "../../table/commands.ts";
import { useGame } from "../../table/table.ts";
import type { Attacks, Allocation as Choice } from "../../table/under-way.ts";
import { look, usePointing } from "../../table/view.ts";

interface AllocationProps {
  readonly state: Attacks;
  readonly waiting: Choice;
}

/** The defender's choice of who takes the wound; nothing goes on until it is made. */
export function Allocation({ state, waiting }: AllocationProps) {
  const game = useGame();
  const isOurs = useIsOurs();
  // At one screen it is for one of the two who sit there; far apart, for whoever reads this.
  const isForReader = useSession(({ session }) => session !== null) && isOurs;
  const unit = game.units[waiting.unit_id];
  // The rows go away under the pointer, which therefore never leaves them.
  useEffect(() => () => ring(null, null), []);
  if (unit === undefined) return null;
  const devastating = state.stage === "DEVASTATING";
  const runs = devastating ? state.deferred : state.wounds;
  const left = runs.reduce((sum, { count }) => sum + count, 0);
  const plan = state.plans[devastating ? (state.deferred[0]?.plan ?? 0) : state.at];
  const saves = waiting.model_ids.map((id) =>
    devastating ? "no save against Devastating Wounds" : saveOf(plan, id),
  );
  const alike = new Set(saves).size === 1;
  return (
    <fieldset className={`allocation allocation-${unit.owner}`}>
      <legend className="visually-hidden">Allocate the wound</legend>
      <p className="allocation-title">
        {isForReader
          ? "Choose who takes the wound"
          : `${game.players[unit.owner].name} chooses who takes the wound`}
      </p>
      <p className="allocation-left">
        {unit.name} · {left} {left === 1 ? "wound" : "wounds"} to allocate. The model chosen goes on taking
        them while it lives.
      </p>
      {alike && <p className="allocation-left">All alike: {saves[0]}.</p>}
      <div className={`allocation-models${alike ? " allocation-alike" : ""}`}>
        {waiting.model_ids.map((id, index) => {
          const model = unit.models[id];
          if (model === undefined) return null;
          const full = model.stats?.wounds ?? unit.stats.wounds;
          return (
            <ModelButton key={id} unitId={unit.id} modelId={id}>
              <span className="allocation-name">
                <span className="allocation-id">{id}</span> {model.name}
              </span>
              <span className="allocation-wounds">
                {model.wounds} of {full} W
              </span>
              {!alike && <span className="allocation-save">{saves[index]}</span>}
            </ModelButton>
          );
        })}
      </div>
    </fieldset>
  );
}

interface ModelButtonProps {
  readonly unitId: string;
  readonly modelId: string;
  readonly children: ReactNode;
}

function ModelButton({ unitId, modelId, children }: ModelButtonProps) {
  const pointing = usePointing(unitId, modelId);
  return (
    <button
      type="button"
      className="allocation-model"
      data-pointed={pointing["data-pointed"]}
      onClick={() => allocateWound(modelId)}
      onPointerEnter={() => {
        ring(unitId, modelId);
        pointing.onPointerEnter();
      }}
      onPointerLeave={() => {
        ring(null, null);
        pointing.onPointerLeave();
      }}
      onFocus={() => ring(unitId, modelId)}
      onBlur={() => ring(null, null)}
    >
      {children}
    </button>
  );
}

/** The model in hand, and its unit, on the board. */
function ring(unitId: string | null, modelId: string | null): void {
  look({ hovered: unitId, dragged: modelId });
}

/** `5+ save (Sv 6+, cover +1 (behind woods))`. */
function saveOf(plan: AttackPlan | undefined, modelId: string): string {
  if (plan === undefined) return "";
  return describePlan(plan)
    .saves.filter(({ model_ids }) => model_ids.includes(modelId))
    .map(({ text, reasons }) => (reasons.length > 0 ? `${text} (${reasons.join(", ")})` : text))
    .join(" or ");
}
