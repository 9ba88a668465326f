import { mayRerollFor } from "../../../abilities/permissions.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { rollAgain } from "../../../flow/re-roll/again.ts";
import { type PendingRoll, pendingRoll } from "../../../flow/re-roll/roll.ts";
import { notNow } from "../../../flow/stratagems/not-now.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import type { Game, Unit } from "../../../game/document.ts";

/** A roll of the unit made again for nothing, where a rule allows it. */
export const unitReroll: UnitStratagem = {
  id: "UNIT_RE_ROLL",
  name: "Re-roll",
  rule: "AB-25",
  cost: 0,
  windows: [],
  moments: ["ROLL"],
  once: null,
  gear: true,
  isFor: (game, unit) => mayRerollFor(game, unit, "CHARGE_ROLL") || mayRerollFor(game, unit, "ADVANCE_ROLL"),
  words: {
    when: "Just after an Advance or charge roll of a unit that has a rule for it.",
    on: "That unit.",
    does: "Roll it again.",
  },
  refusals(game, unit) {
    const roll = pendingRoll(game);
    if (roll !== undefined && roll.unit_id === unit.id && isFree(game, unit, roll)) return [];
    return [notNow(unitReroll, { unit_id: unit.id })];
  },
  use(change) {
    rollAgain(change, pendingRoll(change.game)!, 0);
    return DONE;
  },
  choices: () => [{ stratagem: "UNIT_RE_ROLL" }],
};

function isFree(game: Game, unit: Unit, { of, rerolled }: PendingRoll): boolean {
  if (rerolled.length > 0) return false;
  if (of === "charge_roll") return mayRerollFor(game, unit, "CHARGE_ROLL");
  return of === "advance" && mayRerollFor(game, unit, "ADVANCE_ROLL");
}
