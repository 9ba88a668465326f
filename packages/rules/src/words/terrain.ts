import type { TerrainKind } from "../game/document.ts";

/** How refusals name a piece of terrain: by what it is, since players do not know its id. */
export const TERRAIN_WORDS: Readonly<Record<TerrainKind, string>> = {
  ruins: "a ruin",
  woods: "a wood",
  crater: "a crater",
  barricade: "a barricade",
  debris: "debris",
  hill: "a hill",
  container: "a container",
};
