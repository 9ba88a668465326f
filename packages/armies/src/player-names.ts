import type { PlayerId } from "@gunline/rules";

/** What the sides are called until somebody has given a name; no colours, which each player may choose otherwise. */
export const PLAYER_NAMES: Readonly<Record<PlayerId, string>> = { p1: "Player 1", p2: "Player 2" };
