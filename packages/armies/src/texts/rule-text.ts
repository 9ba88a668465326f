/** What the player's own file says of a rule: it stays with the army, and is no part of the document of a game. */
export interface RuleText {
  readonly rule: string;
  readonly text: string;
  /** Names of the units that have it so; empty: the army. */
  readonly of: readonly string[];
}

export const TEXT_LIMITS = {
  /** Of an army: the longest list of eight that were tried has 90 texts with 40,000 characters. */
  texts: 400,
  characters: 150_000,
  length: 2_000,
  nameLength: 120,
  units: 40,
} as const;

// Control characters and lone surrogates, what turns the direction of writing, and what is not seen at all.
const UNSEEN = /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;
// Marks above marks above marks grow out of their line.
const PILED_MARKS = /(\p{M}{3})\p{M}+/gu;
/** A file may come with tags of a page, and with the marks that editors of catalogues make words bold with. */
const TAGS = /<\/?[a-z!][^<>]{0,300}>/giu;
const MARKUP = /\*\*|\^\^|__/gu;

/** Plain words: a text is read by people and by nothing else. */
function cleanText(raw: string, length: number = TEXT_LIMITS.length): string {
  const cleaned = raw
    .slice(0, length * 4)
    .normalize("NFC")
    .replace(TAGS, " ")
    .replace(MARKUP, "")
    .replace(UNSEEN, " ")
    .replace(PILED_MARKS, "$1")
    .replace(/\s+/gu, " ")
    .trim();
  const signs = [...cleaned];
  return signs.length > length
    ? `${signs
        .slice(0, length - 1)
        .join("")
        .trim()}…`
    : cleaned;
}

/** Texts as they may be kept and shown, whoever sent them: clean, each once, and never more than their limits. */
export function cleanTexts(raw: unknown): readonly RuleText[] {
  if (!Array.isArray(raw)) return [];
  const found = new Map<string, { rule: string; text: string; of: Set<string> }>();
  let characters = 0;
  for (const one of raw.slice(0, TEXT_LIMITS.texts * 4) as readonly unknown[]) {
    const { rule: called, text: said, of = [] } = (one ?? {}) as Partial<Record<keyof RuleText, unknown>>;
    if (typeof called !== "string" || typeof said !== "string" || !Array.isArray(of)) continue;
    const rule = cleanText(called, TEXT_LIMITS.nameLength);
    const text = cleanText(said);
    if (ruleKey(rule) === "" || text === "") continue;
    const key = `${ruleKey(rule)} ${text}`;
    let known = found.get(key);
    if (known === undefined) {
      characters += rule.length + text.length;
      if (found.size >= TEXT_LIMITS.texts || characters > TEXT_LIMITS.characters) break;
      known = { rule, text, of: new Set() };
      found.set(key, known);
    }
    for (const unit of of as readonly unknown[]) {
      if (typeof unit !== "string" || known.of.size >= TEXT_LIMITS.units) continue;
      const name = cleanText(unit, TEXT_LIMITS.nameLength);
      if (name !== "") known.of.add(name);
    }
  }
  return [...found.values()].map(({ rule, text, of }) => ({ rule, text, of: [...of] }));
}

/** How names of rules are compared: without capitals, marks and accents. */
function ruleKey(name: string): string {
  return name
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/**
 * What a rule says on a unit. A rule that shares its name with another has something in brackets behind it, and one with a
 * number ("Scouts 6") is often described without it.
 */
export function textOfRule(texts: readonly RuleText[], rule: string, unit?: string): string | undefined {
  const whole = ruleKey(rule);
  const bare = ruleKey(rule.replace(/\s*\([^()]*\)\s*$/u, ""));
  const keys = [...new Set([whole, bare, bare.replace(/ (?:\d+|d[36]).*$/u, "")])];
  for (const key of keys) {
    const named = texts.filter((one) => ruleKey(one.rule) === key);
    const own = unit === undefined ? undefined : named.find(({ of }) => of.some((name) => isOf(name, unit)));
    const found = own ?? named.find(({ of }) => of.length === 0) ?? named[0];
    if (found !== undefined) return found.text;
  }
  return undefined;
}

/** "Boyz" and "Boyz B" have the same rules. */
function isOf(name: string, unit: string): boolean {
  return unit === name || ruleKey(unit).startsWith(`${ruleKey(name)} `) || ruleKey(unit) === ruleKey(name);
}
