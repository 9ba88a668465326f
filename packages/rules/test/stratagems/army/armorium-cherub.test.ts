import { describe, expect, test } from "vitest";
import { choices, type Game, parseGame, waiting } from "../../../src/index.ts";
import { blocks, buildGame, codes, play, row } from "../../support/build.ts";
import { woundsOf } from "../../support/plan.ts";
import { use } from "./table.ts";

const ID = "ARMORIUM_CHERUB";
const SHOOT = {
  type: "SHOOT",
  actor_unit_id: "A",
  payload: { assignments: [{ weapon_id: "gun", target_unit_id: "B" }] },
};

/** A of p1 with a cherub fires three shots that hit on 3+ and wound on 4+ at B without armour. */
const table = (gun: Record<string, unknown> = {}, settings: Record<string, unknown> = {}): Game =>
  buildGame({
    settings,
    units: {
      A: { abilities: ["ARMORIUM CHERUB"], models: row(3, [5, 2], { weapons: ["gun"] }) },
      B: { owner: "p2", stats: { save: 7, wounds: 3 }, models: row(1, [15, 2]) },
    },
    weapons: { gun },
  });

describe("Armorium Cherub", () => {
  test("AR-6 fast dice stop where a die has missed, and it becomes a hit; the volley then goes on by itself", () => {
    const asked = play(table(), SHOOT, [1, 4, 5]).game;
    expect(waiting(asked)).toMatchObject([{ player: "p1", window: "W-DICE" }]);
    expect(parseGame(JSON.parse(JSON.stringify(asked)))).toMatchObject({ ok: true, value: asked });
    const offered = [...choices(asked)].map((one) => ("payload" in one ? one.payload : one.type));
    expect(offered).toHaveLength(4);
    expect(offered).toEqual(
      expect.arrayContaining([...[0, 1, 2].map((dice_index) => ({ stratagem: ID, dice_index })), "PASS"]),
    );
    // Three hits: three wound dice, of which two wound, and two saves that cannot be made.
    const { game, result } = use(asked, ID, "A", { dice_index: 0 }, [4, 4, 1, 6, 6]);
    expect(codes(result)).toEqual([]);
    expect(result.log_text).toContain("A: a hit roll made 6, 1 → 6.");
    expect(woundsOf({ game })).toEqual({ m1: 1 });
    expect(game.tasks).toEqual([]);
    expect(game.players.p1.used).toEqual([{ stratagem: ID, until: "BATTLE", unit_id: "A" }]);
  });

  test("AR-6 it is an unmodified six: with Sustained Hits D3 its extra hits are rolled", () => {
    const asked = play(table({ keywords: ["SUSTAINED HITS D3"] }), SHOOT, [1, 1, 4]).game;
    // The D3 shows 6: three more hits beside two, so five wound dice.
    const { result } = use(asked, ID, "A", { dice_index: 1 }, [6, 1, 1, 1, 1, 1]);
    expect(codes(result)).toEqual([]);
    expect(blocks(result, "to_wound")[0]).toMatchObject({ rolls_raw: [1, 1, 1, 1, 1] });
  });

  test("AR-6 ST-9 nobody is asked where everything hits, without the ability, or when it is spent", () => {
    expect(play(table(), SHOOT, [4, 4, 5, 1, 1, 1]).game.tasks).toEqual([]);
    const game = table();
    const plain = { ...game, units: { ...game.units, A: { ...game.units["A"]!, abilities: [] } } };
    expect(play(plain, SHOOT, [1, 1, 1]).game.tasks).toEqual([]);
    const used = [{ stratagem: ID, until: "BATTLE" as const, unit_id: "A" }];
    const spent = { ...game, players: { ...game.players, p1: { ...game.players.p1, used } } };
    expect(play(spent, SHOOT, [1, 1, 1]).game.tasks).toEqual([]);
  });

  test("AR-6 a pass rolls on; a six or no die at all is refused", () => {
    const asked = play(table(), SHOOT, [1, 6, 5]).game;
    expect(codes(use(asked, ID, "A", { dice_index: 1 }).result)).toEqual(["WHICH_DIE"]);
    expect(codes(use(asked, ID, "A", { dice_index: 7 }).result)).toEqual(["WHICH_DIE"]);
    expect(codes(use(asked, ID, "A").result)).toEqual(["WHICH_DIE"]);
    const passed = play(asked, { type: "PASS" }, [1, 1]);
    expect(passed.game.tasks).toEqual([]);
    expect(passed.game.units["A"]!.flags.has_shot).toBe(true);
  });

  test("AR-6 step by step it is used while the hit dice lie there, and on no others", () => {
    let game = table({}, { fast_dice: false });
    game = play(game, { type: "SELECT_SHOOTER", actor_unit_id: "A" }).game;
    const { assignments } = SHOOT.payload;
    game = play(game, { type: "SET_ASSIGNMENTS", actor_unit_id: "A", payload: { assignments } }).game;
    game = play(game, { type: "CONFIRM_TARGETS", actor_unit_id: "A" }).game;
    const next = { type: "RESOLVE_NEXT", actor_unit_id: "A" };
    game = play(game, next, [2, 2, 2]).game;
    const changed = use(game, ID, "A", { dice_index: 0 });
    expect(codes(changed.result)).toEqual([]);
    const wounds = play(changed.game, next, [4]);
    expect(blocks(wounds.result, "to_wound")[0]).toMatchObject({ rolls_raw: [4] });
    // Wound dice are none of its business.
    const missed = play(game, next, []);
    expect(codes(use(missed.game, ID, "A", { dice_index: 0 }).result)).toEqual(["NOT_NOW"]);
  });
});
