/** Draws that are the same on every machine. */
export function drawing(seed: number) {
  let state = (seed * 2_654_435_761) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const one = <T>(all: readonly T[]): T => all[Math.floor(next() * all.length)]!;
  const shuffled = <T>(all: readonly T[]): readonly T[] =>
    all
      .map((each) => ({ each, at: next() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ each }) => each);
  return { one, shuffled };
}
