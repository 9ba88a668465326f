import { DONE } from "../../../flow/actions/entry.ts";
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
  against: (game, unit) => testRefusals(game, unit),
  use(change, unit) {
    markTested(change, unit.id);
    change.story.addLine({ line: "battle_shock_passed", unit_id: unit.id });
    change.happened({ type: "battle_shock_tested", unit_id: unit.id, passed: true });
    return DONE;
  },
  choices: () => [{ stratagem: "INSANE_BRAVERY" }],
};
