import { scriptedDice } from "../../dice/source.ts";
import { rowOf } from "../../flow/phases/phases.ts";
import { Change } from "../../game/change.ts";
import type { Game } from "../../game/document.ts";
import type { PlayerId } from "../../game/player.ts";
import { isSecondTurn } from "../../game/turn.ts";
import { endPhase, endRound, endTurn } from "./instants.ts";

/**
 * What would be scored as the phase and the turn end, if nothing more were done: worked out by ending them on a copy, so
 * that it is what will be.
 */

export type Award = NonNullable<NonNullable<Game["mission"]>["scores"]>[number];

/** An objective that would change hands. */
interface HandOver {
  readonly objective_id: string;
  readonly from: PlayerId | null;
  readonly to: PlayerId | null;
}

export interface ScoringPreview {
  /** Whether there is an end to look at: not before and after the battle, nor while a phase or turn is ending. */
  readonly isOpen: boolean;
  /** Objectives that would change hands as this phase ends. */
  readonly changes: readonly HandOver[];
  /** As this phase ends. */
  readonly phase: readonly Award[];
  /** As this turn ends, and the round where it is the second one of it. */
  readonly turn: readonly Award[];
}

const NOTHING: ScoringPreview = { isOpen: false, changes: [], phase: [], turn: [] };

const known = new WeakMap<Game, ScoringPreview>();

/** Remembered, because every part of a table asks. Nothing before the battle, after it, and where no mission is played. */
export function scoringPreview(game: Game): ScoringPreview {
  let found = known.get(game);
  if (found === undefined) {
    found = isOpen(game) ? { isOpen: true, ...atPhaseEnd(game), turn: atTurnEnd(game) } : NOTHING;
    known.set(game, found);
  }
  return found;
}

/** While a phase or a turn is already ending, what it brings is counted. */
function isOpen(game: Game): boolean {
  if (game.mission === null || game.result !== null || rowOf(game).isBeforeBattle === true) return false;
  return !game.tasks.some(({ type }) => type === "ending");
}

/** A copy on which no die can be rolled: nothing of this asks for one. */
const copyOf = (game: Game) => new Change(game, scriptedDice([], game.rng.cursor));

function atPhaseEnd(game: Game): Pick<ScoringPreview, "changes" | "phase"> {
  const change = copyOf(game);
  endPhase(change);
  const after = change.game.objectives;
  const changes = Object.values(game.objectives).flatMap(({ id, controlled_by }): HandOver[] => {
    const to = after[id]?.controlled_by ?? null;
    return to === controlled_by ? [] : [{ objective_id: id, from: controlled_by, to }];
  });
  return { changes, phase: scoredSince(game, change.game) };
}

function atTurnEnd(game: Game): readonly Award[] {
  const change = copyOf(game);
  endTurn(change);
  if (isSecondTurn(game)) endRound(change);
  return scoredSince(game, change.game);
}

function scoredSince(before: Game, after: Game): readonly Award[] {
  return (after.mission?.scores ?? []).slice(before.mission?.scores?.length ?? 0);
}
