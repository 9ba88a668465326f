import { describe, expect, test } from "vitest";
import { choices, type Game, hashOfGame, parseGame, waiting } from "../../src/index.ts";
import { done, fightWith, melee, unit } from "../fight/table.ts";
import { buildGame, codes, play, shoot, type UnitOptions } from "../support/build.ts";
import { on } from "../support/effects.ts";

/** What goes by the id of an Attached unit follows what is left of it. U of p2: the guard m1, whom L leads. */

const part = (id: string, model: string, more: object = {}) => ({
  id,
  name: id,
  model_ids: [model],
  starting_strength: 1,
  keywords: ["INFANTRY"],
  ...more,
});
const LEADER = { keywords: ["CHARACTER"], abilities: ["FINEST HOUR"], weapons: ["blade"] };
const led = ([x, y]: readonly [number, number], more: Partial<UnitOptions> = {}): UnitOptions => ({
  owner: "p2",
  stats: { save: 7 },
  models: { m1: { at: [x, y], weapons: ["blade", "rocket"] }, L: { at: [x - 1, y + 1], ...LEADER } },
  parts: [
    part("U", "m1"),
    part("L", "L", { keywords: ["INFANTRY", "CHARACTER"], abilities: ["FINEST HOUR"] }),
  ],
  ...more,
});

const WEAPONS = {
  gun: { range: 60, strength: 10 },
  sniper: { range: 60, strength: 10, keywords: ["PRECISION"] },
  rocket: { keywords: ["ONE SHOT"] },
  blade: { type: "MELEE", attacks: "1", strength: 10 },
};

/** A of p1 can shoot U; C of p1 and D of p2 fight each other somewhere else. */
const range = (more: Partial<UnitOptions> = {}, turn: Record<string, unknown> = {}): Game =>
  buildGame({
    turn: { phase: "SHOOTING", ...turn },
    units: {
      A: { models: { m1: { at: [10, 10], weapons: ["gun", "sniper"] } } },
      C: { models: { m1: { at: [10, 40], weapons: ["blade"] } } },
      D: { owner: "p2", models: { m1: { at: [11, 40], weapons: ["blade"] } } },
      U: led([40, 10], more),
    },
    weapons: WEAPONS,
  });

/** Hit, wounded, not saved. */
const DEAD = [6, 6, 1];
const guardShot = (game: Game) => shoot(game, "A", "gun", "U", DEAD).game;
const leaderShot = (game: Game) => shoot(game, "A", "sniper", "U", DEAD, { precision_model_id: "L" }).game;

type Used = Game["players"]["p2"]["used"];
const withUsed = (game: Game, used: Used): Game => ({
  ...game,
  players: { ...game.players, p2: { ...game.players.p2, used } },
});
const reopened = (game: Game): Game => {
  const read = parseGame(JSON.parse(JSON.stringify(game)));
  return read.ok ? read.value : expect.fail(JSON.stringify(read.refusals));
};

