import type { Action, Unit } from "@gunline/rules";
import { candidates } from "./candidates.ts";
import type { Context } from "./context.ts";
import type { Decision } from "./decision.ts";
import { type After, movedTo, placeValue } from "./place-value.ts";
import { WHY } from "./words.ts";

type Move = Action & { type: "MOVE" };

/** Out of its own turn a unit can do nothing more; before the battle everything is still to come. */
const NOTHING: After = { shoots: false, charges: false, acts: false };
const EVERYTHING: After = { shoots: true, charges: true, acts: true };

/** A move out of the Movement phase, or of Scouts before the battle: the best that the referee offers, or none. */
export function thinkOfSideMove(context: Context): Decision | undefined {
  const { game } = context;
  const task = game.tasks.at(-1);
  if (task?.type !== "side_move" && task?.type !== "scouts") return undefined;
  const found = candidates(game, "MOVE");
  // A unit that losses have torn apart has no move at all: it stays by a pass.
  const mover = task.type === "side_move" ? task.unit_id : found[0]?.actor_unit_id;
  const unit = game.units[mover ?? ""];
  if (unit === undefined) return undefined;
  const after = task.type === "scouts" ? EVERYTHING : NOTHING;
  // Who surges does not stay where it is.
  const surges = task.type === "side_move" && task.kind === "SURGE";
  let best = surges ? { action: found[0]!, why: WHY.sideMove(unit.name) } : stay(unit, task.type);
  let most = placeValue(context, unit, unit, after).total;
  for (const action of found.filter(({ actor_unit_id }) => actor_unit_id === unit.id)) {
    const { total } = placeValue(context, unit, endOf(unit, action), after);
    if (total <= most) continue;
    most = total;
    best = { action, why: WHY.sideMove(unit.name) };
  }
  return best;
}

/** A pass would end the moves of all Scouts. */
function stay({ id, name }: Unit, task: "side_move" | "scouts"): Decision {
  const why = WHY.stays(name);
  if (task === "side_move") return { action: { type: "PASS" }, why };
  return {
    action: { type: "MOVE", actor_unit_id: id, payload: { kind: "SCOUT", per_model_paths: {} } },
    why,
  };
}

function endOf(unit: Unit, { payload }: Move): Unit {
  const paths = Object.entries(payload.per_model_paths ?? {});
  return movedTo(unit, Object.fromEntries(paths.map(([id, path]) => [id, path.at(-1)!])));
}
