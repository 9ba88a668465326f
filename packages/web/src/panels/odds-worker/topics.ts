import { type Checked, charges, type Game } from "@gunline/rules";
import { fightOdds } from "../fight/fight-odds.ts";
import { optionOddsOf } from "../reaction/option-odds.ts";
import { volleyOddsOf } from "../shooting/volley-odds.ts";

interface Charge {
  readonly unitId: string;
  readonly targets: readonly string[];
}

/** What is worked out beside the page, by name; each needs the table and a question, and nothing else. */
const TOPICS = {
  volley: volleyOddsOf,
  use: optionOddsOf,
  fight: fightOdds,
  charge: (game: Game, { unitId, targets }: Charge): Checked<charges.ChargeOdds> =>
    charges.chargeOdds(game, game.units[unitId]!, targets),
};

export type Topic = keyof typeof TOPICS;
export type Question<Of extends Topic> = Parameters<(typeof TOPICS)[Of]>[1];
export type Answer<Of extends Topic> = ReturnType<(typeof TOPICS)[Of]>;

export function answerTo<Of extends Topic>(game: Game, of: Of, question: Question<Of>): Answer<Of> {
  const work = TOPICS[of] as (game: Game, question: Question<Of>) => Answer<Of>;
  return work(game, question);
}
