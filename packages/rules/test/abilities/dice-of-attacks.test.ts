import { describe, expect, test } from "vitest";
import { oddsOfUse } from "../../src/flow/use-odds.ts";
import { choices, type Game, legal, parseGame, waiting } from "../../src/index.ts";
import { row as line, play, readAction } from "../support/build.ts";
import { act, type Json, playAll, tableWith, use } from "./table.ts";

/** The gun of A hits and wounds on 3+, AP 0, Damage 3; models of B save on 4+ and have five wounds. */
const GUN = {
  settings: {},
  a: { abilities: [], models: line(1, [10, 10], { weapons: ["gun"] }) },
};

function table(does: readonly Json[], options: { a?: Json; b?: Json; gun?: Json } = {}): Game {
  const game = tableWith(does, {
    a: { ...GUN.a, ...options.a },
    b: {
      abilities: [],
      stats: { toughness: 4, save: 4, wounds: 5 },
      models: line(2, [20, 10]),
      ...options.b,
    },
  });
  const gun = { ...game.weapons["gun"]!, attacks: "2", skill: 3, strength: 5, ap: 0, damage: "3" };
  return { ...game, weapons: { ...game.weapons, gun: { ...gun, ...options.gun } } } as Game;
}

const SHOOT = act("SHOOT", "A", { assignments: [{ weapon_id: "gun", target_unit_id: "B" }] });
const PASS = { type: "PASS", player: "p2", payload: {} };
const uses = (game: Game) =>
  [...choices(game)].filter(({ type }) => type === "USE_STRATAGEM").map(({ payload }) => payload);
const wounds = (game: Game) => Object.values(game.units["B"]!.models).map((one) => one.wounds);
const B_HAS = { b: { abilities: ["RULE"] } };

describe("AB-26 an attack does no damage", () => {
  const FAILED = { when: { rolled: "SAVE", failed: true }, use: { once: "PHASE" }, do: [{ noDamage: true }] };
  const ALLOCATED = {
    when: { allocated: "ATTACK" },
    use: { once: "BATTLE", times: 2 },
    do: [{ noDamage: true }],
  };

  test("after a failed save, once: the second attack does its damage", () => {
    // Two hits, two wounds; the first save is a 3 and fails.
    const asked = playAll(table([FAILED], B_HAS), [SHOOT, [4, 4, 5, 5, 3]]);
    expect(waiting(asked)).toMatchObject([{ player: "p2", window: "W-DICE" }]);
    expect(uses(asked)).toEqual([{ stratagem: "RULE" }]);
    // It is used; the second save fails too, and nobody is asked: 3 of 5 wounds are lost.
    const after = playAll(asked, [use({}, "B"), [2]]);
    expect(after.tasks).toEqual([]);
    expect(wounds(after)).toEqual([2, 5]);
    expect(JSON.stringify(parseGame(JSON.parse(JSON.stringify(asked))))).toContain('"ok":true');
  });

  test("a save that succeeds asks nobody, and neither do units without the rule", () => {
    expect(play(table([FAILED], B_HAS), SHOOT, [4, 4, 5, 5, 4, 4]).game.tasks).toEqual([]);
    expect(play(table([FAILED]), SHOOT, [4, 4, 5, 5, 3, 3]).game.tasks).toEqual([]);
  });

  test("who passes takes the damage, and may use it for the next", () => {
    const asked = playAll(table([FAILED], B_HAS), [SHOOT, [4, 4, 5, 5, 3]], [PASS, [1]]);
    expect(wounds(asked)).toEqual([2, 5]);
    expect(uses(asked)).toEqual([{ stratagem: "RULE" }]);
    expect(wounds(playAll(asked, [use({}, "B")]))).toEqual([2, 5]);
  });

  test("before the save is made, twice a battle: no save is rolled for those attacks", () => {
    const asked = playAll(table([ALLOCATED], B_HAS), [SHOOT, [4, 4, 5, 5]]);
    expect(waiting(asked)).toMatchObject([{ player: "p2", window: "W-DICE" }]);
    expect(JSON.stringify(legal(asked))).toContain("USE_STRATAGEM");
    const after = playAll(asked, [use({}, "B")], [use({}, "B")]);
    expect(after.tasks).toEqual([]);
    expect(wounds(after)).toEqual([5, 5]);
  });

  test("a save follows where it is not used", () => {
    const asked = playAll(table([ALLOCATED], B_HAS), [SHOOT, [4, 4, 5, 5]], [PASS, [4]], [PASS, [3]]);
    expect(wounds(asked)).toEqual([2, 5]);
  });

  test("a model’s own rule does not spare the models beside it", () => {
    const b = { models: { ...line(2, [20, 10]), m2: { ...line(2, [20, 10])["m2"], abilities: ["RULE"] } } };
    // The nearest model takes both wounds, and it is not the bearer.
    expect(play(table([FAILED], { b }), SHOOT, [4, 4, 5, 5, 3, 4]).game.tasks).toEqual([]);
    const whole = table([{ ...FAILED, on: "UNIT" }], { b });
    expect(uses(play(whole, SHOOT, [4, 4, 5, 5, 3]).game)).toEqual([{ stratagem: "RULE" }]);
  });

  test("what cannot be passed is used for the first failure", () => {
    const first = { ...FAILED, on: "UNIT", use: { once: "TURN", compulsory: true } };
    const asked = playAll(table([first], B_HAS), [SHOOT, [4, 4, 5, 5, 3]]);
    expect(play(asked, PASS).result.success).toBe(false);
    expect(wounds(playAll(asked, [use({}, "B"), [4]]))).toEqual([5, 5]);
  });

  test("what it is worth: the wounds that the attack would cost", () => {
    const asked = playAll(table([FAILED], { ...B_HAS, gun: { damage: "D3" } }), [SHOOT, [4, 4, 5, 5, 3]]);
    const found = oddsOfUse(asked, readAction(use({}, "B")) as never);
    const outcomes = found.ok && found.value.kind === "DICE" ? found.value.outcomes : [];
    expect(outcomes).toMatchObject([{ what: "SPARED", unit_id: "B" }]);
    expect(outcomes[0]!.chances.map((one) => Math.round(one * 300))).toEqual([0, 100, 100, 100]);
    const early = playAll(table([ALLOCATED], B_HAS), [SHOOT, [4, 4, 5, 5]]);
    // Half of the saves fail; three wounds of five are lost then.
    expect(oddsOfUse(early, readAction(use({}, "B")) as never)).toMatchObject({
      value: { outcomes: [{ chances: [0.5, 0, 0, 0.5] }] },
    });
  });
});

