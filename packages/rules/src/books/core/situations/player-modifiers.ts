import { addRerollBy, type Draft, type RollDraft } from "../../../abilities/draft.ts";
import type { Volley } from "../../../abilities/volley.ts";
import type { Modifiers } from "../../../game/shooting.ts";

type Chosen = NonNullable<Modifiers["hit"]>;

function modify(roll: RollDraft, value: 1 | -1): void {
  roll.modifiers.push({ value, cause: { what: "MODIFIER_BY_HAND", rule: "AT-4", value } });
}

function reroll(roll: RollDraft, which: "ONES" | "FAILED"): void {
  addRerollBy(roll, which, { what: "REROLL", rule: "AT-5", name: null, reroll: which });
}

/** One row a box that players can tick for a roll. */
const ROWS: Readonly<Record<keyof Chosen, (roll: RollDraft) => void>> = {
  reroll_ones: (roll) => reroll(roll, "ONES"),
  reroll_failed: (roll) => reroll(roll, "FAILED"),
  plus_one: (roll) => modify(roll, 1),
  minus_one: (roll) => modify(roll, -1),
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
