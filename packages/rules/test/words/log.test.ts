import { describe, expect, test } from "vitest";
import { logText } from "../../src/words/log.ts";
import { act, charge, lane, rolled } from "../charge/table.ts";
import { blocks, buildGame, duel, rectangle, row, shoot, type UnitOptions } from "../support/build.ts";

// biome-ignore lint/suspicious/noExplicitAny: tests take fields away at will
type Loose = any;

/** What a player reads of dice and of charges, word by word. */

const facing = (a: Partial<UnitOptions>, b: Partial<UnitOptions>, gun: Record<string, unknown> = {}) =>
  duel({ shooter: { models: row(1, [5, 2], { weapons: ["gun"] }), ...a }, target: b, gun });

describe("verbs agree with names", () => {
  test.each([
    ["Whirlwind", "Deff Dread", "Whirlwind fires gun ×1 at Deff Dread", "Deff Dread is destroyed."],
    ["Lootas", "Boyz", "Lootas fire gun ×1 at Boyz", "Boyz are destroyed."],
  ])("AT-13 %s at %s", (shooter, target, fires, destroyed) => {
    const { result } = shoot(facing({ name: shooter }, { name: target }), "A", "gun", "B", [3, 4, 1]);
    expect(result.log_text.split("\n")[0]).toBe(fires);
    expect(result.log_text.split("\n").at(-1)).toBe(destroyed);
  });

  test.each([
    ["Deff Dread", "Deff Dread charges: 1 model moved, in base contact with B."],
    ["Intercessors", "Intercessors charge: 1 model moved, in base contact with B."],
  ])("CH-25 %s", (name, logged) => {
    const game = lane(5, { units: { A: { name, models: row(1, [10, 10]) } } });
    const moved = charge(game, 5, ["B"], {
      m1: [
        [10, 10],
        [15, 10],
      ],
    });
    expect(moved.result.log_text.split("\n")).toContain(logged);
  });
});

describe("a mirror match", () => {
  test("AT-13 the side stands beside a name that both sides have", () => {
    const game = facing({ name: "Intercessors" }, { name: "Intercessors" });
    const { result } = shoot(game, "A", "gun", "B", [3, 4, 1]);
    expect(result.log_text).toContain("Intercessors (Blue) fire gun ×1 at Intercessors (Green)");
    expect(result.log_text).toContain("Intercessors (Blue) → Intercessors (Green): 1 shot");
    expect(result.log_text).toContain("Intercessors (Green) are destroyed.");
  });

  test("AT-13 two units of one name on one side need no side", () => {
    const game = buildGame({
      units: {
        A: { name: "Lootas", models: row(1, [5, 2], { weapons: ["gun"] }) },
        B: { name: "Boyz", owner: "p2", models: row(1, [16, 2]) },
        C: { name: "Boyz", owner: "p2", models: row(1, [30, 2]) },
      },
      weapons: { gun: {} },
    });
    expect(shoot(game, "A", "gun", "B", [1]).result.log_text).toContain("Lootas → Boyz: 1 shot");
  });
});

