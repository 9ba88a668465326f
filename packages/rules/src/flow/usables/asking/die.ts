import { refusal } from "../../../base/refusal.ts";
import type { Game } from "../../../game/document.ts";
import { dieOf, firstOfEachFace, freeDice } from "../../re-roll/dice.ts";
import { type PendingRoll, pendingRoll } from "../../re-roll/roll.ts";
import { areOwnDice, mayBeSaved } from "../../re-roll/spare.ts";
import { notNow } from "../../stratagems/not-now.ts";
import type { Asking, DeedOf } from "./asking.ts";

type Die = DeedOf<"changeDie">;

/** Rolls of attacks whose dice can be turned to a face. */
const TURNED: ReadonlySet<PendingRoll["of"]> = new Set(["to_hit", "to_wound", "damage", "save"]);

/** Which die of the roll that lies on the table. */
export const die: Asking<Die> = {
  refusals(usable, game, unit, deed) {
    const roll = pendingRoll(game);
    return roll?.unit_id === unit.id &&
      areOwnDice(game, unit, usable.id) &&
      ableDice(game, roll, deed).length > 0
      ? []
      : [notNow(usable, { unit_id: unit.id })];
  },
  payloadRefusals({ rule }, game, unit, deed, payload) {
    const roll = pendingRoll(game)!;
    const found = dieOf(roll, payload);
    if (found !== undefined && ableDice(game, roll, deed).includes(found)) return [];
    const about = { unit_id: unit.id };
    const dice = roll.faces.length;
    return deed.changeDie === "AGAIN"
      ? [refusal("WHICH_DIE", rule, { dice, whole: false }, about)]
      : [refusal("WHICH_DIE:change", rule, { dice }, about)];
  },
  *choices(game: Game, _unit, deed) {
    const roll = pendingRoll(game)!;
    if (roll.whole) yield {};
    else for (const dice_index of firstOfEachFace(roll, ableDice(game, roll, deed))) yield { dice_index };
  },
};

/** Dice that it could change for the better: a die is rolled again once. */
function ableDice(game: Game, roll: PendingRoll, { changeDie: becomes }: Die): readonly number[] {
  if (becomes === "AGAIN") return freeDice(roll);
  if (!TURNED.has(roll.of)) return [];
  if (roll.of === "save" && !mayBeSaved(game, becomes)) return [];
  return roll.faces.flatMap((face, at) => (face < becomes ? [at] : []));
}
