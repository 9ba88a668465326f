import { expect, test } from "vitest";
import { besideOf } from "../../src/screens/table/beside.ts";

const CARD = { width: 300, height: 150 };
const SCREEN = { width: 1366, height: 768 };
const spot = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

test("a card lies beside what it speaks of, on the first side with room", () => {
  // A board on the left: in the panel, 12 pixels from it, in the middle of its height.
  expect(besideOf(spot(0, 50, 846, 710), CARD, SCREEN)).toEqual({ left: 858, top: 305 });
  // A panel on the right: on the board.
  expect(besideOf(spot(846, 50, 1366, 710), CARD, SCREEN)).toEqual({ left: 534, top: 305 });
  // The last button of the bar: above it, and within the window.
  expect(besideOf(spot(1210, 720, 1352, 760), CARD, SCREEN)).toEqual({ left: 1054, top: 558 });
  // The upper half of a phone: below it.
  expect(besideOf(spot(0, 76, 390, 400), CARD, { width: 390, height: 844 })).toEqual({ left: 45, top: 412 });
});
