import { describe, expect, test } from "vitest";
import type { Timeline } from "../../src/flow/timeline.ts";
import { begin, choices, type Game, legal, targetsOf } from "../../src/index.ts";
import { buildGame, codes, playOn, row } from "../support/build.ts";
import { act, battle, chosen, undo } from "./table.ts";

const start = battle();
const selected = act(start, "SELECT_SHOOTER", "A1").game;

describe("selecting a unit", () => {
  test("PH-7 SH-18 a weapon with one eligible target gets it, and says so", () => {
    const { game, result } = act(start, "SELECT_SHOOTER", "A1");
    expect(game.shooting.active_shooter_id).toBe("A1");
    expect(chosen(game)).toEqual(["gun → B1: m1 m2 (automatic)"]);
    expect(result.log_text).toContain("Auto-selected: Only eligible target");
    expect(result.dice).toEqual([]);
  });

  test.each(["OFF", "OBVIOUS_ONLY", "SMART"])("SH-18 under %s", (auto_targeting) => {
    const { game } = act(battle({ settings: { auto_targeting } }), "SELECT_SHOOTER", "A1");
    expect(chosen(game)).toEqual(auto_targeting === "OFF" ? [] : ["gun → B1: m1 m2 (automatic)"]);
  });

  test("SH-18 what is assigned by itself can be fired together: other weapons before Pistols, one profile of two", () => {
    const game = buildGame({
      units: {
        A: { models: { ...row(1, [5, 5], { weapons: ["pistol", "high", "low"] }) } },
        S: { models: { m1: { at: [5, 20], weapons: ["pistol"] }, m2: { at: [5, 22], weapons: ["low"] } } },
        B: { owner: "p2", models: row(9, [15, 5]) },
      },
      weapons: {
        pistol: { keywords: ["PISTOL"] },
        low: { profile_of: "plasma" },
        high: { profile_of: "plasma" },
      },
    });
    expect(chosen(act(game, "SELECT_SHOOTER", "A").game)).toEqual(["high → B: m1 (automatic)"]);
    // Different models: each may fire what it has.
    expect(chosen(act(game, "SELECT_SHOOTER", "S").game)).toEqual([
      "low → B: m2 (automatic)",
      "pistol → B: m1 (automatic)",
    ]);
  });

  describe("SH-18 SH-13 a Pistol in reach of one unit, and a rifle in reach of two", () => {
    // NEAR is 9" away, FAR 19": Pistols reach 12", rifles 24".
    const squad = (third: readonly string[], keywords = ["INFANTRY"], edition?: 3) =>
      buildGame({
        units: {
          A: {
            keywords,
            models: {
              ...row(2, [5, 5], { weapons: ["pistol", "rifle"] }),
              m3: { at: [5, 9], weapons: third },
            },
          },
          NEAR: { owner: "p2", models: row(1, [15, 5]) },
          FAR: { owner: "p2", models: row(1, [25, 5]) },
        },
        weapons: {
          pistol: { keywords: ["PISTOL"], range: 12 },
          rifle: { range: 24 },
          shotgun: { range: 3 },
        },
        ...(edition === undefined ? {} : { turn: { edition } }),
      });
    const aimed = (game: Game) => chosen(act(game, "SELECT_SHOOTER", "A").game);

    test("the models that have both fire neither by themselves: the rifles' target is for the player to choose", () => {
      expect(aimed(squad(["pistol", "rifle"]))).toEqual([]);
    });

    test.each([
      ["with nothing but a Pistol", ["pistol"]],
      ["whose other weapon reaches nobody", ["pistol", "shotgun"]],
    ])("a model %s fires it", (_, third) => {
      expect(aimed(squad(third))).toEqual(["pistol → NEAR: m3 (automatic)"]);
    });

    test("a Vehicle fires both, so that its Pistol takes nothing away", () => {
      expect(aimed(squad(["pistol", "rifle"], ["VEHICLE"]))).toEqual(["pistol → NEAR: m1 m2 m3 (automatic)"]);
    });

    test("RC-2 a record of edition 3 is replayed with the Pistols that it had", () => {
      expect(aimed(squad(["pistol", "rifle"], ["INFANTRY"], 3))).toEqual([
        "pistol → NEAR: m1 m2 m3 (automatic)",
      ]);
    });

    test("a whole volley at one unit has the Pistol of the model that has nothing else", () => {
      const volleys = [...choices(squad(["pistol"]))].flatMap((action) =>
        action.type === "SHOOT" ? [action.payload.assignments] : [],
      );
      expect(volleys).toEqual([
        [
          { weapon_id: "rifle", target_unit_id: "NEAR" },
          { weapon_id: "pistol", target_unit_id: "NEAR", model_ids: ["m3"] },
        ],
        [{ weapon_id: "rifle", target_unit_id: "FAR" }],
      ]);
    });

    test("it is not advised either", () => {
      const advice = (game: Game) => targetsOf(game, game.units["A"]!).suggestion.weapons["pistol"];
      expect(advice(squad(["pistol", "rifle"]))).toMatchObject({
        level: "MULTIPLE",
        target: null,
        advice: "COSTS_ANOTHER",
      });
      expect(advice(squad(["pistol"]))).toMatchObject({ level: "OBVIOUS", target: "NEAR" });
    });
  });

  test("SH-18 a profile that alone has a single target is not chosen for the weapon: the other one has two", () => {
    const game = buildGame({
      units: {
        A: { models: row(1, [5, 5], { weapons: ["far", "near"] }) },
        NEAR: { owner: "p2", models: row(1, [15, 5]) },
        FAR: { owner: "p2", models: row(1, [25, 5]) },
      },
      weapons: { far: { range: 24, profile_of: "plasma" }, near: { range: 12, profile_of: "plasma" } },
    });
    expect(chosen(act(game, "SELECT_SHOOTER", "A").game)).toEqual([]);
    const { FAR: _, ...units } = game.units;
    expect(chosen(act({ ...game, units }, "SELECT_SHOOTER", "A").game)).toEqual([
      "far → NEAR: m1 (automatic)",
    ]);
  });

  test("SH-18 EF-3 a weapon gets its only target for all its bearers, though they roll in lots", () => {
    const game = buildGame({
      units: {
        // m2 alone is near enough for Pyromaniaks.
        A: {
          abilities: ["PYROMANIAKS"],
          models: { m1: { at: [5, 5], weapons: ["gun"] }, m2: { at: [10, 7], weapons: ["gun"] } },
        },
        B: { owner: "p2", models: row(3, [15, 5]) },
      },
      weapons: { gun: { range: 12 } },
    });
    expect(chosen(act(game, "SELECT_SHOOTER", "A").game)).toEqual(["gun → B: m1 m2 (automatic)"]);
    // RC-2 the rule that records of edition 3 were made by.
    const earlier = { ...game, turn: { ...game.turn, edition: 3 as const } };
    expect(chosen(act(earlier, "SELECT_SHOOTER", "A").game)).toEqual(["gun → B: m1 (automatic)"]);
  });

  test("PH-2 another unit may be selected instead, as long as nothing is confirmed", () => {
    const { game } = act(selected, "SELECT_SHOOTER", "A2");
    expect(game.shooting).toMatchObject({ active_shooter_id: "A2", pending_assignments: [] });
  });

  test("PH-7 a unit that does not exist is refused", () => {
    expect(act(start, "SELECT_SHOOTER", "A9").result.errors).toMatchObject([
      { code: "UNKNOWN_UNIT", rule: "GD-7" },
    ]);
  });
});