describe("dice with all that belongs to them", () => {
  test("KW-9 a variable Sustained Hits shows its dice, what they are worth and what caused them", () => {
    const game = facing({}, {}, { attacks: "2", keywords: ["SUSTAINED HITS D3"] });
    // A 6 and a 1: one critical hit. The face 4 of a D3 is worth 2, so three hits; no wound of 1, 1, 1.
    const { result } = shoot(game, "A", "gun", "B", [6, 1, 4, 1, 1, 1]);
    expect(result.log_text).toContain("→ 3 hits (1 critical), 2 of them from Sustained Hits");
    expect(result.log_text).toContain(
      "Sustained Hits D3 rolled [4] worth 2: 2 extra hits from 1 critical hit",
    );
  });

  test("KW-9 a fixed one says how many critical hits brought how many", () => {
    const game = facing({}, {}, { attacks: "2", keywords: ["SUSTAINED HITS 1"] });
    const { result } = shoot(game, "A", "gun", "B", [6, 6, 1, 1, 1, 1]);
    expect(result.log_text).toContain("Sustained Hits 1: 2 extra hits from 2 critical hits");
  });

  test("KW-25 Feel No Pain says what it needs", () => {
    const game = facing({}, { stats: { wounds: 3 }, abilities: ["FEEL NO PAIN 5+"] }, { damage: "2" });
    const { result } = shoot(game, "A", "gun", "B", [3, 4, 1, 5, 4]);
    expect(result.log_text).toContain("failed: 2 damage, Feel No Pain [5,4] needs 5+, 1 wound lost");
    expect(result.log).toContainEqual(expect.objectContaining({ line: "injury", feel_no_pain: 5 }));
  });

  test("DI-2 a D3 of attacks is shown with its worth", () => {
    const game = facing({}, {}, { attacks: "D3" });
    const { result } = shoot(game, "A", "gun", "B", [3, 1, 1]);
    expect(result.log_text).toContain("gun: 2 attacks total = 2 (1 × D3 rolled [3] worth 2)");
  });

  test("KW-3 damage has all its parts: D6+1, and Melta +2 within half range", () => {
    const melta = { damage: "D6+1", range: 24, keywords: ["MELTA 2"] };
    const near = facing({}, { stats: { wounds: 20 } }, melta);
    // 4 + 1 + 2 = 7.
    const { result } = shoot(near, "A", "gun", "B", [3, 4, 1, 4]);
    expect(result.log_text).toContain("failed: 7 damage (D6+1 rolled [4], Melta +2), 7 wounds lost");
    expect(blocks(result, "damage")).toMatchObject([
      { damage: 7, parts: { characteristic: "D6+1", bonuses: [{ name: "Melta", rule: "KW-3", damage: 2 }] } },
    ]);
    const plain = facing({}, { stats: { wounds: 20 } }, { damage: "D3" });
    // The face 5 of a D3 is worth 3.
    expect(shoot(plain, "A", "gun", "B", [3, 4, 1, 5]).result.log_text).toContain(
      "failed: 3 damage (D3 rolled [5] worth 3), 3 wounds lost",
    );
    const fixed = facing({}, { stats: { wounds: 20 } }, { damage: "2", keywords: ["MELTA 2"] });
    expect(shoot(fixed, "A", "gun", "B", [3, 4, 1]).result.log_text).toContain(
      "failed: 4 damage (2, Melta +2), 4 wounds lost",
    );
  });

  test("KW-10 Devastating Wounds are announced before they are resolved, and never as nobody slain", () => {
    const game = facing({}, {}, { keywords: ["DEVASTATING WOUNDS"] });
    const { result } = shoot(game, "A", "gun", "B", [3, 6]);
    expect(result.log_text).toContain("A → B: 1 shot, 1 hit, 1 wound; 1 Devastating Wound to follow. [gun]");
    expect(result.log_text).toContain("Devastating Wounds: no save for m1: 1 damage, slain");
    expect(result.log_text).toContain("A → B after Devastating Wounds: 1 damage, 1 slain in all. [gun]");
    expect(result.log_text).not.toContain("0 slain");
  });

  test("KW-10 with ordinary wounds beside them both are counted", () => {
    const game = facing({}, { models: row(3, [16, 2]) }, { attacks: "2", keywords: ["DEVASTATING WOUNDS"] });
    // Wound dice 6 and 4: the 4 fails its save of 1.
    const { result } = shoot(game, "A", "gun", "B", [3, 3, 6, 4, 1]);
    expect(result.log_text).toContain(
      "2 shots, 2 hits, 2 wounds, 1 failed save → 1 slain; 1 Devastating Wound to follow. [gun]",
    );
    expect(result.log_text).toContain("A → B after Devastating Wounds: 2 damage, 2 slain in all. [gun]");
  });

  test("AT-9 models are called by their names, and by a number where they share one", () => {
    const named = buildGame({
      units: {
        A: { models: row(1, [5, 2], { weapons: ["gun"] }) },
        B: { owner: "p2", models: row(3, [16, 2]) },
      },
      weapons: { gun: { attacks: "2" } },
    });
    const { m1, m2, m3 } = named.units["B"]!.models;
    const models = {
      m1: { ...m1!, name: "Boss Nob" },
      m2: { ...m2!, name: "Boy" },
      m3: { ...m3!, name: "Boy" },
    };
    const game = { ...named, units: { ...named.units, B: { ...named.units["B"]!, models } } };
    const { result } = shoot(game, "A", "gun", "B", [3, 3, 4, 4, 1, 6]);
    expect(result.log_text).toContain("Save: Boss Nob rolls 1");
    expect(result.log_text).toContain("Save: Boy 2 rolls 6");
    expect(blocks(result, "save")).toMatchObject([
      { model_ids: ["m1", "m2"], model_names: ["Boss Nob", "Boy 2"] },
    ]);
  });
});

describe("the cap", () => {
  test("AT-4 is named and is in the dice where modifiers came to more than one", () => {
    const game = facing({ flags: { remained_stationary: true } }, {}, { keywords: ["HEAVY"] });
    const more = { modifiers: { hit: { plus_one: true } } };
    const { result } = shoot(game, "A", "gun", "B", [1], more);
    expect(result.log_text).toContain("2+ to hit: BS 3+, Heavy +1, modifier +1, cap applied: +1 at most");
    expect(blocks(result, "to_hit")).toMatchObject([{ modifier: 1, cap_applied: true }]);
    expect(blocks(shoot(game, "A", "gun", "B", [1]).result, "to_hit")).toMatchObject([
      { cap_applied: false },
    ]);
  });

  test("AT-4 a player's own +1 is no cap", () => {
    const more = { modifiers: { wound: { plus_one: true } } };
    const { result } = shoot(facing({}, {}), "A", "gun", "B", [3, 1], more);
    expect(blocks(result, "to_wound")).toMatchObject([{ modifier: 1, cap_applied: false }]);
  });

  test("CV-2 cover that does not count at 3+ against AP 0 is named and is in the dice", () => {
    const terrain = { R: { kind: "ruins", polygon: rectangle(14, 0, 18, 5) } };
    const game = (ap: number) => duel({ terrain, gun: { ap, keywords: ["TORRENT"] } });
    const { result } = shoot(game(0), "A", "gun", "B", [4, 1]);
    expect(result.log_text).toContain("(3+: Sv 3+, no cover at 3+ against AP 0, cap applied)");
    expect(blocks(result, "save")).toMatchObject([{ cover: false, cap_applied: true }]);
    const pierced = shoot(game(-1), "A", "gun", "B", [4, 1]).result;
    expect(blocks(pierced, "save")).toMatchObject([{ cover: true, cap_applied: false }]);
  });
});

