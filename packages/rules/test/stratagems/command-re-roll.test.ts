import { describe, expect, test } from "vitest";
import { choices, type Game, parseGame, waiting } from "../../src/index.ts";
import { chargeGame } from "../charge/table.ts";
import { commandGame, reduced, test2D6 } from "../command/table.ts";
import { blocks, buildGame, codes, type GameOptions, type Played, play, row } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";
import { use } from "./under-fire.ts";

const again = (game: Game, unit: string, faces: readonly number[], more = {}): Played =>
  use(game, unit, "COMMAND_RE_ROLL", faces, more);

/** A of p1 fires three shots at B of p2; both have points. */
function volley(
  gun: object = {},
  settings: object = { fast_dice: false },
  more: Partial<GameOptions> = {},
): Game {
  const game = buildGame({
    settings: settings as Record<string, unknown>,
    ...more,
    units: {
      A: { models: row(3, [5, 2], { weapons: ["gun"] }) },
      B: { owner: "p2", keywords: ["VEHICLE"], stats: { save: 4, wounds: 3 }, models: row(3, [15, 2]) },
    },
    weapons: { gun: { skill: 3, ...gun } },
  });
  return withCp(game, 2, 2);
}

const next = (game: Game, faces: readonly number[]): Played =>
  play(game, { type: "RESOLVE_NEXT", actor_unit_id: "A" }, faces);

function confirmed(game: Game): Game {
  const assignments = [{ weapon_id: "gun", target_unit_id: "B" }];
  const chosen = play(game, { type: "SELECT_SHOOTER", actor_unit_id: "A" }).game;
  const set = play(chosen, { type: "SET_ASSIGNMENTS", actor_unit_id: "A", payload: { assignments } }).game;
  return play(set, { type: "CONFIRM_TARGETS", actor_unit_id: "A" }).game;
}

const saved = (game: Game): Game => {
  const read = parseGame(JSON.parse(JSON.stringify(game)));
  return read.ok ? read.value : expect.fail(JSON.stringify(read.refusals));
};

