/** Keys that mean something else at the table, at one moment or another; a test compares them with the keys themselves. */
const RESERVED: ReadonlySet<string> = new Set("ABCDEFHIKMNPQRSTUVWX");

export const FREE_LETTERS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"].filter((letter) => !RESERVED.has(letter));

/** A key for each name: the first letter of one of its words, else another of its letters, else any that is left. */
export function lettersFor(names: readonly string[]): readonly string[] {
  const taken = new Set(RESERVED);
  return names.map((name) => {
    const spelled = name.toUpperCase();
    const initials = [...spelled.matchAll(/[A-Z]+/g)].map(([word]) => word[0]!);
    const wanted = [...initials, ...spelled, ...FREE_LETTERS];
    const letter = wanted.find((one) => FREE_LETTERS.includes(one) && !taken.has(one)) ?? "";
    taken.add(letter);
    return letter;
  });
}
