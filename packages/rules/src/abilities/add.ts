import type { Draft, Named } from "./draft.ts";

/** What effects do to drafts again and again, each with its reason. */

export function addStrength(draft: Draft, { name, rule }: Named, value: number): void {
  draft.strength.push({ value, cause: { what: "ADDED", rule, name, to: "S", value } });
}

/** Above 0: the AP is better by so much; below: worse. */
export function addPenetration(draft: Draft, { name, rule }: Named, value: number): void {
  const added = { value, cause: { what: "ADDED", rule, name, to: "AP", value: -value } } as const;
  for (const gun of draft.guns) gun.ap.push(added);
}

/** So much more damage from each weapon; below 0: less, down to 1. */
export function addDamage(draft: Draft, { name }: Named, value: number): void {
  for (const gun of draft.guns) gun.damageBonus += value;
  draft.notes.push({ what: "DAMAGE", name, value });
}

/** Critical hits score this many more; the better of two counts (KW-27). */
export function grantSustainedHits(draft: Draft, { name, rule }: Named, extra: number): void {
  const own = draft.extraHits;
  const mean = own === null ? 0 : (own.count * (own.sides + 1)) / 2 + own.plus;
  if (mean >= extra) return;
  draft.extraHits = { count: 0, sides: 6, plus: extra };
  draft.hit.remarks.push({ what: "GRANTED", rule, name, ability: "Sustained Hits", value: extra });
}

export function grantLethalHits(draft: Draft, { name, rule }: Named): void {
  draft.criticalHitWounds = true;
  draft.hit.remarks.push({ what: "GRANTED", rule, name, ability: "Lethal Hits" });
}

export function grantDevastatingWounds(draft: Draft, { name, rule }: Named): void {
  draft.wound.devastating = true;
  draft.wound.remarks.push({ what: "GRANTED", rule, name, ability: "Devastating Wounds" });
}

export function grantIgnoresCover(draft: Draft, { name }: Named): void {
  draft.ignoresCover = true;
  draft.notes.push({ what: "GRANTED", name, ability: "Ignores Cover" });
}

/** Hits are critical, and so hits, from this unmodified face. */
export function criticalHitsFrom(draft: Draft, { name, rule }: Named, face: number): void {
  for (const gun of draft.guns) gun.criticalHit = Math.min(gun.criticalHit, face);
  draft.criticalHitFrom = Math.min(draft.criticalHitFrom, face);
  draft.hit.remarks.push({ what: "CRITICAL_HITS", rule, name, face });
}
