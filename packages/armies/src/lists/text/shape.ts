import type { Line } from "./lines.ts";

/** What a list still has of its layout: sites strip the spaces, and dialects differ in bullets. */
export type Shape = "sub bullets" | "indented" | "first bullets" | "bullets only";

/** Of all lines below the header. */
export function shapeOf(units: readonly (readonly Line[])[]): Shape {
  const lines = units.flat();
  const has = (kind: Line["bullet"]) => lines.some(({ bullet }) => bullet === kind);
  if (has("sub") && has("main")) return "sub bullets";
  if (!has("main") && !has("sub")) return levelsOf(lines).size === 2 ? "indented" : "bullets only";
  if (units.some((unit) => new Set(bulleted(unit).map(({ indent }) => indent)).size > 1)) return "indented";
  // Without spaces the dialect that has bullets only on first lines still shows them.
  const plain = lines.some(({ bullet, count }) => bullet === null && count !== null);
  return plain ? (lines.some(({ indent }) => indent > 0) ? "indented" : "first bullets") : "bullets only";
}

function levelsOf(lines: readonly Line[]): ReadonlySet<number> {
  return new Set(lines.filter(({ count }) => count !== null).map(({ indent }) => indent));
}

function bulleted(lines: readonly Line[]): readonly Line[] {
  return lines.filter(({ bullet }) => bullet !== null);
}
