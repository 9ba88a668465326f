import type { Stratagem } from "./stratagem.ts";

/** Dice that are spent out of a pool, by their places in it. */

type Spend = NonNullable<Stratagem["spend"]>;

/** The cheapest dice of one face that will do: the smallest set first, then the lowest face; undefined: there are none. */
export function alikeDice(held: readonly number[], { alike = [] }: Spend): readonly number[] | undefined {
  for (const { count, from } of alike.toSorted((a, b) => a.count - b.count)) {
    for (let face = from; face <= 6; face++) {
      const places = held.flatMap((one, index) => (one === face ? [index] : []));
      if (places.length >= count) return places.slice(0, count);
    }
  }
  return undefined;
}

/** Whether the dice at these places pay for it. */
export function arePaying(held: readonly number[], places: readonly number[], spend: Spend): boolean {
  const { count, from = 1, alike } = spend;
  const faces = places.map((at) => held[at] ?? 0);
  if (new Set(places).size !== places.length) return false;
  if (alike === undefined) return places.length === count && faces.every((face) => face >= from);
  const [first = 0] = faces;
  return (
    faces.every((face) => face === first) &&
    alike.some((one) => one.count === places.length && first >= one.from)
  );
}

/** The places that are spent where the player names none. */
export function cheapestDice(held: readonly number[], spend: Spend): readonly number[] {
  const { count, from = 1, alike } = spend;
  if (alike !== undefined) return alikeDice(held, spend) ?? [];
  return held
    .flatMap((face, index) => (face >= from ? [{ face, index }] : []))
    .toSorted((a, b) => a.face - b.face)
    .slice(0, count)
    .map(({ index }) => index);
}
