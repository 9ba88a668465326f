import type { Game } from "@gunline/rules";
import type { Asked, Told } from "./aside.ts";
import { answerTo } from "./topics.ts";

/** Works beside the page: the odds of many dice, or a large charge among many, can take a second. */

let game: Game | undefined;

self.onmessage = ({ data: { id, of, question, game: sent } }: MessageEvent<Asked>) => {
  // The table is sent once for all questions about it.
  game = sent ?? game;
  const told: Told = { id, answer: answerTo(game!, of, question) };
  self.postMessage(told);
};
