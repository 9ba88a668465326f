import { rulesOfTerrain, type Terrain } from "@gunline/rules";
import { words } from "../words/english.ts";

/** What a piece of terrain is and does, for the card that opens over it. */

/** In plain words; its id is for the log alone. */
export function nameOf({ kind }: Pick<Terrain, "kind">): string {
  return words.board.terrain[kind];
}

export function titleOf(feature: Terrain): string {
  const name = nameOf(feature);
  return words.board.high(name.charAt(0).toUpperCase() + name.slice(1), feature.height);
}

export function effectsOf(feature: Terrain): readonly string[] {
  return rulesOfTerrain(feature).map((rule) => words.board.rule(words.board.terrainRules[rule] ?? "", rule));
}
