import { describe, expect, test } from "vitest";
import { type Game, parseGame } from "../../src/index.ts";
import { type Played, play } from "../support/build.ts";
import { beforeBattle, setUp } from "../support/deployment.ts";
import { planOf } from "../support/plan.ts";

/** Attacks at an Attached unit: B of p2, two guards whom L leads, with Feel No Pain 5+ as long as he does. */

function battle(leader: readonly string[] = ["DOK'S TOOLS"], gun: object = {}): Game {
  const shooter = { models: { m1: { weapons: ["sniper", "gun"] } } };
  let game = beforeBattle({
    units: {
      A: shooter,
      C: shooter,
      B: { owner: "p2", stats: { save: 7 }, models: { g1: {}, g2: {} } },
      P: {
        owner: "p2",
        keywords: ["INFANTRY", "CHARACTER", "PSYKER"],
        abilities: ["LEADER", ...leader],
        stats: { save: 7 },
        models: { L: {} },
      },
    },
    weapons: { sniper: { range: 60, keywords: ["PRECISION"] }, gun: { range: 60, ...gun } },
  });
  game = play(game, { type: "ATTACH", actor_unit_id: "P", payload: { unit_id: "B" } }).game;
  game = play(game, setUp("A", { m1: [10, 10] })).game;
  game = play(game, setUp("B", { g1: [50, 10], g2: [50, 12], L: [50, 14] })).game;
  game = play(game, setUp("C", { m1: [10, 30] }), [6, 1]).game;
  game = play(game, { type: "END_PHASE" }).game;
  return play(game, { type: "END_PHASE" }).game;
}

const SNIPER = { weapon_id: "sniper", target_unit_id: "B", precision_model_id: "L", order: 0 };
const GUN = { weapon_id: "gun", target_unit_id: "B", order: 1 };
/** Hit, wounded, not saved; then, where there is one, the die of Feel No Pain. */
const WOUND = [6, 6, 1];

const fire = (game: Game, unit: string, assignments: readonly object[], faces: readonly number[]): Played =>
  play(game, { type: "SHOOT", actor_unit_id: unit, payload: { assignments } }, faces);
const living = (game: Game) => Object.keys(game.units["B"]!.models);

describe("a leader destroyed during an enemy's attacks", () => {
  test("OB-7 KW-25 what he gives lasts until the attacks of that unit are resolved, and no longer", () => {
    const { game } = fire(battle(), "A", [SNIPER, GUN], [...WOUND, 1, ...WOUND, 5]);
    expect(living(game)).toEqual(["g1", "g2"]);
    // The next unit's attacks leave no die to ignore a wound.
    expect(living(fire(game, "C", [GUN], WOUND).game)).toEqual(["g2"]);
  });

  test("OB-7 KW-25 so it is weapon by weapon, and in a game that was saved between two of them", () => {
    let game = play(battle(), { type: "SELECT_SHOOTER", actor_unit_id: "A" }).game;
    const payload = { assignments: [SNIPER, GUN] };
    game = play(game, { type: "SET_ASSIGNMENTS", actor_unit_id: "A", payload }).game;
    game = play(game, { type: "CONFIRM_TARGETS", actor_unit_id: "A" }).game;
    game = play(game, { type: "RESOLVE_NEXT", actor_unit_id: "A" }, [...WOUND, 1]).game;
    expect(living(game)).toEqual(["g1", "g2"]);
    const read = parseGame(JSON.parse(JSON.stringify(game)));
    if (!read.ok) return expect.fail(JSON.stringify(read.refusals));
    game = play(read.value, { type: "RESOLVE_NEXT", actor_unit_id: "A" }, [...WOUND, 5]).game;
    expect(living(game)).toEqual(["g1", "g2"]);
    expect(game.units["B"]!.parts).toBeUndefined();
  });
});

describe("the keywords of an Attached unit", () => {
  test("KW-11 it has those of all its models: Anti-Psyker wounds the guards of a Psyker", () => {
    const game = battle([], { keywords: ["ANTI-PSYKER 2+"] });
    expect(planOf(game).wound.threshold).toBe(2);
    // On his own again he is a Psyker, and the guards are none.
    const apart = fire(game, "C", [SNIPER], WOUND).game;
    expect(planOf(apart).wound.threshold).toBe(4);
  });
});
