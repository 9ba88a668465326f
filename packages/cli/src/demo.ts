import { demoScenario } from "@gunline/armies";
import { type Action, apply, type Game, targetsOf } from "@gunline/rules";
import { logText, targetsInWords, verb } from "@gunline/rules/words";
import type { Arguments } from "./arguments.ts";
import { describeState } from "./describe.ts";
import { describeTargets } from "./describe-targets.ts";
import { badInput, done, type Outcome } from "./outcome.ts";
import { jsonChunks, printable } from "./output.ts";
import { seedFaults } from "./seed.ts";

export async function run({ text, switches }: Arguments): Promise<Outcome> {
  const { title, game, volleys } = demoScenario();
  const seed = text["seed"] ?? game.rng.seed;
  const faults = seedFaults(text["seed"]);
  if (faults.length > 0) return badInput(...faults);
  const start = { ...game, rng: { ...game.rng, seed } };
  if (switches.has("game")) return done(jsonChunks(start));
  return done(transcript(title, start, volleys));
}

/** Who may shoot at what, the volley, and the next; then what is left of it all. */
function* transcript(title: string, start: Game, volleys: readonly Action[]): Generator<string> {
  yield `${heading(printable(`${title} (seed "${start.rng.seed}")`))}\n${describeState(start)}\n`;
  let game = start;
  for (const volley of volleys) {
    if (!("actor_unit_id" in volley) || volley.actor_unit_id === undefined) continue;
    const unit = game.units[volley.actor_unit_id]!;
    const { game: next, result } = apply(game, volley);
    yield `\n${heading(`${unit.name} ${verb(unit.name, "shoots", "shoot")}`)}\n${describeTargets(game, unit, targetsInWords(targetsOf(game, unit)))}\n`;
    yield `\n${logText(result, next)}\n`;
    game = next;
  }
  yield `\n${heading("What is left")}\n${describeState(game)}\n`;
}

function heading(text: string): string {
  return `${text}\n${"═".repeat(text.length)}`;
}
