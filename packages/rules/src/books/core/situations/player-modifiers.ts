import { addModifier, addReroll, type Draft, type RollDraft } from "../../../abilities/draft.ts";
import type { Volley } from "../../../abilities/volley.ts";
import type { Modifiers } from "../../../game/shooting.ts";

type Chosen = NonNullable<Modifiers["hit"]>;

/** One row a box that players can tick for a roll. */
const ROWS: Readonly<Record<keyof Chosen, (roll: RollDraft) => void>> = {
  reroll_ones: (roll) => addReroll(roll, "ONES", { text: "re-roll 1s", rule: "AT-5" }),
  reroll_failed: (roll) => addReroll(roll, "FAILED", { text: "re-roll failed", rule: "AT-5" }),
  plus_one: (roll) => addModifier(roll, 1, "modifier", "AT-4"),
  minus_one: (roll) => addModifier(roll, -1, "modifier", "AT-4"),
};

function tick(chosen: Chosen | undefined, roll: RollDraft): void {
  if (chosen === undefined) return;
  for (const [name, add] of Object.entries(ROWS)) {
    if (chosen[name as keyof Chosen] === true) add(roll);
  }
}

/** What the players granted by hand: abilities and stratagems that the table does not know. */
export function compilePlayerModifiers({ modifiers }: Volley, draft: Draft): void {
  tick(modifiers.hit, draft.hit);
  tick(modifiers.wound, draft.wound);
}
