import type { IRoomCache } from "@colyseus/core";
import { expect, test } from "vitest";
import { TableDriver } from "../src/room/driver.ts";

const room = (roomId: string, game: string, more: Partial<IRoomCache> = {}) =>
  ({ roomId, game, name: "table", locked: false, private: false, clients: 0, ...more }) as IRoomCache;

const wanted = (game: string) => ({ locked: false, name: "table", private: false, game });

test("rooms are found by their game, like those of Colyseus, until they are removed", async () => {
  const driver = new TableDriver();
  const rooms = Array.from({ length: 50 }, (_, i) => room(`room-${i}`, `game-${i}`));
  for (const [i, one] of rooms.entries()) {
    if (i % 2 === 0) await driver.insert(one);
    else driver.persist(one, true);
  }
  expect(await driver.findOne(wanted("game-7"))).toBe(rooms[7]);
  expect(await driver.findOne(wanted("game-8"))).toBe(rooms[8]);
  expect(await driver.findOne(wanted("game-x"))).toBeUndefined();
  expect(await driver.findOne({ roomId: "room-7" })).toBe(rooms[7]);
  expect(await driver.insert(room("room-8", "game-8"))).toBe(false);
  // A locked one gives way to another of the same game.
  driver.update(rooms[7]!, { $set: { locked: true } });
  expect(await driver.findOne(wanted("game-7"))).toBeUndefined();
  const second = room("room-7b", "game-7");
  await driver.insert(second);
  expect(await driver.findOne(wanted("game-7"))).toBe(second);
  expect(driver.remove("room-7b")).toBe(true);
  expect(await driver.findOne(wanted("game-7"))).toBeUndefined();
  expect(driver.remove("room-8")).toBe(true);
  expect(driver.remove("room-8")).toBe(false);
  expect(await driver.findOne(wanted("game-8"))).toBeUndefined();
  expect(driver.has("room-8")).toBe(false);
  driver.clear();
  expect(await driver.findOne(wanted("game-9"))).toBeUndefined();
});
