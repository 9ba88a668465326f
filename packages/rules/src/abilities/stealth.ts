import { addModifier, type Draft } from "./draft.ts";
import { unitAbility } from "./unit-ability.ts";
import type { Volley } from "./volley.ts";

const STEALTH = { name: "Stealth", rule: "KW-23" } as const;

/** Harder to hit from afar. */
export const stealth = unitAbility<true>({
  rule: "KW-23",
  name: "STEALTH",
  parse: (text) => (text === "STEALTH" ? true : undefined),
  better: () => true,
});

export function compileStealth({ target }: Volley, draft: Draft): void {
  if (stealth.of(target) === true) addModifier(draft.hit, -1, STEALTH);
}
