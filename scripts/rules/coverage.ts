import { writeFileSync } from "node:fs";
import { countCoverage, coverageText } from "@gunline/armies/books";

/** Writes docs/COVERAGE.md and the same numbers for the page, from the books. */
const table = await countCoverage();
const write = (path: string, text: string) => writeFileSync(new URL(`../../${path}`, import.meta.url), text);
write("docs/COVERAGE.md", coverageText(table));
const rows = table.rows.map((row) => `    ${JSON.stringify(row)}`).join(",\n");
write(
  "packages/armies/src/books/coverage.json",
  `{\n  "columns": ${JSON.stringify(table.columns)},\n  "rows": [\n${rows}\n  ]\n}\n`,
);
