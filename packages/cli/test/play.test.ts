import { readFileSync, writeFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { smallBattle } from "../../computer/test/support.ts";
import { duel } from "./support/duel.ts";
import { documentOf, gunline, Scratch } from "./support/run.ts";

afterAll(Scratch.removeAll);

/** As CONTRACT.md 9 has it. */
interface Played {
  readonly result: { readonly winner: string | null; readonly reason: string };
  readonly players: Record<
    "p1" | "p2",
    { readonly vp: { readonly primary: number; readonly secondary: number } }
  >;
  readonly rounds: number;
  readonly actions: number;
}

describe("gunline play", () => {
  const scratch = new Scratch();
  const game = scratch.path("game.json");
  writeFileSync(game, JSON.stringify(smallBattle("command line")));

  test("two computers play a battle to its end; its record replays, and the same seed plays the same", async () => {
    const record = scratch.path("record.json");
    const line = ["play", game, "--p1", "turn", "--p2", "random", "--seed", "7", "--json"];
    const ran = await gunline([...line, "--record", record]);
    expect(ran.code).toBe(0);
    const played = documentOf(ran) as Played;
    expect(Object.keys(played).sort()).toEqual(["actions", "players", "result", "rounds"]);
    expect(["p1", "p2", null]).toContain(played.result.winner);
    expect(played.rounds).toBeLessThanOrEqual(5);
    for (const { vp } of [played.players.p1, played.players.p2]) {
      expect(vp.primary + vp.secondary).toBeGreaterThanOrEqual(0);
    }
    const { steps } = JSON.parse(readFileSync(record, "utf8")) as { readonly steps: readonly unknown[] };
    expect(steps).toHaveLength(played.actions);
    expect((await gunline(["replay", record])).code).toBe(0);
    expect(documentOf(await gunline(line))).toEqual(played);
  });

  test("what cannot be played is told", async () => {
    expect((await gunline(["play", game, "--p1", "turn"])).code).toBe(2);
    const unknown = await gunline(["play", game, "--p1", "turn", "--p2", "clever"]);
    expect([unknown.code, unknown.err.includes("random, turn, battle")]).toEqual([2, true]);
    const bare = scratch.path("bare.json");
    writeFileSync(bare, JSON.stringify(duel()));
    const endless = await gunline(["play", bare, "--p1", "random", "--p2", "random"]);
    expect([endless.code, endless.err.includes("has no mission")]).toEqual([2, true]);
  });
});
