import { mayRerollFor } from "../../../abilities/permissions.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { rollAgain } from "../../../flow/re-roll/again.ts";
import { pendingRoll } from "../../../flow/re-roll/roll.ts";
import { notNow } from "../../../flow/stratagems/not-now.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";

const NAMED = { name: "Fire Discipline", rule: "AR-12" } as const;

/** Under the Devastator Doctrine the bearer's unit may roll its Advance again, for nothing. */
export const fireDisciplineAdvance: UnitStratagem = {
  ...NAMED,
  id: "FIRE_DISCIPLINE_ADVANCE",
  cost: 0,
  windows: [],
  moments: ["ROLL"],
  once: null,
  ability: "FIRE DISCIPLINE",
  against(game, unit) {
    const roll = pendingRoll(game);
    if (roll?.unit_id === unit.id && roll.of === "advance" && mayRerollFor(game, unit, "ADVANCE_ROLL"))
      return [];
    return [notNow(fireDisciplineAdvance, { unit_id: unit.id })];
  },
  use(change) {
    rollAgain(change, pendingRoll(change.game)!, 0);
    return DONE;
  },
  choices: () => [{ stratagem: "FIRE_DISCIPLINE_ADVANCE" }],
};
