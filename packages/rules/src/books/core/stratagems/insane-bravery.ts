import { DONE } from "../../../flow/actions/entry.ts";
import { chanceToPass } from "../../../flow/battle-shock/test.ts";
import { markTested, testRefusals } from "../../../flow/phases/command/tests.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";

/** A unit that owes a Battle-shock test passes it without a roll. */
export const insaneBravery: UnitStratagem = {
  id: "INSANE_BRAVERY",
  name: "Insane Bravery",
  rule: "ST-13",
  cost: 1,
  windows: [],
  moments: ["OWN_COMMAND"],
  once: "BATTLE",
  words: {
    when: "Your Command phase, before a Battle-shock test.",
    on: "The unit that has to test.",
    does: "It passes without a roll. Once a battle.",
  },
  refusals: (game, unit) => testRefusals(game, unit),
  use(change, unit) {
    markTested(change, unit.id);
    change.story.addLine({ line: "battle_shock_passed", unit_id: unit.id });
    change.happened({ type: "battle_shock_tested", unit_id: unit.id, passed: true });
    return DONE;
  },
  odds(game, unit) {
    const passed = chanceToPass(game, unit);
    return [{ what: "TEST", unit_id: unit.id, chances: [0, 1], without: [1 - passed, passed] }];
  },
  choices: () => [{ stratagem: "INSANE_BRAVERY" }],
};
