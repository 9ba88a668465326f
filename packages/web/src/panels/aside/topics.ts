import { type Checked, charges, type Game } from "@gunline/rules";
import { fightOdds } from "../fight/fight-odds.ts";
import { prospectOf } from "../reaction/prospect.ts";
import { forecastOf } from "../shooting/forecast-of.ts";

interface Charge {
  readonly unitId: string;
  readonly targets: readonly string[];
}

/** What is worked out beside the page, by name; each needs the table and a question, and nothing else. */
const TOPICS = {
  volley: forecastOf,
  use: prospectOf,
  fight: fightOdds,
  charge: (game: Game, { unitId, targets }: Charge): Checked<charges.ChargeOutlook> =>
    charges.chargeOutlook(game, game.units[unitId]!, targets),
};

export type Topic = keyof typeof TOPICS;
export type Question<Of extends Topic> = Parameters<(typeof TOPICS)[Of]>[1];
export type Answer<Of extends Topic> = ReturnType<(typeof TOPICS)[Of]>;

export function answerTo<Of extends Topic>(game: Game, of: Of, question: Question<Of>): Answer<Of> {
  const work = TOPICS[of] as (game: Game, question: Question<Of>) => Answer<Of>;
  return work(game, question);
}
