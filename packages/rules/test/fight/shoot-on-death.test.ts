import { describe, expect, test } from "vitest";
import { effectsOn } from "../../src/abilities/on.ts";
import { choices, type Game, parseGame, waiting } from "../../src/index.ts";
import { logText } from "../../src/words/log.ts";
import { blocks, buildGame, type GameOptions, type Played, play, row } from "../support/build.ts";
import { done, enemy, melee, readyToStrike, refusals, strike, unit } from "./table.ts";

const CHAPTER = ["FOR THE CHAPTER!"];
const PLASMA = { skill: 3, strength: 4, range: 24, attacks: "1" };

/** Two of A shoot at two of H, one wound each and no save; H would shoot on death. */
function firefight(more: Partial<GameOptions> = {}): Game {
  const { units, weapons, ...rest } = more;
  return buildGame({
    weapons: { gun: { skill: 3 }, plasma: PLASMA, ...weapons },
    units: {
      A: { models: row(2, [5, 2], { weapons: ["gun"] }), stats: { save: 7 } },
      H: {
        owner: "p2",
        models: row(2, [15, 2], { weapons: ["plasma"] }),
        stats: { save: 7 },
        abilities: CHAPTER,
      },
      ...units,
    },
    ...rest,
  });
}

const shoot = (game: Game, id: string, weapon: string, target: string, faces: readonly number[], more = {}) =>
  play(
    game,
    {
      type: "SHOOT",
      actor_unit_id: id,
      payload: { assignments: [{ weapon_id: weapon, target_unit_id: target, ...more }] },
    },
    faces,
  );

/** A's volley: both hit, both wound, neither is saved; then the two dice of the fallen. */
const felled = (game: Game, death: readonly number[]): Played =>
  shoot(game, "A", "gun", "H", [6, 6, 6, 6, 1, 1, ...death]);

const living = (game: Game, id: string) => Object.keys(game.units[id]!.models);