describe("Command Re-roll of an Advance or a charge", () => {
  const moving = withCp(
    buildGame({
      turn: { phase: "MOVEMENT" },
      units: {
        A: { models: row(1, [10, 10]) },
        C: { models: row(1, [30, 10]) },
        B: { owner: "p2", models: row(1, [50, 40]) },
      },
    }),
    2,
    2,
  );
  const advanced = play(moving, { type: "ADVANCE_ROLL", actor_unit_id: "A" }, [1]).game;

  test("ST-10 the die of an Advance, before and after told", () => {
    const { game, result } = again(advanced, "A", [6]);
    expect(result.errors).toEqual([]);
    expect(game.units["A"]!.advance_roll).toBe(6);
    expect(game.players.p1.cp).toBe(1);
    expect(blocks(result, "re_roll")).toMatchObject([
      { of: "advance", before: [1], rolls_raw: [6], dice: [0] },
    ]);
    expect(result.log_text).toContain("A: the Advance rolled again, 1 → 6.");
    expect(game.turn).not.toHaveProperty("standing");
  });

  test("ST-10 it is offered until the next action, and not after it", () => {
    expect(waiting(advanced)[0]!.actions).toContain("USE_STRATAGEM");
    expect([...choices(advanced, "USE_STRATAGEM")]).toEqual([
      { type: "USE_STRATAGEM", actor_unit_id: "A", payload: { stratagem: "COMMAND_RE_ROLL" } },
    ]);
    expect(saved(advanced)).toEqual(advanced);
    const other = play(advanced, { type: "MOVE", actor_unit_id: "C", payload: { kind: "STATIONARY" } }).game;
    expect(codes(again(other, "A", []).result)).toEqual(["NOT_NOW"]);
    const settings = play(advanced, { type: "CHANGE_SETTINGS", payload: { log: "COMPACT" } }).game;
    expect(again(settings, "A", [6]).result.success).toBe(true);
  });

  test("ST-10 worked case 19: once a phase and player, and never on a die that was rolled again", () => {
    const once = again(advanced, "A", [6]).game;
    expect(codes(again(once, "A", []).result)).toEqual(["ALREADY_USED"]);
    const second = play(once, { type: "ADVANCE_ROLL", actor_unit_id: "C" }, [2]).game;
    expect(codes(again(second, "C", []).result)).toEqual(["ALREADY_USED"]);
  });

  test("ST-10 without points nothing stays on the table: documents read as they did", () => {
    const poor = play(withCp(moving, 0, 0), { type: "ADVANCE_ROLL", actor_unit_id: "A" }, [1]).game;
    expect(poor.turn).not.toHaveProperty("standing");
    expect(codes(again(poor, "A", []).result)).toEqual(["NOT_NOW"]);
  });

  test("ST-10 both dice of a charge, and none is named", () => {
    const lane = withCp(
      chargeGame({
        units: { A: { models: row(1, [10, 10]) }, B: { owner: "p2", models: row(1, [20, 10]) } },
      }),
      2,
      0,
    );
    const declare = { type: "DECLARE_CHARGE", actor_unit_id: "A", payload: { target_unit_ids: ["B"] } };
    const rolled = play(play(lane, declare).game, { type: "CHARGE_ROLL", actor_unit_id: "A" }, [1, 2]).game;
    expect(waiting(rolled)[0]!.actions).toContain("USE_STRATAGEM");
    expect(codes(again(rolled, "A", [], { dice_index: 0 }).result)).toEqual(["WHICH_DIE"]);
    const { game, result } = again(rolled, "A", [5, 4]);
    expect(result.errors).toEqual([]);
    expect(game.charges.pending["A"]).toEqual({ targets: ["B"], distance: 9, dice: [5, 4] });
    expect(blocks(result, "re_roll")).toMatchObject([{ before: [1, 2], rolls_raw: [5, 4] }]);
    expect(waiting(game)[0]!.for).toMatchObject({ what: "charge_move" });
  });

  test("CO-10 ST-10 worked case 19: a Battle-shock test is not rolled again", () => {
    const failed = test2D6(withCp(commandGame({ A: reduced(4, 10) }), 2, 2), "A", [1, 1]).game;
    expect(again(failed, "A", []).result.success).toBe(false);
    const passed = test2D6(withCp(commandGame({ A: reduced(4, 10) }), 2, 2), "A", [6, 6]).game;
    expect(codes(again(passed, "A", []).result)).toEqual(["NOT_NOW"]);
  });
});