describe("AB-26 a die becomes a 6", () => {
  const SIX = (when: readonly string[], more: Json = {}) => ({
    on: "UNIT",
    when: when.map((rolled) => ({ rolled })),
    use: { once: "PHASE" },
    do: [{ changeDie: 6 }],
    ...more,
  });
  const A_HAS = { a: { abilities: ["RULE"] } };

  test("a wound roll, which then is critical", () => {
    const game = table([SIX(["WOUND"])], A_HAS);
    const asked = playAll(game, [SHOOT, [4, 4, 5, 1]]);
    expect(uses(asked)).toEqual([
      { stratagem: "RULE", dice_index: 0 },
      { stratagem: "RULE", dice_index: 1 },
    ]);
    const after = playAll(asked, [use({ dice_index: 1 }), [3, 3]]);
    // Two wounds, two failed saves: three wounds of five, and then the model is destroyed.
    expect(wounds(after)).toEqual([5]);
  });

  test("one of hit, wound and damage, and then none", () => {
    const game = table([SIX(["HIT", "WOUND", "DAMAGE"])], { ...A_HAS, gun: { damage: "D6" } });
    const hit = playAll(game, [SHOOT, [1, 1]]);
    // The 1 becomes a 6 and hits; the wound roll of 4 and the damage of 2 ask nobody.
    const after = playAll(hit, [use({ dice_index: 0 }), [4, 3, 2]]);
    expect(after.tasks).toEqual([]);
    expect(wounds(after)).toEqual([3, 5]);
    // Kept for the damage: one hit, one wound, a failed save, and a damage roll of 1.
    const pass = { type: "PASS", player: "p1", payload: {} };
    const damage = playAll(game, [SHOOT, [1, 4]], [pass, [4]], [pass, [3, 1]]);
    expect(uses(damage)).toEqual([{ stratagem: "RULE" }]);
    expect(wounds(playAll(damage, [use({})]))).toEqual([5]);
  });

  test("a saving throw that failed, where a 6 saves", () => {
    const save = SIX(["SAVE"], { on: "BEARER" });
    const asked = playAll(table([save], B_HAS), [SHOOT, [4, 4, 5, 5, 1]]);
    expect(uses(asked)).toEqual([{ stratagem: "RULE" }]);
    expect(wounds(playAll(asked, [use({}, "B"), [4]]))).toEqual([5, 5]);
    // Against AP −3 a 4+ needs a 7: nobody is asked.
    expect(play(table([save], { ...B_HAS, gun: { ap: -3 } }), SHOOT, [4, 4, 5, 5, 1, 1]).game.tasks).toEqual(
      [],
    );
  });

  test("dice of other models are not its own, and are rolled apart", () => {
    const two = line(2, [10, 10], { weapons: ["gun"] });
    const a = { abilities: [], models: { ...two, m2: { ...two["m2"], abilities: ["RULE"] } } };
    const game = table([SIX(["HIT"], { on: "BEARER" })], { a });
    // The model without the rule misses twice, and nobody is asked; the bearer’s misses ask.
    const asked = playAll(game, [SHOOT, [1, 1, 2, 1]]);
    expect(waiting(asked)).toMatchObject([{ player: "p1", window: "W-DICE" }]);
    expect(uses(asked).length).toBe(2);
    const led = { abilities: ["RULE"], models: { ...two, m2: { ...two["m2"], keywords: ["CHARACTER"] } } };
    const others = table([SIX(["HIT"], { on: { models: true, without: "CHARACTER" } })], { a: led });
    const first = playAll(others, [SHOOT, [1, 2]]);
    expect(uses(first).length).toBe(2);
    // The dice of the CHARACTER come then, and nobody is asked about them.
    expect(playAll(first, [{ type: "PASS", player: "p1", payload: {} }, [1, 1]]).tasks).toEqual([]);
  });

  test("as often as models brought it", () => {
    const two = line(2, [10, 10], { weapons: ["gun"], abilities: ["RULE"] });
    const game = table([SIX(["HIT"], { use: { once: "BATTLE", per: "MODEL" } })], {
      a: { abilities: [], models: two },
    });
    const once = playAll(game, [SHOOT, [1, 1, 1, 1]], [use({ dice_index: 0, model_id: "m1" })]);
    expect(uses(once).every((one) => (one as Json)["model_id"] === "m2")).toBe(true);
    const twice = playAll(once, [use({ dice_index: 1, model_id: "m2" }), [1, 1]]);
    expect(twice.tasks).toEqual([]);
  });
});
