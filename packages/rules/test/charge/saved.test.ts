import { describe, expect, test } from "vitest";
import { type Game, parseGame } from "../../src/index.ts";
import type { Loose } from "../game/contract.ts";
import { act, declare, lane, rolled } from "./table.ts";

const declared = declare(lane(5), "B").game;
const ready = rolled(lane(5), 7, "B");
const save = (game: Game): Loose => JSON.parse(JSON.stringify(game));

describe("a game saved in its Charge phase", () => {
  test.each([
    ["declared", declared],
    ["rolled", ready],
    ["skipped", act(lane(5), "SKIP_CHARGE").game],
    ["failed", act(ready, "FAIL_CHARGE").game],
  ])("GD-1 %s is read again as it was", (_, game) => {
    expect(parseGame(save(game))).toEqual({ ok: true, value: game });
  });

  type Case = readonly [path: string, game: Game, spoil: (document: Loose) => void];
  const cases: readonly Case[] = [
    ["charges.pending.X", declared, (d) => Object.assign(d.charges.pending, { X: { targets: ["B"] } })],
    ["charges.pending", declared, (d) => Object.assign(d.charges.pending, { B: { targets: ["A"] } })],
    ["charges.pending.B", lane(5), (d) => Object.assign(d.charges.pending, { B: { targets: ["A"] } })],
    ["charges.pending", declared, (d) => Object.assign(d.turn, { phase: "FIGHT" })],
    ["charges.pending.A.targets[0]", declared, (d) => d.charges.pending.A.targets.splice(0, 1, "X")],
    ["charges.pending.A.targets[0]", declared, (d) => d.charges.pending.A.targets.splice(0, 1, "A")],
    ["charges.pending.A.targets", declared, (d) => d.charges.pending.A.targets.push("B")],
    ["charges.pending.A.distance", ready, (d) => Object.assign(d.charges.pending.A, { distance: 8 })],
    ["charges.pending.A.distance", ready, (d) => delete d.charges.pending.A.dice],
    ["charges.tried_unit_ids[0]", declared, (d) => d.charges.tried_unit_ids.push("X")],
    ["charges.skipped_unit_ids[0]", declared, (d) => d.charges.skipped_unit_ids.push("X")],
  ];
  test.each(cases)("GD-2 a dangling %s is refused", (path, game, spoil) => {
    const document = save(game);
    spoil(document);
    const parsed = parseGame(document);
    const found = parsed.ok ? [] : parsed.refusals;
    expect(found.map((one) => one.path)).toContain(path);
    expect(new Set(found.map(({ rule, code }) => `${rule} ${code}`))).toEqual(new Set(["GD-2 BAD_DOCUMENT"]));
  });

  test("GD-6 the counts of reasons are bounded", () => {
    const letters = [..."ABCDEFGHIJK"];
    const names = letters.flatMap((a) => letters.map((b) => `${a}${b}`));
    const counted = (kinds: number) => {
      const document = save(declared);
      document.charges.failures = Object.fromEntries(names.slice(0, kinds).map((name) => [name, 1]));
      return parseGame(document);
    };
    expect(counted(100).ok).toBe(true);
    expect(counted(101)).toMatchObject({ ok: false, refusals: [{ rule: "GD-6", path: "charges.failures" }] });
  });
});
