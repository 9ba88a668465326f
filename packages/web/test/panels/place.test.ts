import { describe, expect, it } from "vitest";
import { FREE_KEYS, keysFor } from "../../src/panels/reaction/letters.ts";
import { placeFor } from "../../src/panels/reaction/place.ts";

const CARD = { width: 400, height: 300 };
const AREA = { width: 1000, height: 700 };
const at = (left: number, top: number, size = 40) => ({ left, top, right: left + size, bottom: top + size });

describe("the place of a question", () => {
  it("is the lower right corner where nothing is hidden there", () => {
    expect(placeFor(CARD, AREA, { models: [at(100, 100)], labels: [] })).toEqual({ left: 588, top: 388 });
  });

  it("is the nearest to it that hides no model", () => {
    // To the left of it the card begins at 420 or before: seven steps of 24 from 588.
    expect(placeFor(CARD, AREA, { models: [at(820, 500)], labels: [] })).toEqual({ left: 420, top: 388 });
  });

  it("hides no label either where it can: above the row, fifteen steps up, not eighteen to the left", () => {
    const row = Array.from({ length: 25 }, (_, n) => at(n * 40, 330));
    const spoken = { models: row, labels: [at(560, 420, 60)] };
    expect(placeFor(CARD, AREA, spoken)).toEqual({ left: 588, top: 28 });
  });

  it("is none where models are everywhere, or the card is larger than the board", () => {
    const crowd = Array.from({ length: 100 }, (_, n) => at((n % 10) * 100, Math.floor(n / 10) * 70));
    expect(placeFor(CARD, AREA, { models: crowd, labels: [] })).toBeUndefined();
    expect(placeFor({ width: 1200, height: 300 }, AREA, { models: [], labels: [] })).toBeUndefined();
  });
});

describe("the keys of stratagems", () => {
  it("are letters of their own where they are free, else the same with Shift, and never the same twice", () => {
    expect(keysFor(["Fire Overwatch", "Heroic Intervention", "Go to Ground", "Grenade"])).toEqual([
      "O",
      // H and the other letters but O are keys of the table, and O is taken.
      "Shift+H",
      "G",
      "Shift+G",
    ]);
  });

  it("are none where all are taken", () => {
    const names = Array.from({ length: 60 }, () => "Grenade");
    const keys = keysFor(names).filter((key) => key !== undefined);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.length).toBe(FREE_KEYS.length);
  });
});
