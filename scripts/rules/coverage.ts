import { writeFileSync } from "node:fs";
import { coverageTable } from "@gunline/armies/books";

/** Writes docs/COVERAGE.md from the books. */
writeFileSync(new URL("../../docs/COVERAGE.md", import.meta.url), await coverageTable());
