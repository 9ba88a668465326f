import { RULES, rulesOfTerrain, type Terrain } from "@gunline/rules";

/** What a piece of terrain is and does, for the card that opens over it. */

const NAMES: Readonly<Record<Terrain["kind"], string>> = {
  ruins: "Ruins",
  woods: "Woods",
  crater: "Crater",
  barricade: "Barricade",
  debris: "Debris",
  hill: "Hill",
  container: "Container",
};

/** With its id, by which the log names it. */
export function titleOf({ id, kind, height }: Terrain): string {
  return `${NAMES[kind]} ${id}, ${height}″ high`;
}

export function shortTitleOf({ kind, height }: Terrain): string {
  return `${NAMES[kind].toLowerCase()}, ${height}″ high`;
}

export function effectsOf(feature: Terrain): readonly string[] {
  return rulesOfTerrain(feature).map((rule) => `${RULES[rule]} (${rule})`);
}
