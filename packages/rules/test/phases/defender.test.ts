import { describe, expect, test } from "vitest";
import { taskUnderWay, topTask } from "../../src/flow/tasks/under-way.ts";
import { legal } from "../../src/index.ts";
import { waitingInWords } from "../../src/words/waiting.ts";
import { buildGame, codes, play, row } from "../support/build.ts";
import { act } from "./table.ts";

/** Three models of two wounds each; A's gun makes three attacks that always wound. B saves on nothing. */
function line(settings: Record<string, unknown>, gun: Record<string, unknown> = {}) {
  return buildGame({
    units: {
      A: { models: row(1, [5, 5], { weapons: ["gun"] }) },
      B: { owner: "p2", models: row(3, [15, 5]), stats: { save: 7, wounds: 2 } },
    },
    weapons: { gun: { attacks: "3", ...gun } },
    settings,
  });
}

const assignments = [{ weapon_id: "gun", target_unit_id: "B" }];
const shoot = (game: ReturnType<typeof line>, faces: readonly number[]) =>
  act(game, "SHOOT", "A", { assignments }, faces);
const wounds = (game: ReturnType<typeof line>) =>
  Object.fromEntries(Object.values(game.units["B"]!.models).map((model) => [model.id, model.wounds]));

describe("where the defender allocates", () => {
  const waiting = shoot(line({ allocation: "DEFENDER" }), [3, 3, 3, 4, 4, 4]);

  test("PH-8 the game waits after the wound rolls, and says for whom", () => {
    expect(waiting.result.success).toBe(true);
    expect(waiting.game.tasks).toMatchObject([
      { type: "attacks", stage: "SAVE" },
      { type: "allocation", unit_id: "B", model_ids: ["m1", "m2", "m3"] },
    ]);
    const [awaited] = legal(waiting.game).waiting;
    expect(awaited).toMatchObject({ player: "p2", actions: ["ALLOCATE_WOUND"] });
    expect(waitingInWords(waiting.game, awaited!.for)).toBe("a model of B to be picked for a wound");
    expect(waiting.game.rng.cursor).toBe(6);
    expect(waiting.game.units["A"]!.flags).toEqual({});
  });

  test("PH-8 AT-9 the model chosen takes wounds while it lives, then the choice is open again", () => {
    // Two wounds slay m2, the third needs a new choice.
    const first = act(waiting.game, "ALLOCATE_WOUND", "B", { model_id: "m2" }, [6, 6]);
    expect(wounds(first.game)).toEqual({ m1: 2, m3: 2 });
    expect(topTask(first.game, "allocation")!.model_ids).toEqual(["m1", "m3"]);
    const second = act(first.game, "ALLOCATE_WOUND", "B", { model_id: "m3" }, [6]);
    expect(wounds(second.game)).toEqual({ m1: 2, m3: 1 });
    expect(second.game.tasks).toEqual([]);
    expect(second.game.units["A"]!.flags.has_shot).toBe(true);
    expect(second.game.allocated).toEqual({ B: ["m3"] });
  });

  test("PH-8 only that unit, and only a model that may", () => {
    const refused = (unit: string, model_id: string) => {
      const { game, result } = act(waiting.game, "ALLOCATE_WOUND", unit, { model_id });
      expect(game).toBe(waiting.game);
      return result.errors.map(({ code, rule }) => `${rule} ${code}`);
    };
    expect(refused("A", "m1")).toEqual(["PH-8 WRONG_UNIT"]);
    expect(refused("B", "m9")).toEqual(["AT-9 NOT_A_CHOICE"]);
    expect(refused("B", "toString")).toEqual(["AT-9 NOT_A_CHOICE"]);
  });

  test("PH-8 nobody goes on meanwhile, and nothing waits where nothing is to be chosen", () => {
    expect(act(waiting.game, "RESOLVE_NEXT", "A").result.errors).toMatchObject([
      { code: "AWAITING_ALLOCATION", rule: "PH-8" },
    ]);
    expect(codes(play(waiting.game, { type: "END_PHASE" }).result)).toEqual(["RESOLUTION_PENDING"]);
    expect(act(line({}), "ALLOCATE_WOUND", "B", { model_id: "m1" }).result.errors).toMatchObject([
      { code: "NOTHING_TO_ALLOCATE", rule: "PH-8" },
    ]);
  });

  test("PH-8 a model that must take the wound is not asked for", () => {
    const hurt = buildGame({
      units: {
        A: { models: row(1, [5, 5], { weapons: ["gun"] }) },
        B: {
          owner: "p2",
          models: { m1: { at: [15, 5] }, m2: { at: [15, 7], wounds: 1 }, m3: { at: [15, 9] } },
          stats: { save: 7, wounds: 2 },
        },
      },
      weapons: { gun: { attacks: "2" } },
      settings: { allocation: "DEFENDER" },
    });
    // The first wound must go to m2, which dies of it; for the second there is a choice.
    const { game } = act(hurt, "SHOOT", "A", { assignments }, [3, 3, 4, 4, 6]);
    expect(wounds(game)).toEqual({ m1: 2, m3: 2 });
    expect(topTask(game, "allocation")!.model_ids).toEqual(["m1", "m3"]);
  });

  test("PH-8 a single model is no choice", () => {
    const alone = buildGame({
      units: {
        A: { models: row(1, [5, 5], { weapons: ["gun"] }) },
        B: { owner: "p2", models: row(1, [15, 5]), stats: { save: 7, wounds: 5 } },
      },
      weapons: { gun: {} },
      settings: { allocation: "DEFENDER" },
    });
    expect(act(alone, "SHOOT", "A", { assignments }, [3, 4, 6]).game.tasks).toEqual([]);
  });

  test("PH-8 AT-10 Characters are no choice while a bodyguard lives", () => {
    const led = buildGame({
      units: {
        A: { models: row(1, [5, 5], { weapons: ["gun"] }) },
        B: {
          owner: "p2",
          models: { boss: { at: [15, 5], keywords: ["CHARACTER"] }, ...row(2, [15, 7]) },
          stats: { save: 7, wounds: 2 },
        },
      },
      weapons: { gun: {} },
      settings: { allocation: "DEFENDER" },
    });
    const { game } = act(led, "SHOOT", "A", { assignments }, [3, 4]);
    expect(topTask(game, "allocation")!.model_ids).toEqual(["m1", "m2"]);
  });

  test("PH-8 Devastating Wounds wait for the choice as well", () => {
    const game = line(
      { allocation: "DEFENDER" },
      { attacks: "1", damage: "3", keywords: ["DEVASTATING WOUNDS"] },
    );
    const asked = shoot(game, [3, 6]);
    expect(taskUnderWay(asked.game, "attacks")).toMatchObject({ stage: "DEVASTATING" });
    const done = act(asked.game, "ALLOCATE_WOUND", "B", { model_id: "m3" });
    expect(wounds(done.game)).toEqual({ m1: 2, m2: 2 });
    expect(done.game.tasks).toEqual([]);
  });
});

