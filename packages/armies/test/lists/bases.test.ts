import { expect, test } from "vitest";
import table from "../../src/lists/bases.json" with { type: "json" };
import { baseOf } from "../../src/lists/bases.ts";
import { nameKey } from "../../src/lists/names.ts";

test("the table is kept by the keys that names are looked up by", () => {
  const names = Object.keys(table);
  expect(names.filter((name) => nameKey(name) !== name)).toEqual([]);
});

test("a base is found by its unit, by its model, and with another spelling", () => {
  expect(baseOf("Aberrants", "Aberrant")).toEqual({ shape: "round", mm: 32 });
  expect(baseOf("ACCURSED CULTISTS", "Torment")).toEqual({ shape: "round", mm: 40 });
  expect(baseOf("Achilles Ridgerunner", "Achilles Ridgerunner")).toEqual({ shape: "oval", mm: [120, 92] });
  expect(baseOf("‘Iron Hand’ Straken", "‘Iron Hand’ Straken")).toEqual({ shape: "round", mm: 25 });
  expect(baseOf("Acastus Knight Asterius", "Acastus Knight Asterius")).toBeNull();
  expect(baseOf("toString", "constructor")).toBeNull();
});
