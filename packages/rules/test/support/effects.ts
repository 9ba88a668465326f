import type { Game } from "../../src/index.ts";

type Json = Record<string, unknown>;

/** An effect as documents write it. */
export function on(effect: string, until = "PHASE", more: Json = {}): Json {
  return { effect, source: "STRATAGEM", player: "p1", until, ...more };
}

/** The same game with p1 and p2 fighting as these detachments. */
export function fightingAs(
  game: Game,
  p1: Game["players"]["p1"]["detachment"],
  p2?: Game["players"]["p1"]["detachment"],
): Game {
  const { players } = game;
  return {
    ...game,
    players: {
      p1: p1 === undefined ? players.p1 : { ...players.p1, detachment: p1 },
      p2: p2 === undefined ? players.p2 : { ...players.p2, detachment: p2 },
    },
  };
}
