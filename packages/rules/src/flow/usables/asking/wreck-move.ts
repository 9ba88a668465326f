import type { Game, Unit } from "../../../game/document.ts";
import { withWreckOf } from "../../aftermath/wreck-move.ts";
import { turnRefusals } from "../../phases/movement/moment.ts";
import { notNow } from "../../stratagems/not-now.ts";
import type { Asking, DeedOf } from "./asking.ts";

/** A destroyed unit that moves before it explodes. */
export const wreckMove: Asking<DeedOf<"wreckMove">> = {
  refusals: (usable, game, unit) =>
    withWreckOf(game, unit) === undefined || hasMoved(game, unit)
      ? [notNow(usable, { unit_id: unit.id })]
      : [],
};

/** A unit makes one Normal move in a phase (MO-10). */
function hasMoved(game: Game, unit: Unit): boolean {
  const { moved, advanced, fell_back } = unit.flags;
  if (moved !== true || advanced === true || fell_back === true) return false;
  return turnRefusals(game, unit).length === 0;
}