describe("assigning targets", () => {
  const cannon = (target_unit_id: string, ...model_ids: readonly string[]) =>
    model_ids.length > 0
      ? { weapon_id: "cannon", target_unit_id, model_ids }
      : { weapon_id: "cannon", target_unit_id };

  test("PH-7 a target is added, replaced, and split between models", () => {
    const both = act(selected, "ASSIGN_TARGET", "A1", cannon("B2")).game;
    expect(chosen(both)).toEqual(["gun → B1: m1 m2 (automatic)", "cannon → B2: m1 m2"]);
    const replaced = act(both, "ASSIGN_TARGET", "A1", cannon("B1")).game;
    expect(chosen(replaced)).toEqual(["gun → B1: m1 m2 (automatic)", "cannon → B1: m1 m2"]);
    const split = act(replaced, "ASSIGN_TARGET", "A1", cannon("B2", "m2")).game;
    expect(chosen(split)).toEqual(["gun → B1: m1 m2 (automatic)", "cannon → B1: m1", "cannon → B2: m2"]);
    const joined = act(split, "ASSIGN_TARGET", "A1", cannon("B2")).game;
    expect(chosen(joined)).toEqual(["gun → B1: m1 m2 (automatic)", "cannon → B2: m1 m2"]);
  });

  test("PH-7 an automatic choice can be changed", () => {
    const mine = act(selected, "ASSIGN_TARGET", "A1", {
      weapon_id: "gun",
      target_unit_id: "B1",
      model_ids: ["m2"],
    }).game;
    expect(chosen(mine)).toEqual(["gun → B1: m1 (automatic)", "gun → B1: m2"]);
  });

  test("PH-7 modifiers are kept with the choice", () => {
    const modifiers = { hit: { reroll_ones: true } };
    const { game } = act(selected, "ASSIGN_TARGET", "A1", {
      ...cannon("B2"),
      modifiers,
      attacks_override: "D3",
    });
    expect(game.shooting.pending_assignments[1]).toMatchObject({ modifiers, attacks_override: "D3" });
  });

  test("PH-7 what is not legal by itself or beside the rest is refused, and nothing changes", () => {
    const refused = (payload: object) => {
      const { game, result } = act(selected, "ASSIGN_TARGET", "A1", payload);
      expect(game).toBe(selected);
      return codes(result);
    };
    expect(refused({ weapon_id: "gun", target_unit_id: "B2" })).toEqual(["OUT_OF_RANGE"]);
    expect(refused({ weapon_id: "gun", target_unit_id: "A2" })).toEqual(["FRIENDLY_TARGET"]);
    expect(refused({ weapon_id: "sword", target_unit_id: "B1" })).toEqual(["UNKNOWN_WEAPON"]);
    // Both models are to fire their guns already.
    expect(refused({ weapon_id: "pistol", target_unit_id: "B1" })).toEqual([
      "PISTOL_AND_OTHER",
      "PISTOL_AND_OTHER",
    ]);
  });

  test("PH-7 only for the unit selected", () => {
    expect(act(start, "ASSIGN_TARGET", "A1", cannon("B1")).result.errors).toMatchObject([
      { code: "NOT_SELECTED", rule: "PH-7" },
    ]);
    expect(codes(act(selected, "ASSIGN_TARGET", "A2", cannon("B1")).result)).toEqual(["NOT_SELECTED"]);
    expect(codes(act(selected, "CLEAR_ASSIGNMENT", "A2", { weapon_id: "gun" }).result)).toEqual([
      "NOT_SELECTED",
    ]);
    expect(codes(act(selected, "CLEAR_ALL_ASSIGNMENTS", "A2").result)).toEqual(["NOT_SELECTED"]);
    expect(codes(act(selected, "CONFIRM_TARGETS", "A2").result)).toEqual(["NOT_SELECTED"]);
  });

  test("PH-7 one weapon, one target of it, or all can be cleared", () => {
    const split = act(
      act(selected, "ASSIGN_TARGET", "A1", cannon("B1", "m1")).game,
      "ASSIGN_TARGET",
      "A1",
      cannon("B2", "m2"),
    ).game;
    const clear = (payload: object) => chosen(act(split, "CLEAR_ASSIGNMENT", "A1", payload).game);
    expect(clear({ weapon_id: "gun" })).toEqual(["cannon → B1: m1", "cannon → B2: m2"]);
    expect(clear({ weapon_id: "cannon" })).toEqual(["gun → B1: m1 m2 (automatic)"]);
    expect(clear({ weapon_id: "cannon", target_unit_id: "B1" })).toEqual([
      "gun → B1: m1 m2 (automatic)",
      "cannon → B2: m2",
    ]);
    expect(chosen(act(split, "CLEAR_ALL_ASSIGNMENTS", "A1").game)).toEqual([]);
    const refused = act(selected, "CLEAR_ASSIGNMENT", "A1", { weapon_id: "cannon" });
    expect(refused.result.errors).toMatchObject([{ code: "NOT_ASSIGNED", rule: "PH-7" }]);
  });
});

