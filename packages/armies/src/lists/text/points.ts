/** A line that ends in its points: a unit, a title or a size of battle. */
export interface Priced {
  readonly name: string;
  readonly points: number;
  /** What stands behind the points and a colon. */
  readonly rest: string;
}

/** `(80 Points)`, `(80pts)`, `(2,000 Punkte)`, `(1 000 points`: whatever begins with p, by the locale of the device. */
const ROUND = /^(.*?)\s*[([]\s*(\d[\d.,\s]{0,12}?)\s*[pP]\p{L}{0,9}\.?\s*[)\]]?\s*(?::\s*(.*))?$/u;
const SQUARE = /^(.*?)\s*[-–—‑]?\s*\[\s*(\d[\d.,\s]{0,12}?)\s*[pP]\p{L}{0,9}\.?\s*\]\s*(?::\s*(.*))?$/u;

export function pricedIn(text: string, bracket: "round" | "square" = "round"): Priced | undefined {
  const found = (bracket === "round" ? ROUND : SQUARE).exec(text);
  const points = found === null ? Number.NaN : digitsOf(found[2]!);
  if (found === null || !Number.isFinite(points)) return undefined;
  return { name: found[1]!.trim(), points, rest: (found[3] ?? "").trim() };
}

export function digitsOf(text: string): number {
  const digits = text.replaceAll(/\D/g, "");
  return digits === "" || digits.length > 6 ? Number.NaN : Number(digits);
}
