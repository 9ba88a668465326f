import type { ChatLine } from "@gunline/link";
import { expect, test } from "vitest";
import { unsentOf } from "../../src/screens/online/unsent.ts";

const received = (n: number, text: string, seat: ChatLine["seat"] = "p1"): ChatLine => ({
  n,
  seat,
  text,
  at: 0,
});
const texts = (...given: Parameters<typeof unsentOf>) => unsentOf(...given).map(({ text }) => text);

test("a line is unsent until the server has told it", () => {
  const said = [{ text: "Hello", after: 2 }];
  expect(texts(said, [], "p1")).toEqual(["Hello"]);
  expect(texts(said, [received(3, "Hello")], "p1")).toEqual([]);
});

test("neither an earlier line of the same words nor one of the opponent stands for it", () => {
  const said = [{ text: "Hello", after: 2 }];
  expect(texts(said, [received(2, "Hello"), received(3, "Hello", "p2")], "p1")).toEqual(["Hello"]);
});

test("of two alike, one that is told leaves the other", () => {
  const said = [
    { text: "!", after: 0 },
    { text: "!", after: 0 },
    { text: "?", after: 0 },
  ];
  expect(texts(said, [received(1, "!")], "p1")).toEqual(["!", "?"]);
});
