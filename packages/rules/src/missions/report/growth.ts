import type { Game } from "../../game/document.ts";
import { PHASES } from "../../game/phase.ts";
import { PLAYER_IDS, type PlayerId } from "../../game/player.ts";
import { isSecondTurn } from "../../game/turn.ts";
import { pointsOf } from "../scoring/result.ts";
import type { Played } from "./played.ts";

/** The score of both sides from a moment on. */
export interface Score {
  readonly moment: number;
  /** How far the battle had come: 0 at its start, 1 at the end of the first round, with parts for turns and phases. */
  readonly at: number;
  readonly vp: Readonly<Record<PlayerId, number>>;
}

/** The score as it grew: the first entry is the start, then one for each time that it changed. */
export function growthOf(start: Game, played: readonly Played[]): readonly Score[] {
  const growth: Score[] = [{ moment: 0, at: 0, vp: scoreIn(start) }];
  for (const { before, after, moment } of played) {
    const vp = scoreIn(after);
    const last = growth.at(-1)!.vp;
    if (PLAYER_IDS.every((player) => vp[player] === last[player])) continue;
    // What is scored as a phase or a turn ends belongs to the end of it.
    growth.push({ moment, at: Math.max(progress(before), growth.at(-1)!.at), vp });
  }
  return growth;
}

function scoreIn(game: Game): Readonly<Record<PlayerId, number>> {
  return { p1: pointsOf(game, "p1"), p2: pointsOf(game, "p2") };
}

/** At the end of the phase that it is in. */
function progress(game: Game): number {
  const { round, phase } = game.turn;
  const turns = (round - 1) * 2 + (isSecondTurn(game) ? 1 : 0);
  return (turns + PHASES.indexOf(phase) / (PHASES.length - 1)) / 2;
}
