import type { EffectRow } from "../../../abilities/effect.ts";

/** What comes out of the muzzle: the profile with which Bubblechukkas of the unit are fired. */
function bubble(kind: string): EffectRow {
  return {
    id: `${kind.toUpperCase()}_BUBBLE`,
    name: "Bubblechukka",
    rule: "KW-33",
    source: "ABILITY",
    text: `Bubblechukkas fire the ${kind} bubble`,
    profile: `${kind} bubble`,
  };
}

/** Two faces of the die each. */
export const BUBBLES: readonly EffectRow[] = [bubble("big"), bubble("wobbly"), bubble("dense")];
