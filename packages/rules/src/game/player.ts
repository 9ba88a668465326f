/** The two players, by their ids. */
export const PLAYER_IDS = ["p1", "p2"] as const;
export type PlayerId = (typeof PLAYER_IDS)[number];

export function opponentOf(player: PlayerId): PlayerId {
  return player === "p1" ? "p2" : "p1";
}
