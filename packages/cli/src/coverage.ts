import { readdir } from "node:fs/promises";
import { join } from "node:path";
import {
  type ArmyCoverage,
  type Book,
  countsOf,
  coverageOf,
  FACTIONS,
  loadArmy,
  type SheetRule,
} from "@gunline/armies/books";
import { armyFromList, editionBook } from "@gunline/armies/lists";
import { inForce, rows } from "@gunline/rules";
import type { Arguments } from "./arguments.ts";
import { readListFile } from "./lists.ts";
import { badInput, done, type Outcome } from "./outcome.ts";
import { jsonChunks, printable } from "./output.ts";

/** How much of the rules of every army the referee plays. */
export async function run({ text, switches }: Arguments): Promise<Outcome> {
  const folder = text["lists"];
  const report = folder === undefined ? await byRule() : await byList(folder);
  if (report === undefined) return badInput(`${folder}: no army list in it can be read`);
  if (switches.has("json")) return done(jsonChunks(report));
  const lines = [
    line("all", report.total),
    ...Object.entries(report.factions).map(([name, one]) => line(name, one)),
  ];
  return done([printable(`${lines.join("\n")}\n`)]);
}

interface Report {
  readonly total: Pick<ArmyCoverage, "full" | "partial" | "none">;
  readonly by_source: ArmyCoverage["by_source"];
  readonly factions: Readonly<Record<string, ArmyCoverage>>;
}

/** Each rule once. */
async function byRule(): Promise<Report> {
  const factions: Record<string, ArmyCoverage> = {};
  const books: Book[] = [];
  for (const { id, name } of FACTIONS) {
    const book = await loadArmy(id);
    books.push(book);
    factions[name] = coverageOf([book]);
  }
  const { by_source, ...total } = coverageOf(books);
  return { total, by_source, factions };
}

/** Each ability of each unit of the lists, by the army that the list names. */
async function byList(folder: string): Promise<Report | undefined> {
  const files = (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name));
  const found = new Map<string, Pick<SheetRule, "source" | "status">[]>();
  for (const file of files.sort()) {
    const read = await readListFile(file);
    if (!read.ok) continue;
    const edition = await editionBook(read.value.list);
    const { army } = armyFromList(read.value, { edition, takeGuesses: true });
    const rules = { settings: army.rows === undefined ? {} : { rows: army.rows } };
    const byAbility = new Map((army.rows ?? []).map((row) => [rows.abilityOf(row), row]));
    const name = edition.faction?.name ?? army.faction ?? "unknown";
    const counted = found.get(name) ?? [];
    for (const unit of army.units) {
      const left = new Set(inForce.notAutomated(rules, { ...unit, id: unit.kind, owner: "p1" }));
      const all = new Set([
        ...unit.abilities,
        ...Object.values(unit.models).flatMap((one) => one.abilities ?? []),
      ]);
      for (const ability of all) {
        const row = byAbility.get(inForce.normaliseKeyword(ability));
        // What is played without a row of the army is a core ability.
        if (row !== undefined) counted.push({ source: row.source, status: rows.statusOf(row) });
        else if (left.has(inForce.normaliseKeyword(ability))) counted.push(NOT_PLAYED);
        else counted.push({ source: "CORE", status: "full" });
      }
    }
    found.set(name, counted);
  }
  if (found.size === 0) return undefined;
  const { by_source, ...total } = countsOf([...found.values()].flat());
  const factions = Object.fromEntries([...found].map(([name, rules]) => [name, countsOf(rules)]));
  return { total, by_source, factions };
}

const NOT_PLAYED = { source: "DATASHEET", status: "none" } as const;

function line(name: string, { full, partial, none }: Report["total"]): string {
  const all = full + partial + none;
  const share = all === 0 ? 0 : Math.round((100 * full) / all);
  return `${name.padEnd(22)} ${String(share).padStart(3)} % played: ${full} full, ${partial} in part, ${none} not`;
}
