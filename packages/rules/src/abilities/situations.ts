import { compileInForce } from "./compile.ts";
import type { Draft } from "./draft.ts";
import { keywordBook } from "./keyword-book.ts";
import { notAutomated } from "./unit-abilities.ts";
import type { Volley } from "./volley.ts";

/** Lets everything that bears on an attack add to its draft; the order does not matter. */
export function applyEffects(volley: Volley, draft: Draft): void {
  const { situations, shootingSituations } = keywordBook.value;
  for (const ability of volley.abilities.abilities) ability.compile(volley, draft);
  compileInForce(volley, draft);
  for (const situation of situations) situation(volley, draft);
  if (volley.melee) draft.ignoresCover = true;
  else for (const situation of shootingSituations) situation(volley, draft);
  for (const keyword of volley.abilities.notAutomated)
    draft.notes.push({ what: "NOT_AUTOMATED", name: keyword });
  for (const unit of [volley.shooter, volley.target]) {
    for (const name of notAutomated(volley.game, unit))
      draft.notes.push({ what: "NOT_AUTOMATED", name, unit: unit.name });
  }
}
