import type { Game } from "@gunline/rules";
import { type Asked, answerTo } from "./aside.ts";

/** Works out the odds of fights beside the page. */

let game: Game | undefined;

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  // The table is sent once for all questions about it.
  game = data.game ?? game;
  if (game !== undefined) self.postMessage({ id: data.id, answer: answerTo(game, data.question) });
};
