import { describe, expect, it } from "vitest";
import { recalled } from "../../src/table/recalled.ts";

interface State {
  readonly a: number;
  readonly b: number;
  readonly c?: number;
}

describe("an answer that is kept while what it was made of is the same", () => {
  it("is made again when a field changes that was read, and only then", () => {
    let made = 0;
    const sum = recalled(({ a, b }: State) => {
      made += 1;
      return { sum: a > 0 ? a + b : a };
    });
    const first = sum({ a: 1, b: 1, c: 1 });
    expect(first).toEqual({ sum: 2 });
    expect(sum({ a: 1, b: 1, c: 2 })).toBe(first);
    expect(sum({ a: 1, b: 5, c: 2 })).toEqual({ sum: 6 });
    expect(made).toBe(2);
  });

  it("knows the fields that its answer reads later, as they are by then", () => {
    const later = recalled((state: State) => () => state.b);
    const read = later({ a: 1, b: 1 });
    // Nothing was read yet, so that the answer stays, and speaks of the state that is.
    expect(later({ a: 1, b: 2 })).toBe(read);
    expect(read()).toBe(2);
    const next = later({ a: 1, b: 3 });
    expect(next).not.toBe(read);
    expect(next()).toBe(3);
  });

  it("depends on every field where the whole state was copied", () => {
    const copy = recalled((state: State) => ({ ...state }));
    expect(copy({ a: 1, b: 1 })).toEqual({ a: 1, b: 1 });
    expect(copy({ a: 1, b: 2 })).toEqual({ a: 1, b: 2 });
  });
});
