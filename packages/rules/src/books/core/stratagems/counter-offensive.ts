import { refusal } from "../../../base/refusal.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { beginFight } from "../../../flow/phases/fight/select.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import { isEngaged } from "../../../game/measure/measure.ts";
import { mayFight } from "../../../space/fight/picks.ts";

/** Just after an enemy unit has fought, a unit fights next, whoever's pick it would be. */
export const counterOffensive: UnitStratagem = {
  id: "COUNTER_OFFENSIVE",
  name: "Counter-offensive",
  rule: "ST-11",
  cost: 2,
  windows: ["W-FIGHT-AFTER"],
  once: "PHASE",
  words: {
    when: "Fight phase, just after an enemy unit has fought.",
    on: "A unit of yours in Engagement Range that has not fought yet.",
    does: "It fights next.",
  },
  refusals(game, unit) {
    const about = { unit_id: unit.id };
    if (unit.flags.has_fought === true) {
      return [refusal("ALREADY_FOUGHT", "ST-11", { unit: unit.name }, about)];
    }
    if (isEngaged(game, unit) && mayFight(game, unit)) return [];
    return [refusal("NOBODY_ENGAGED", "ST-11", { unit: unit.name }, about)];
  },
  use(change, unit) {
    beginFight(change, unit);
    return DONE;
  },
  choices: () => [{ stratagem: "COUNTER_OFFENSIVE" }],
};
