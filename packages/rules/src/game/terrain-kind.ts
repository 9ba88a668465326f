export const TERRAIN_KINDS = [
  "ruins",
  "woods",
  "crater",
  "barricade",
  "debris",
  "hill",
  "container",
] as const;

export type TerrainKind = (typeof TERRAIN_KINDS)[number];
