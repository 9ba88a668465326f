import table from "./coverage.json" with { type: "json" };
import type { CoverageTable } from "./coverage-table.ts";

/** What the referee plays, as it was counted when the books were last written: no book is loaded for it. */
export const PLAYED: CoverageTable = table;
