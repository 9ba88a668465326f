import { giveEffect } from "../../../abilities/give.ts";
import { effectRow } from "../../../abilities/registry.ts";
import { carriesRolled, profileRolled } from "../../../abilities/rolled-profile.ts";
import { refusal } from "../../../base/refusal.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { selectionRefusals } from "../../../flow/phases/shooting/moment.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import type { Change } from "../../../game/change.ts";
import type { Unit } from "../../../game/document.ts";

const NAMED = { name: "Bubblechukka", rule: "KW-33" } as const;

/** Before the unit shoots: one die says what all its Bubblechukkas fire. */
export const bubblechukka: UnitStratagem = {
  ...NAMED,
  id: "BUBBLECHUKKA",
  cost: 0,
  windows: [],
  moments: ["OWN_SHOOTING"],
  once: null,
  onceEach: "PHASE",
  gear: true,
  isFor: carriesRolled,
  against(game, unit) {
    const about = { unit_id: unit.id };
    if (!carriesRolled(game, unit)) {
      return [refusal("NO_WEAPON_FOR_IT", NAMED.rule, { unit: unit.name, ability: NAMED.name }, about)];
    }
    if (profileRolled(game, unit) !== undefined) {
      const told = { unit: unit.name, stratagem: NAMED.name };
      return [refusal("ALREADY_IN_EFFECT", NAMED.rule, told, about)];
    }
    return selectionRefusals(game, unit);
  },
  use(change, unit) {
    rollBubble(change, unit);
    return DONE;
  },
  choices: () => [{ stratagem: "BUBBLECHUKKA" }],
};

/** Two faces of the die each. */
const BUBBLES = ["BIG_BUBBLE", "WOBBLY_BUBBLE", "DENSE_BUBBLE"];

/** The die, and what it stands for until the phase ends. */
export function rollBubble(change: Change, unit: Unit): void {
  const { dice, story } = change;
  const face = dice.d6();
  const about = { unit_id: unit.id, target_unit_id: unit.id };
  const block = story.roll({
    context: "ability",
    ability: NAMED.name,
    rolls_raw: [face],
    wounds: null,
    ...about,
  });
  const row = effectRow(change.table, BUBBLES[Math.ceil(face / 2) - 1]!)!;
  story.addLine({ line: "profile_rolled", unit_id: unit.id, block, profile: row.profile! });
  giveEffect(change, unit.id, row, unit.owner, "PHASE");
}
