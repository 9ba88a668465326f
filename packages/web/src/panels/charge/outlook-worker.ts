import { chargeOutlook } from "@gunline/rules";
import type { Question } from "./outlook.ts";

/** Works out prospects beside the page: a large unit among many can take a second, and nobody should feel it. */

self.onmessage = ({ data: { game, unitId, targets } }: MessageEvent<Question>) => {
  self.postMessage(chargeOutlook(game, game.units[unitId]!, targets));
};