describe("Command Re-roll of dice that are rolled step by step", () => {
  const hits = next(confirmed(volley()), [1, 3, 5]).game;

  test("ST-10 one hit die, by its number", () => {
    expect(codes(again(hits, "A", []).result)).toEqual(["WHICH_DIE"]);
    expect(codes(again(hits, "A", [], { dice_index: 3 }).result)).toEqual(["WHICH_DIE"]);
    const { game } = again(hits, "A", [6], { dice_index: 0 });
    // Three hits now: three wound dice follow.
    const wounds = next(game, [4, 4, 1]);
    expect(blocks(wounds.result, "to_wound")[0]).toMatchObject({ rolls_raw: [4, 4, 1] });
    expect(game.players.p1.cp).toBe(1);
  });

  test("ST-10 a die that the dice of before have rolled again stays as it is", () => {
    const rerolling = { modifiers: { hit: { reroll_ones: true } } };
    const chosen = play(volley(), { type: "SELECT_SHOOTER", actor_unit_id: "A" }).game;
    const assignments = [{ weapon_id: "gun", target_unit_id: "B", ...rerolling }];
    const set = play(chosen, { type: "SET_ASSIGNMENTS", actor_unit_id: "A", payload: { assignments } }).game;
    const shot = next(play(set, { type: "CONFIRM_TARGETS", actor_unit_id: "A" }).game, [1, 2, 5, 2]).game;
    expect(codes(again(shot, "A", [], { dice_index: 0 }).result)).toEqual(["REROLLED"]);
    expect(again(shot, "A", [6], { dice_index: 1 }).result.success).toBe(true);
  });

  test("ST-10 a critical hit that comes by it brings its Sustained Hits dice, one that goes takes them along", () => {
    const sustained = volley({ keywords: ["SUSTAINED HITS D3"] });
    const shot = next(confirmed(sustained), [6, 3, 3, 5]).game;
    // The six (three more hits) is lost for a four, and its die with it: three wound dice.
    const lost = again(shot, "A", [4], { dice_index: 0 }).game;
    expect(blocks(next(lost, [1, 1, 1]).result, "to_wound")[0]).toMatchObject({ rolls_raw: [1, 1, 1] });
    // A three becomes a six and brings a die of its own, here for one hit: 3 + 3 + 1 wound dice.
    const won = again(shot, "A", [6, 1], { dice_index: 2 }).game;
    expect(blocks(next(won, [1, 1, 1, 1, 1, 1, 1]).result, "to_wound")[0]!["rolls_raw"]).toHaveLength(7);
    expect(saved(won)).toEqual(won);
  });

  test("ST-10 a wound die likewise", () => {
    const wounds = next(hits, [1, 4]).game;
    const { game } = again(wounds, "A", [5], { dice_index: 0 });
    const saves = next(game, [4]);
    expect(blocks(saves.result, "save")[0]).toMatchObject({ rolls_raw: [4] });
    expect(game.tasks[0]).toMatchObject({ standing: { roll: "WOUNDS" } });
  });

  test("ST-10 each save lies there for its own player, who is not the one who rolls on", () => {
    const wounds = next(hits, [4, 4]).game;
    const first = next(wounds, [2]).game;
    expect(waiting(first)).toMatchObject([
      { player: "p1", actions: ["RESOLVE_NEXT"] },
      { player: "p2", actions: ["USE_STRATAGEM"] },
    ]);
    expect(saved(first)).toEqual(first);
    const { game, result } = again(first, "B", [6]);
    expect(result.errors).toEqual([]);
    expect(game.players).toMatchObject({ p1: { cp: 2 }, p2: { cp: 1 } });
    // Saved after all; the second save, which p2 can do nothing about any more, fails for one wound.
    const after = next(game, [1]);
    expect(after.game.units["B"]!.models["m1"]!.wounds).toBe(2);
    expect(after.game.tasks).toEqual([]);
  });

  test("ST-10 a save that is left counts as it lies", () => {
    const wounds = next(hits, [4, 4]).game;
    const second = next(next(wounds, [2]).game, [5]).game;
    expect(second.units["B"]!.models["m1"]!.wounds).toBe(2);
    const done = next(second, []);
    expect(done.game.tasks).toEqual([]);
    expect(done.result.log_text).toContain("2 wounds, 1 failed save");
  });

  test("ST-10 damage dice, and the number of attacks", () => {
    const many = confirmed(volley({ attacks: "D6", damage: "D6" }));
    const attacks = next(many, [1, 1, 1]).game;
    expect(attacks.tasks[0]).toMatchObject({ stage: "HIT", standing: { roll: "ATTACKS", faces: [1, 1, 1] } });
    const more = again(attacks, "A", [2], { dice_index: 1 });
    expect(blocks(more.result, "re_roll")).toMatchObject([{ of: "attacks", before: [1], rolls_raw: [2] }]);
    expect(blocks(next(more.game, [1, 1, 1, 6]).result, "to_hit")[0]!["rolls_raw"]).toHaveLength(4);
    const shot = next(next(next(many, [1, 1, 1]).game, [6, 1, 1]).game, [6]).game;
    const poor = withCp(shot, 2, 0);
    const damage = next(poor, [1, 1]).game;
    expect(damage.tasks[0]).toMatchObject({ stage: "SAVE", standing: { roll: "DAMAGE", faces: [1] } });
    const harder = again(damage, "A", [3]);
    expect(harder.result.errors).toEqual([]);
    const done = next(harder.game, []).game;
    expect(Object.keys(done.units["B"]!.models)).toHaveLength(2);
  });
});

