import { type Game, type Legal, legal, type Waiting } from "@gunline/rules";
import { waitingInWords } from "@gunline/rules/words";
import type { Arguments } from "./arguments.ts";
import { readGame } from "./documents.ts";
import { badInput, done, type Outcome } from "./outcome.ts";
import { jsonChunks, printable } from "./output.ts";
import { table } from "./text.ts";

export async function run({ positionals, switches }: Arguments): Promise<Outcome> {
  const game = await readGame(positionals[0]!);
  if (!game.ok) return badInput(...game.faults);
  const found = legal(game.value);
  if (switches.has("json")) return done(jsonChunks(documentOf(game.value, found)));
  return done([printable(`${describeLegal(game.value, found)}\n`)]);
}

function documentOf(game: Game, { waiting, units }: Legal): object {
  return { waiting: waiting.map((one) => ({ ...one, for: waitingInWords(game, one.for) })), units };
}

function describeLegal(game: Game, { waiting, units }: Legal): string {
  if (waiting.length === 0) return "The battle is over: there is nothing left to do.";
  return [...waiting.map((one) => describeWaiting(game, one)), ...describeUnits(game, units)].join("\n");
}

function describeWaiting(game: Game, { player, for: what, window, actions }: Waiting): string {
  const where = window === null ? "" : ` (${window})`;
  const may = actions.length === 0 ? "nothing can be done" : actions.join(", ");
  return `The game waits for ${game.players[player].name}${where}: ${waitingInWords(game, what)}.\n  ${may}`;
}

/** One line a unit and kind of action: that it can, or why not. */
function describeUnits(game: Game, units: Legal["units"]): readonly string[] {
  const rows = Object.entries(units).flatMap(([id, actions]) =>
    Object.entries(actions).map(([type, reasons]) => {
      const why = reasons.map(({ message, rule }) => `${message} (${rule})`).join(" ");
      return [`  ${reasons.length === 0 ? "✓" : "✕"} ${game.units[id]!.name} [${id}]`, type, why];
    }),
  );
  return table(rows);
}
