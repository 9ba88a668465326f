import { DONE } from "../../actions/entry.ts";
import type { Change } from "../../change.ts";
import { giveEffect } from "../../effects/give.ts";
import { carriesRolled, profileRolled } from "../../effects/rolled-profile.ts";
import { BUBBLES } from "../../effects/rows/bubbles.ts";
import type { Unit } from "../../game/document.ts";
import { selectionRefusals } from "../../phases/shooting/moment.ts";
import { refusal } from "../../refusal.ts";
import type { UnitStratagem } from "../stratagem.ts";

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
    if (profileRolled(unit) !== undefined) {
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
  const row = BUBBLES[Math.ceil(face / 2) - 1]!;
  story.tell({ line: "profile_rolled", unit_id: unit.id, block, profile: row.profile! });
  giveEffect(change, unit.id, row, unit.owner, "PHASE");
}
