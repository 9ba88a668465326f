import { DiscardPanel } from "../panels/scoring/discard.tsx";
import { pass } from "../table/commands.ts";
import { discardUnderWay } from "../table/under-way.ts";
import { words } from "../words/english.ts";
import { NOTHING_TO_DO } from "./nothing.ts";
import type { Moment } from "./row.ts";

const WORDS = words.scoring.discard;

/** A turn has ended: cards may be laid aside, or all are kept. */
export const DISCARD: Moment<"other"> = {
  ...NOTHING_TO_DO,
  at: "other",
  awaits: ["discard"],
  Panel: DiscardPanel,
  nextStep: (game) => {
    const player = discardUnderWay(game)?.player ?? game.turn.active_player;
    const cards = game.players[player].secondaries?.active.length ?? 0;
    return { label: WORDS.keep(cards), run: () => pass({ restOfPhase: false }) };
  },
  hint: (_game, hands) => WORDS.hint[hands],
};
