import type { CardId } from "../../src/game/secondaries.ts";
import type { Game } from "../../src/index.ts";
import { battle, end } from "../support/mission.ts";

/** A battle in which p1 has one card in play, at the end of a turn. */

type Wanted = Parameters<typeof battle>[0];

interface Hand {
  readonly mode?: "FIXED" | "TACTICAL";
  readonly card?: Record<string, unknown>;
  readonly left?: readonly CardId[];
  readonly vp?: number;
}

export function holding(card: CardId, wanted: Wanted = {}, hand: Hand = {}): Game {
  const game = battle({ ...wanted, turn: { phase: "FIGHT", round: 2, ...wanted.turn } });
  const { mode = "TACTICAL", left = [], vp = 0 } = hand;
  const active = [{ card, vp, turn_vp: 0, ...hand.card }];
  const secondaries = { mode, active, left: [...left], aside: [] };
  return { ...game, players: { ...game.players, p1: { ...game.players.p1, secondaries } } } as Game;
}

/** What the card of p1 brings as the turn ends. */
export function brings(card: CardId, wanted: Wanted = {}, hand: Hand = {}): number {
  return end(holding(card, wanted, hand)).game.players.p1.vp.secondary;
}

interface KillOptions {
  readonly owner?: "p1" | "p2";
  readonly turn?: "p1" | "p2";
  readonly part?: "WHOLE" | "BODYGUARD" | "LEADER";
  readonly keywords?: readonly string[];
  readonly strength?: number;
  readonly wounds?: number;
  readonly on_objective?: boolean;
}

export const kill = (options: KillOptions = {}) => ({
  unit_id: "x",
  owner: "p2",
  turn: "p1",
  part: "WHOLE",
  keywords: ["INFANTRY"],
  strength: 5,
  wounds: 5,
  on_objective: false,
  ...options,
});