describe("Command Re-roll in fast dice", () => {
  const SHOOT = {
    type: "SHOOT",
    actor_unit_id: "A",
    payload: { assignments: [{ weapon_id: "gun", target_unit_id: "B" }] },
  };
  const on = { reroll_windows: "ON" };

  test("ST-10 by default they stop nowhere, whatever points there are", () => {
    const { game } = play(volley({}, {}), SHOOT, [3, 3, 3, 4, 4, 4, 4, 4, 4]);
    expect(game.tasks).toEqual([]);
  });

  test("ST-10 with windows they stop after hits, wounds and each save, where the owner has points", () => {
    const hits = play(volley({}, on), SHOOT, [3, 3, 1]).game;
    expect(waiting(hits)).toMatchObject([
      { player: "p1", window: "W-DICE", actions: ["USE_STRATAGEM", "PASS"] },
    ]);
    expect(saved(hits)).toEqual(hits);
    const wounds = play(hits, { type: "PASS" }, [4, 4]).game;
    expect(waiting(wounds)).toMatchObject([{ player: "p1", window: "W-DICE" }]);
    const first = play(wounds, { type: "PASS" }, [2]).game;
    expect(waiting(first)).toMatchObject([{ player: "p2", window: "W-DICE", for: { unit_id: "B" } }]);
    const used = again(first, "B", [6, 1]);
    expect(used.result.errors).toEqual([]);
    expect(used.game.tasks).toEqual([]);
    expect(used.game.units["B"]!.models["m1"]!.wounds).toBe(2);
    expect(used.game.units["A"]!.flags.has_shot).toBe(true);
  });

  test("ST-10 with windows they stop after the number of attacks, before anything is hit with", () => {
    const many = volley({ attacks: "D6", skill: null, keywords: ["TORRENT"] }, on);
    const rolled = play(many, SHOOT, [1, 2, 3]).game;
    expect(waiting(rolled)).toMatchObject([{ player: "p1", window: "W-DICE", for: { unit_id: "A" } }]);
    expect(saved(rolled)).toEqual(rolled);
    expect([...choices(rolled, "USE_STRATAGEM")]).toHaveLength(3);
    // The 1 becomes a 6: eleven attacks that hit by themselves, and none of them wounds.
    const used = again(rolled, "A", [6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], { dice_index: 0 });
    expect(blocks(used.result, "re_roll")).toMatchObject([{ of: "attacks", before: [1], rolls_raw: [6] }]);
    expect(blocks(used.result, "to_wound")[0]!["rolls_raw"]).toHaveLength(11);
    expect(used.game).toMatchObject({ tasks: [], players: { p1: { cp: 1 } } });
    // A pass lets it count: six automatic hits, and the wound dice are asked about in turn.
    const left = play(rolled, { type: "PASS" }, [1, 1, 1, 1, 1, 4]).game;
    expect(waiting(left)).toMatchObject([{ player: "p1", window: "W-DICE" }]);
    expect(left.tasks.find(({ type }) => type === "attacks")).toMatchObject({
      standing: { roll: "WOUNDS" },
      tallies: [{ attacks: 6 }],
    });
  });

  test("ST-10 RC-2 a fixed number of attacks, no points, and records of edition 3 do not stop there", () => {
    const dice = { attacks: "D3", skill: 6 };
    expect(play(volley({ attacks: "1" }, on), SHOOT, [1, 1, 1]).game.tasks[0]).toMatchObject({
      standing: { roll: "HITS" },
    });
    expect(play(withCp(volley(dice, on), 0, 0), SHOOT, [1, 1, 1, 1, 1, 1]).game.tasks).toEqual([]);
    const game = volley(dice, on);
    const earlier: Game = { ...game, turn: { ...game.turn, edition: 3 } };
    expect(play(earlier, SHOOT, [1, 1, 1, 1, 1, 1]).game.tasks[0]).toMatchObject({
      standing: { roll: "HITS", counts: [1, 1, 1] },
    });
  });

  test("ST-10 FI-26 melee attacks stop there as well", () => {
    const fight = withCp(
      buildGame({
        settings: on,
        turn: { phase: "FIGHT" },
        units: {
          A: {
            flags: { charged_this_turn: true, fights_first: true },
            models: row(1, [5, 5], { weapons: ["blade"] }),
          },
          B: { owner: "p2", models: row(1, [6, 5]) },
        },
        weapons: { blade: { type: "MELEE", attacks: "D6" } },
      }),
      1,
      0,
    );
    const steps = [
      { type: "SELECT_FIGHTER", actor_unit_id: "A" },
      { type: "PILE_IN", actor_unit_id: "A", payload: {} },
      {
        type: "FIGHT",
        actor_unit_id: "A",
        payload: { assignments: [{ weapon_id: "blade", target_unit_id: "B" }] },
      },
    ];
    const struck = steps.reduce((game, step, at) => play(game, step, at === 2 ? [1] : []).game, fight);
    expect(waiting(struck)).toMatchObject([{ player: "p1", window: "W-DICE" }]);
    const used = again(struck, "A", [2, 1, 1]);
    expect(blocks(used.result, "to_hit")[0]!["rolls_raw"]).toHaveLength(2);
  });

  test("ST-10 a hit die rolled again in its window goes into the same volley", () => {
    const hits = play(withCp(volley({}, on), 1, 0), SHOOT, [3, 3, 1]).game;
    const { game, result } = again(hits, "A", [6, 4, 4, 4, 6, 6, 6], { dice_index: 2 });
    expect(blocks(result, "to_wound")[0]).toMatchObject({ rolls_raw: [4, 4, 4] });
    expect(game.tasks).toEqual([]);
  });

  test("ST-10 whoever passes for the rest of the phase is asked no more", () => {
    const hits = play(withCp(volley({}, on), 2, 0), SHOOT, [3, 3, 1]).game;
    const rest = play(hits, { type: "PASS", payload: { rest_of_phase: true } }, [4, 4, 6, 6]);
    expect(rest.game.tasks).toEqual([]);
  });

  test("ST-10 without points and with the stratagems of the table off they stop nowhere", () => {
    const faces = [3, 3, 1, 4, 4, 6, 6];
    expect(play(withCp(volley({}, on), 0, 0), SHOOT, faces).game.tasks).toEqual([]);
    const off = volley({}, { ...on, stratagems: "OFF" });
    expect(play(off, SHOOT, faces).game.tasks).toEqual([]);
  });
});

