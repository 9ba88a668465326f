import { describe, expect, test } from "vitest";
import { usualMove } from "../../../src/flow/phases/movement/hand.ts";
import { choices, type Game, parseGame, waiting } from "../../../src/index.ts";
import { waitingInWords } from "../../../src/words/waiting.ts";
import { codes, model, type Played, play, shoot } from "../../support/build.ts";
import { withCp } from "../../support/command-points.ts";
import { fightingAs } from "../../support/effects.ts";
import { woundsOf } from "../../support/plan.ts";
import { boyz, setUp, type TransportUnit, transportGame, trukk } from "../../transport/table.ts";
import { use } from "./table.ts";

/** Blue's gun slays the Trukk of Green at (30, 20), 4" long; its Deadly Demise shows a six. */
function table(units: Record<string, TransportUnit> = {}, cp = 1, more: object = {}): Game {
  const game = transportGame({
    units: {
      A: { models: { m1: model({ at: [5, 20], weapons: ["gun"] }) } },
      T: trukk({ owner: "p2", models: { m1: { ...trukk().models["m1"]!, wounds: 1 } }, ...more }),
      ...units,
    },
    weapons: { gun: { skill: 2, strength: 12, range: 40 } },
  });
  return withCp(fightingAs(game, undefined, "war-horde"), 0, cp);
}

const kill = (game: Game, after: readonly number[]): Played =>
  shoot(game, "A", "gun", "T", [6, 6, 1, ...after]);
const blue = (at: readonly [number, number], keywords: readonly string[] = ["INFANTRY"]): TransportUnit => ({
  models: { m1: model({ at: [...at] }) },
  stats: { wounds: 5 },
  keywords: [...keywords],
});
const drive = (game: Game, to: readonly [number, number], faces: readonly number[] = [], kind = "NORMAL") =>
  play(
    game,
    {
      type: "MOVE",
      actor_unit_id: "T",
      payload: { kind, per_model_paths: { m1: [[30, 20], to] } },
    },
    faces,
  );

