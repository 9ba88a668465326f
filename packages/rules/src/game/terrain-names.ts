import type { Game } from "./document.ts";
import type { TerrainKind } from "./terrain-kind.ts";

export const TERRAIN_KIND_NAMES: Readonly<Record<TerrainKind, string>> = {
  ruins: "Ruins",
  woods: "Woods",
  crater: "Crater",
  barricade: "Barricade",
  debris: "Debris",
  hill: "Hill",
  container: "Container",
};

const known = new WeakMap<Game["terrain"], ReadonlyMap<string, number>>();

/**
 * How texts and the board name a piece of terrain: by its kind and its number among those of its kind, in the order of
 * the document: `Ruins 2`. Players do not know its id. No two pieces have the same name.
 */
export function terrainName(terrain: Game["terrain"], id: string): string {
  const piece = terrain[id];
  return piece === undefined ? "terrain" : `${TERRAIN_KIND_NAMES[piece.kind]} ${terrainNumber(terrain, id)}`;
}

/** The number of a piece among those of its kind. */
export function terrainNumber(terrain: Game["terrain"], id: string): number {
  let numbers = known.get(terrain);
  if (numbers === undefined) {
    numbers = numbersOf(terrain);
    known.set(terrain, numbers);
  }
  return numbers.get(id)!;
}

function numbersOf(terrain: Game["terrain"]): ReadonlyMap<string, number> {
  const groups = Map.groupBy(Object.values(terrain), ({ kind }) => kind);
  return new Map([...groups.values()].flatMap((pieces) => pieces.map(({ id }, index) => [id, index + 1])));
}
