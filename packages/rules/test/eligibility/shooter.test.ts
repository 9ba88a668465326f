import { describe, expect, test } from "vitest";
import { apply, type Game, scriptedDice, unitOf } from "../../src/index.ts";
import { shooterRefusals } from "../../src/space/eligibility/shooter.ts";
import { buildGame, codes, duel, play, readAction, rectangle, row } from "../support/build.ts";
import { cited, tryToShoot, whyNot } from "./ask.ts";

const select = (game: Game, unit: string) =>
  apply(game, readAction({ type: "SELECT_SHOOTER", actor_unit_id: unit }), scriptedDice([])).result;

describe("who may shoot", () => {
  test("SH-1 only units of the player whose turn it is", () => {
    const game = duel({ target: { models: row(1, [16, 2], { weapons: ["gun"] }) } });
    expect(whyNot(game, "A", "gun", "B")).toEqual([]);
    expect(whyNot(game, "B", "gun", "A")).toEqual(["NOT_YOUR_TURN"]);
    expect(select(game, "B").errors).toMatchObject([
      {
        code: "NOT_YOUR_TURN",
        rule: "SH-1",
        message: "It is Blue's turn: B cannot shoot now.",
        unit_id: "B",
      },
    ]);
  });

  test.each(["COMMAND", "MOVEMENT", "CHARGE", "FIGHT"])("PH-1 not in the %s phase", (phase) => {
    const game = buildGame({
      units: {
        A: { models: row(1, [5, 5], { weapons: ["gun"] }) },
        B: { owner: "p2", models: row(1, [15, 5]) },
      },
      weapons: { gun: {} },
      turn: { phase },
    });
    expect(whyNot(game, "A", "gun", "B")).toEqual(["WRONG_PHASE"]);
    expect(codes(select(game, "A"))).toEqual(["WRONG_PHASE"]);
  });

  test.each<[flag: string, keywords: readonly string[], refused: readonly string[]]>([
    ["has_shot", [], ["SH-2 ALREADY_SHOT"]],
    ["fell_back", [], ["SH-4 FELL_BACK"]],
    ["fell_back", ["ASSAULT"], ["SH-4 FELL_BACK"]],
    ["fell_back", ["PISTOL"], ["SH-4 FELL_BACK"]],
    ["advanced", [], ["SH-3 ADVANCED"]],
    ["advanced", ["PISTOL"], ["SH-3 ADVANCED"]],
    ["advanced", ["HEAVY"], ["SH-3 ADVANCED"]],
    ["advanced", ["ASSAULT"], []],
    ["advanced", ["assault", "HEAVY"], []],
    ["moved", [], []],
    ["remained_stationary", [], []],
    ["battle_shocked", [], []],
    ["charged_this_turn", [], []],
    ["fights_first", [], []],
    ["has_fought", [], []],
  ])("SH-2 SH-3 SH-4 SH-15 a unit that is %s with a weapon of %j", (flag, keywords, refused) => {
    const game = duel({ shooter: { flags: { [flag]: true } }, gun: { keywords } });
    whyNot(game, "A", "gun", "B");
    expect(cited(tryToShoot(game, "A", { weapon_id: "gun", target_unit_id: "B" }))).toEqual(refused);
  });

  test("SH-3 a flag that is false is none", () => {
    expect(
      whyNot(duel({ shooter: { flags: { advanced: false, fell_back: false } } }), "A", "gun", "B"),
    ).toEqual([]);
  });

  test("SH-3 an Advanced unit may be chosen as long as one weapon allows it", () => {
    const game = (weapons: readonly string[]) =>
      buildGame({
        units: {
          A: { models: row(1, [5, 5], { weapons }), flags: { advanced: true } },
          B: { owner: "p2", models: row(1, [15, 5]) },
        },
        weapons: { gun: {}, carbine: { keywords: ["ASSAULT"] } },
      });
    expect(select(game(["gun", "carbine"]), "A").success).toBe(true);
    expect(cited(select(game(["gun"]), "A").errors)).toEqual(["SH-3 ADVANCED"]);
  });

  test("SH-15 a battle-shocked unit shoots as well as any other", () => {
    const game = duel({
      shooter: { flags: { battle_shocked: true } },
      target: { flags: { battle_shocked: true } },
    });
    expect(select(game, "A").success).toBe(true);
    expect(whyNot(game, "A", "gun", "B")).toEqual([]);
  });

  test("SH-2 a unit that has shot cannot shoot again", () => {
    const first = play(
      duel({}),
      {
        type: "SHOOT",
        actor_unit_id: "A",
        payload: { assignments: [{ weapon_id: "gun", target_unit_id: "B" }] },
      },
      [1],
    );
    expect(whyNot(first.game, "A", "gun", "B")).toEqual(["ALREADY_SHOT"]);
    expect(codes(select(first.game, "A"))).toEqual(["ALREADY_SHOT"]);
  });

  test("SH-6 a unit without ranged weapons or without a target is not chosen", () => {
    const game = buildGame({
      units: {
        none: { models: row(1, [5, 5]) },
        blades: { models: row(1, [5, 15], { weapons: ["axe"] }) },
        short: { models: row(1, [5, 25], { weapons: ["gun"] }) },
        blind: { models: row(1, [5, 35], { weapons: ["cannon"] }) },
        B: { owner: "p2", models: row(1, [40, 35]) },
      },
      weapons: { axe: { type: "MELEE" }, gun: { range: 12 }, cannon: { range: 72 } },
      terrain: { R1: { polygon: rectangle(20, 30, 22, 40) } },
    });
    expect(cited(select(game, "none").errors)).toEqual(["SH-6 NO_RANGED_WEAPONS"]);
    expect(cited(select(game, "blades").errors)).toEqual(["SH-6 NO_RANGED_WEAPONS"]);
    expect(cited(select(game, "short").errors)).toEqual(["SH-6 NO_ELIGIBLE_TARGETS"]);
    expect(cited(select(game, "blind").errors)).toEqual(["SH-6 NO_ELIGIBLE_TARGETS"]);
    expect(select(game, "short").errors[0]!.message).toBe("No eligible targets in range of short.");
  });

  test("SH-6 SH-3 SH-5 a unit that is barred from its better guns says so, not that nothing is in range", () => {
    const weapons = { gun: {}, carbine: { range: 6, keywords: ["ASSAULT"] } };
    const runners = buildGame({
      units: {
        A: { flags: { advanced: true }, models: row(1, [5, 5], { weapons: ["gun", "carbine"] }) },
        B: { owner: "p2", models: row(1, [20, 5]) },
      },
      weapons,
    });
    const [refused] = select(runners, "A").errors;
    expect(cited([refused!])).toEqual(["SH-6 NO_ELIGIBLE_TARGETS"]);
    expect(refused!.message).toBe("A Advanced and may fire only carbine: no target for that.");
  });
});

