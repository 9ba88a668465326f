import { describe, expect, test } from "vitest";
import { readRow } from "../../src/abilities/language/border.ts";
import { sentenceOf } from "../../src/abilities/language/sentence.ts";
import { choices, type Game, parseGame, waiting } from "../../src/index.ts";
import { use } from "../stratagems/army/table.ts";
import { buildGame, codes, row as line, play } from "../support/build.ts";
import { woundsOf } from "../support/plan.ts";
import { ruleOf } from "../support/ruled.ts";

const SHOOT = {
  type: "SHOOT",
  actor_unit_id: "A",
  payload: { assignments: [{ weapon_id: "gun", target_unit_id: "B" }] },
};

/** A of p1 fires twice with D6 damage; it hits on 3+, wounds on 3+, and B has no save that counts. */
function table(effect: Record<string, unknown>, has = true): Game {
  return buildGame({
    settings: { rows: { RULE: ruleOf([{ on: "UNIT", do: [effect] }]) } },
    units: {
      A: { abilities: has ? ["RULE"] : [], models: line(1, [5, 2], { weapons: ["gun"] }) },
      B: { owner: "p2", stats: { toughness: 10, wounds: 20, save: 3 }, models: line(1, [15, 2]) },
    },
    weapons: { gun: { attacks: "2", strength: 14, ap: -4, damage: "D6" } },
  });
}

const offered = (game: Game) => JSON.stringify([...choices(game)]).match(/ONE_RE_ROLL_[A-Z]+/g) ?? [];

describe("AB-25 one die again each time the unit shoots or fights", () => {
  test("one of each: a hit, a wound and a damage roll", () => {
    const shot = play(table({ rerollOne: ["HIT", "WOUND", "DAMAGE"] }), SHOOT, [1, 5]).game;
    expect(waiting(shot)).toMatchObject([{ player: "p1", window: "W-DICE" }]);
    expect(parseGame(JSON.parse(JSON.stringify(shot)))).toMatchObject({ ok: true, value: shot });
    expect(new Set(offered(shot))).toEqual(new Set(["ONE_RE_ROLL_HIT"]));
    const hit = use(shot, "ONE_RE_ROLL_HIT", "A", { dice_index: 0 }, [4, 2, 6]);
    expect(codes(hit.result)).toEqual([]);
    const wound = use(hit.game, "ONE_RE_ROLL_WOUND", "A", { dice_index: 0 }, [3, 6, 1]);
    expect(codes(wound.result)).toEqual([]);
    const damage = use(wound.game, "ONE_RE_ROLL_DAMAGE", "A", {}, [6, 5, 2]);
    expect(codes(damage.result)).toEqual([]);
    expect(woundsOf(damage)).toEqual({ m1: 20 - 6 - 2 });
  });

  test("one of them and no more", () => {
    const shot = play(table({ rerollOne: ["HIT", "WOUND"], either: true }), SHOOT, [1, 5]).game;
    // The 1 becomes a 4; a wound die of 2 fails and nobody is asked: one wound, a save of 6 fails, 1 damage.
    const hit = use(shot, "ONE_RE_ROLL_HIT", "A", { dice_index: 0 }, [4, 2, 6, 6, 1]);
    expect(codes(hit.result)).toEqual([]);
    expect(hit.game.tasks).toEqual([]);
    expect(woundsOf(hit)).toEqual({ m1: 19 });
  });

  test("nobody is asked without the rule, or where no such die failed", () => {
    expect(play(table({ rerollOne: ["HIT"] }, false), SHOOT, [1, 1]).game.tasks).toEqual([]);
    expect(play(table({ rerollOne: ["HIT"] }), SHOOT, [5, 5, 1, 1]).game.tasks).toEqual([]);
  });

  test("its sentence", () => {
    const read = readRow(ruleOf([{ on: "UNIT", do: [{ rerollOne: ["HIT", "WOUND"], either: true }] }]));
    expect(read.ok && sentenceOf(read.value)).toBe(
      "Each time this unit shoots or fights, you can re-roll one hit roll or one wound roll.",
    );
  });
});
