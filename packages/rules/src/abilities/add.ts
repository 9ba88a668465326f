import type { Draft } from "./draft.ts";
import type { EffectRow } from "./effect.ts";

/** What effects do to drafts again and again, each with its reason. */

type Named = Pick<EffectRow, "name" | "rule">;

/** So many more attacks with each weapon. */
export function addAttacks(draft: Draft, { name: text, rule }: Named, more: number): void {
  for (const gun of draft.guns) gun.bonus += more;
  draft.attackBonuses.push({ text, rule, attacks: more * draft.guns.length });
}

export function addStrength(draft: Draft, { name, rule }: Named, value: number): void {
  draft.strength.push({ value, text: `${name} ${signed(value)} S`, rule });
}

/** Above 0: the AP is better by so much; below: worse. */
export function addPenetration(draft: Draft, { name, rule }: Named, value: number): void {
  for (const gun of draft.guns) gun.ap.push({ value, text: `${name} ${signed(-value)} AP`, rule });
}

/** So much more damage from each weapon; below 0: less, down to 1. */
export function addDamage(draft: Draft, { name }: Named, value: number): void {
  for (const gun of draft.guns) gun.damageBonus += value;
  draft.notes.push(`${name}: ${signed(value)} damage`);
}

/** Critical hits score this many more; the better of two counts (KW-27). */
export function grantSustainedHits(draft: Draft, { name, rule }: Named, extra: number): void {
  const own = draft.extraHits;
  const mean = own === null ? 0 : (own.count * (own.sides + 1)) / 2 + own.plus;
  if (mean >= extra) return;
  draft.extraHits = { count: 0, sides: 6, plus: extra };
  draft.hit.remarks.push({ text: `${name}: Sustained Hits ${extra}`, rule });
}

export function grantLethalHits(draft: Draft, { name, rule }: Named): void {
  draft.criticalHitWounds = true;
  draft.hit.remarks.push({ text: `${name}: Lethal Hits`, rule });
}

export function grantDevastatingWounds(draft: Draft, { name, rule }: Named): void {
  draft.wound.devastating = true;
  draft.wound.remarks.push({ text: `${name}: Devastating Wounds`, rule });
}

export function grantIgnoresCover(draft: Draft, { name }: Named): void {
  draft.ignoresCover = true;
  draft.notes.push(`${name}: Ignores Cover`);
}

/** Hits are critical, and so hits, from this unmodified face. */
export function criticalHitsFrom(draft: Draft, { name, rule }: Named, face: number): void {
  for (const gun of draft.guns) gun.criticalHit = Math.min(gun.criticalHit, face);
  draft.criticalHitFrom = Math.min(draft.criticalHitFrom, face);
  draft.hit.remarks.push({ text: `${name}: critical hits on ${face}+`, rule });
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${-value}`;
}
