import { type Refusal, refusal } from "../../../base/refusal.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { COMMAND_RE_ROLL } from "../../../flow/re-roll/able.ts";
import { rollAgain } from "../../../flow/re-roll/again.ts";
import { firstOfEachFace, freeDice } from "../../../flow/re-roll/dice.ts";
import { pendingRoll } from "../../../flow/re-roll/roll.ts";
import { notNow } from "../../../flow/stratagems/not-now.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import type { Unit } from "../../../game/document.ts";

/** One die of one's own that lies on the table is rolled again. */
export const commandReroll: UnitStratagem = {
  ...COMMAND_RE_ROLL,
  windows: ["W-DICE"],
  moments: ["ROLL"],
  once: "PHASE",
  words: {
    when: "Any phase, just after a roll of yours: Advance, charge, hit, wound, save, damage, number of attacks, Desperate Escape, Hazardous.",
    on: "The unit that the roll was for.",
    does: "Roll that die again; of a charge roll both dice. Not a die that was re-rolled before.",
  },
  refusals(game, unit) {
    const roll = pendingRoll(game);
    const about = { unit_id: unit.id };
    if (roll?.unit_id !== unit.id) {
      return [notNow(commandReroll, about)];
    }
    return freeDice(roll).length > 0 ? [] : [rerolledAlready(unit)];
  },
  use(change, unit, _event, { dice_index }) {
    const roll = pendingRoll(change.game)!;
    const { faces, whole } = roll;
    const one = faces.length === 1;
    const named = dice_index ?? (one || whole ? 0 : undefined);
    if (named === undefined || named >= faces.length || (whole && !one && dice_index !== undefined)) {
      return [
        refusal("WHICH_DIE", "ST-10", { dice: faces.length, whole: whole && !one }, { unit_id: unit.id }),
      ];
    }
    if (roll.rerolled.includes(named)) return [rerolledAlready(unit)];
    rollAgain(change, roll, named);
    return DONE;
  },
  *choices(game) {
    const roll = pendingRoll(game)!;
    const { id: stratagem } = COMMAND_RE_ROLL;
    if (roll.whole || roll.faces.length === 1) {
      yield { stratagem };
      return;
    }
    for (const dice_index of firstOfEachFace(roll, freeDice(roll))) yield { stratagem, dice_index };
  },
};

function rerolledAlready({ id, name }: Unit): Refusal {
  return refusal("REROLLED", "ST-10", { unit: name }, { unit_id: id });
}
