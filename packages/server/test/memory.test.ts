import { setTimeout as pause } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { LIMITS } from "../src/limits.ts";
import { NoRoom, type Resident, TableMemory } from "../src/table/memory.ts";

class Fake implements Resident {
  readonly address: string;
  busy = false;
  isIn = true;
  readonly isBusy = () => this.busy;
  readonly unload = () => {
    this.isIn = false;
  };

  constructor(address: string) {
    this.address = address;
  }
}

let memory: TableMemory;
beforeEach(() => {
  // What counts is the order of uses, whatever the machine's clock does meanwhile.
  vi.useFakeTimers({ toFake: ["performance"] });
  memory = new TableMemory(1_200);
});
afterEach(() => vi.useRealTimers());

async function enter(address: string, bytes: number, isPlayer = true): Promise<Fake> {
  const one = new Fake(address);
  vi.advanceTimersByTime(1);
  await memory.enter(one, bytes, isPlayer);
  return one;
}

describe("tables in memory", () => {
  test("an address alone has half of it; then its own oldest table leaves", async () => {
    const tables = [];
    for (let i = 0; i < 6; i++) tables.push(await enter("a", 100));
    memory.used(tables[0]!);
    tables.push(await enter("a", 100));
    // Its six took 600 of 1,200: the first was used again, and so the second leaves.
    expect(tables.map(({ isIn }) => isIn)).toEqual([true, false, true, true, true, true, true]);
    expect([memory.bytes, memory.tables, memory.unloaded]).toEqual([600, 6, 1]);
  });

  test("shares shrink as addresses come, and never add up to the whole", async () => {
    for (let n = 1; n <= 30; n++) {
      for (let i = 0; i < 30; i++) await enter(`address-${n}`, 10);
      expect(memory.bytes).toBeLessThanOrEqual(1_200);
      // A newcomer is not refused, and nobody who has one table loses it to those who have many.
      const one = await enter(`single-${n}`, 5);
      expect(one.isIn).toBe(true);
    }
  });

  test("who has most gives way to others; one table is everybody's due", async () => {
    const greedy = [];
    for (let i = 0; i < 6; i++) greedy.push(await enter("greedy", 100));
    const modest = await enter("modest", 500);
    const other = await enter("other", 300);
    expect([modest.isIn, other.isIn]).toEqual([true, true]);
    expect(greedy.filter(({ isIn }) => isIn)).toHaveLength(4);
    expect(memory.bytes).toBe(1_200);
  });

  test("a table at which something is being done stays, and a player waits for it", async () => {
    vi.useRealTimers();
    const full = await enterReal("a", 1_200);
    full.busy = true;
    const waiting = enterReal("b", 100);
    await pause(50);
    expect(full.isIn).toBe(true);
    full.busy = false;
    expect((await waiting).isIn).toBe(true);
    expect(full.isIn).toBe(false);
  });

  test("who is no player finds no room where tables are in use, and is told so; a player does", async () => {
    const [first, second] = [await enter("a", 400), await enter("b", 400)];
    expect(memory.isRefusing).toBe(false);
    await expect(enter("c", 200, false)).rejects.toBeInstanceOf(NoRoom);
    expect(memory.isRefusing).toBe(true);
    // Within the part that is reserved for players.
    expect((await enter("d", 400)).isIn).toBe(true);
    expect([first.isIn, second.isIn]).toEqual([true, true]);
    expect((await enter("e", 100)).isIn).toBe(true);
    expect([first.isIn, second.isIn]).toEqual([false, true]);
    vi.advanceTimersByTime(LIMITS.idleTableMs);
    await enter("c", 200, false);
    expect(second.isIn).toBe(false);
    vi.advanceTimersByTime(LIMITS.noRoomSeconds * 1_000);
    expect(memory.isRefusing).toBe(false);
  });
});

async function enterReal(address: string, bytes: number): Promise<Fake> {
  const one = new Fake(address);
  await memory.enter(one, bytes, true);
  return one;
}
