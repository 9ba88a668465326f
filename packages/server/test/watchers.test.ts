import type { TableClient } from "@gunline/link";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { LIMITS } from "../src/limits.ts";
import { placeForWatcher } from "../src/room/watchers.ts";
import { From } from "./support/from.ts";
import { ServerProcess } from "./support/server.ts";
import { isHere, leaveAll, seatedGame, sit, until } from "./support/table.ts";

const froms: From[] = [];
afterEach(leaveAll);
afterAll(async () => {
  for (const from of froms) from.end();
  await ServerProcess.stopAll();
});

async function from(address: string, { port }: ServerProcess): Promise<string> {
  const made = await From.address(address, port);
  froms.push(made);
  return made.base;
}

const many = (address: string, count: number) => Array.from({ length: count }, () => address);

describe("those who watch", () => {
  test("come until their address has ten places, and others after them", () => {
    const ten = many("a", 10);
    expect(placeForWatcher(ten.slice(1), "a")).toEqual({ ok: true, givesWay: undefined });
    expect(placeForWatcher(ten, "a")).toEqual({ ok: false });
    expect(placeForWatcher(ten, "b")).toEqual({ ok: true, givesWay: undefined });
  });

  test("make room where all places are taken, as long as an address has two more than who comes", () => {
    const greedy = ["a", "b", ...many("c", 10), ...many("d", 9)];
    const full = [...greedy, ...Array.from({ length: 100 - greedy.length }, (_, i) => `x${i}`)];
    expect(full).toHaveLength(100);
    expect(placeForWatcher(full, "new")).toEqual({ ok: true, givesWay: 2 });
    expect(placeForWatcher(full, "a")).toEqual({ ok: true, givesWay: 2 });
    expect(placeForWatcher(full, "d")).toEqual({ ok: false });
    const equal = Array.from({ length: 100 }, (_, i) => `x${i}`);
    expect(placeForWatcher(equal, "new")).toEqual({ ok: false });
  });

  test("leave places to others at a running server, and whoever gets none is told so and stays away", async () => {
    expect(LIMITS.addressWatchers * 10).toBe(LIMITS.watchers);
    const server = await ServerProcess.start();
    const game = await seatedGame(server.base);
    const greedy: TableClient[] = [];
    for (let n = 1; n <= 10; n++) {
      const base = await from(`127.0.2.${n}`, server);
      const here = Array.from({ length: 10 }, () => sit(base, game.id, game.watch));
      for (const client of here) await until(client, isHere, "a place");
      greedy.push(...here);
    }
    const eleventh = sit(await from("127.0.2.1", server), game.id, game.watch);
    await until(eleventh, ({ link }) => link === "shut", "a refusal");
    expect(eleventh.state.reason).toBe("Too many are watching this game. Try again later.");
    const other = sit(await from("127.0.2.99", server), game.id, game.watch);
    const { presence } = await until(other, isHere, "a place of somebody else");
    expect(presence.watchers).toBe(LIMITS.watchers);
    await expect.poll(() => greedy.filter(({ state }) => state.link === "shut").length).toBe(1);
    const player = sit(server.base, game.id, game.tokens.p1);
    await until(player, isHere, "the seat");
  });
});
