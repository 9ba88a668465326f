import type { ArmyCoverage } from "./coverage.ts";
import { coverageOf } from "./coverage.ts";
import { FACTIONS } from "./edition.ts";
import { loadArmy } from "./load.ts";
import type { RuleSource } from "./rules.ts";

const COLUMNS: readonly (readonly [string, readonly RuleSource[]])[] = [
  ["datasheets", ["DATASHEET"]],
  ["wargear", ["WARGEAR"]],
  ["army rules", ["ARMY_RULE"]],
  ["detachments", ["DETACHMENT"]],
  ["stratagems", ["STRATAGEM"]],
  ["enhancements", ["ENHANCEMENT"]],
];

/** One line of the table: the army, and its cells by column. */
interface CoverageRow {
  /** Null: all armies together. */
  readonly army: string | null;
  readonly cells: readonly string[];
}

export interface CoverageTable {
  readonly columns: readonly string[];
  readonly rows: readonly CoverageRow[];
}

/** Counted from the books: played whole + in part / all there are. */
export async function countCoverage(): Promise<CoverageTable> {
  const books = await Promise.all(FACTIONS.map(({ id }) => loadArmy(id)));
  const cellsOf = (coverage: ArmyCoverage) => COLUMNS.map(([, of]) => cell(coverage, of));
  const armies = FACTIONS.map(({ name }, at) => ({ army: name, cells: cellsOf(coverageOf([books[at]!])) }));
  return {
    columns: COLUMNS.map(([title]) => title),
    rows: [{ army: null, cells: cellsOf(coverageOf(books)) }, ...armies],
  };
}

/** The text of docs/COVERAGE.md. */
export function coverageText({ columns, rows }: CoverageTable): string {
  const head = ["army", ...columns];
  return [
    "# What the referee plays",
    "",
    "Distinct rules by army: played whole + in part / all there are. Core abilities and weapon keywords are not counted here: they",
    "are played. What is not played is named on cards, in lists and by `gunline datasheet`. Written by `npm run coverage:write`.",
    "",
    `| ${head.join(" | ")} |`,
    `|${head.map((_, at) => (at === 0 ? "---" : "---:")).join("|")}|`,
    ...rows.map(({ army, cells }) => `| ${[army ?? "**all**", ...cells].join(" | ")} |`),
    "",
  ].join("\n");
}

function cell({ by_source }: ArmyCoverage, sources: readonly RuleSource[]): string {
  let [full, partial, none] = [0, 0, 0];
  for (const source of sources) {
    const counts = by_source[source];
    if (counts === undefined) continue;
    full += counts.full;
    partial += counts.partial;
    none += counts.none;
  }
  const all = full + partial + none;
  return all === 0 ? "–" : `${full}${partial === 0 ? "" : ` + ${partial}`} / ${all}`;
}
