import { type AutomationReport, automationReport } from "@gunline/armies";
import type { Arguments } from "./arguments.ts";
import { done, type Outcome } from "./outcome.ts";
import { jsonChunks, printable } from "./output.ts";
import { table } from "./text.ts";

/** Which datasheets the referee applies wholly, and what of the others is left to the players. */
export async function run({ switches }: Arguments): Promise<Outcome> {
  const report = automationReport();
  if (switches.has("json")) return done(jsonChunks(report));
  return done([printable(`${describe(report)}\n`)]);
}

function describe({ datasheets, fully, of }: AutomationReport): string {
  const rows = datasheets.map(({ name, not_automated: left }) => [
    `  ${left.length === 0 ? "✓" : "·"} ${name}`,
    left.length === 0 ? "" : `not automated: ${left.join(", ")}`,
  ]);
  return [`${fully} of ${of} datasheets fully automated.`, ...table(rows)].join("\n");
}
