import type { Arguments } from "./arguments.ts";
import { readCatalogue } from "./catalogue-files.ts";
import { badInput, done, type Outcome } from "./outcome.ts";
import { jsonChunks, printable } from "./output.ts";
import { count } from "./text.ts";

export async function run({ positionals, switches }: Arguments): Promise<Outcome> {
  const [path] = positionals as [string];
  const read = await readCatalogue(path);
  if (!read.ok) return badInput(...read.faults);
  const { sheets } = read.value;
  if (switches.has("json")) return done(jsonChunks(read.value));
  const factions = new Map<string, number>();
  for (const sheet of sheets) {
    for (const faction of sheet.factions) factions.set(faction, (factions.get(faction) ?? 0) + 1);
  }
  const lines = [...factions].sort().map(([faction, number]) => `${faction}: ${count(number, "unit")}`);
  return done([printable(`${[count(sheets.length, "unit"), ...lines].join("\n")}\n`)]);
}
