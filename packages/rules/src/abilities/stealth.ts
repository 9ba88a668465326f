import { addModifier, addModifierThrough, type Draft } from "./draft.ts";
import { inForceOn } from "./in-force.ts";
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

/** A unit has Stealth or has it not: a second one adds nothing. */
export function compileStealth({ game, target }: Volley, draft: Draft): void {
  if (stealth.of(target) === true) addModifier(draft.hit, -1, STEALTH);
  else {
    const force = inForceOn(game, target).find(({ row }) => row.abilities?.includes("STEALTH"));
    if (force !== undefined) addModifierThrough(draft.hit, -1, force.row, "Stealth");
  }
}
