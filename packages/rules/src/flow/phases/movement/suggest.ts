import { accept, type Checked, refusal, reject } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { MadeMove, MoveKind } from "../../../game/move-kind.ts";
import type { Point } from "../../../geometry/shape.ts";
import type { Spot } from "../../../space/move/spot.ts";
import type { ModelStep } from "../../../space/move/step.ts";
import { moveTowards, type Search } from "../../../space/move/towards.ts";
import { flightTowards } from "../../../space/movement/flight.ts";
import { isHeld } from "../../../space/movement/mover.ts";
import { movementField } from "../../../space/movement/order.ts";
import { underWayRefusals } from "../../tasks/under-way.ts";
import { moveOutOfPhase } from "./out-of-phase.ts";
import { wayRefusals } from "./way.ts";

/** Paths that MOVE accepts, by model; who stays is left out. */
export interface SuggestedMove {
  readonly per_model_paths: Readonly<Record<string, readonly Spot[]>>;
  readonly facings: Readonly<Record<string, number>>;
}

const NOBODY: SuggestedMove = { per_model_paths: {}, facings: {} };

/** A legal move of the whole unit towards a point, as far as one is found; refused where it may not move so at all (MO-21). */
export function suggestMove(
  game: Game,
  unit: Unit,
  to: Point,
  wanted?: MoveKind | "SCOUT",
  search: Search = "hasty",
): Checked<SuggestedMove> {
  const aside = moveOutOfPhase(game, unit);
  const kind = wanted ?? aside?.kind ?? usualKind(game, unit);
  if (aside?.kind === kind) return found(unit, moveTowards(aside.field, to, search));
  if (kind === "SCOUT")
    return reject(refusal("NO_SCOUTS", "DE-13", { unit: unit.name }, { unit_id: unit.id }));
  const refusals = [...underWayRefusals(game), ...wayRefusals(game, unit, kind)];
  if (refusals.length > 0) return reject(...refusals);
  return kind === "STATIONARY" ? accept(NOBODY) : found(unit, seekMove(game, unit, kind, to, search));
}

function found({ id, name }: Unit, steps: readonly ModelStep[] | undefined): Checked<SuggestedMove> {
  if (steps !== undefined) return accept(shown(steps));
  return reject(refusal("NO_MOVE_FOUND", "MO-21", { unit: name }, { unit_id: id }));
}

/** What a unit does that is simply to be moved. */
function usualKind(game: Game, unit: Unit): MadeMove {
  if (unit.advance_roll !== undefined) return "ADVANCE";
  return isHeld(game, unit) ? "FALL_BACK" : "NORMAL";
}

export function seekMove(
  game: Game,
  unit: Unit,
  kind: MadeMove,
  to: Point,
  search: Search = "hasty",
): readonly ModelStep[] | undefined {
  const field = movementField(game, unit, kind);
  return field.order.straight === undefined ? moveTowards(field, to, search) : flightTowards(field, to);
}

export function shown(steps: readonly ModelStep[]): SuggestedMove {
  const moving = steps.filter(({ moves }) => moves);
  return {
    per_model_paths: Object.fromEntries(moving.map(({ mover, path }) => [mover.id, path])),
    facings: Object.fromEntries(moving.map(({ mover, facing }) => [mover.id, facing])),
  };
}