describe("charges", () => {
  test("CH-24 a charge that is given up because it cannot succeed says why", () => {
    // Five inches apart, one of them Engagement Range: four are needed, three were rolled.
    const { result } = act(rolled(lane(5), 3, "B"), "FAIL_CHARGE");
    expect(result.log_text).toBe(
      'The charge of A fails; it cannot charge again this phase.\nB is 1" out of reach of a roll of 3. (CH-19)',
    );
    expect(result.log).toMatchObject([
      {
        line: "charge_failed",
        given_up: true,
        roll: 3,
        reasons: [{ code: "TARGET_OUT_OF_REACH", rule: "CH-19" }],
      },
    ]);
  });

  test("CH-24 one that could have succeeded is only given up", () => {
    const { result } = act(rolled(lane(5), 9, "B"), "FAIL_CHARGE");
    expect(result.log_text).toBe(
      "A gives up its charge after a roll of 9; it cannot charge again this phase.",
    );
  });

  test("CH-24 a broken condition stays in the line itself", () => {
    const stays = charge(lane(5), 9, ["B"], {});
    expect(stays.result.log).toMatchObject([
      { line: "charge_failed", roll: 9, reasons: [{ code: "TARGET_NOT_ENGAGED" }] },
    ]);
  });

  test("CH-20 across a barricade it is within 2 inches, not within Engagement Range", () => {
    const terrain = { W: { kind: "barricade", height: 1, polygon: rectangle(13.9, 8, 14.1, 12) } };
    const game = lane(5, { terrain });
    // B stands at 16, so that its base begins at 15.5; the charger ends at 13.1 with a gap of 1.4.
    const far = { ...game.units["B"]!.models["m1"]!, position: { x: 15.5, y: 10, z: 0 } };
    const near = { ...game, units: { ...game.units, B: { ...game.units["B"]!, models: { m1: far } } } };
    const moved = charge(near, 4, ["B"], {
      m1: [
        [10, 10],
        [13.1, 10],
      ],
    });
    expect(moved.result.log_text).toContain('A charges: 1 model moved, within 2" of B across the barricade.');
  });

  test("DI-1 dice that were given are not called those of the seed", () => {
    const declared = act(lane(5), "DECLARE_CHARGE", { target_unit_ids: ["B"] }).game;
    const { result } = act(declared, "CHARGE_ROLL", {}, [4, 5]);
    expect(result.log_text).toContain("Dice 0 and 1, given beforehand.");
    expect(result.log_text).not.toContain("seed");
  });

  test("CH-21 a single model is never out of coherency", () => {
    // Two targets on either side, neither of which can be engaged together with the other.
    const game = lane(3, {
      units: { C: { owner: "p2", models: row(1, [6, 10]) } },
    });
    const { result } = act(rolled(game, 4, "B", "C"), "FAIL_CHARGE");
    expect(result.log_text).toContain(
      "A cannot reach B and C with a roll of 4: it is too far for m1. (CH-19)",
    );
    expect(result.log_text).not.toContain("coherency");
  });
});

describe("a result that an earlier version has told", () => {
  test("RC-2 is read without what was not told then", () => {
    const game = facing({}, { stats: { wounds: 3 }, abilities: ["FEEL NO PAIN 5+"] }, { damage: "D3" });
    const { result } = shoot(game, "A", "gun", "B", [3, 4, 1, 4, 5, 4]);
    const dice = result.dice.map(
      ({ model_names: _, sustained: __, cap_applied: ___, parts: ____, ...block }: Loose) => block,
    );
    const log = result.log.map(
      ({ model_name: _, damage_parts: __, feel_no_pain: ___, devastating: ____, ...line }: Loose) => line,
    );
    const text = logText({ ...result, dice, log }, game);
    expect(text).toContain(
      "Save: m1 rolls 1 (3+: Sv 3+), failed: 2 damage [4], Feel No Pain [5,4], 1 wound lost",
    );
    expect(text).toContain("1 failed save → 1 damage, 0 slain.");
  });

  test("CH-24 a failed charge then has its reasons in the errors", () => {
    const { result } = charge(lane(5), 9, ["B"], {});
    const old = { ...result, log: [{ line: "charge_failed" as const, unit_id: "A", given_up: false }] };
    expect(logText(old, lane(5))).toContain("No model ends within Engagement Range of B");
  });
});
