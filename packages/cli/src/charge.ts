import { charges } from "@gunline/rules";
import type { Arguments } from "./arguments.ts";
import { describeCharge } from "./describe-charge.ts";
import { readGame, readUnit } from "./documents.ts";
import { badInput, done, type Outcome } from "./outcome.ts";
import { jsonChunks, printable } from "./output.ts";
import { turnedDown } from "./volley.ts";
import { readWholeNumber } from "./whole-number.ts";

export async function run({ positionals, text, switches }: Arguments): Promise<Outcome> {
  const [gameFile, unitId, ...targetIds] = positionals as [string, string, ...string[]];
  const roll = readWholeNumber("--roll", text["roll"], { least: 2, most: 12, usual: 0 });
  if (!roll.ok) return badInput(...roll.faults);
  const game = await readGame(gameFile);
  if (!game.ok) return badInput(...game.faults);
  const unit = readUnit(game.value, unitId);
  const named = [unit, ...targetIds.map((id) => readUnit(game.value, id, "TARGET"))];
  const faults = named.flatMap((read) => (read.ok ? [] : read.faults));
  if (!unit.ok || faults.length > 0) return badInput(...faults);
  const json = switches.has("json");
  const only = roll.value === 0 ? undefined : roll.value;
  const odds = charges.chargeOdds(game.value, unit.value, targetIds, only);
  if (!odds.ok) return turnedDown(odds.refusals, json);
  const output = json
    ? jsonChunks(odds.value)
    : [printable(`${describeCharge(game.value, unit.value, targetIds, odds.value)}\n`)];
  return done(output);
}
