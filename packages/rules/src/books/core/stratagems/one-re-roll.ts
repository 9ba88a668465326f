import { refusal } from "../../../base/refusal.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { type FreeReroll, mayRerollOne, ONE_REROLLS } from "../../../flow/re-roll/able.ts";
import { rollAgain } from "../../../flow/re-roll/again.ts";
import { dieOf, firstOfEachFace, freeDice } from "../../../flow/re-roll/dice.ts";
import { pendingRoll } from "../../../flow/re-roll/roll.ts";
import { notNow } from "../../../flow/stratagems/not-now.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";

/** One hit roll, wound roll or damage roll of the unit made again for nothing, where a rule allows it. */
export const oneRerolls: readonly UnitStratagem[] = ONE_REROLLS.map(({ of, ...named }) =>
  freeReroll({
    ...named,
    of,
    rule: "AB-25",
    gear: true,
    isFor: (game, unit) => mayRerollOne(game, unit, of),
  }),
);

type Whose = Pick<UnitStratagem, "rule" | "ability" | "gear" | "isFor">;

/** One die of the roll that lies on the table, once in a phase for each unit. */
function freeReroll({ id, name, of, rule, ...whose }: FreeReroll & Whose): UnitStratagem {
  const row: UnitStratagem = {
    id,
    name,
    rule,
    cost: 0,
    windows: ["W-DICE"],
    moments: ["ROLL"],
    among: "ACTOR",
    once: null,
    onceEach: "PHASE",
    words: {
      when: "Just after such a roll of a unit that has a rule for it.",
      on: "That unit.",
      does: "Roll one die of it again.",
    },
    ...whose,
    refusals(game, unit) {
      const roll = pendingRoll(game);
      if (whose.isFor?.(game, unit) === false) return [notNow(row, { unit_id: unit.id })];
      if (roll?.unit_id === unit.id && roll.of === of && freeDice(roll).length > 0) return [];
      return [notNow(row, { unit_id: unit.id })];
    },
    use(change, unit, _event, { dice_index }) {
      const roll = pendingRoll(change.game)!;
      const die = dieOf(roll, { dice_index });
      if (die === undefined || !freeDice(roll).includes(die)) {
        const details = { dice: roll.faces.length, whole: false };
        return [refusal("WHICH_DIE", rule, details, { unit_id: unit.id })];
      }
      rollAgain(change, roll, die);
      return DONE;
    },
    /** The first die of each face. */
    *choices(game) {
      const roll = pendingRoll(game)!;
      if (roll.whole) {
        yield { stratagem: id };
        return;
      }
      for (const dice_index of firstOfEachFace(roll, freeDice(roll))) yield { stratagem: id, dice_index };
    },
  };
  return row;
}
