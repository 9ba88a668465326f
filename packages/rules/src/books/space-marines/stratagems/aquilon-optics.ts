import { refusal } from "../../../base/refusal.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { AQUILON_OPTICS, type FreeReroll } from "../../../flow/re-roll/able.ts";
import { rollAgain } from "../../../flow/re-roll/again.ts";
import { type PendingRoll, pendingRoll } from "../../../flow/re-roll/roll.ts";
import { notNow } from "../../../flow/stratagems/not-now.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";

/** Each time the bearer shoots, one hit roll, one wound roll and one damage roll of it may be made again. */
export const AQUILON_REROLLS: readonly UnitStratagem[] = AQUILON_OPTICS.rolls.map(freeReroll);

function freeReroll({ id, name, of }: FreeReroll): UnitStratagem {
  const { rule, ability } = AQUILON_OPTICS;
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
    ability,
    against(game, unit) {
      const roll = pendingRoll(game);
      if (roll?.unit_id === unit.id && roll.of === of && freeDice(roll).length > 0) return [];
      return [notNow(row, { unit_id: unit.id })];
    },
    use(change, unit, _event, { dice_index }) {
      const roll = pendingRoll(change.game)!;
      const die = dice_index ?? (roll.whole || roll.faces.length === 1 ? 0 : undefined);
      if (die === undefined || !freeDice(roll).includes(die)) {
        const told = { dice: roll.faces.length, whole: false };
        return [refusal("WHICH_DIE", rule, told, { unit_id: unit.id })];
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
      const free = freeDice(roll);
      for (const face of new Set(free.map((die) => roll.faces[die]!))) {
        yield { stratagem: id, dice_index: free.find((die) => roll.faces[die] === face)! };
      }
    },
  };
  return row;
}

/** Dice that were not rolled again yet. */
function freeDice({ faces, rerolled }: PendingRoll): readonly number[] {
  return faces.map((_, die) => die).filter((die) => !rerolled.includes(die));
}
