import { expect, test } from "vitest";
import { lastAnswer } from "../../src/table/last-answer.ts";

test("the last answer is kept while the same is asked, and only the last", () => {
  let made = 0;
  const sum = lastAnswer((a: number, b: number) => {
    made += 1;
    return { sum: a + b };
  });
  const first = sum(1, 2);
  expect(sum(1, 2)).toBe(first);
  expect(sum(1, 3)).toEqual({ sum: 4 });
  expect(made).toBe(2);
  expect(sum(1, 2)).not.toBe(first);
  expect(made).toBe(3);
});
