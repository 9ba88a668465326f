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

/** The text of docs/COVERAGE.md. */
export async function coverageTable(): Promise<string> {
  const armies = await Promise.all(
    FACTIONS.map(async ({ id, name }) => ({ name, coverage: coverageOf([await loadArmy(id)]) })),
  );
  const all = coverageOf(await Promise.all(FACTIONS.map(({ id }) => loadArmy(id))));
  const rows = [{ name: "**all**", coverage: all }, ...armies];
  const head = ["army", ...COLUMNS.map(([title]) => title)];
  return [
    "# What the referee plays",
    "",
    "Distinct rules by army: played whole + in part / all there are. Core abilities and weapon keywords are not counted here: they",
    "are played. What is not played is named on cards, in lists and by `gunline datasheet`. Written by `npm run coverage:write`.",
    "",
    `| ${head.join(" | ")} |`,
    `|${head.map((_, at) => (at === 0 ? "---" : "---:")).join("|")}|`,
    ...rows.map(
      ({ name, coverage }) => `| ${[name, ...COLUMNS.map(([, of]) => cell(coverage, of))].join(" | ")} |`,
    ),
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
