/** Of the 36 ways that two dice fall, how many show at least this. */
const AT_LEAST = [36, 36, 36, 35, 33, 30, 26, 21, 15, 10, 6, 3, 1] as const;

/** The chance that two dice reach so many inches. */
export function chanceToReach(inchesToGo: number): number {
  const needed = Math.ceil(Math.max(0, inchesToGo));
  return (AT_LEAST[needed] ?? 0) / 36;
}
