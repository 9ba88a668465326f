import { automationReport } from "@gunline/armies";
import { expect, test } from "vitest";
import { run } from "../src/armies.ts";

test("KW-22 the datasheets with what is not automated, and how many are fully", async () => {
  const report = automationReport();
  expect(report.of).toBe(32);
  expect(report.datasheets.find(({ name }) => name === "Lootas")!.not_automated).toEqual([]);
  expect(report.datasheets.flatMap(({ not_automated }) => not_automated)).toEqual([]);
  expect(report.fully).toBe(32);
  const outcome = await run({ positionals: [], text: {}, switches: new Set() } as never);
  expect(JSON.stringify(outcome)).toContain(`${report.fully} of 32 datasheets fully automated.`);
});
