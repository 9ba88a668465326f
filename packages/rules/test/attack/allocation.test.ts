import { describe, expect, test } from "vitest";
import { type Game, parseGame } from "../../src/index.ts";
import { buildGame, duel, model, play, shoot } from "../support/build.ts";
import { planOf, woundsOf } from "../support/plan.ts";

/** `count` wounds that nobody saves, of one damage each: automatic hits, wound rolls of 4, saves of 1. */
const volley = (count: number) => [...Array<number>(count).fill(4), ...Array<number>(count).fill(1)];
const flamer = (attacks: number, damage: number | string = 1) => ({ attacks, damage, keywords: ["TORRENT"] });

describe("Allocation", () => {
  test("AT-9 the model nearest to any firing model takes the first wound", () => {
    // From (5, 2): far 15\" away, near 10\". The second shooter at (5, 20) has edge 9\" in front of it.
    const models = {
      far: model({ at: [21, 2] }),
      near: model({ at: [16, 2] }),
      edge: model({ at: [15, 20] }),
    };
    const target = { stats: { wounds: 3 }, models };
    const one = duel({ gun: flamer(1), target });
    expect(woundsOf(shoot(one, "A", "gun", "B", volley(1)))).toEqual({ far: 3, near: 2, edge: 3 });
    const shooter = {
      models: { m1: model({ at: [5, 2], weapons: ["gun"] }), m2: model({ at: [5, 20], weapons: ["gun"] }) },
    };
    const two = duel({ gun: flamer(1), shooter, target });
    expect(woundsOf(shoot(two, "A", "gun", "B", volley(2)))).toEqual({ far: 3, near: 3, edge: 1 });
    // Only models that fire in this assignment are measured from.
    expect(woundsOf(shoot(two, "A", "gun", "B", volley(1), { model_ids: ["m1"] }))).toEqual({
      far: 3,
      near: 2,
      edge: 3,
    });
  });

  test("AT-9 of models equally near the first by id, in plain string order", () => {
    // m2 and m10 are mirror images: 16 − 5 across, 2 up or down.
    const models = { m2: model({ at: [16, 4] }), m10: model({ at: [16, 8] }) };
    const game = duel({
      gun: flamer(1),
      shooter: { models: { m1: model({ at: [5, 6], weapons: ["gun"] }) } },
      target: { models },
    });
    expect(woundsOf(shoot(game, "A", "gun", "B", volley(1)))).toEqual({ m2: 1 });
  });

  test("AT-9 a wounded model comes first, wherever it stands", () => {
    const models = { m1: model({ at: [16, 2] }), m2: model({ at: [26, 2], wounds: 1 }) };
    const game = duel({ gun: flamer(2), target: { stats: { wounds: 2 }, models } });
    // The last wound of m2, then m1.
    expect(woundsOf(shoot(game, "A", "gun", "B", volley(2)))).toEqual({ m1: 1 });
  });

  test("AT-9 a model wounded by the volley goes on taking wounds until it dies", () => {
    const game = duel({ gun: flamer(4), defenders: 3, target: { stats: { wounds: 3 } } });
    expect(woundsOf(shoot(game, "A", "gun", "B", volley(4)))).toEqual({ m2: 2, m3: 3 });
  });

  test("AT-9 a model that was allocated an attack this phase comes next, though it saved", () => {
    const game = twoUnits({ m1: model({ at: [20, 6] }), m2: model({ at: [20, 34] }) });
    // D, near m2, wounds it: saved. Then A, near m1, must allocate to m2.
    const first = shoot(game, "D", "gun", "B", [4, 6]);
    expect(first.game.allocated).toEqual({ B: ["m2"] });
    expect(woundsOf(shoot(first.game, "A", "gun", "B", [4, 1]))).toEqual({ m1: 2, m2: 1 });
    // Saved and loaded in between, it is the same.
    const loaded = parseGame(JSON.parse(JSON.stringify(first.game)));
    expect(loaded.ok && woundsOf(shoot(loaded.value, "A", "gun", "B", [4, 1]))).toEqual({ m1: 2, m2: 1 });
  });

  test("AT-9 a wounded model comes before one that was only allocated an attack", () => {
    const game = twoUnits({ m1: model({ at: [20, 6] }), m2: model({ at: [20, 34] }) });
    const { game: after } = shoot(game, "D", "gun", "B", [4, 6]);
    const wounded = { ...after.units["B"]!.models["m1"]!, wounds: 1 };
    const models = { ...after.units["B"]!.models, m1: wounded };
    const next: Game = { ...after, units: { ...after.units, B: { ...after.units["B"]!, models } } };
    expect(woundsOf(shoot(next, "A", "gun", "B", [4, 1]))).toEqual({ m2: 2 });
  });

  test("AT-9 within one volley a model that saved takes the next wound too", () => {
    const game = duel({ gun: flamer(2), defenders: 2 });
    // m1 saves on 3, then fails on 2.
    expect(woundsOf(shoot(game, "A", "gun", "B", [4, 4, 3, 2]))).toEqual({ m2: 1 });
  });

  test("AT-9 two wounded models: the same whether rolled at once or weapon by weapon", () => {
    const game = buildGame({
      units: {
        A: {
          models: { m1: model({ at: [5, 2], weapons: ["a"] }), m2: model({ at: [5, 20], weapons: ["b"] }) },
        },
        B: {
          owner: "p2",
          stats: { wounds: 5 },
          models: { m1: model({ at: [16, 2], wounds: 4 }), m2: model({ at: [16, 20], wounds: 4 }) },
        },
      },
      weapons: { a: flamer(1), b: flamer(1) },
    });
    const faces = [4, 1, 4, 1];
    const assignments = ["a", "b"].map((weapon_id) => ({ weapon_id, target_unit_id: "B" }));
    const atOnce = play(game, { type: "SHOOT", actor_unit_id: "A", payload: { assignments } }, faces);
    let stepped = play(game, { type: "SELECT_SHOOTER", actor_unit_id: "A" });
    stepped = play(stepped.game, { type: "CONFIRM_TARGETS", actor_unit_id: "A" });
    stepped = play(stepped.game, { type: "RESOLVE_NEXT", actor_unit_id: "A" }, faces.slice(0, 2));
    stepped = play(stepped.game, { type: "RESOLVE_NEXT", actor_unit_id: "A" }, faces.slice(2));
    expect(woundsOf(stepped)).toEqual(woundsOf(atOnce));
    // Both are wounded, so the one nearest to who fires takes it.
    expect(woundsOf(atOnce)).toEqual({ m1: 3, m2: 3 });
  });

  test("AT-9 the plan lists the front-most first", () => {
    const models = { a: model({ at: [26, 2] }), b: model({ at: [16, 2] }) };
    const plan = planOf(duel({ target: { models } }));
    expect(plan.allocation_order.map((slot) => plan.defenders[slot]!.model_id)).toEqual(["b", "a"]);
  });
});

/** A at the top and D at the bottom, both of p1, each with an automatic gun; B between them. */
function twoUnits(models: Readonly<Record<string, ReturnType<typeof model>>>): Game {
  return buildGame({
    units: {
      A: { models: { m1: model({ at: [10, 6], weapons: ["gun"] }) } },
      D: { models: { m1: model({ at: [10, 34], weapons: ["gun"] }) } },
      B: { owner: "p2", stats: { wounds: 2 }, models },
    },
    weapons: { gun: { range: 60, ...flamer(1) } },
  });
}
