import { hashOf as hashInScript } from "@gunline/rules";
import { expect, test } from "vitest";
import { hashOf } from "../src/match/hash.ts";
import { skirmish } from "./support/scene.ts";

test("RC-2 the server's hash is the one that clients and replays work out", () => {
  const values = [{}, [], null, 7, "💥 ü", { b: 1, a: [{ d: null, c: "x" }] }, skirmish()];
  for (const value of values) expect(hashOf(value)).toBe(hashInScript(value));
  // By sha256sum, of the text {"a":"ü"} in UTF-8.
  expect(hashOf({ a: "ü" })).toBe("fd621823002706e24604cb868a9f4f8850d6f01fb5040d49ba050482e1472437");
});
