import { FACTIONS, loadArmy, rulesOfDetachment, type SheetRule } from "@gunline/armies/books";
import type { Arguments } from "./arguments.ts";
import { badInput, done, type Outcome } from "./outcome.ts";
import { jsonChunks, printable } from "./output.ts";

/** A detachment of the edition, and what the referee plays of it. */
export async function run({ positionals, switches }: Arguments): Promise<Outcome> {
  const wanted = positionals.join(" ");
  for (const faction of FACTIONS) {
    const book = await loadArmy(faction.id);
    const found = book.detachments.find(({ name }) => plain(name) === plain(wanted));
    if (found === undefined) continue;
    const printed = { name: found.name, faction: faction.name, rules: rulesOfDetachment(book, found) };
    if (switches.has("json")) return done(jsonChunks(printed));
    const lines = [`${found.name} (${faction.name})`, "", ...printed.rules.map(describe)];
    return done([printable(`${lines.join("\n")}\n`)]);
  }
  return badInput(`"${wanted}" is not a detachment of this edition`);
}

/** Apostrophes and accents are written in many ways. */
function plain(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

const STATUS = { full: "played", partial: "played in part", none: "not played" } as const;

function describe({ name, source, status, sentence, left }: SheetRule): string {
  const says = [sentence, left === null ? null : `Left to you: ${left}`]
    .filter((one) => one !== null)
    .join(" ");
  return `${source.toLowerCase().padEnd(12)} ${name}: ${STATUS[status]}${says === "" ? "" : `. ${says}`}`;
}
