import type { Game, TerrainKind } from "./document.ts";

const KINDS: Readonly<Record<TerrainKind, string>> = {
  ruins: "Ruins",
  woods: "Woods",
  crater: "Crater",
  barricade: "Barricade",
  debris: "Debris",
  hill: "Hill",
  container: "Container",
};

const known = new WeakMap<Game["terrain"], ReadonlyMap<string, string>>();

/**
 * How texts and the board name a piece of terrain: by its kind and its number among those of its kind, in the order of
 * the document: `Ruins 2`. Players do not know its id. No two pieces have the same name.
 */
export function terrainName(terrain: Game["terrain"], id: string): string {
  let names = known.get(terrain);
  if (names === undefined) {
    names = namesOf(terrain);
    known.set(terrain, names);
  }
  return names.get(id) ?? "terrain";
}

function namesOf(terrain: Game["terrain"]): ReadonlyMap<string, string> {
  const groups = Map.groupBy(Object.values(terrain), ({ kind }) => kind);
  return new Map(
    [...groups].flatMap(([kind, pieces]) =>
      pieces.map(({ id }, index) => [id, `${KINDS[kind]} ${index + 1}`]),
    ),
  );
}
