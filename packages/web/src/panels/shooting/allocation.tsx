import type { Game } from "@gunline/rules";
import { allocateWound } from "../../table/commands.ts";
import { useGame } from "../../table/table.ts";
import { look } from "../../table/view.ts";

type State = NonNullable<Game["shooting"]["resolution_state"]>;

interface AllocationProps {
  readonly state: State;
  readonly waiting: NonNullable<State["waiting_for"]>;
}

/** The defender's choice of who takes the wound; nothing goes on until it is made. */
export function Allocation({ state, waiting }: AllocationProps) {
  const game = useGame();
  const unit = game.units[waiting.unit_id];
  if (unit === undefined) return null;
  const runs = state.stage === "DEVASTATING" ? state.deferred : state.wounds;
  const left = runs.reduce((sum, { count }) => sum + count, 0);
  return (
    <fieldset className={`allocation allocation-${unit.owner}`}>
      <legend className="visually-hidden">Allocate the wound</legend>
      <p className="allocation-title">{game.players[unit.owner].name} chooses who takes the wound</p>
      <p className="allocation-left">
        {unit.name} · {left} {left === 1 ? "wound" : "wounds"} to allocate. The model chosen goes on taking
        them while it lives.
      </p>
      <div className="allocation-models">
        {waiting.model_ids.map((id) => {
          const model = unit.models[id];
          if (model === undefined) return null;
          const full = model.stats?.wounds ?? unit.stats.wounds;
          return (
            <button
              key={id}
              type="button"
              className="allocation-model"
              onClick={() => allocateWound(id)}
              onPointerEnter={() => look({ hovered: unit.id })}
              onPointerLeave={() => look({ hovered: null })}
            >
              <span className="allocation-name">
                <span className="allocation-id">{id}</span> {model.name}
              </span>
              <span className="allocation-wounds">
                {model.wounds} of {full} W
              </span>
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
