/** The best of three ways to ignore something, each from a face on; null: there is none of them. */
export function lowestFace(
  one: number | null | undefined,
  other: number | null | undefined,
  third: number | null | undefined,
): number | null {
  const best = Math.min(one ?? NEVER, other ?? NEVER, third ?? NEVER);
  return best < NEVER ? best : null;
}

const NEVER = 7;
