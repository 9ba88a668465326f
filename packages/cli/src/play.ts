import {
  type Action,
  type ActionResult,
  apply,
  DiceExhausted,
  type Game,
  type GameRecord,
  makeRecord,
  recordStep,
  scriptedDice,
} from "@gunline/rules";
import { faulty, found, type Read } from "./outcome.ts";

/** A game after a list of actions, of which the last may have been refused. */
export interface Played {
  readonly results: readonly ActionResult[];
  readonly game: Game;
  /** Scripted faces that were not rolled; null if the dice came from the seed. */
  readonly diceLeft: number | null;
  readonly record: GameRecord;
}

/** Applies actions in order and stops after the first that does not succeed. */
export function play(
  start: Game,
  actions: readonly Action[],
  faces: readonly number[] | undefined,
  recorded: boolean,
): Read<Played> {
  const scripted = faces === undefined ? undefined : scriptedDice(faces, start.rng.cursor);
  const results: ActionResult[] = [];
  const steps: GameRecord["steps"][number][] = [];
  let game = start;
  for (const [index, action] of actions.entries()) {
    try {
      const { game: next, result } = apply(game, action, scripted);
      game = next;
      results.push(result);
      // Each step hashes the whole document, which is not done for nothing.
      if (recorded) steps.push(recordStep(action, game, result));
      if (!result.success) break;
    } catch (error) {
      if (!(error instanceof DiceExhausted)) throw error;
      return faulty(`--dice: ${error.message} in action [${index}] (${action.type}); nothing was applied`);
    }
  }
  return found({ results, game, diceLeft: scripted?.left ?? null, record: makeRecord(start, steps, faces) });
}
