import { type Action, choices, type Game } from "@gunline/rules";
import type { Arguments } from "./arguments.ts";
import { readGame } from "./documents.ts";
import { badInput, done, type Outcome } from "./outcome.ts";
import { jsonChunks, printable } from "./output.ts";
import { readWholeNumber } from "./whole-number.ts";

const LIMIT = { least: 1, most: 100_000, usual: 100 };

export async function run({ positionals, text, switches }: Arguments): Promise<Outcome> {
  const limit = readWholeNumber("--limit", text["limit"], LIMIT);
  if (!limit.ok) return badInput(...limit.faults);
  const game = await readGame(positionals[0]!);
  if (!game.ok) return badInput(...game.faults);
  const found = upTo(game.value, limit.value);
  if (switches.has("json")) return done(jsonChunks({ choices: found }));
  const lines = found.map((action) => JSON.stringify(action));
  return done([printable(`${lines.length === 0 ? "Nothing can be done." : lines.join("\n")}\n`)]);
}

/** At most so many, but one of every type: those come first. */
function upTo(game: Game, limit: number): readonly Action[] {
  const found: Action[] = [];
  const types = new Set<string>();
  for (const action of choices(game)) {
    if (found.length >= limit && types.has(action.type)) break;
    types.add(action.type);
    found.push(action);
  }
  return found;
}
