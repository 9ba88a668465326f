import { describe, expect, test } from "vitest";
import { type Game, parseGame } from "../../src/index.ts";
import { play, shoot } from "../support/build.ts";
import { beforeBattle, setUp, type WaitingUnit } from "../support/deployment.ts";

const boyz: WaitingUnit = {
  owner: "p2",
  name: "Boyz",
  keywords: ["INFANTRY", "ORKS", "MOB"],
  stats: { save: 7 },
  models: { m1: {}, m2: {} },
};
const boss: WaitingUnit = {
  owner: "p2",
  name: "Warboss",
  keywords: ["INFANTRY", "ORKS", "CHARACTER"],
  abilities: ["LEADER", "FEEL NO PAIN 6+"],
  stats: { toughness: 5, wounds: 3, leadership: 6, save: 7 },
  models: { m1: {} },
};

/** A gun in front of two Boyz whom a Warboss leads, in the Shooting phase. */
function battle(attacks: string, gun: object = {}): Game {
  let game = beforeBattle({
    units: { A: { models: { m1: { weapons: ["gun"] } } }, BOYZ: boyz, BOSS: boss },
    weapons: { gun: { attacks, range: 60, strength: 10, ...gun } },
  });
  game = play(game, { type: "ATTACH", actor_unit_id: "BOSS", payload: { unit_id: "BOYZ" } }).game;
  game = play(game, setUp("A", { m1: [10, 10] })).game;
  game = play(game, setUp("BOYZ", { m1: [50, 10], m2: [50, 12], BOSS_m1: [50, 14] }), [6, 1]).game;
  game = play(game, { type: "END_PHASE" }).game;
  return play(game, { type: "END_PHASE" }).game;
}

const destroyed = ({ result }: ReturnType<typeof shoot>) =>
  result.events.filter(({ type }) => type === "unit_destroyed");

describe("Attached units", () => {
  test("OB-7 the bodyguard gone: its destruction counts by itself, and the leader is on its own again", () => {
    const played = shoot(battle("2"), "A", "gun", "BOYZ", [6, 6, 6, 6, 1, 1]);
    expect(destroyed(played)).toEqual([
      {
        type: "unit_destroyed",
        unit_id: "BOYZ",
        part: { id: "BOYZ", name: "Boyz", keywords: boyz.keywords, starting_strength: 2 },
      },
    ]);
    const { BOYZ, BOSS } = played.game.units;
    expect(BOYZ!.models).toEqual({});
    expect(BOYZ!.parts).toBeUndefined();
    expect(BOSS).toMatchObject({
      name: "Warboss",
      keywords: boss.keywords,
      starting_strength: 1,
      stats: { toughness: 5, leadership: 6 },
    });
    expect(BOSS!.models["BOSS_m1"]).toMatchObject({ wounds: 3, position: { x: 50, y: 14 } });
    expect(BOSS!.models["BOSS_m1"]!.keywords).toBeUndefined();
    expect(played.result.log_text).toContain("Warboss is on its own from now on.");
    const saved = parseGame(JSON.parse(JSON.stringify(played.game)));
    expect(saved.ok && saved.value).toEqual(played.game);
  });

  test("OB-7 not before the attacks are over: the rest of them go on at the leader", () => {
    // Three wounds: the third is the Warboss', with Feel No Pain.
    const played = shoot(battle("3"), "A", "gun", "BOYZ", [6, 6, 6, 6, 6, 6, 1, 1, 1, 2]);
    expect(played.game.units["BOSS"]!.models["BOSS_m1"]!.wounds).toBe(2);
    expect(played.game.allocated["BOSS"]).toEqual(["BOSS_m1"]);
  });

  test("OB-7 the last who led it gone: the bodyguard is as it was", () => {
    const gun = { keywords: ["PRECISION"], damage: "3" };
    const played = shoot(battle("1", gun), "A", "gun", "BOYZ", [6, 6, 1, 1, 1, 1], {
      precision_model_id: "BOSS_m1",
    });
    expect(destroyed(played)).toMatchObject([{ unit_id: "BOYZ", part: { name: "Warboss" } }]);
    expect(played.game.units["BOYZ"]).toMatchObject({ keywords: boyz.keywords, starting_strength: 2 });
    expect(played.game.units["BOSS"]!.models).toEqual({});
  });

  test("OB-7 all gone at once: each part counts, and nothing is left to come apart", () => {
    const played = shoot(
      battle("3", { damage: "3" }),
      "A",
      "gun",
      "BOYZ",
      [6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1],
    );
    expect(destroyed(played)).toMatchObject([{ part: { name: "Boyz" } }, { part: { name: "Warboss" } }]);
    expect(played.game.units["BOSS"]).toBeUndefined();
    expect(played.game.tasks).toEqual([]);
  });
});
