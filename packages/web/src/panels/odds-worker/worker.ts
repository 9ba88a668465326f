import type { Game } from "@gunline/rules";
import type { WorkerAnswer, WorkerQuestion } from "./odds-worker.ts";
import { answerTo } from "./topics.ts";

/** Works beside the page: the odds of many dice, or a large charge among many, can take a second. */

export function asideAnswers(): (asked: WorkerQuestion) => WorkerAnswer {
  let game: Game | undefined;
  return ({ id, of, question, game: sent }) => {
    // The table is sent once for all questions about it.
    game = sent ?? game;
    return { id, answer: answerTo(game!, of, question) };
  };
}
