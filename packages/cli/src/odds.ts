import { ODDS_BUDGET, oddsOf } from "@gunline/rules";
import type { Arguments } from "./arguments.ts";
import { describeOdds } from "./describe-odds.ts";
import { STDIN } from "./input.ts";
import { badInput, badUsage, done, type Outcome } from "./outcome.ts";
import { jsonChunks } from "./output.ts";
import { aim, readQuestion, turnedDown } from "./volley.ts";

export async function run({ positionals, switches }: Arguments): Promise<Outcome> {
  if (positionals.every((file) => file === STDIN)) {
    return badUsage("GAME and ACTION cannot both be standard input");
  }
  const question = await readQuestion(positionals);
  if (!question.ok) return badInput(...question.faults);
  const json = switches.has("json");
  const volley = aim(question.value.game, question.value.action);
  if (!volley.ok) return turnedDown(volley.refusals, json);
  const { game, shooter, assignments, circumstance } = volley.value;
  const odds = oddsOf(game, shooter, assignments, ODDS_BUDGET, circumstance);
  if (!odds.ok) return turnedDown(odds.refusals, json);
  return done(json ? jsonChunks(odds.value) : describeOdds(volley.value, odds.value));
}