describe("Careen!", () => {
  // N is far from where the Trukk falls, and 2" from where it explodes.
  const struck = kill(table({ BOYZ: boyz(1, { owner: "p2", embarked_in: "T" }), N: blue([46.5, 20]) }), [6]);

  test("TR-11 AR-14 between the six and its effect the wreck drives on, explodes there, and passengers get out there", () => {
    expect(waiting(struck.game)).toMatchObject([
      { player: "p2", window: "W-DESTROYED", for: { unit_id: "T" }, actions: ["USE_STRATAGEM", "PASS"] },
    ]);
    expect(waitingInWords(struck.game, waiting(struck.game)[0]!.for)).toBe(
      "an answer to the Deadly Demise of Trukk",
    );
    const used = use(struck.game, "CAREEN", "T");
    expect(codes(used.result)).toEqual([]);
    expect(used.game.players.p2.cp).toBe(0);
    expect(waiting(used.game)).toMatchObject([{ player: "p2", for: { what: "side_move", unit_id: "T" } }]);
    for (const { game } of [struck, used]) {
      const read = parseGame(JSON.parse(JSON.stringify(game)));
      expect(read.ok && read.value).toEqual(game);
    }
    // Its M is 12".
    expect(codes(drive(used.game, [42.1, 20]).result)).toEqual(["TOO_FAR"]);
    expect(codes(drive(used.game, [42, 20], [], "FALL_BACK").result)).toEqual(["NORMAL_ONLY"]);
    // D3 of a 3 is 2 wounds for N.
    const there = drive(used.game, [42, 20], [3]);
    expect(codes(there.result)).toEqual([]);
    expect(there.result.log_text).toContain("Trukk explodes near N.");
    expect(woundsOf(there, "N")).toEqual({ m1: 3 });
    expect(there.game.units["T"]!.models).toEqual({});
    // The hull ends at y = 19 as before, and is 12" further to the right.
    expect(codes(play(there.game, setUp("BOYZ", { m1: [30, 18] })).result)).toEqual(["FAR_FROM_TRANSPORT"]);
    const out = play(there.game, setUp("BOYZ", { m1: [42, 18] }), [4]);
    expect(codes(out.result)).toEqual([]);
    expect(out.game.tasks).toEqual([]);
  });

  test("TR-11 a charger that falls to Overwatch careens in the middle of its charge, saved and loaded there", () => {
    const before = table({
      A: { ...blue([22, 20]), models: { m1: model({ at: [22, 20], weapons: ["gun"] }) } },
    });
    const game = {
      ...withCp(before, 1, 1),
      turn: { ...before.turn, active_player: "p2" as const, phase: "CHARGE" as const },
    };
    const declared = play(game, {
      type: "DECLARE_CHARGE",
      actor_unit_id: "T",
      payload: { target_unit_ids: ["A"] },
    });
    expect(codes(declared.result)).toEqual([]);
    const assignments = [{ weapon_id: "gun", target_unit_id: "T" }];
    const shot = {
      type: "USE_STRATAGEM",
      actor_unit_id: "A",
      payload: { stratagem: "FIRE_OVERWATCH", target_unit_id: "T", assignments },
    };
    const fallen = play(declared.game, shot, [6, 6, 1, 6]);
    expect(codes(fallen.result)).toEqual([]);
    expect(waiting(fallen.game)).toMatchObject([{ player: "p2", window: "W-DESTROYED" }]);
    const read = parseGame(JSON.parse(JSON.stringify(fallen.game)));
    expect(read.ok && read.value).toEqual(fallen.game);
    // D3 of a 1 is one wound for A; the charge is given up.
    const passed = play(fallen.game, { type: "PASS" }, [1]);
    expect(codes(passed.result)).toEqual([]);
    expect(passed.game.tasks).toEqual([]);
    expect(passed.game.charges.pending).toEqual({});
  });

  test("TR-11 left where it is, or passed over, it explodes where it stood", () => {
    const stayed = play(use(struck.game, "CAREEN", "T").game, { type: "PASS" });
    expect(stayed.game.tasks.map(({ type }) => type)).toEqual(["aftermath"]);
    expect(woundsOf(stayed, "N")).toEqual({ m1: 5 });
    const passed = play(struck.game, { type: "PASS" });
    expect(passed.game.tasks).toEqual(stayed.game.tasks);
  });

  test("TR-11 over enemies, but not over Monsters and Vehicles, and it ends out of Engagement Range", () => {
    const among = (keywords: readonly string[]) =>
      use(kill(table({ N: blue([36, 20], keywords), W: blue([50, 40]) }), [6]).game, "CAREEN", "T").game;
    expect(codes(drive(among(["INFANTRY"]), [35, 22.2]).result)).toContain("ENEMY_TOO_NEAR");
    expect(codes(drive(among(["INFANTRY"]), [42, 20], [1]).result)).toEqual([]);
    expect(codes(drive(among(["VEHICLE"]), [42, 20]).result)).toEqual(["ENEMY_IN_THE_WAY"]);
  });

  test("TR-11 from Engagement Range it falls back, and nobody is tested", () => {
    const held = use(kill(table({ N: blue([33, 20]) }), [6]).game, "CAREEN", "T").game;
    expect(usualMove(held, held.units["T"]!)).toBe("FALL_BACK");
    expect(codes(drive(held, [42, 20]).result)).toEqual(["ENGAGED"]);
    const fled = drive(held, [42, 20], [], "FALL_BACK");
    expect(codes(fled.result)).toEqual([]);
    // 6.5" away by now.
    expect(woundsOf(fled, "N")).toEqual({ m1: 5 });
  });

  test("TR-11 every move that is proposed is accepted", () => {
    const { game } = use(kill(table(), [6]).game, "CAREEN", "T");
    const moves = [...choices(game, "MOVE")];
    expect(moves.length).toBeGreaterThan(1);
    for (const move of moves) expect(codes(play(game, move).result)).toEqual([]);
  });

  test("TR-11 nobody is asked on a five, without points, for another army, for what is no vehicle, or if shocked", () => {
    const quiet = (game: Game, after: readonly number[]) => kill(game, after).game.tasks;
    expect(quiet(table(), [5])).toEqual([]);
    expect(quiet(table({}, 0), [6])).toEqual([]);
    expect(quiet(fightingAs(table(), undefined, "gladius-task-force"), [6])).toEqual([]);
    expect(quiet(table({}, 1, { keywords: ["VEHICLE"] }), [6])).toEqual([]);
    expect(quiet(table({}, 1, { keywords: ["ORKS", "MONSTER"] }), [6])).toEqual([]);
    expect(quiet(table({}, 1, { flags: { battle_shocked: true } }), [6])).toEqual([]);
  });

  test("TR-11 a unit of which others are left does not drive on", () => {
    const kans = {
      abilities: ["DEADLY DEMISE 1"],
      models: { m1: { at: [30, 20], wounds: 1 }, m2: { at: [30, 22] } },
    } as const;
    const { game } = kill(table({}, 1, { ...kans, transport: undefined }), [6]);
    expect(game.tasks).toEqual([]);
  });

  test("TR-11 MO-10 whoever has moved in this phase does not once more, and the loss counts once", () => {
    const [, window] = struck.game.tasks;
    expect(window).toMatchObject({ type: "window" });
    const inMovement = (flags: object): Game => ({
      ...struck.game,
      turn: { ...struck.game.turn, phase: "MOVEMENT", active_player: "p2" },
      units: { ...struck.game.units, T: { ...struck.game.units["T"]!, flags } },
    });
    expect(codes(use(inMovement({ moved: true }), "CAREEN", "T").result)).toEqual(["NOT_NOW"]);
    expect(codes(use(inMovement({}), "CAREEN", "T").result)).toEqual([]);

    const scored: Game = { ...table(), mission: { id: "only-war", attacker: "p1" } as Game["mission"] };
    const dead = kill(scored, [6]).game;
    expect(dead.mission!.kills).toHaveLength(1);
    const gone = drive(use(dead, "CAREEN", "T").game, [42, 20]).game;
    expect(gone.mission!.kills).toHaveLength(1);
    expect(gone.tasks).toEqual([]);
  });
});
