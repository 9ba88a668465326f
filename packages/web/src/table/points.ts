import type { Game, PlayerId } from "@gunline/rules";

/** Whether command points matter at this table: a bare one, on which nobody has any, has no use for them. */
export function usesPoints({ mission, players }: Game): boolean {
  return mission !== null || players.p1.cp > 0 || players.p2.cp > 0;
}

/** What a player has scored; null on a bare table, where nothing is. */
export function victoryPointsOf({ mission, players }: Game, player: PlayerId): number | null {
  const { primary, secondary } = players[player].vp;
  return mission === null ? null : primary + secondary;
}
