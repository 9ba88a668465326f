import { expect } from "vitest";
import type { MadeMove } from "../../src/game/move-kind.ts";
import { type Game, type MoveUnderWay, moveUnderWay } from "../../src/index.ts";

/** The move that the unit may make now; the test fails where it may make none. */
export function moveIn(game: Game, unitId = "A", wanted?: MadeMove): MoveUnderWay {
  const move = moveUnderWay(game, game.units[unitId]!, wanted);
  return move.ok ? move.value : expect.fail(move.refusals[0]!.message);
}
