import { describe, expect, test } from "vitest";
import { choices, type Game, legal, waiting } from "../../src/index.ts";
import { buildGame, codes, type GameOptions, play, rectangle, row } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";
import { on } from "../support/effects.ts";
import { use } from "./under-fire.ts";

/** A of p1 with grenades, 8" from B of p2 (four models of one wound), which have no cover and no save that counts. */
function field(units: GameOptions["units"] = {}, more: Partial<GameOptions> = {}): Game {
  const game = buildGame({
    ...more,
    units: {
      A: { keywords: ["INFANTRY", "GRENADES"], models: row(2, [5, 2], { weapons: ["gun"] }) },
      B: { owner: "p2", models: row(4, [14, 2]) },
      ...units,
    },
    weapons: { gun: {} },
  });
  return withCp(game, 2, 0);
}

const grenade = (game: Game, faces: readonly number[] = [], more = {}) =>
  use(game, "A", "GRENADE", faces, more);

describe("Grenade", () => {
  test("ST-16 six dice, each 4+ a mortal wound; the unit may still shoot", () => {
    const { game, result } = grenade(field(), [4, 3, 6, 1, 2, 5], { target_unit_id: "B" });
    expect(result.errors).toEqual([]);
    expect(result.dice).toMatchObject([{ context: "grenade", rolls_raw: [4, 3, 6, 1, 2, 5], wounds: 3 }]);
    expect(Object.keys(game.units["B"]!.models)).toHaveLength(1);
    expect(game.players.p1.cp).toBe(1);
    expect(game.units["A"]!.flags).toEqual({});
    expect(legal(game).units["A"]!.SELECT_SHOOTER).toEqual([]);
    expect(result.log_text).toContain("4, 3, 6, 1, 2, 5, each 4+ a mortal wound: 3 on B.");
  });

  test("ST-16 a unit that has fallen back throws none, even where a doctrine lets it shoot", () => {
    const A = {
      keywords: ["INFANTRY", "GRENADES"],
      models: row(2, [5, 2], { weapons: ["gun"] }),
      flags: { fell_back: true },
      effects: [on("TACTICAL_DOCTRINE", "OWN_COMMAND_PHASE")],
    };
    expect(legal(field({ A })).units["A"]!.SELECT_SHOOTER).toEqual([]);
    expect(codes(grenade(field({ A }), [], { target_unit_id: "B" }).result)).toEqual(["FELL_BACK"]);
  });

  test("ST-16 it is offered in its player's own Shooting phase, without a window", () => {
    const game = field();
    expect(game.tasks).toEqual([]);
    expect(waiting(game)[0]!.actions).toContain("USE_STRATAGEM");
    expect([...choices(game, "USE_STRATAGEM")][0]).toEqual({
      type: "USE_STRATAGEM",
      actor_unit_id: "A",
      payload: { stratagem: "GRENADE", target_unit_id: "B", model_id: "m1" },
    });
    expect(waiting(withCp(field(), 0, 3))[0]!.actions).not.toContain("USE_STRATAGEM");
  });

  test("PH-5 ST-16 a Shooting phase in which nobody can shoot is not passed over while grenades can be thrown", () => {
    const A = { keywords: ["INFANTRY", "GRENADES"], models: row(2, [5, 2]) };
    const moving = (game: Game): Game => ({ ...game, turn: { ...game.turn, phase: "MOVEMENT" } });
    const after = (game: Game) => play(moving(game), { type: "END_PHASE" }).game.turn.phase;
    expect(after(field({ A }))).toBe("SHOOTING");
    expect(after(withCp(field({ A }), 0, 3))).toBe("CHARGE");
    // Out of the reach of grenades, though near enough to be charged.
    expect(after(field({ A, B: { owner: "p2", models: row(4, [16, 2]) } }))).toBe("CHARGE");
  });

  test.each([
    ["no GRENADES", { A: { models: row(2, [5, 2]) } }, "NO_KEYWORD"],
    [
      "Advanced",
      { A: { keywords: ["GRENADES"], models: row(1, [5, 2]), flags: { advanced: true } } },
      "ADVANCED",
    ],
    [
      "Fell Back",
      { A: { keywords: ["GRENADES"], models: row(1, [5, 2]), flags: { fell_back: true } } },
      "FELL_BACK",
    ],
    [
      "has shot",
      { A: { keywords: ["GRENADES"], models: row(1, [5, 2]), flags: { has_shot: true } } },
      "ALREADY_SHOT",
    ],
    ["engaged", { C: { owner: "p2", models: row(1, [5, 0.5]) } }, "ENGAGED"],
    ["too far", { B: { owner: "p2", models: row(1, [14.1, 2]) } }, "NOTHING_IN_REACH"],
    ["target engaged", { D: { models: row(1, [15.5, 2]) } }, "NOTHING_IN_REACH"],
  ] as const)("ST-16 refused: %s", (_why, units, code) => {
    expect(codes(grenade(field(units as unknown as GameOptions["units"])).result)).toEqual([code]);
  });

  test("ST-16 what no model sees is no target", () => {
    const wall = { W: { polygon: rectangle(8, 0, 9, 44) } };
    expect(codes(grenade(field({}, { terrain: wall })).result)).toEqual(["NOTHING_IN_REACH"]);
  });

  test("ST-16 ST-1 once a phase, and only at what is named", () => {
    const after = grenade(field(), [1, 1, 1, 1, 1, 1]).game;
    expect(codes(grenade(after).result)).toEqual(["ALREADY_USED"]);
    expect(codes(grenade(field(), [], { target_unit_id: "A" }).result)).toEqual(["NOTHING_IN_REACH"]);
  });

  test("ST-16 not in the opponent's turn", () => {
    const theirs: Game = { ...field(), turn: { ...field().turn, active_player: "p2" } };
    expect(grenade(theirs).result.success).toBe(false);
  });

  test("ST-16 a choice of targets that was begun is made again", () => {
    const chosen = play(field(), { type: "SELECT_SHOOTER", actor_unit_id: "A" }).game;
    expect(chosen.shooting.active_shooter_id).toBe("A");
    expect(grenade(chosen, [1, 1, 1, 1, 1, 1]).game.shooting.active_shooter_id).toBeNull();
  });
});
