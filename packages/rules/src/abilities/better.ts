/** Changes of characteristics that never make them worse. */

/** At least this invulnerable save; a better one stays. */
export function invulnerableOf(save: number): (value: number | null) => number {
  return (value) => (value === null ? save : Math.min(value, save));
}
