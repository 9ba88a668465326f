/** Keys that mean something else at the table, at one moment or another; a test compares them with the keys themselves. */
const RESERVED: ReadonlySet<string> = new Set("ABCDEFHIKMNPQRSTUVWX");
/** The same with Shift. */
const RESERVED_WITH_SHIFT: ReadonlySet<string> = new Set("QSUW");

const ALPHABET = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

const PLAIN = ALPHABET.filter((letter) => !RESERVED.has(letter));
const SHIFTED = ALPHABET.filter((letter) => !RESERVED_WITH_SHIFT.has(letter)).map(withShift);

/** Every key that may use a stratagem, as bindings name it: `G`, `Shift+G`. */
export const FREE_KEYS: readonly string[] = [...PLAIN, ...SHIFTED];

function withShift(letter: string): string {
  return `Shift+${letter}`;
}

/**
 * A key for each name, or none where all are taken: an initial; else another letter of its own, then the same with Shift;
 * else any that is left. All initials are dealt first, so that the best known names keep theirs.
 */
export function keysFor(names: readonly string[]): readonly (string | undefined)[] {
  const left = new Set(FREE_KEYS);
  const dealt = new Map<number, string>();
  const deal = (wanted: (name: string) => readonly string[]) => {
    for (const [index, name] of names.entries()) {
      const key = dealt.has(index) ? undefined : wanted(name.toUpperCase()).find((one) => left.has(one));
      if (key === undefined) continue;
      left.delete(key);
      dealt.set(index, key);
    }
  };
  deal(initialsOf);
  deal((name) => [...name, ...[...initialsOf(name), ...name].map(withShift), ...left]);
  return names.map((_, index) => dealt.get(index));
}

function initialsOf(name: string): readonly string[] {
  return name.split(/\s+/).flatMap((word) => /[A-Z]/.exec(word)?.[0] ?? []);
}

/** As a button shows it: `⇧G`. */
export function keyInWords(key: string | undefined): string | undefined {
  return key?.replace("Shift+", "⇧");
}