describe("what may be shot at", () => {
  const game = buildGame({
    units: {
      A: { models: row(2, [5, 5], { weapons: ["gun", "axe"] }) },
      friend: { models: row(1, [10, 5]) },
      gone: { owner: "p2", models: {} },
      B: { owner: "p2", models: row(1, [15, 5]) },
    },
    weapons: { gun: {}, axe: { type: "MELEE" }, spare: {} },
  });
  const errors = (assignment: object) =>
    cited(tryToShoot(game, "A", { weapon_id: "gun", target_unit_id: "B", ...assignment }));

  test("SH-9 no friend, not the unit itself, no unit without models", () => {
    expect(errors({ target_unit_id: "friend" })).toEqual(["SH-9 FRIENDLY_TARGET"]);
    expect(errors({ target_unit_id: "A" })).toEqual(["SH-9 FRIENDLY_TARGET"]);
    expect(errors({ target_unit_id: "gone" })).toEqual(["SH-9 TARGET_DESTROYED"]);
    expect(whyNot(game, "A", "gun", "gone")).toEqual(["TARGET_DESTROYED"]);
  });

  test("SH-16 GD-7 unknown units, weapons and models are named", () => {
    expect(errors({ target_unit_id: "X" })).toEqual(["GD-7 UNKNOWN_UNIT"]);
    expect(errors({ weapon_id: "X" })).toEqual(["GD-7 UNKNOWN_WEAPON"]);
    expect(errors({ model_ids: ["m1", "X", "Y"] })).toEqual(["SH-16 UNKNOWN_MODEL", "SH-16 UNKNOWN_MODEL"]);
    expect(
      cited(
        tryToShoot(
          game,
          "A",
          { weapon_id: "X", target_unit_id: "B" },
          { weapon_id: "gun", target_unit_id: "Y" },
        ),
      ),
    ).toEqual(["GD-7 UNKNOWN_WEAPON", "GD-7 UNKNOWN_UNIT"]);
  });

  test("SH-16 melee weapons and weapons that nobody carries are not fired", () => {
    expect(errors({ weapon_id: "axe" })).toEqual(["SH-16 NOT_RANGED"]);
    expect(errors({ weapon_id: "axe", model_ids: ["m1"] })).toEqual(["SH-16 NOT_RANGED"]);
    expect(errors({ weapon_id: "spare" })).toEqual(["SH-16 NO_SUCH_WEAPON"]);
    expect(errors({ weapon_id: "spare", model_ids: ["m1"] })).toEqual(["SH-16 NO_SUCH_WEAPON"]);
    expect(errors({ model_ids: [] })).toEqual(["SH-16 NO_MODELS"]);
  });

  test("SH-16 a unit without models shoots at nothing", () => {
    const mine = buildGame({
      units: { A: { models: {} }, B: { owner: "p2", models: row(1, [15, 5]) } },
      weapons: { gun: {} },
    });
    expect(cited(shooterRefusals(mine, unitOf(mine, "A")!))).toEqual(["SH-16 UNIT_DESTROYED"]);
    expect(cited(tryToShoot(mine, "A", { weapon_id: "gun", target_unit_id: "B" }))).toEqual([
      "SH-16 UNIT_DESTROYED",
    ]);
  });
});