describe("the whole list at once", () => {
  const both = [
    { weapon_id: "gun", target_unit_id: "B1" },
    { weapon_id: "cannon", target_unit_id: "B2" },
  ];
  const set = (game: typeof selected, ...assignments: readonly object[]) =>
    act(game, "SET_ASSIGNMENTS", "A1", { assignments });

  test("PH-7 what the referee chose stays marked as long as nobody changes it", () => {
    const { game, result } = set(selected, ...both);
    expect(chosen(game)).toEqual(["gun → B1: m1 m2 (automatic)", "cannon → B2: m1 m2"]);
    expect(result.log_text).toBe("2x cannon → B2");
  });

  test("PH-7 whoever changes modifiers has chosen, and the log says so", () => {
    const [gun, cannon] = both;
    const modified = set(selected, { ...gun, modifiers: { hit: { plus_one: true, minus_one: false } } });
    expect(chosen(modified.game)).toEqual(["gun → B1: m1 m2"]);
    expect(modified.result.log_text).toBe("gun → B1: +1 to hit.");
    const back = set(modified.game, { ...gun, modifiers: { hit: { plus_one: false } } }, cannon!);
    expect(back.result.log_text).toBe("gun → B1: no modifiers.\n2x cannon → B2");
    expect(set(back.game, gun!).result.log_text).toBe("cannon: target cleared.");
    // The same said in other words is no change.
    expect(chosen(set(selected, { ...gun, modifiers: { hit: { plus_one: false } } }).game)).toEqual([
      "gun → B1: m1 m2 (automatic)",
    ]);
  });

  test("PH-7 KW-12 so has whoever picks out a character", () => {
    const game = buildGame({
      units: {
        A: { models: row(1, [5, 5], { weapons: ["rifle"] }) },
        B: {
          owner: "p2",
          models: { m1: { at: [15, 5] }, boss: { at: [15, 7], keywords: ["CHARACTER"] } },
        },
      },
      weapons: { rifle: { keywords: ["PRECISION"] } },
    });
    const before = act(game, "SELECT_SHOOTER", "A").game;
    expect(chosen(before)).toEqual(["rifle → B: m1 (automatic)"]);
    const picked = act(before, "SET_ASSIGNMENTS", "A", {
      assignments: [{ weapon_id: "rifle", target_unit_id: "B", precision_model_id: "boss" }],
    });
    expect(chosen(picked.game)).toEqual(["rifle → B: m1"]);
    expect(picked.result.log_text).toBe("rifle → B: Precision at boss.");
  });

  test("DI-3 PH-7 another order is told, and kept", () => {
    const [gun, cannon] = both;
    const { game, result } = set(selected, { ...gun, order: 1 }, { ...cannon, order: 0 });
    expect(result.log_text).toBe("2x cannon → B2\nFiring order: cannon → B2, gun → B1.");
    expect(game.shooting.pending_assignments.map(({ order }) => order)).toEqual([1, 0]);
  });
});

