import { type Game, measuring, type Terrain } from "@gunline/rules";
import { terrainName } from "@gunline/rules/words";
import { words } from "../words/english.ts";

/** What a piece of terrain is and does, for the card that opens over it. */

/** With the name by which the log and the referee call it. */
export function titleOf(terrain: Game["terrain"], { id, height }: Terrain): string {
  return words.board.high(terrainName(terrain, id), height);
}

export function effectsOf(feature: Terrain): readonly string[] {
  return measuring
    .rulesOfTerrain(feature)
    .map((rule) => words.board.rule(words.board.terrainRules[rule] ?? "", rule));
}
