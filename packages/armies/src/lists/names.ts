/**
 * How names are compared: the same unit is written with other quotes, dashes, spaces and capitals by every tool
 * (the app ’, New Recruit ', a no-break hyphen here and there).
 */
export function nameKey(name: string): string {
  const found = known.get(name);
  if (found !== undefined) return found;
  if (known.size >= MOST_KNOWN) known.clear();
  const key = keyOf(name);
  known.set(name, key);
  return key;
}

/** The same few thousand names are asked for again and again. */
const known = new Map<string, string>();
const MOST_KNOWN = 20_000;

function keyOf(name: string): string {
  return name
    .normalize("NFKC")
    .replaceAll(/[‘’ʼ´`′‛]/g, "'")
    .replaceAll(/[\u2010-\u2015\u2212]/g, "-")
    .replaceAll(/[\u200b-\u200d\u2060\ufeff]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .toLowerCase();
}

/** The last resort: without accents, brackets, marks and the plural's s. */
export function looseKey(name: string): string {
  const found = loose.get(name);
  if (found !== undefined) return found;
  if (loose.size >= MOST_KNOWN) loose.clear();
  const key = looseKeyOf(name);
  loose.set(name, key);
  return key;
}

const loose = new Map<string, string>();

function looseKeyOf(name: string): string {
  return nameKey(name)
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/\([^)]*\)|\[[^\]]*\]/g, " ")
    .replaceAll(/[^a-z0-9]+/g, " ")
    .trim()
    .split(" ")
    .map((word) => (word.length > 3 ? word.replace(/s$/, "") : word))
    .join(" ");
}

export function sameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b) || looseKey(a) === looseKey(b);
}

/** Spaces of all kinds as one, and nothing around. */
export function tidy(text: string): string {
  return text
    .replaceAll(/[\u200b-\u200d\u2060\ufeff]/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
