import type { Game, Unit } from "../../game/document.ts";
import { unitName } from "../../game/names.ts";

/** Names one after the other: `A`, `A and B`, `A, B and C`. */
export function listed(names: readonly string[]): string {
  if (names.length < 2) return names.join("");
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

export const idsListed = (items: readonly { readonly id: string }[]) => listed(items.map(({ id }) => id));

export const unitsListed = (game: Game, units: readonly Pick<Unit, "id">[]) =>
  listed([...new Set(units.map(({ id }) => unitName(game, id)))]);

/** More names than this are not read. */
const MOST_NAMES = 4;

export const few = (names: readonly string[]) =>
  names.length <= MOST_NAMES ? listed(names) : `${names.slice(0, MOST_NAMES).join(", ")}, …`;