describe("Command Re-roll of a Desperate Escape", () => {
  /** m1 of A falls back over B: it alone is tested. */
  const held = (settings: Record<string, unknown>): Game =>
    withCp(
      buildGame({
        turn: { phase: "MOVEMENT" },
        settings,
        units: {
          A: { models: { m1: { at: [10, 10] }, m2: { at: [14, 10] } } },
          B: { owner: "p2", models: { m1: { at: [11.5, 10] } } },
        },
      }),
      2,
      0,
    );
  const flee = (game: Game, faces: readonly number[]): Played => {
    const per_model_paths = {
      m1: [
        [10, 10],
        [14, 10],
      ],
      m2: [
        [14, 10],
        [16.5, 10],
      ],
    };
    return play(
      game,
      { type: "MOVE", actor_unit_id: "A", payload: { kind: "FALL_BACK", per_model_paths } },
      faces,
    );
  };

  test("ST-10 MO-13 step by step its dice lie there: one is rolled again, and nobody is lost", () => {
    const lying = flee(held({ fast_dice: false }), [1]).game;
    expect(waiting(lying)).toMatchObject([
      { player: "p1", for: { what: "escape_dice" }, actions: ["RESOLVE_NEXT", "USE_STRATAGEM"] },
    ]);
    expect(saved(lying)).toEqual(lying);
    const lucky = again(lying, "A", [4]).game;
    const walked = play(lucky, { type: "RESOLVE_NEXT", actor_unit_id: "A" }).game;
    expect(Object.keys(walked.units["A"]!.models)).toHaveLength(2);
    expect(walked.units["A"]!.flags.fell_back).toBe(true);
    const left = play(lying, { type: "RESOLVE_NEXT", actor_unit_id: "A" }).game;
    expect(Object.keys(left.units["A"]!.models)).toHaveLength(1);
  });

  test("ST-10 in fast dice it has a window only where the table asks for it", () => {
    expect(flee(held({}), [1]).game.tasks).toEqual([]);
    const open = flee(held({ reroll_windows: "ON" }), [1]).game;
    expect(waiting(open)).toMatchObject([{ player: "p1", window: "W-DICE" }]);
    expect(Object.keys(again(open, "A", [3]).game.units["A"]!.models)).toHaveLength(2);
    expect(Object.keys(play(open, { type: "PASS" }).game.units["A"]!.models)).toHaveLength(1);
  });
});

