import { type fights, type Game, ODDS_BUDGET, oddsOf, stratagems } from "@gunline/rules";
import type { Arguments } from "./arguments.ts";
import { describeOdds } from "./describe-odds.ts";
import { describeUse } from "./describe-use.ts";
import { readGame, readOddsQuestion, type UseAction } from "./documents.ts";
import { STDIN } from "./input.ts";
import { badInput, badUsage, done, type Outcome } from "./outcome.ts";
import { jsonChunks } from "./output.ts";
import { aim, turnedDown } from "./volley.ts";

export async function run({ positionals, switches }: Arguments): Promise<Outcome> {
  if (positionals.every((file) => file === STDIN)) {
    return badUsage("GAME and ACTION cannot both be standard input");
  }
  const [gameFile, actionFile] = positionals as [string, string];
  const game = await readGame(gameFile);
  const action = await readOddsQuestion(actionFile);
  if (!game.ok || !action.ok)
    return badInput(...[game, action].flatMap((read) => (read.ok ? [] : read.faults)));
  const json = switches.has("json");
  return action.value.type === "USE_STRATAGEM"
    ? ofUse(game.value, action.value, json)
    : ofAttacks(game.value, action.value, json);
}

function ofAttacks(table: Game, action: fights.Strike, json: boolean): Outcome {
  const volley = aim(table, action);
  if (!volley.ok) return turnedDown(volley.refusals, json);
  const { game, shooter, assignments, circumstance } = volley.value;
  const odds = oddsOf(game, shooter, assignments, ODDS_BUDGET, circumstance);
  if (!odds.ok) return turnedDown(odds.refusals, json);
  return done(json ? jsonChunks(odds.value) : describeOdds(volley.value, odds.value));
}

/** With and without the use, or what its own dice come to. */
function ofUse(game: Game, use: UseAction, json: boolean): Outcome {
  const odds = stratagems.oddsOfUse(game, use);
  if (odds.ok) return done(json ? jsonChunks({ use: odds.value }) : describeUse(game, odds.value));
  const picked = stratagems.pickedUseOdds(game, use);
  if (picked === undefined) return turnedDown(odds.refusals, json);
  return done(
    json
      ? jsonChunks({ use: { kind: "PICKED", ...picked } })
      : describeUse(game, { kind: "PICKED", ...picked }),
  );
}
