import { spawn } from "node:child_process";
import type { Distribution, Odds } from "@gunline/rules";
import { afterAll, describe, expect, test } from "vitest";
import { readWholeNumber } from "../src/whole-number.ts";
import { duel, shoot } from "./support/duel.ts";
import { BIN, documentOf, gunline, Scratch } from "./support/run.ts";

afterAll(Scratch.removeAll);

interface Counted {
  readonly mean: number;
  readonly counts: readonly number[];
}

interface Printed {
  readonly runs: number;
  readonly seed: string;
  readonly assignments: readonly Record<string, Counted>[];
  readonly targets: Record<string, { damage: Counted; slain: Counted; destroyed: number }>;
  readonly shooter: { damage: Counted; slain: Counted; destroyed: number } | null;
}

/** Each count within five standard deviations of what the chance makes one expect. */
function expectClose({ counts }: Counted, odds: unknown, runs: number): void {
  const { pmf } = odds as Distribution;
  expect(counts.reduce((sum, times) => sum + times, 0)).toBe(runs);
  expect(counts.length).toBeLessThanOrEqual(pmf.length);
  pmf.forEach((p, n) => {
    const spread = Math.sqrt(runs * p * (1 - p));
    expect(Math.abs((counts[n] ?? 0) - runs * p)).toBeLessThanOrEqual(5 * spread + 1);
  });
}