describe("FI-28 shoot on death", () => {
  test("AR-9 a die for each model when all attacks are resolved; from 3 on it shoots before it is removed", () => {
    const { game, result } = felled(firefight(), [3, 2]);
    expect(blocks(result, "shoot_on_death")).toMatchObject([
      { unit_id: "H", model_ids: ["m1", "m2"], rolls_raw: [3, 2], threshold: 3, successes: 1 },
    ]);
    expect(game.units["A"]!.flags.has_shot).toBe(true);
    expect(living(game, "H")).toEqual(["m1"]);
    expect(waiting(game)).toMatchObject([
      { player: "p2", for: { what: "last_shots", unit_id: "H" }, actions: ["SHOOT", "PASS"] },
    ]);
    expect(logText(result, game)).toContain(
      "For the Chapter! of H: [3,2] vs 3+, 1 model may shoot before falling.",
    );
    const back = shoot(game, "H", "plasma", "A", [6, 6, 1]);
    expect(refusals(back.result)).toEqual([]);
    expect(living(back.game, "A")).toHaveLength(1);
    expect(living(back.game, "H")).toEqual([]);
    expect(back.game.tasks).toEqual([]);
    expect(back.game.units["H"]!.flags.has_shot).toBeUndefined();
    expect(
      back.result.events.flatMap((event) => (event.type === "unit_destroyed" ? [event.unit_id] : [])),
    ).toEqual(["H"]);
  });

  test("with 1 and 2 they are gone at once, and so is who has nobody to shoot at", () => {
    const silent = felled(firefight(), [1, 2]).game;
    expect(living(silent, "H")).toEqual([]);
    expect(silent.tasks).toEqual([]);
    const far = firefight({ weapons: { plasma: { ...PLASMA, range: 5 } } });
    const { game, result } = felled(far, [6, 6]);
    expect(game.tasks).toEqual([]);
    expect(logText(result, game)).toContain("nobody to shoot at");
  });

  test("only the fallen shoot: named ones that live are refused, and left out where nobody is named", () => {
    // One of the two wounds: m1 falls.
    const { game } = shoot(firefight(), "A", "gun", "H", [6, 6, 6, 1, 1, 5]);
    expect(living(game, "H")).toEqual(["m1", "m2"]);
    expect(refusals(shoot(game, "H", "plasma", "A", [], { model_ids: ["m2"] }).result)).toEqual([
      "NOT_FALLEN FI-28",
    ]);
    expect(refusals(shoot(game, "A", "gun", "H", []).result)[0]).toBe("NOT_FIRING_LAST FI-28");
    expect(refusals(play(game, { type: "END_PHASE" }).result)[0]).toContain("LAST_SHOTS_PENDING");
    const back = shoot(game, "H", "plasma", "A", [1]);
    expect(blocks(back.result, "to_hit")[0]!["rolls_raw"]).toHaveLength(1);
    expect(living(back.game, "H")).toEqual(["m2"]);
  });

  test("they may pass; what is offered is accepted; and it is saved in between", () => {
    const { game } = felled(firefight(), [3, 3]);
    const read = parseGame(JSON.parse(JSON.stringify(game)));
    expect(read.ok && read.value).toEqual(game);
    const offered = [...choices(game)].filter(({ type }) => type === "SHOOT");
    expect(offered).toMatchObject([
      { payload: { assignments: [{ weapon_id: "plasma", target_unit_id: "A", model_ids: ["m1", "m2"] }] } },
    ]);
    const passed = play(game, { type: "PASS" }).game;
    expect(living(passed, "H")).toEqual([]);
    expect(passed.tasks).toEqual([]);
    expect(refusals(play(passed, { type: "PASS" }).result)).toEqual(["NO_WINDOW ST-9"]);
  });

  test("KW-4 KW-15 as after a Normal move: Heavy adds nothing, and Hazardous is passed without a die", () => {
    const still = firefight({
      weapons: { plasma: { ...PLASMA, keywords: ["HEAVY", "HAZARDOUS"] } },
      units: {
        H: {
          owner: "p2",
          models: row(2, [15, 2], { weapons: ["plasma"] }),
          stats: { save: 7 },
          abilities: CHAPTER,
          flags: { remained_stationary: true, advanced: true },
        },
      },
    });
    const { game } = felled(still, [4, 4]);
    // A 2 would hit with Heavy.
    const back = shoot(game, "H", "plasma", "A", [2, 2]);
    expect(blocks(back.result, "to_hit")[0]).toMatchObject({ threshold: 3, hits: 0 });
    expect(blocks(back.result, "hazardous")).toEqual([]);
    expect(living(back.game, "H")).toEqual([]);
  });

  test("TR-10 before Deadly Demise of who fell with them", () => {
    const { game, result } = felled(
      firefight({
        units: {
          H: {
            owner: "p2",
            models: row(2, [15, 2], { weapons: ["plasma"] }),
            stats: { save: 7 },
            abilities: [...CHAPTER, "DEADLY DEMISE 1"],
          },
        },
      }),
      [5, 1],
    );
    expect(game.tasks.map(({ type }) => type)).toEqual(["aftermath", "last_shots"]);
    expect(blocks(result, "deadly_demise")).toEqual([]);
    const back = shoot(game, "H", "plasma", "A", [1, 2, 2]);
    expect(blocks(back.result, "deadly_demise")).toHaveLength(2);
    expect(back.game.tasks).toEqual([]);
  });

  test("each unit that lost models has its own last shots", () => {
    const two = firefight({
      units: {
        G: {
          owner: "p2",
          models: row(1, [15, 8], { weapons: ["plasma"] }),
          stats: { save: 7 },
          abilities: CHAPTER,
        },
      },
    });
    const assignments = [
      { weapon_id: "gun", target_unit_id: "G", model_ids: ["m1"] },
      { weapon_id: "gun", target_unit_id: "H", model_ids: ["m2"] },
    ];
    const action = { type: "SHOOT", actor_unit_id: "A", payload: { assignments } };
    // G first, then H: hit, wound and no save each; then a die of the unit that goes on first.
    const { game } = play(two, action, [6, 6, 1, 6, 6, 1, 4]);
    expect(game.tasks.map((task) => ("unit_id" in task ? task.unit_id : ""))).toHaveLength(2);
    const first = waiting(game)[0]!.for as { readonly unit_id: string };
    const second = first.unit_id === "G" ? "H" : "G";
    const after = play(game, { type: "PASS" }, [4]).game;
    expect(waiting(after)).toMatchObject([{ for: { what: "last_shots", unit_id: second } }]);
    expect(play(after, { type: "PASS" }).game.tasks).toEqual([]);
  });

  test("SH-5 FI-27 felled in a fight they have pistols alone, and shoot before the attacker consolidates", () => {
    const CHARGED = { flags: { charged_this_turn: true, fights_first: true } };
    const brawl = (weapons: readonly string[]) =>
      melee(
        {
          A: unit([[10, 10]], { ...CHARGED, stats: { save: 7 } }),
          H: enemy([[11, 10]], { stats: { save: 7 }, abilities: CHAPTER, weapons: ["blade", ...weapons] }),
        },
        {
          weapons: {
            blade: { type: "MELEE", attacks: "1" },
            plasma: PLASMA,
            pistol: { ...PLASMA, range: 12, keywords: ["PISTOL"] },
          },
        },
      );
    const at = [{ weapon_id: "blade", target_unit_id: "H" }];
    const fell = (weapons: readonly string[]) =>
      done(strike(readyToStrike(brawl(weapons), "A"), "A", at, [6, 6, 1, 6]));
    expect(fell(["plasma"]).tasks.map(({ type }) => type)).toEqual(["fight"]);
    const armed = fell(["plasma", "pistol"]);
    expect(armed.tasks.map(({ type }) => type)).toEqual(["fight", "last_shots"]);
    expect(refusals(shoot(armed, "H", "plasma", "A", []).result)).toEqual([
      "ENGAGED SH-5",
      "LOCKED_IN_COMBAT SH-10",
    ]);
    const back = shoot(armed, "H", "pistol", "A", [6, 6, 1]).game;
    expect(living(back, "H")).toEqual([]);
    expect(living(back, "A")).toEqual([]);
    expect(back.tasks).toEqual([]);
  });

  test("step by step the fallen are out of the attacks that go on", () => {
    let game = firefight({ settings: { fast_dice: false } });
    game = play(game, { type: "SELECT_SHOOTER", actor_unit_id: "A" }).game;
    const assignments = [{ weapon_id: "gun", target_unit_id: "H" }];
    game = play(game, { type: "SET_ASSIGNMENTS", actor_unit_id: "A", payload: { assignments } }).game;
    game = play(game, { type: "CONFIRM_TARGETS", actor_unit_id: "A" }).game;
    const roll = (faces: readonly number[]) => {
      game = done(play(game, { type: "RESOLVE_NEXT", actor_unit_id: "A" }, faces));
    };
    roll([6, 6]);
    roll([6, 6]);
    roll([1, 1, 3, 3]);
    expect(waiting(game)).toMatchObject([{ for: { what: "last_shots", unit_id: "H" } }]);
    expect(game.units["H"]!.fallen).toEqual(["m1", "m2"]);
  });

  test("it is on the card of the unit", () => {
    const game = firefight();
    expect(effectsOn(game, game.units["H"]!)).toMatchObject([{ id: "FOR_THE_CHAPTER", rule: "AR-9" }]);
  });
});
