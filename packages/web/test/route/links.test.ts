import { expect, test } from "vitest";
import { hashOfPlace, type OnlinePlace, placeOf } from "../../src/route/links.ts";

const TOKEN = "aB3_-".repeat(9).slice(0, 43);

test.each<OnlinePlace>([
  { kind: "game", game: "abc" },
  { kind: "join", game: "abc", secret: TOKEN },
  { kind: "watch", game: "abc", secret: TOKEN },
  { kind: "join", game: "abc", secret: "invite", token: TOKEN },
  { kind: "sit", game: "abc", secret: TOKEN, seat: "p2" },
  { kind: "sit", game: "abc", secret: TOKEN, seat: "p1", invite: "invite" },
  { kind: "look", game: "abc", secret: TOKEN, step: 7 },
])("an address of kind $kind is read as it was written", (place) => {
  expect(placeOf(hashOfPlace(place))).toEqual(place);
});

test.each([
  "#/",
  "#/game/",
  "#/game/a b",
  `#/sit/abc/${TOKEN}`,
  `#/sit/abc/${TOKEN}/p3`,
  "#/sit/abc/short/p1",
  "#/look/abc",
])("%s is no table's address", (hash) => {
  expect(placeOf(hash)).toBeUndefined();
});

test.each([
  ["/7", 7],
  ["/1234567", 1_234_567],
  ["/abc", 0],
  ["/-1", 0],
  ["/1e3", 0],
  ["/7/8", 0],
  ["/", 0],
  ["", 0],
])("a replay whose address ends with “%s” begins at step %i", (end, step) => {
  expect(placeOf(`#/look/abc/${TOKEN}${end}`)).toEqual({ kind: "look", game: "abc", secret: TOKEN, step });
});
