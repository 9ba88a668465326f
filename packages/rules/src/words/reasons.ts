import type { Reason } from "../game/plan.ts";

/** What makes the numbers of an attack, as compiled plans keep it beside them. Keywords word their own in their files. */

export const HITS_AUTOMATICALLY = "hits automatically";

/** With WS in a fight. */
export function skillReason(skill: number, melee: boolean): string {
  return `${melee ? "WS" : "BS"} ${skill}+`;
}

/** Attacks beyond those that the weapons have in common, where some models split theirs. */
export const UNSPLIT = "more of those that strike at one target only";

export function strengthReason(strength: number | string, toughness: number): string {
  return `S${strength} against T${toughness}`;
}

export function cappedReason(most: 1 | -1): string {
  return `cap applied: ${most > 0 ? "+1" : "−1"} at most`;
}

export function armourReason(save: number): string {
  return save === 7 ? "no armour" : `Sv ${save}+`;
}

export function invulnerableReason(save: number): string {
  return `invulnerable ${save}+`;
}

export function penetrationReason(ap: number): string {
  return `AP −${-ap}`;
}

export function coverReason(cover: string): string {
  return `cover +1 (${cover})`;
}

export function noCoverReason(save: number): string {
  return `no cover at ${save}+ against AP 0, cap applied`;
}

/** Where cover comes from. */
export const COVER_IN_WORDS = {
  within: (terrain: string) => `within ${terrain}`,
  behind: (terrain: string) => `behind ${terrain}`,
  light: (terrain: string) => `light cover of ${terrain}`,
};

export function reasonsInWords(reasons: readonly Reason[]): string {
  return reasons.map(({ text }) => text).join(", ");
}

/** `cover +1 (behind Woods 2)` is `cover +1 (behind Woods)`: which of them it is, the log says. */
export function withoutTerrainNumber(text: string): string {
  return text.replace(/\b(within|behind|light cover of) (\w+) \d+/g, "$1 $2");
}
