import type { Game } from "@gunline/rules";
import { type ProspectQuestion, prospectOf } from "./prospect.ts";

/** Works out what uses would come to beside the page: a large volley can take some tenths of a second. */

let game: Game | undefined;

self.onmessage = ({ data }: MessageEvent<ProspectQuestion>) => {
  // The table is sent once for all questions about it.
  game = data.game ?? game;
  self.postMessage({ id: data.id, prospect: game === undefined ? null : prospectOf(game, data.use) });
};
