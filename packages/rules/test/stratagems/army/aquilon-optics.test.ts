import { describe, expect, test } from "vitest";
import { choices, type Game, parseGame, waiting } from "../../../src/index.ts";
import { blocks, buildGame, codes, play, row } from "../../support/build.ts";
import { woundsOf } from "../../support/plan.ts";
import { use } from "./table.ts";

const SHOOT = {
  type: "SHOOT",
  actor_unit_id: "A",
  payload: { assignments: [{ weapon_id: "gun", target_unit_id: "B" }] },
};

/** A of p1 fires twice with D6+3 damage; it hits on 3+, wounds on 3+, and B has no save that counts. */
const table = (abilities = ["AQUILON OPTICS"]): Game =>
  buildGame({
    units: {
      A: { abilities, keywords: ["VEHICLE"], models: row(1, [5, 2], { weapons: ["gun"] }) },
      B: {
        owner: "p2",
        keywords: ["VEHICLE"],
        stats: { toughness: 10, wounds: 20, save: 3 },
        models: row(1, [15, 2]),
      },
    },
    weapons: { gun: { attacks: "2", strength: 14, ap: -4, damage: "D6+3" } },
  });

describe("Aquilon Optics", () => {
  test("AR-6 one hit, one wound and one damage roll again in a shooting: fast dice stop where one has failed", () => {
    let game = play(table(), SHOOT, [1, 5]).game;
    expect(waiting(game)).toMatchObject([{ player: "p1", window: "W-DICE" }]);
    expect(parseGame(JSON.parse(JSON.stringify(game)))).toMatchObject({ ok: true, value: game });
    expect([...choices(game)].map((one) => ("payload" in one ? one.payload : null))).toContainEqual({
      stratagem: "AQUILON_OPTICS_HIT",
      dice_index: 0,
    });
    // The 1 becomes a 4: two hits; then a wound die of 2 fails, and stops again.
    const hit = use(game, "AQUILON_OPTICS_HIT", "A", { dice_index: 0 }, [4, 2, 6]);
    expect(codes(hit.result)).toEqual([]);
    expect(blocks(hit.result, "re_roll")).toMatchObject([{ before: [1], rolls_raw: [4] }]);
    game = hit.game;
    // The 2 becomes a 3, which wounds: a save of 6 fails, and a damage roll of 1 + 3 stops again.
    const wound = use(game, "AQUILON_OPTICS_WOUND", "A", { dice_index: 0 }, [3, 6, 1]);
    expect(codes(wound.result)).toEqual([]);
    game = wound.game;
    // The 1 becomes a 6: 9 damage. The other wound: a save of 5 fails, and its 2 + 3 stands, for there is no more.
    const damage = use(game, "AQUILON_OPTICS_DAMAGE", "A", {}, [6, 5, 2]);
    expect(codes(damage.result)).toEqual([]);
    expect(woundsOf(damage)).toEqual({ m1: 20 - 9 - 5 });
    expect(damage.game.tasks).toEqual([]);
    // In its next shooting it has them again.
    expect(damage.game.players.p1.used.map(({ until }) => until)).toEqual(["PHASE", "PHASE", "PHASE"]);
  });

  test("AR-6 ST-9 nobody is asked where all dice do well, nor without the ability", () => {
    expect(play(table(), SHOOT, [5, 5, 5, 5, 1, 6, 1, 6]).game.tasks).toEqual([]);
    expect(play(table([]), SHOOT, [1, 1]).game.tasks).toEqual([]);
  });

  test("AR-6 a pass leaves the dice as they lie, and each kind of roll is asked about by itself", () => {
    const asked = play(table(), SHOOT, [1, 5]).game;
    const passed = play(asked, { type: "PASS" }, [1]);
    expect(waiting(passed.game)).toMatchObject([{ player: "p1", window: "W-DICE" }]);
    expect(codes(use(passed.game, "AQUILON_OPTICS_HIT", "A", { dice_index: 0 }).result)).toEqual(["NOT_NOW"]);
    expect(play(passed.game, { type: "PASS" }).game.units["A"]!.flags.has_shot).toBe(true);
  });
});
