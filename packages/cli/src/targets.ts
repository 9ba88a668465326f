import { targetsOf } from "@gunline/rules";
import { targetsInWords } from "@gunline/rules/words";
import type { Arguments } from "./arguments.ts";
import { describeTargets } from "./describe-targets.ts";
import { readGame, readUnit } from "./documents.ts";
import { badInput, done, type Outcome } from "./outcome.ts";
import { jsonChunks, printable } from "./output.ts";

export async function run({ positionals, switches }: Arguments): Promise<Outcome> {
  const [gameFile, unitId] = positionals as [string, string];
  const game = await readGame(gameFile);
  if (!game.ok) return badInput(...game.faults);
  const unit = readUnit(game.value, unitId);
  if (!unit.ok) return badInput(...unit.faults);
  const targets = targetsInWords(targetsOf(game.value, unit.value));
  if (switches.has("json")) return done(jsonChunks(targets));
  return done([printable(`${describeTargets(game.value, unit.value, targets)}\n`)]);
}
