import { type AutomationReport, automationReport } from "@gunline/armies";
import { FACTIONS, SHEETS } from "@gunline/armies/books";
import type { Arguments } from "./arguments.ts";
import { done, type Outcome } from "./outcome.ts";
import { jsonChunks, printable } from "./output.ts";
import { count, table } from "./text.ts";

/** The armies of the edition; which datasheets the referee applies wholly, and what is left to the players. */
export async function run({ switches }: Arguments): Promise<Outcome> {
  const report = automationReport();
  const factions = FACTIONS.map(countsOf);
  if (switches.has("json")) return done(jsonChunks({ factions, ...report }));
  return done([printable(`${describeFactions(factions)}\n\n${describe(report)}\n`)]);
}

interface FactionCounts {
  readonly id: string;
  readonly name: string;
  readonly parent: string | null;
  readonly datasheets: number;
  /** Of these, sheets of other books that are printed again for allies. */
  readonly copies: number;
  readonly detachments: number;
}

function countsOf({ id, name, parent, detachments }: (typeof FACTIONS)[number]): FactionCounts {
  const own = SHEETS.filter(({ faction }) => faction === id);
  const copies = own.filter(({ copyOf }) => copyOf !== null).length;
  return { id, name, parent, datasheets: own.length, copies, detachments: detachments.length };
}

function describeFactions(factions: readonly FactionCounts[]): string {
  const rows = factions.map(({ name, parent, datasheets, copies, detachments }) => [
    `  ${name}${parent === null ? "" : " (chapter)"}`,
    `${count(datasheets, "datasheet")}${copies === 0 ? "" : `, ${copies} of them for allies`}`,
    count(detachments, "detachment"),
  ]);
  return [`${factions.length} armies, ${SHEETS.length} datasheets.`, ...table(rows)].join("\n");
}

function describe({ datasheets, fully, of }: AutomationReport): string {
  const rows = datasheets.map(({ name, not_automated: left }) => [
    `  ${left.length === 0 ? "✓" : "·"} ${name}`,
    left.length === 0 ? "" : `not automated: ${left.join(", ")}`,
  ]);
  return [`${fully} of ${of} datasheets fully automated.`, ...table(rows)].join("\n");
}
