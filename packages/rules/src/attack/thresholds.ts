/** The small tables of the attack sequence. */

/** The unmodified roll needed to wound (AT-6). */
export function woundThreshold(strength: number, toughness: number): number {
  if (strength >= 2 * toughness) return 2;
  if (strength > toughness) return 3;
  if (strength === toughness) return 4;
  if (2 * strength <= toughness) return 6;
  return 5;
}

/** All sources summed, then kept within -1 and +1 (AT-4). */
export function netModifier(modifiers: readonly { readonly value: number }[]): number {
  let sum = 0;
  for (const { value } of modifiers) sum += value;
  return Math.max(-1, Math.min(1, sum));
}

/** The lowest unmodified face that succeeds: a 1 never does and a 6 always does (AT-3, AT-7). */
export function rollThreshold(needed: number, modifier: number): number {
  return Math.max(2, Math.min(6, needed - modifier));
}

/** A save of 3+ or better gains nothing from cover against AP 0 (CV-2). */
export function coverCounts(save: number, ap: number): boolean {
  return save > 3 || ap < 0;
}

/**
 * The armour save after AP and cover (AT-11): improvements never exceed +1 over the characteristic, and no save is
 * better than 2+. AP is 0 or negative, so subtracting it makes the number worse.
 */
export function armourThreshold(save: number, ap: number, cover: boolean, more = 0): number {
  const improvement = (cover && coverCounts(save, ap) ? 1 : 0) + more;
  return Math.max(2, save - 1, save - ap - improvement);
}
