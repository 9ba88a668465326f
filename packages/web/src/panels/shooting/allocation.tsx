import type { AttackPlan } from "@gunline/rules";
import { describePlan } from "@gunline/rules/words";
import { type ReactNode, useEffect } from "react";
import { useSession } from "../../online/store.ts";
import { useIsOurs } from "../../online/whose-decision.ts";
import { allocateWound } from "../../table/commands.ts";
import { currentGame, useGame } from "../../table/table.ts";
import type { Attacks, Allocation as Choice } from "../../table/under-way.ts";
import { look, usePointing } from "../../table/view.ts";
import { tip } from "../../ui/tip.ts";
import { words } from "../../words/english.ts";
import { count } from "../../words/format.ts";
import { allocateRest, askAgain, nextInOrder, useRestOf } from "./rest.ts";
import "./modifiers.css";

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
  const rest = useRestOf(game);
  useEffect(() => {
    // One wound for each state of the game: it may have moved on since this was drawn.
    if (rest === null || !isOurs || currentGame() !== game) return;
    const next = nextInOrder(game, rest);
    if (next !== undefined) allocateWound(next);
  }, [game, rest, isOurs]);
  // The rows go away under the pointer, which therefore never leaves them.
  useEffect(() => () => ring(null, null), []);
  if (unit === undefined) return null;
  const devastating = state.stage === "DEVASTATING";
  const runs = devastating ? state.deferred : state.wounds;
  const left = runs.reduce((sum, { count }) => sum + count, 0);
  const plan = state.plans[devastating ? (state.deferred[0]?.plan ?? 0) : state.at];
  const saves = waiting.model_ids.map((id) =>
    devastating ? words.dice.noSaveDevastating : saveOf(plan, id),
  );
  const alike = new Set(saves).size === 1;
  return (
    <fieldset className={`allocation allocation-${unit.owner}`}>
      <legend className="visually-hidden">{words.dice.allocate}</legend>
      <p className="allocation-title">
        {isForReader ? words.dice.youChoose : words.dice.chooses(game.players[unit.owner].name)}
      </p>
      <p className="allocation-left">{words.dice.toAllocate(unit.name, count(left, "wound"))}</p>
      {isOurs && <RestOfThem isGoing={rest !== null} />}
      {alike && <p className="allocation-left">{words.dice.allAlike(saves[0] ?? "")}</p>}
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
              <span className="allocation-wounds">{words.dice.woundsOf(model.wounds, full)}</span>
              {!alike && <span className="allocation-save">{saves[index]}</span>}
            </ModelButton>
          );
        })}
      </div>
    </fieldset>
  );
}

/** Many wounds are not asked for one by one, unless somebody wants them to be. */
function RestOfThem({ isGoing }: { readonly isGoing: boolean }) {
  const game = useGame();
  if (isGoing) {
    return (
      <p className="allocation-rest">
        {words.dice.restGoing}{" "}
        <button type="button" className="text-button" onClick={askAgain}>
          {words.dice.restStop}
        </button>
      </p>
    );
  }
  return (
    <fieldset className="allocation-rest">
      <legend>{words.dice.rest}</legend>
      <button
        type="button"
        className="modifier"
        onClick={() => allocateRest(game, "nearest")}
        {...tip(words.dice.restNearestTip)}
      >
        {words.dice.restNearest}
      </button>
      <button
        type="button"
        className="modifier"
        onClick={() => allocateRest(game, "careful")}
        {...tip(words.dice.restPlainTip)}
      >
        {words.dice.restPlain}
      </button>
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
    .map(({ text, reasons }) =>
      reasons.length > 0 ? words.dice.withReasons(text, reasons.join(", ")) : text,
    )
    .join(words.shooting.orElse);
}
