import type { TableStep } from "@gunline/link";
import { applyDiffs, type Game } from "@gunline/rules";
import { hashOfGame } from "./hash.ts";

/** A document as it was saved, and the steps since. */
export interface Saved {
  readonly document: Game;
  readonly steps: readonly TableStep[];
}

/** Thrown where what is on disk does not add up: such a game must not go on. */
class Corrupt extends Error {
  override readonly name = "Corrupt";
}

/**
 * The document after the last of the steps. A rewind is always saved with its document, so that only actions are left
 * to be made again; the hash of the last one proves that it is the document which the players saw.
 */
export function restore(id: string, { document, steps }: Saved): Game {
  let game = document;
  for (const step of steps) {
    if (step.kind === "rewind")
      throw new Corrupt(`game ${id}: step ${step.seq} was saved without its document`);
    game = applyDiffs(game, step.result.diffs);
  }
  const last = steps.at(-1);
  if (last !== undefined && hashOfGame(game) !== last.hash) {
    throw new Corrupt(`game ${id}: the document after step ${last.seq} is not the one that was told`);
  }
  return game;
}
