import {
  type BookRow,
  FACTIONS,
  factionNamed,
  loadArmy,
  rulesOf,
  type Sheet,
  sheetsNamed,
} from "@gunline/armies/books";
import type { Arguments } from "./arguments.ts";
import { describeSheet } from "./describe-sheet.ts";
import { badInput, badUsage, done, type Outcome } from "./outcome.ts";
import { jsonChunks, printable } from "./output.ts";

/** A datasheet of the edition, and what the referee plays of it. */
export async function run({ positionals, text, switches }: Arguments): Promise<Outcome> {
  const name = positionals.join(" ");
  const wanted = text["faction"] === undefined ? undefined : factionNamed(text["faction"]);
  if (text["faction"] !== undefined && wanted === undefined)
    return badUsage(
      `--faction: "${text["faction"]}" is none of ${FACTIONS.map((one) => one.name).join(", ")}`,
    );
  const named = sheetsNamed(name);
  const found =
    wanted === undefined
      ? (named.find(({ copyOf, faction }) => copyOf === null && !isChapter(faction)) ??
        named.find(({ copyOf }) => copyOf === null) ??
        named[0])
      : (named.find(({ faction }) => faction === wanted.id) ??
        named.find(({ faction }) => faction === wanted.parent));
  if (found === undefined) {
    const others = named.map(({ faction }) => nameOf(faction)).join(", ");
    const where = named.length === 0 ? "of this edition" : `of ${wanted?.name}, but of ${others}`;
    return badInput(`"${name}" is not a datasheet ${where}`);
  }
  const { datasheets, rules } = await loadArmy(found.faction);
  const sheet = datasheets.find(({ id }) => id === found.id)!;
  const also = named.filter(({ id }) => id !== found.id).map(({ faction }) => nameOf(faction));
  const home = sheet.copyOf === undefined ? undefined : named.find(({ id }) => id === sheet.copyOf);
  const more = home === undefined ? [] : (await loadArmy(home.faction)).rules;
  const printed = printedSheet(sheet, [...rules, ...more], also);
  if (switches.has("json")) return done(jsonChunks(printed));
  return done([printable(`${describeSheet(printed).join("\n")}\n`)]);
}

export type PrintedSheet = ReturnType<typeof printedSheet>;

/** The sheet with its army by name, and every rule of it with what the referee does. */
function printedSheet(sheet: Sheet, rules: readonly BookRow[], also: readonly string[]) {
  const { faction, core: _, abilities, ...rest } = sheet;
  return {
    ...rest,
    faction: nameOf(faction),
    faction_id: faction,
    /** Other armies that have a datasheet of this name. */
    also_in: also,
    wargear: abilities.wargear,
    rules: rulesOf(rules, sheet),
  };
}

function isChapter(id: string): boolean {
  return FACTIONS.find((one) => one.id === id)?.parent !== null;
}

function nameOf(id: string): string {
  return FACTIONS.find((one) => one.id === id)!.name;
}