describe("where the defender does not answer", () => {
  test("PH-8 leaving the choice to the referee lets the game go on", () => {
    const asked = shoot(line({ allocation: "DEFENDER" }), [3, 3, 3, 4, 4, 4]).game;
    expect(act(asked, "RESOLVE_NEXT", "A").result.errors).toMatchObject([{ code: "AWAITING_ALLOCATION" }]);
    const left = play(asked, { type: "CHANGE_SETTINGS", payload: { allocation: "AUTOMATIC" } }).game;
    // What was left to the referee is nobody's to choose any more.
    const { unit_id, model_ids } = topTask(left, "allocation")!;
    expect(act(left, "ALLOCATE_WOUND", unit_id, { model_id: model_ids[0]! }).result.errors).toMatchObject([
      { code: "NOTHING_TO_ALLOCATE", rule: "PH-8" },
    ]);
    expect(legal(left).waiting).toMatchObject([{ player: "p1", actions: ["RESOLVE_NEXT"] }]);
    // Three wounds of 1 damage: m1, the nearest, is slain and m2 loses one.
    const done = act(left, "RESOLVE_NEXT", "A", {}, [1, 1, 1]).game;
    expect(wounds(done)).toEqual({ m2: 1, m3: 2 });
    expect(done.tasks).toEqual([]);
  });
});

describe("where nobody is asked", () => {
  test("PH-8 the model nearest to a firing one takes the wounds", () => {
    const { game } = shoot(line({ allocation: "AUTOMATIC" }), [3, 3, 3, 4, 4, 4, 6, 6, 6]);
    expect(wounds(game)).toEqual({ m2: 1, m3: 2 });
    expect(game.allocated).toEqual({ B: ["m2"] });
  });

  test("PH-8 the marks of this phase decide for the next unit that shoots", () => {
    const game = buildGame({
      units: {
        A: { models: row(1, [5, 5], { weapons: ["gun"] }) },
        A2: { models: row(1, [5, 9], { weapons: ["gun"] }) },
        B: { owner: "p2", models: row(3, [15, 5]), stats: { save: 2, wounds: 2 } },
      },
      weapons: { gun: {} },
    });
    // A wounds m1, the nearest to it, which saves. A2 stands opposite m3, but m1 was allocated an attack before.
    const first = act(game, "SHOOT", "A", { assignments }, [3, 4, 6]).game;
    expect(first.allocated).toEqual({ B: ["m1"] });
    const second = act(first, "SHOOT", "A2", { assignments }, [3, 4, 1]);
    expect(wounds(second.game)).toEqual({ m1: 1, m2: 2, m3: 2 });
    // In a new phase the mark is gone, and the wound goes to m3.
    const fresh = { ...first, allocated: {} };
    expect(wounds(act(fresh, "SHOOT", "A2", { assignments }, [3, 4, 1]).game)).toEqual({
      m1: 2,
      m2: 2,
      m3: 1,
    });
  });
});
