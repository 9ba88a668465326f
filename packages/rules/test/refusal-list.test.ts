import { describe, expect, test } from "vitest";
import { LIMITS } from "../src/base/limits.ts";
import { type Refusal, refusal } from "../src/base/refusal.ts";
import { byEdition } from "../src/game/edition.ts";
import { refusalList } from "../src/game/refusal-list.ts";
import { type Game, parseAction, parseGame } from "../src/index.ts";
import { checkMelee } from "../src/space/eligibility/melee-assignment.ts";
import { act, chargeGame, rolled } from "./charge/table.ts";
import { move, type Paths, type Place, table } from "./movement/table.ts";
import { buildGame, play, rawGame, row } from "./support/build.ts";
import { beforeBattle } from "./support/deployment.ts";
import { moveIn } from "./support/move.ts";

/** So many models, close together, of a unit of one side. */
function squad(count: number, name = (n: number) => `m${n}`) {
  const columns = Math.ceil(Math.sqrt(count));
  return Object.fromEntries(
    Array.from({ length: count }, (_, n) => {
      const at: Place = [10 + 1.05 * (n % columns), 10 + 1.05 * Math.floor(n / columns)];
      return [name(n + 1), { at }] as const;
    }),
  );
}

/** All of them to one place, in the middle of where they stand. */
function together(game: Game, unit = "A"): Paths {
  const models = Object.values(game.units[unit]!.models);
  const middle = models[Math.floor(models.length / 2)]!.position!;
  return Object.fromEntries(
    models.map(({ id, position }) => [
      id,
      [
        [position!.x, position!.y],
        // Nobody stands there already: each of them moves.
        [middle.x + 0.3, middle.y + 0.3],
      ],
    ]),
  );
}

const pairs = (count: number) => (count * (count - 1)) / 2;

function crowded(count: number, name?: (n: number) => string) {
  const game = table({ A: { models: squad(count, name) } });
  return move(game, "NORMAL", together(game)).result.errors;
}

