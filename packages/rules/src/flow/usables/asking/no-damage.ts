import { areOwnDice, mayBeSpared } from "../../re-roll/spare.ts";
import { notNow } from "../../stratagems/not-now.ts";
import type { Asking, DeedOf } from "./asking.ts";

/** An attack against a model that has the rule waits for its save, or for its damage. */
export const noDamage: Asking<DeedOf<"noDamage">> = {
  refusals: (usable, game, unit) =>
    (mayBeSpared(game, unit, "ALLOCATED") || mayBeSpared(game, unit, "SAVE")) &&
    areOwnDice(game, unit, usable.id)
      ? []
      : [notNow(usable, { unit_id: unit.id })],
};
