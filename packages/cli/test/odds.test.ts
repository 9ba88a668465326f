import type { Distribution, Odds } from "@gunline/rules";
import { afterAll, describe, expect, test } from "vitest";
import { slainChart } from "../src/describe-odds.ts";
import { duel, shoot } from "./support/duel.ts";
import { documentOf, gunline, Scratch } from "./support/run.ts";
import { tinyDuel } from "./support/tiny.ts";

afterAll(Scratch.removeAll);

function expectPmf(actual: unknown, expected: readonly number[]): void {
  const { mean, pmf } = actual as Distribution;
  expect(pmf).toHaveLength(expected.length);
  expected.forEach((p, n) => {
    expect(pmf[n]).toBeCloseTo(p, 12);
  });
  expect(mean).toBeCloseTo(
    expected.reduce((sum, p, n) => sum + n * p, 0),
    12,
  );
}

describe.concurrent("gunline odds", () => {
  test("the shape of CONTRACT.md section 5, and a case worked out by hand", async () => {
    const game = new Scratch().file("game.json", tinyDuel());
    const ran = await gunline(["odds", game, "-", "--json"], JSON.stringify([shoot()]));
    expect(ran).toMatchObject({ code: 0, err: "" });
    const { assignments, targets, exact, shooter, ...more } = documentOf<Odds>(ran);
    expect({ exact, shooter, more }).toEqual({ exact: true, shooter: null, more: {} });
    expect(assignments).toHaveLength(1);
    const { weapon_id, target_unit_id, ...steps } = assignments[0]!;
    expect({ weapon_id, target_unit_id }).toEqual({ weapon_id: "gun", target_unit_id: "B" });
    expect(Object.keys(steps)).toEqual(["attacks", "hits", "wounds", "unsaved", "damage", "slain"]);
    expectPmf(steps.attacks, [0, 1]);
    expectPmf(steps.hits, [1 / 3, 2 / 3]);
    expectPmf(steps.wounds, [2 / 3, 1 / 3]);
    for (const step of [steps.unsaved, steps.damage, steps.slain]) expectPmf(step, [5 / 6, 1 / 6]);
    expect(Object.keys(targets)).toEqual(["B"]);
    expect(Object.keys(targets["B"]!).sort()).toEqual(["damage", "destroyed", "slain"]);
    expectPmf(targets["B"]!.damage, [5 / 6, 1 / 6]);
    expectPmf(targets["B"]!.slain, [5 / 6, 1 / 6]);
    expect(targets["B"]!.destroyed).toBe(0);
  });

  test("OD-1 a use is shown with its own dice, and refused where it cannot be used", async () => {
    const game = tinyDuel();
    const when = { selected: "SHOOT" };
    const choose = { unit: "ENEMY" };
    const table = [{ from: 3, to: 6, do: [{ mortalWounds: 2, to: "CHOSEN" }] }];
    const does = [{ on: "UNIT", when, use: { once: "PHASE" }, choose, do: [{ table }] }];
    const row = { id: "OURS", name: "A Rule of Ours", ability: "OURS", source: "DATASHEET", does };
    game.settings = { ...game.settings, rows: { OURS: row } };
    game.units.A.abilities = ["OURS"];
    const file = new Scratch().file("game.json", game);
    const use = (target_unit_id: string) =>
      JSON.stringify({
        type: "USE_STRATAGEM",
        actor_unit_id: "A",
        payload: { stratagem: "OURS", target_unit_id },
      });
    const ran = await gunline(["odds", file, "-", "--json"], use("B"));
    expect(ran).toMatchObject({ code: 0, err: "" });
    const { use: odds } = documentOf<{ use: { kind: string; outcomes: { chances: readonly number[] }[] } }>(
      ran,
    );
    expect(odds).toMatchObject({ kind: "DICE", outcomes: [{ what: "MORTAL_WOUNDS", unit_id: "B" }] });
    for (const [number, chance] of [1 / 3, 0, 2 / 3].entries()) {
      expect(odds.outcomes[0]!.chances[number]).toBeCloseTo(chance, 12);
    }
    const said = await gunline(["odds", file, "-"], use("B"));
    expect(said.out).toContain("mortal wounds 1.33 on average (0: 33.3 %, 2: 66.7 %)");
    const refused = await gunline(["odds", file, "-", "--json"], use("A"));
    expect(refused.code).toBe(1);
    expect(documentOf<{ errors: { code: string }[] }>(refused).errors[0]!.code).toBe("NO_TARGET");
  });

  test("OD-1 a use before attacks is shown with and without", async () => {
    const game = tinyDuel();
    const effect = { attacks: "MADE", do: [{ hit: 1 }] };
    const does = [
      { on: "UNIT", when: { selected: "SHOOT" }, use: { once: "PHASE" }, do: [effect], until: "PHASE" },
    ];
    const row = { id: "OURS", name: "A Rule of Ours", ability: "OURS", source: "DATASHEET", does };
    game.settings = { ...game.settings, rows: { OURS: row } };
    game.units.A.abilities = ["OURS"];
    const assignments = [{ weapon_id: "gun", target_unit_id: "B", model_ids: ["m1"] }];
    game.shooting = { ...game.shooting, active_shooter_id: "A", pending_assignments: assignments };
    const use = { type: "USE_STRATAGEM", actor_unit_id: "A", payload: { stratagem: "OURS" } };
    const file = new Scratch().file("game.json", game);
    const ran = await gunline(["odds", file, "-", "--json"], JSON.stringify(use));
    expect(ran).toMatchObject({ code: 0, err: "" });
    const { use: odds } = documentOf<{ use: { kind: string; without: Odds; used: Odds } }>(ran);
    expect(odds.kind).toBe("CHANGES");
    // 2/3 · 1/2 · 1/2 without, 5/6 · 1/2 · 1/2 with +1 to hit.
    expectPmf(odds.without.targets["B"]!.slain, [5 / 6, 1 / 6]);
    expectPmf(odds.used.targets["B"]!.slain, [19 / 24, 5 / 24]);
    const said = await gunline(["odds", file, "-"], JSON.stringify(use));
    expect(said.out).toContain("slain 0.17 → 0.21");
  });

  test("a FIGHT is asked about before its unit is picked, as the models stand", async () => {
    const game = tinyDuel();
    game.turn.phase = "FIGHT";
    const { x, y } = game.units.A.models.m1.position;
    game.units.B.models.m1.position = { x: x + 1.5, y, z: 0 };
    game.weapons.blade = { ...game.weapons.gun, id: "blade", type: "MELEE" };
    delete game.weapons.blade.range;
    game.units.A.models.m1.weapons = ["blade"];
    const assignments = [{ weapon_id: "blade", target_unit_id: "B" }];
    const fight = { type: "FIGHT", actor_unit_id: "A", payload: { assignments } };
    const ran = await gunline(
      ["odds", new Scratch().file("game.json", game), "-", "--json"],
      JSON.stringify(fight),
    );
    expect(ran).toMatchObject({ code: 0, err: "" });
    expectPmf(documentOf<Odds>(ran).assignments[0]!.slain, [5 / 6, 1 / 6]);
    game.units.A.flags.has_fought = true;
    const fought = await gunline(
      ["odds", new Scratch().file("game.json", game), "-", "--json"],
      JSON.stringify(fight),
    );
    expect(fought.code).toBe(1);
    expect(documentOf<{ errors: { code: string }[] }>(fought).errors[0]!.code).toBe("ALREADY_FOUGHT");
  });

  test("assignments stay in the order in which they were sent, whatever the order of dice", async () => {
    const game = duel();
    game.weapons.bow = { ...game.weapons.gun, id: "bow", name: "Bow", attacks: "3", keywords: [] };
    for (const model of Object.values<{ weapons: string[] }>(game.units.A.models))
      model.weapons = ["gun", "bow"];
    const action = shoot();
    action.payload.assignments.push({ weapon_id: "bow", target_unit_id: "B" });
    const scratch = new Scratch();
    const files = [scratch.file("game.json", game), scratch.file("action.json", action)];
    const ran = await gunline(["odds", ...files, "--json"]);
    const { assignments } = documentOf<Odds>(ran);
    expect(assignments.map(({ weapon_id }) => weapon_id)).toEqual(["gun", "bow"]);
    expectPmf(assignments[0]!.attacks, [0, 0, 0, 0, 1]);
    expectPmf(assignments[1]!.attacks, [0, 0, 0, 0, 0, 0, 1]);
  });

  test("an assignment that is rolled in lots is one assignment: a case worked out by hand", async () => {
    const game = duel();
    Object.assign(game.weapons.gun, { skill: null, keywords: ["TORRENT"], special_rules: "" });
    game.units.A.abilities = ["PYROMANIAKS"];
    // 4" away, and near enough to re-roll wounds of 1; the other model is not.
    game.units.A.models.m1.position.x = 16;
    const files = [new Scratch().file("game.json", game), "-"];
    const action = JSON.stringify(shoot());
    const ran = await gunline(["odds", ...files, "--json"], action);
    expect(ran).toMatchObject({ code: 0, err: "" });
    const { assignments, targets, exact } = documentOf<Odds>(ran);
    expect({ exact, assignments: assignments.length }).toEqual({ exact: true, assignments: 1 });
    const { attacks, hits, wounds, unsaved, damage, slain } = assignments[0]!;
    expectPmf(attacks, [0, 0, 1]);
    expectPmf(hits, [0, 0, 1]);
    // One wounds with 1/2 + 1/6 · 1/2 = 7/12, the other with 1/2; nobody has armour.
    const expected = [5 / 24, 12 / 24, 7 / 24];
    for (const one of [wounds, unsaved, damage, slain]) expectPmf(one, expected);
    expectPmf(targets["B"]!.slain, expected);
    const text = await gunline(["odds", ...files], action);
    expect(text).toMatchObject({ code: 0, err: "" });
    expect(text.out).toContain("Gun ×2\n");
    expect(text.out.match(/ {2}×1\n/g)).toHaveLength(2);
    expect(text.out).toContain("Pyromaniaks");
    expect(text.out).toContain("on average: 2.00 attacks → 2.00 hits → 1.08 wounds");
    const rolled = await gunline(["simulate", ...files, "--runs", "4000", "--json"], action);
    expect(rolled).toMatchObject({ code: 0 });
    const [only, ...others] = documentOf<{ assignments: { slain: { counts: number[] } }[] }>(
      rolled,
    ).assignments;
    expect(others).toEqual([]);
    // Within five standard deviations of what each chance makes one expect.
    expected.forEach((p, n) => {
      const off = Math.abs(only!.slain.counts[n]! - 4000 * p);
      expect(off).toBeLessThan(5 * Math.sqrt(4000 * p * (1 - p)));
    });
    expect((await gunline(["apply", ...files, "--json"], action)).code).toBe(0);
  });

  test("as text: the plan in words with what made each number, the means and the chart", async () => {
    const game = duel();
    game.units.A.flags.remained_stationary = true;
    game.weapons.gun.skill = 4;
    game.weapons.gun.keywords.push("SUSTAINED HITS D3");
    game.units.B.name = "\u001b[31mRed";
    const files = [new Scratch().file("game.json", game), "-"];
    const { code, out } = await gunline(["odds", ...files], JSON.stringify(shoot()));
    expect(code).toBe(0);
    for (const line of [
      "4 attacks: 2 × 1 + 2 Rapid Fire",
      "3+ to hit: BS 4+, Heavy +1",
      "critical hit on 6+: D3 extra (Sustained Hits)",
      "4+ to wound: S4 against T4",
      "no save: no armour",
      "1 damage each",
      "on average: 4.00 attacks → 4.00 hits → 2.00 wounds",
    ]) {
      expect(out).toContain(`  ${line}`);
    }
    expect(out).toMatch(/\n +3 +\d+\.\d % +\d+\.\d % +█+/);
    expect(out).toMatch(/destroyed: \d+\.\d %/);
    expect(out).not.toContain("\u001b");
  });

  test("what the rules refuse exits 1 with the errors, as JSON and as text", async () => {
    const game = new Scratch().file("game.json", duel());
    const [far, nobody, text] = await Promise.all([
      gunline(["odds", game, "-", "--json"], JSON.stringify(shoot("C"))),
      gunline(["odds", game, "-", "--json"], JSON.stringify({ ...shoot(), actor_unit_id: "Z" })),
      gunline(["odds", game, "-"], JSON.stringify(shoot("C"))),
    ]);
    for (const ran of [far, nobody, text]) expect(ran).toMatchObject({ code: 1, err: "" });
    expect(documentOf(far)).toEqual({
      errors: [expect.objectContaining({ code: "OUT_OF_RANGE", rule: "SH-7" })],
    });
    expect(documentOf(nobody)).toEqual({
      errors: [expect.objectContaining({ code: "UNKNOWN_UNIT", rule: "GD-7" })],
    });
    expect(text.out).toContain("(OUT_OF_RANGE, SH-7)");
  });

  test.for<[string, unknown, string]>([
    [
      "another type",
      { type: "END_PHASE" },
      'gunline: ACTION: type: is "END_PHASE", expected "SHOOT", "FIGHT" or "USE_STRATAGEM" (GD-7)\n',
    ],
    [
      "two actions",
      [shoot(), shoot()],
      "gunline: ACTION: has 2 actions, expected one SHOOT, FIGHT or USE_STRATAGEM (GD-7)\n",
    ],
    ["none", [], "gunline: ACTION: has 0 actions, expected one SHOOT, FIGHT or USE_STRATAGEM (GD-7)\n"],
    ["an action that is none", { type: "SHOOT" }, "gunline: ACTION: "],
  ])("%s is bad input", async ([, action, fault]) => {
    const game = new Scratch().file("game.json", duel());
    const ran = await gunline(["odds", game, "-", "--json"], JSON.stringify(action));
    expect(ran).toMatchObject({ code: 2, out: "" });
    expect(ran.err).toContain(fault);
  });

  test("a case too large to be exact says so and gives bounds", async () => {
    const game = duel();
    game.weapons.gun.attacks = "1000";
    game.weapons.gun.damage = "2D6";
    game.units.B.abilities = ["FEEL NO PAIN 5+"];
    for (const model of Object.values<{ wounds: number; stats: object }>(game.units.B.models)) {
      model.wounds = 90_000;
      model.stats = { wounds: 100_000 };
    }
    const file = new Scratch().file("game.json", game);
    const [json, text] = await Promise.all([
      gunline(["odds", file, "-", "--json"], JSON.stringify(shoot())),
      gunline(["odds", file, "-"], JSON.stringify(shoot())),
    ]);
    const { exact, targets } = documentOf<Odds>(json);
    expect(exact).toBe(false);
    expect(targets["B"]).toMatchObject({
      damage: { mean_at_least: expect.any(Number), mean_at_most: expect.any(Number) },
      destroyed: null,
    });
    expect(text.code).toBe(0);
    expect(text.out).toContain("Too large to work out exactly");
    expect(text.out).toContain("destroyed: not known");
  });
});

describe("the chart of slain models", () => {
  test("each number has its chance, that of as many or more, and a bar", () => {
    expect(slainChart({ mean: 1.25, pmf: [0.25, 0.25, 0.5] }, 40)).toEqual([
      "  slain  chance  or more",
      "      0  25.0 %  100.0 %  ███████",
      "      1  25.0 %   75.0 %  ███████",
      "      2  50.0 %   50.0 %  ██████████████",
    ]);
  });

  test("unlikely ends share a row, and so do neighbours where there are too many", () => {
    const pmf = Array.from({ length: 400 }, (_, n) => (n < 100 || n >= 300 ? 1e-9 : 1 / 200));
    const rows = slainChart({ mean: 199.5, pmf }, 80);
    expect(rows.length).toBeLessThan(40);
    expect(rows[1]).toMatch(/^ +0–99 +<0\.1 % +100\.0 %/);
    expect(rows.at(-1)).toMatch(/^ +300–399 +<0\.1 % +<0\.1 %/);
    expect(Math.max(...rows.map((row) => row.length))).toBeLessThanOrEqual(80);
  });
});