describe.concurrent("gunline simulate", () => {
  test("the same seed and runs count the same whatever the workers, close to the odds", async () => {
    const game = duel();
    Object.assign(game.weapons.gun, { keywords: ["HAZARDOUS", "DEVASTATING WOUNDS"], attacks: "D3" });
    game.units.B.stats.save = 4;
    game.weapons.bow = { ...game.weapons.gun, id: "bow", name: "Bow", keywords: ["SUSTAINED HITS 1"] };
    for (const model of Object.values<{ weapons: string[] }>(game.units.A.models))
      model.weapons = ["gun", "bow"];
    const action = shoot();
    action.payload.assignments.push({ weapon_id: "bow", target_unit_id: "B" });
    const scratch = new Scratch();
    const files = [scratch.file("game.json", game), scratch.file("action.json", action)];
    const runs = 45_001;
    const call = ["simulate", ...files, "--runs", String(runs), "--json"];
    // Every thread takes a second to load the rules.
    const [one, three, other, exact] = await Promise.all([
      ...["1", "3"].map((workers) => gunline([...call, "--workers", workers])),
      gunline([...call, "--seed", "another", "--workers", "1"]),
      gunline(["odds", ...files, "--json"]),
    ]);
    expect(one).toMatchObject({ code: 0, err: "" });
    expect(three).toEqual(one);
    expect(documentOf<Printed>(other!).seed).toBe("another");

    const odds = documentOf<Odds>(exact!);
    const printed = documentOf<Printed>(one!);
    expect(Object.keys(printed)).toEqual(["runs", "seed", "assignments", "targets", "shooter"]);
    expect(printed).toMatchObject({ runs, seed: "duel" });
    expect(documentOf<Printed>(other!).targets).not.toEqual(printed.targets);
    expect(printed.assignments.map(({ weapon_id }) => weapon_id)).toEqual(["gun", "bow"]);
    for (const [index, { weapon_id: _, target_unit_id: __, ...steps }] of printed.assignments.entries()) {
      const expected = odds.assignments[index] as unknown as Record<string, unknown>;
      // Steps that are not rolled once the target is destroyed are counted as rolled.
      const open = index === 0 ? ["unsaved", "damage", "slain"] : Object.keys(steps);
      for (const step of open) expectClose(steps[step]!, expected[step], runs);
    }
    const pairs = [
      [printed.targets["B"]!, odds.targets["B"]!],
      [printed.shooter!, odds.shooter!],
    ] as const;
    for (const [counted, expected] of pairs) {
      expectClose(counted.damage, expected.damage, runs);
      expectClose(counted.slain, expected.slain, runs);
      const p = expected.destroyed!;
      expect(Math.abs(counted.destroyed - runs * p)).toBeLessThan(5 * Math.sqrt(runs * p * (1 - p)) + 1);
    }
    const { mean, counts } = printed.targets["B"]!.damage;
    expect(mean).toBe(counts.reduce((sum, times, n) => sum + n * times, 0) / runs);
  });

  test("as text, in the same words as the odds", async () => {
    const game = new Scratch().file("game.json", duel());
    const ran = await gunline(
      ["simulate", game, "-", "--runs", "1000", "--workers", "1"],
      JSON.stringify(shoot()),
    );
    expect(ran).toMatchObject({ code: 0, err: "" });
    expect(ran.out).toContain('1,000 volleys rolled, seed "duel"');
    expect(ran.out).toContain("4 attacks: 2 × 1 + 2 Rapid Fire");
    expect(ran.out).toMatch(/destroyed: \d+\.\d %/);
  });

  test("one volley is one volley", async () => {
    const game = new Scratch().file("game.json", duel());
    const ran = await gunline(
      ["simulate", game, "-", "--runs", "1", "--workers", "1"],
      JSON.stringify(shoot()),
    );
    expect(ran.out).toContain('1 volley rolled, seed "duel"');
  });

  test("refusals exit 1, and all bad values are named at once", async () => {
    const game = new Scratch().file("game.json", duel());
    const many = duel();
    for (const model of Object.values<object>(many.units.B.models)) {
      Object.assign(model, { wounds: 100_000, stats: { wounds: 100_000 } });
    }
    const template = many.units.B.models.m1;
    for (let i = 4; i <= 12; i++) {
      const id = `m${i}`;
      many.units.B.models[id] = { ...template, id, position: { x: 21, y: 10 + 2 * i, z: 0 } };
    }
    many.units.B.starting_strength = 12;
    const [refused, bad, wounds] = await Promise.all([
      gunline(["simulate", game, "-", "--json"], JSON.stringify(shoot("C"))),
      gunline(
        ["simulate", game, "-", "--runs", "0", "--workers", "65", "--seed", "x".repeat(10_001)],
        JSON.stringify({ type: "UNDO" }),
      ),
      gunline(["simulate", "-", new Scratch().file("a.json", shoot())], JSON.stringify(many)),
    ]);
    expect(refused.code).toBe(1);
    expect(documentOf(refused)).toEqual({ errors: [expect.objectContaining({ code: "OUT_OF_RANGE" })] });
    expect(bad).toMatchObject({ code: 2, out: "" });
    for (const label of ["--runs", "--workers", "--seed", "ACTION"])
      expect(bad.err).toContain(`gunline: ${label}: `);
    expect(wounds).toMatchObject({ code: 2, out: "" });
    expect(wounds.err).toContain("units.B has 1200000 wounds");
  });

  test("runs and workers are whole numbers within bounds", () => {
    const bounds = { least: 1, most: 100_000_000, usual: 200_000 };
    expect(readWholeNumber("--runs", undefined, bounds)).toEqual({ ok: true, value: 200_000 });
    expect(readWholeNumber("--runs", "100000000", bounds)).toEqual({ ok: true, value: 100_000_000 });
    for (const bad of ["0", "100000001", "", " 1", "1e3", "-1", "1.5", "ten", "٣", "9".repeat(400)]) {
      expect(readWholeNumber("--runs", bad, bounds)).toEqual({
        ok: false,
        faults: [`--runs: "${bad}" is not a whole number from 1 to 100000000`],
      });
    }
  });

  test.skipIf(process.platform === "win32")("Ctrl-C ends it at once and leaves nothing behind", async () => {
    const scratch = new Scratch();
    const files = [scratch.file("game.json", duel()), scratch.file("action.json", shoot())];
    const child = spawn(process.execPath, [BIN, "simulate", ...files, "--runs", "100000000", "--json"]);
    let printed = "";
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => (printed += chunk));
    setTimeout(() => child.kill("SIGINT"), 1_500);
    const signal = await new Promise((resolve) => child.on("close", (_, by) => resolve(by)));
    expect({ signal, printed }).toEqual({ signal: "SIGINT", printed: "" });
  });
});
