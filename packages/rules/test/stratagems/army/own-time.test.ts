import { describe, expect, test } from "vitest";
import { choices } from "../../../src/index.ts";
import { commandGame } from "../../command/table.ts";
import { buildGame, codes, duel, play, row, shoot } from "../../support/build.ts";
import { withCp } from "../../support/command-points.ts";
import { fightingAs } from "../../support/effects.ts";
import { ids, use } from "./table.ts";

describe("Storm of Fire", () => {
  test("AR-11 in the own Shooting phase on a unit that can shoot, to the end of the phase", () => {
    const game = withCp(
      fightingAs(duel({ shooter: { keywords: ["ADEPTUS ASTARTES"] } }), "gladius-task-force"),
      1,
      0,
    );
    const after = use(game, "STORM_OF_FIRE", "A");
    expect(codes(after.result)).toEqual([]);
    expect([ids(after.game, "A"), after.game.players.p1.cp]).toEqual([["STORM_OF_FIRE"], 0]);
    const shot = shoot(game, "A", "gun", "B", [1]).game;
    expect(codes(use(shot, "STORM_OF_FIRE", "A").result)).not.toEqual([]);
    expect([...choices(game)].some(({ type }) => type === "USE_STRATAGEM")).toBe(true);
  });
});

describe("Target Elimination, Ammo Runt and Pulsa Rokkit", () => {
  test("AR-6 Target Elimination: for this shooting, and all of it at one target", () => {
    const base = duel({
      attackers: 2,
      gun: { name: "Bolt rifle" },
      shooter: { abilities: ["TARGET ELIMINATION"] },
    });
    const game = {
      ...base,
      units: { ...base.units, C: { ...base.units["B"]!, id: "C", name: "C" } },
    };
    const ready = use(game, "TARGET_ELIMINATION", "A");
    expect(codes(ready.result)).toEqual([]);
    const assignments = [
      { weapon_id: "gun", target_unit_id: "B", model_ids: ["m1"] },
      { weapon_id: "gun", target_unit_id: "C", model_ids: ["m2"] },
    ];
    const split = play(ready.game, { type: "SHOOT", actor_unit_id: "A", payload: { assignments } });
    expect(codes(split.result)).toEqual(["ONE_TARGET"]);
    const shot = shoot(ready.game, "A", "gun", "B", [1, 1, 1, 1, 1, 1]);
    expect(codes(shot.result)).toEqual([]);
    expect(ids(shot.game, "A")).toEqual([]);
    expect(codes(use(ready.game, "TARGET_ELIMINATION", "A").result)).toEqual(["ALREADY_IN_EFFECT"]);
  });

  test("AR-6 Ammo Runt and Pulsa Rokkit: once in the battle for each unit", () => {
    for (const [id, ability] of [
      ["AMMO_RUNT", "AMMO RUNT"],
      ["PULSA_ROKKIT", "PULSA ROKKIT"],
    ] as const) {
      const game = duel({ shooter: { abilities: [ability] } });
      const used = use(game, id, "A").game;
      expect(ids(used, "A")).toEqual([id]);
      expect(used.players.p1.used).toEqual([{ stratagem: id, until: "BATTLE", unit_id: "A" }]);
      const ended = { ...used, units: { ...used.units, A: game.units["A"]! } };
      expect(codes(use(ended, id, "A").result)).toEqual(["ALREADY_SPENT"]);
      expect(codes(use(duel({}), id, "A").result)).toEqual(["NO_ABILITY"]);
    }
  });
});

describe("Mob Rule", () => {
  const mob = (models: number) => ({
    A: { models: row(models, [5, 2]), keywords: ["ORKS", "INFANTRY", "MOB"] },
    C: { models: row(1, [10, 2]), keywords: ["ORKS", "INFANTRY"], flags: { battle_shocked: true } },
  });
  const horde = (models: number) => withCp(fightingAs(commandGame(mob(models)), "war-horde"), 1, 0);

  test("AR-14 AR-15 a mob of ten brings a shocked unit within 6 inches to its senses; the shocked one is no target", () => {
    const { game, result } = use(horde(10), "MOB_RULE", "A", { target_unit_id: "C" });
    expect(codes(result)).toEqual([]);
    expect(game.units["C"]!.flags.battle_shocked).toBeUndefined();
    expect(game.players.p1.cp).toBe(0);
  });

  test("AR-14 nine are too few, and nobody shocked is nobody to help", () => {
    expect(codes(use(horde(9), "MOB_RULE", "A").result)).toEqual(["TOO_FEW_MODELS"]);
    const calm = withCp(fightingAs(commandGame({ A: mob(10).A }), "war-horde"), 1, 0);
    expect(codes(use(calm, "MOB_RULE", "A").result)).toEqual(["NOBODY_SHOCKED"]);
  });
});

describe("'Ere We Go", () => {
  test("AR-14 as the own Movement phase begins, to the end of the turn", () => {
    const units = { A: { models: row(2, [5, 2]), keywords: ["ORKS", "INFANTRY"] } };
    const game = withCp(fightingAs(commandGame(units), "war-horde"), 1, 0);
    const moving = play(game, { type: "END_PHASE" }).game;
    expect(moving.tasks.slice(-1)).toMatchObject([
      { type: "window", window: "W-MOVE-START-PHASE", player: "p1" },
    ]);
    let after = use(moving, "ERE_WE_GO", "A").game;
    expect(ids(after, "A")).toEqual(["ERE_WE_GO"]);
    while (after.turn.active_player === "p1") after = play(after, { type: "END_PHASE" }).game;
    expect(ids(after, "A")).toEqual([]);
  });
});

describe("Finest Hour", () => {
  test("AR-8 as a Fight phase begins, once in the battle, for the model that has it", () => {
    const game = duel({
      shooter: {
        models: {
          m1: { at: [5, 2], weapons: ["gun"] },
          m2: { at: [5, 4], weapons: ["gun"], keywords: ["CHARACTER"], abilities: ["FINEST HOUR"] },
        },
      },
      inches: 0.5,
    });
    const charge = { ...game, turn: { ...game.turn, phase: "CHARGE" as const } };
    const fight = play(charge, { type: "END_PHASE" }).game;
    expect(fight.tasks.slice(-1)).toMatchObject([{ type: "window", window: "W-FIGHT-START", player: "p1" }]);
    const used = use(fight, "FINEST_HOUR", "A").game;
    expect(used.units["A"]!.effects).toMatchObject([
      { effect: "FINEST_HOUR", model_id: "m2", until: "PHASE" },
    ]);
    expect(used.players.p1.used).toEqual([{ stratagem: "FINEST_HOUR", until: "BATTLE", unit_id: "A" }]);
  });

  test("AR-8 ST-9 nobody is asked about a hero who is not on the table", () => {
    const game = buildGame({
      turn: { phase: "CHARGE" },
      units: {
        A: { reserve: "DEEP_STRIKE", abilities: ["DEEP STRIKE", "FINEST HOUR"], models: { m1: {} } },
        C: { models: { m1: { at: [10, 10] } } },
        B: { owner: "p2", models: { m1: { at: [11.5, 10] } } },
      },
    });
    const fight = play(game, { type: "END_PHASE" }).game;
    expect([fight.turn.phase, fight.tasks]).toEqual(["FIGHT", []]);
  });
});