describe("Command Re-roll of a Hazardous test", () => {
  const hazardous = (settings: object, cp = 2): Game =>
    withCp(volley({ keywords: ["HAZARDOUS"] }, settings), cp, 0);
  const SHOOT = {
    type: "SHOOT",
    actor_unit_id: "A",
    payload: { assignments: [{ weapon_id: "gun", target_unit_id: "B" }] },
  };
  const left = ({ game }: Played): readonly string[] => Object.keys(game.units["A"]!.models);

  test("ST-10 step by step a 1 lies there until it is left or rolled again; the tests after it follow", () => {
    const wounds = next(next(confirmed(hazardous({ fast_dice: false })), [1, 1, 1]).game, []).game;
    const saves = next(wounds, []).game;
    // The first of three weapons is safe, the second is not.
    const lying = next(saves, [4, 1]);
    expect(blocks(lying.result, "hazardous")).toMatchObject([
      { rolls_raw: [4], fails: 0 },
      { rolls_raw: [1], fails: 1, model_id: null },
    ]);
    expect(left(lying)).toEqual(["m1", "m2", "m3"]);
    expect(waiting(lying.game)).toMatchObject([
      { player: "p1", for: { what: "attack_dice" }, actions: ["RESOLVE_NEXT", "USE_STRATAGEM"] },
    ]);
    expect(saved(lying.game)).toEqual(lying.game);

    const rolled = again(lying.game, "A", [3]);
    expect(blocks(rolled.result, "re_roll")).toMatchObject([
      { of: "hazardous", before: [1], rolls_raw: [3], dice: [0] },
    ]);
    expect(rolled.result.log_text).toContain("A: a Hazardous test rolled again, 1 → 3.");
    expect(codes(again(rolled.game, "A", []).result)).toEqual(["ALREADY_USED"]);
    const safe = next(rolled.game, [6]);
    expect(left(safe)).toEqual(["m1", "m2", "m3"]);
    expect(safe.game.tasks).toEqual([]);

    // Left as it lies it costs a bearer, and the third weapon can be rolled again as well.
    const burnt = next(lying.game, [1]);
    expect(left(burnt)).toEqual(["m2", "m3"]);
    expect(left(next(burnt.game, []))).toEqual(["m3"]);
  });

  test("ST-10 in fast dice it has a window only where the table asks for it, and only for a 1", () => {
    const on = { reroll_windows: "ON" };
    expect(left(play(hazardous({}), SHOOT, [1, 1, 1, 1, 2, 3]))).toEqual(["m2", "m3"]);
    expect(left(play(hazardous(on, 0), SHOOT, [1, 1, 1, 1, 2, 3]))).toEqual(["m2", "m3"]);
    const hits = play(hazardous(on), SHOOT, [1, 1, 1]).game;
    expect(play(hits, { type: "PASS" }, [2, 3, 4]).game.tasks).toEqual([]);
    const open = play(hits, { type: "PASS" }, [2, 1]).game;
    expect(waiting(open)).toMatchObject([{ player: "p1", window: "W-DICE", for: { unit_id: "A" } }]);
    expect(saved(open)).toEqual(open);
    const used = again(open, "A", [5, 2]);
    expect(left(used)).toEqual(["m1", "m2", "m3"]);
    expect(used.game).toMatchObject({ tasks: [], players: { p1: { cp: 1 } } });
    expect(used.game.units["A"]!.flags.has_shot).toBe(true);
    expect(left(play(open, { type: "PASS" }, [2]))).toEqual(["m2", "m3"]);
  });

  test("GD-2 dice that no such attacks would have rolled are refused", () => {
    const hits = play(hazardous({ reroll_windows: "ON" }), SHOOT, [1, 1, 1]).game;
    const open = play(hits, { type: "PASS" }, [2, 1]).game;
    const withTask = (more: object) => {
      const [attacks, ...rest] = open.tasks;
      return parseGame({ ...open, tasks: [{ ...attacks, ...more }, ...rest] }).ok;
    };
    expect(withTask({})).toBe(true);
    expect(withTask({ standing: { roll: "HAZARD", test: 3, face: 1, rerolled: false } })).toBe(false);
    expect(withTask({ stage: "HIT" })).toBe(false);
    const save = { roll: "SAVE", group: 0, slot: 0, face: 1, rerolled: false };
    expect(withTask({ stage: "HIT", standing: save })).toBe(false);
  });
});