describe("many refusals", () => {
  test("GD-6 as many as fit are listed as they were found, and none is counted", () => {
    expect(pairs(14)).toBe(91);
    const errors = crowded(14);
    expect(errors).toHaveLength(91);
    expect(errors.every(({ code, more }) => code === "OVERLAP" && more === undefined)).toBe(true);
  });

  test("GD-6 past that the last entry says how many more there were", () => {
    expect(pairs(15)).toBe(105);
    const errors = crowded(15);
    expect(errors).toHaveLength(LIMITS.refusals);
    expect(errors.slice(0, -1).every(({ code }) => code === "OVERLAP")).toBe(true);
    // 99 are listed.
    expect(errors.at(-1)).toEqual({
      code: "AND_MORE",
      rule: "GD-6",
      message: "6 more problems are not listed.",
      more: 6,
    });
  });

  test("GD-6 they are counted up to a number: 400 models on one spot have 79,800 pairs", () => {
    expect(pairs(400)).toBe(79_800);
    const errors = crowded(400);
    expect(errors).toHaveLength(LIMITS.refusals);
    const more = LIMITS.refusalsCounted - LIMITS.refusals + 1;
    expect(errors.at(-1)).toMatchObject({
      more,
      message: `At least ${more} more problems are not listed.`,
    });
    expect(JSON.stringify(errors).length).toBeLessThan(LIMITS.refusalBytes);
  });

  test("GD-6 long names leave room for fewer of them", () => {
    const game = table({ A: { models: squad(60) } });
    const long = {
      ...game,
      units: {
        A: {
          ...game.units["A"]!,
          name: "A".repeat(LIMITS.textLength),
          models: Object.fromEntries(
            Object.entries(game.units["A"]!.models).map(([id, one]) => [id, { ...one, name: id.repeat(60) }]),
          ),
        },
      },
    };
    const { errors } = move(long, "NORMAL", together(long)).result;
    expect(errors.length).toBeGreaterThan(10);
    expect(JSON.stringify(errors).length).toBeLessThan(LIMITS.refusalBytes + 1_000);
    expect(errors.at(-1)!.more).toBeGreaterThanOrEqual(LIMITS.refusalsCounted - LIMITS.refusals);
  });

  test("GD-6 no judge is asked further than they are counted", () => {
    let asked = 0;
    function* endless(): Generator<Refusal> {
      for (;;) yield refusal("BATTLE_OVER", "OB-9", { n: ++asked } as never);
    }
    const list = refusalList(buildGame({ units: {} }), endless());
    expect(list).toHaveLength(LIMITS.refusals);
    expect(asked).toBe(LIMITS.refusalsCounted);
    // One that was cut already is what it was, and what comes after it is among the rest.
    expect(refusalList(buildGame({ units: {} }), list)).toEqual(list);
    const short = [...list.slice(0, 50), { ...list.at(-1)!, more: 7 }, ...list.slice(0, 10)];
    expect(refusalList(buildGame({ units: {} }), short).slice(50)).toMatchObject([{ more: 17 }]);
  });

  test("GD-6 a preview does not call a condition kept that the list was too short for", () => {
    const game = table({ A: { models: squad(25) } });
    const move = { per_model_paths: together(game) };
    const preview = moveIn(game).preview(move);
    if (!preview.ok) throw new Error(JSON.stringify(preview.refusals));
    const met = Object.fromEntries(preview.value.conditions.map(({ rule, met }) => [rule, met]));
    expect(Object.values(met).filter((one) => one === false)).toHaveLength(1);
    expect(Object.values(met).filter((one) => one === true)).toEqual([]);
  });

  test("GD-6 places of a unit that is set up are judged no further either", () => {
    const game = beforeBattle({ units: { A: { models: squad(400) }, B: { owner: "p2", models: squad(1) } } });
    const positions = Object.fromEntries(Object.keys(game.units["A"]!.models).map((id) => [id, [30, 22]]));
    const { errors } = play(game, { type: "SET_UP", actor_unit_id: "A", payload: { positions } }).result;
    expect(errors).toHaveLength(LIMITS.refusals);
    expect(errors.at(-1)!.code).toBe("AND_MORE");
  });

  test("GD-6 nor are weapons that 400 models fire two hundred times over", () => {
    const models = Object.fromEntries(
      Object.entries(squad(400)).map(([id, one]) => [id, { ...one, weapons: ["gun"] }]),
    );
    const game = buildGame({
      weapons: { gun: { range: 100 } },
      units: { A: { models }, B: { owner: "p2", models: row(1, [50, 40]) } },
    });
    const aim = { weapon_id: "gun", target_unit_id: "B" };
    const assignments = Array.from({ length: LIMITS.assignments }, () => aim);
    const { errors } = play(game, { type: "SHOOT", actor_unit_id: "A", payload: { assignments } }).result;
    // Each model once, 99 of them by name.
    expect(errors).toHaveLength(LIMITS.refusals);
    expect(errors[0]).toMatchObject({ code: "WEAPON_SPLIT", model_id: "m1" });
    expect(errors.at(-1)).toMatchObject({ code: "AND_MORE", more: 400 - 99 });
  });

  test("GD-6 nor are melee weapons", () => {
    const models = Object.fromEntries(
      Object.entries(squad(196)).map(([id, one]) => [id, { ...one, weapons: ["axe", "fist"] }]),
    );
    const game = buildGame({
      weapons: { axe: { type: "MELEE" }, fist: { type: "MELEE" } },
      units: {
        A: { models },
        // Beside every model of a square of 14 by 14 there is room for nobody else: it stands on top of it.
        B: {
          owner: "p2",
          models: { b: { at: [16.8, 16.8], base: { shape: "round", mm: 300 } } },
        },
      },
      turn: { phase: "FIGHT" },
    });
    const assignments = Array.from({ length: LIMITS.assignments }, (_, n) => ({
      weapon_id: n % 2 === 0 ? "axe" : "fist",
      target_unit_id: "B",
    }));
    const checked = checkMelee(game, game.units["A"]!, assignments);
    if (checked.ok) throw new Error("they were accepted");
    // Two kinds of clashes for each model that fights, of 19,900 pairs each.
    expect(checked.refusals.length).toBeLessThanOrEqual(2 * 196);
    expect(checked.refusals.slice(0, 2)).toMatchObject([
      { code: "ONE_MELEE_WEAPON", weapon_id: "fist" },
      { code: "NOT_SPLIT", weapon_id: "axe" },
    ]);
  });

  test("GD-1 a document and an action with many faults say how many more there are", () => {
    const many = Object.fromEntries(Array.from({ length: 50 }, (_, n) => [`field${n}`, n]));
    for (const read of [
      parseGame({ ...rawGame({ units: { A: { models: squad(1) } } }), ...many }),
      parseAction({ type: "END_PHASE", ...many }),
    ]) {
      if (read.ok) throw new Error("it was read");
      expect(read.refusals).toHaveLength(20);
      expect(read.refusals.at(-1)).toMatchObject({ code: "AND_MORE", more: 31 });
    }
  });
});

describe("a charge that fails in many ways", () => {
  const game = chargeGame({
    units: { A: { models: squad(15) }, B: { owner: "p2", models: row(1, [16.5, 12]) } },
  });
  const failed = (one: Game) =>
    act(rolled(one, 12, "B"), "APPLY_CHARGE_MOVE", { per_model_paths: together(one) });

  test("GD-6 its result lists the first, and those are counted", () => {
    const { result, game: after } = failed(game);
    expect(result.errors).toHaveLength(LIMITS.refusals);
    expect(result.errors.at(-1)!.code).toBe("AND_MORE");
    expect(after.charges.failures).toEqual({ OVERLAP: 99 });
  });

  test("RC-2 in a record of an earlier edition it has and counts all of them", () => {
    const earlier = byEdition(game, 3);
    const { result, game: after } = failed(earlier);
    // 105 pairs, and the target that nobody reaches.
    expect(result.errors.map(({ code }) => code)).toEqual([
      ...Array.from({ length: 105 }, () => "OVERLAP"),
      "TARGET_NOT_ENGAGED",
    ]);
    expect(after.charges.failures).toEqual({ OVERLAP: 105, TARGET_NOT_ENGAGED: 1 });
  });
});
