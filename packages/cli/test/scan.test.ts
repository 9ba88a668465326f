import fc from "fast-check";
import { expect, test } from "vitest";
import { parseJson } from "../src/json.ts";
import { scanJson } from "../src/scan.ts";

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

test("the scanner passes what JSON.parse reads", () => {
  fc.assert(
    fc.property(fc.json(), fc.constantFrom(undefined, 1, "\t"), (json, space) => {
      const text = JSON.stringify(JSON.parse(json), null, space);
      expect(scanJson(text)).toBeUndefined();
      expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
    }),
  );
});

test("the scanner refuses what JSON.parse refuses", () => {
  const piece = fc.constantFrom(...'{}[]:,"\\ \n-+.eE01u', "true", "nul", '"a"', '"\\u00e9"', "\u0000");
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join("");
      const fault = scanJson(text);
      if (isJson(text)) expect(fault?.what ?? "stands twice").toContain("stands twice");
      else expect(fault?.what).toContain("is not JSON");
    }),
    { numRuns: 20_000 },
  );
});

test("the scanner refuses a document that is cut short anywhere", () => {
  const text = JSON.stringify({ a: [1.5e3, 'x\\"', { b: null }], c: true });
  for (let end = 1; end < text.length; end++) expect(scanJson(text.slice(0, end))).toBeDefined();
});

test.for<[string, string]>([
  ["", "is empty"],
  [" \n ", "is empty"],
  ["[1,\n  2,]", 'is not JSON: found "]" where a value is expected, at line 2, column 5'],
  ['{"a": 1', 'is not JSON: the text ends where "," or "}" is expected, at line 1, column 8'],
  ["[] x", 'is not JSON: found "x" where the end is expected, at line 1, column 4'],
  ['{"a": "b', "is not JSON: the text ends within the string that begins at line 1, column 7"],
  ['["\\x"]', "is not JSON: bad escape in a string at line 1, column 3"],
  [
    '{"a": [{}, {"b": 1, "c": 2, "\\u0062": 3}]}',
    "a[1].b: stands twice, the second time at line 1, column 29",
  ],
])("the place of the fault in %j", ([text, fault]) => {
  expect(parseJson(text)).toEqual({ ok: false, faults: [fault] });
});

test("brackets without end are refused without running out of stack", () => {
  for (const text of ["[".repeat(100_000), '{"a":'.repeat(100_000)]) expect(parseJson(text).ok).toBe(false);
});