describe("what follows a part of an Attached unit", () => {
  test("OB-7 FI-4 a leader whose guard dies in the Fights First step still fights in it", () => {
    const flags = { fights_first: true, charged_this_turn: true };
    const game = melee(
      {
        A: unit([[10, 10]], { abilities: ["FIGHTS FIRST"] }),
        C: unit([[30, 30]]),
        U: led([11, 10], { flags }),
        D: unit([[31, 30]], { owner: "p2" }),
      },
      { turn: { active_player: "p2" }, weapons: WEAPONS },
    );
    // A is the first to pick, and kills the guard.
    const after = fightWith(game, "A", [{ weapon_id: "blade", target_unit_id: "U" }], [6, 6, 1]);
    expect(Object.keys(after.units["L"]!.models)).toEqual(["L"]);
    expect(waiting(after)).toMatchObject([{ player: "p2", for: { what: "fighter", step: "FIGHTS_FIRST" } }]);
    expect([...choices(after, "SELECT_FIGHTER")]).toEqual([{ type: "SELECT_FIGHTER", actor_unit_id: "L" }]);
    const next = fightWith(after, "L");
    expect(waiting(next)).toMatchObject([{ player: "p1", for: { what: "fighter", step: "REMAINING" } }]);
  });

  test("OB-7 AR-8 what a leader has used once in the battle stays used", () => {
    const used: Used = [{ stratagem: "FINEST_HOUR", until: "BATTLE", unit_id: "U" }];
    const toFight = (game: Game) => done(play(game, { type: "END_PHASE" }));
    const uses = (game: Game) => [...choices(game, "USE_STRATAGEM")].map(({ type, ...rest }) => rest);
    const fresh = toFight(guardShot(range()));
    expect(uses(fresh)).toEqual([
      { actor_unit_id: "L", payload: { stratagem: "FINEST_HOUR", model_id: "L" } },
    ]);
    const alone = guardShot(withUsed(range(), used));
    expect(alone.players.p2.used).toEqual([{ stratagem: "FINEST_HOUR", until: "BATTLE", unit_id: "L" }]);
    const again = play(fresh, {
      type: "USE_STRATAGEM",
      actor_unit_id: "L",
      payload: { stratagem: "FINEST_HOUR" },
    });
    expect(codes(again.result)).toEqual([]);
    // Nobody is asked at the beginning of the Fight phase: there is nothing to use.
    expect(toFight(alone).tasks).toEqual([]);
  });

  test("OB-7 ST-1 where the guard is left, what it has used stays with it", () => {
    const used: Used = [{ stratagem: "AMMO_RUNT", until: "BATTLE", unit_id: "U" }];
    expect(leaderShot(withUsed(range(), used)).players.p2.used).toEqual(used);
  });

  test("OB-7 GD-1 an effect on the leader's model goes with him, and no empty list is left", () => {
    const game = range({ effects: [on("EPIC_CHALLENGE", "PHASE", { model_id: "L", player: "p2" })] });
    const guardGone = guardShot(game);
    expect("effects" in guardGone.units["U"]!).toBe(false);
    expect(guardGone.units["L"]!.effects).toMatchObject([{ effect: "EPIC_CHALLENGE", model_id: "L" }]);
    expect(reopened(guardGone)).toEqual(guardGone);
    const leaderGone = leaderShot(game);
    expect("effects" in leaderGone.units["U"]!).toBe(false);
    expect(reopened(leaderGone)).toEqual(leaderGone);
  });

  test("OB-7 EF-1 an effect that ends with the unit's attacks ends with those of who is left", () => {
    const effects = [on("TARGET_ELIMINATION", "ATTACKS", { unit_id: "U", player: "p2" })];
    expect(guardShot(range({ effects })).units["L"]!.effects).toMatchObject([{ unit_id: "L" }]);
    expect(leaderShot(range({ effects })).units["U"]!.effects).toMatchObject([{ unit_id: "U" }]);
  });

  test("OB-7 CH-1 PH-6 KW-19 charges, units passed over and spent weapons are those of the part", () => {
    const charges = { pending: {}, skipped_unit_ids: ["U"], tried_unit_ids: ["U"], failures: {} };
    const spent = { U: { m1: ["rocket"], L: ["rocket"] } };
    const after = guardShot({ ...range(), charges, spent });
    expect(after.charges).toMatchObject({ skipped_unit_ids: ["U", "L"], tried_unit_ids: ["U", "L"] });
    expect(after.spent["L"]).toEqual({ L: ["rocket"] });
  });

  test("RC-2 a record of the third edition is replayed as it was played, and its documents can be opened", () => {
    const effects = [on("EPIC_CHALLENGE", "PHASE", { model_id: "L", player: "p2" })];
    const used: Used = [{ stratagem: "FINEST_HOUR", until: "BATTLE", unit_id: "U" }];
    const after = guardShot(withUsed(range({ effects }, { edition: 3 }), used));
    expect(after.units["U"]!.effects).toEqual([]);
    expect(after.players.p2.used).toEqual(used);
    expect(hashOfGame(reopened(after))).toBe(hashOfGame(after));
  });
});