describe("undo", () => {
  const actOn = (
    timeline: Timeline,
    type: string,
    unit: string,
    payload: object = {},
    faces: readonly number[] = [],
  ) => playOn(timeline, { type, actor_unit_id: unit, payload }, faces).timeline;

  test("PH-3 takes back choice after choice, to the very document before", () => {
    const steps: readonly [string, string, object][] = [
      ["SELECT_SHOOTER", "A1", {}],
      ["ASSIGN_TARGET", "A1", { weapon_id: "cannon", target_unit_id: "B2" }],
      ["ASSIGN_TARGET", "A1", { weapon_id: "cannon", target_unit_id: "B1", model_ids: ["m1"] }],
      ["CLEAR_ASSIGNMENT", "A1", { weapon_id: "gun" }],
      ["CLEAR_ALL_ASSIGNMENTS", "A1", {}],
      ["SKIP_UNIT", "A2", {}],
      ["SKIP_UNIT", "A1", {}],
      ["UNDO", "", {}],
      ["SELECT_SHOOTER", "A1", {}],
    ];
    const games = [start];
    let timeline = begin(start);
    for (const [type, unit, payload] of steps) {
      if (type === "UNDO") {
        games.pop();
        timeline = undo(timeline).timeline;
      } else {
        timeline = actOn(timeline, type, unit, payload);
        games.push(timeline.game);
      }
    }
    games.pop();
    for (const before of games.reverse()) {
      timeline = undo(timeline).timeline;
      expect(timeline.game).toEqual(before);
    }
    expect(undo(timeline).result.errors).toMatchObject([{ code: "NOTHING_TO_UNDO", rule: "PH-3" }]);
  });

  test("PH-3 goes back a hundred choices and no further", () => {
    let timeline = begin(selected);
    for (let i = 0; i < 120; i++) {
      timeline = actOn(timeline, "ASSIGN_TARGET", "A1", {
        weapon_id: "cannon",
        target_unit_id: i % 2 === 0 ? "B1" : "B2",
      });
    }
    expect(timeline.choices).toHaveLength(100);
    for (let i = 0; i < 100; i++) timeline = undo(timeline).timeline;
    expect(codes(undo(timeline).result)).toEqual(["NOTHING_TO_UNDO"]);
    // Choices 1 to 120, of which 20 remain: the last of those, an even one, was B2.
    expect(chosen(timeline.game)).toEqual(["gun → B1: m1 m2 (automatic)", "cannon → B2: m1 m2"]);
  });

  test("PH-3 never after the targets are confirmed, nor across dice", () => {
    const chosenBefore = actOn(begin(start), "SELECT_SHOOTER", "A1");
    const confirmed = actOn(chosenBefore, "CONFIRM_TARGETS", "A1");
    expect(undo(confirmed).result.errors).toMatchObject([{ code: "CONFIRMED", rule: "PH-3" }]);
    const done = actOn(confirmed, "RESOLVE_NEXT", "A1", {}, [1, 1]);
    expect(codes(undo(done).result)).toEqual(["NOTHING_TO_UNDO"]);
    const assignments = [{ weapon_id: "gun", target_unit_id: "B1" }];
    const shot = actOn(chosenBefore, "SHOOT", "A1", { assignments }, [1, 1]);
    expect(codes(undo(shot).result)).toEqual(["NOTHING_TO_UNDO"]);
  });
});

