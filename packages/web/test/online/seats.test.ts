import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { canHoldSeat, dropSeat, heldSeats, holdSeat, isStored, seatAt } from "../../src/online/seats.ts";
import { FakeStorage } from "../table/storage.ts";

const TOKEN = "t".repeat(43);
const SEAT = { game: "abc", token: TOKEN, seat: "p2", title: "" } as const;

let storage: FakeStorage;
beforeEach(() => {
  storage = new FakeStorage();
  vi.stubGlobal("localStorage", storage);
});
afterEach(() => {
  dropSeat("abc");
  vi.unstubAllGlobals();
});

test("whether there is room for a seat is known before it is asked for, and nothing is left of the trial", () => {
  expect(canHoldSeat()).toBe(true);
  expect(storage.length).toBe(0);
  storage.room = 300;
  expect(canHoldSeat()).toBe(false);
  vi.stubGlobal("localStorage", undefined);
  expect(canHoldSeat()).toBe(false);
});

test("a seat that the storage has no room for is held by the page, until there is room", () => {
  storage.room = 10;
  holdSeat(SEAT);
  expect(seatAt("abc")).toEqual(SEAT);
  expect(isStored(SEAT)).toBe(false);
  storage.room = 10_000;
  holdSeat(SEAT);
  expect(isStored(SEAT)).toBe(true);
  expect(heldSeats()).toEqual([SEAT]);
  dropSeat("abc");
  expect(heldSeats()).toEqual([]);
});
