import {
  type Action,
  type ActionResult,
  begin,
  DiceExhausted,
  type Game,
  type GameRecord,
  makeRecord,
  recordStep,
  scriptedDice,
  step,
} from "@gunline/rules";
import { logText } from "@gunline/rules/words";
import { faulty, found, type Read } from "./outcome.ts";

/** A result as it is printed: with its log in English. */
export type PrintedResult = ActionResult & { readonly log_text: string };

/** A game after a list of actions, of which the last may have been refused. */
export interface Played {
  readonly results: readonly PrintedResult[];
  readonly game: Game;
  /** Scripted faces that were not rolled; null if the dice came from the seed. */
  readonly diceLeft: number | null;
  readonly record: GameRecord;
}

/** Applies actions in order and stops after the first that does not succeed; UNDO takes back a choice of this list. */
export function play(
  start: Game,
  actions: readonly Action[],
  faces: readonly number[] | undefined,
  recorded: boolean,
): Read<Played> {
  const scripted = faces === undefined ? undefined : scriptedDice(faces, start.rng.cursor);
  const results: PrintedResult[] = [];
  const steps: GameRecord["steps"][number][] = [];
  let timeline = begin(start);
  for (const [index, action] of actions.entries()) {
    try {
      const { timeline: next, result } = step(timeline, action, scripted);
      timeline = next;
      results.push({ ...result, log_text: logText(result, timeline.game) });
      // Each step hashes the whole document, which is not done for nothing.
      if (recorded) steps.push(recordStep(action, timeline.game, result));
      if (!result.success) break;
    } catch (error) {
      if (!(error instanceof DiceExhausted)) throw error;
      return faulty(`--dice: ${error.message} in action [${index}] (${action.type}); nothing was applied`);
    }
  }
  const record = makeRecord(start, steps, faces);
  return found({ results, game: timeline.game, diceLeft: scripted?.left ?? null, record });
}