describe("skipping a unit", () => {
  test("PH-6 it does not shoot in this phase", () => {
    const { game } = act(start, "SKIP_UNIT", "A1");
    expect(game.shooting.skipped_unit_ids).toEqual(["A1"]);
    expect(act(game, "SELECT_SHOOTER", "A1").result.errors).toMatchObject([
      { code: "SKIPPED", rule: "PH-6" },
    ]);
    expect(codes(act(game, "SKIP_UNIT", "A1").result)).toEqual(["SKIPPED"]);
    const assignments = [{ weapon_id: "gun", target_unit_id: "B1" }];
    expect(codes(act(game, "SHOOT", "A1", { assignments }).result)).toEqual(["SKIPPED"]);
    expect(act(game, "SELECT_SHOOTER", "A2").result.success).toBe(true);
  });

  test("PH-6 the unit selected is let go with its targets", () => {
    const { game } = act(selected, "SKIP_UNIT", "A1");
    expect(game.shooting).toMatchObject({ active_shooter_id: null, pending_assignments: [] });
    const other = act(selected, "SKIP_UNIT", "A2").game;
    expect(other.shooting.active_shooter_id).toBe("A1");
    expect(chosen(other)).toEqual(chosen(selected));
  });

  test("PH-6 a unit without targets may be skipped too, one of the enemy not", () => {
    // A2 can shoot at B1; A1 with its pistols cannot.
    const units = {
      A1: { models: row(2, [5, 5], { weapons: ["pistol"] }) },
      A2: { models: row(2, [20, 20], { weapons: ["gun"] }) },
      B1: { owner: "p2" as const, models: row(2, [36, 5]) },
    };
    const far = battle({ units });
    expect(codes(act(far, "SELECT_SHOOTER", "A1").result)).toEqual(["NO_ELIGIBLE_TARGETS"]);
    expect(act(far, "SKIP_UNIT", "A1").result.success).toBe(true);
    expect(codes(act(far, "SKIP_UNIT", "B1").result)).toEqual(["NOT_YOUR_TURN"]);
    // Where nobody can shoot, there is nothing left but to end the phase.
    const over = act(far, "SKIP_UNIT", "A2").game;
    expect(act(over, "SKIP_UNIT", "A1").result.errors).toMatchObject([
      { code: "NOTHING_TO_SKIP", rule: "PH-6" },
    ]);
    expect(legal(far).units["A1"]!.SKIP_UNIT).toEqual([]);
    expect(legal(over).units["A1"]!.SKIP_UNIT).toMatchObject([{ code: "NOTHING_TO_SKIP" }]);
  });
});
