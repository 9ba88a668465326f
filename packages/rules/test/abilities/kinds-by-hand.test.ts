import { describe, expect, test } from "vitest";
import { mustTest as hasToTest, strideOf } from "../../src/abilities/permissions.ts";
import { type Game, prepare } from "../../src/index.ts";
import { codes, row as line, play } from "../support/build.ts";
import { effectsOf, fire, type Json, MARK, playAll, type TableOptions, tableWith, use } from "./table.ts";

/** Kinds of which each holds in one case and not in another, worked out by hand. */

const GUN = { weapon_id: "gun", target_unit_id: "B" };

const planned = (game: Game, unit = "A", assignment: Json = GUN) => {
  const found = prepare(game, game.units[unit]!, [assignment as typeof GUN]);
  return found.ok ? found.value[0]!.plan : expect.fail(found.refusals[0]!.message);
};

/** What A hits B on: 3+, and 2+ where the condition holds. */
const hitsOn = (condition: Json, options: TableOptions = {}, change = (game: Game) => game) =>
  planned(
    change(tableWith([{ on: "UNIT", do: [{ attacks: "MADE", if: condition, do: [{ hit: 1 }] }] }], options)),
  ).hit.threshold;

const one = (x: number, y: number, more: Json = {}) => ({
  owner: "p2",
  models: line(1, [x, y], { weapons: ["gun", "blade"] }),
  ...more,
});

const at = (x: number, y: number, owner = "p1", more: Json = {}) => ({ ...one(x, y), owner, ...more });

describe("AB-3 conditions", () => {
  test("closest: no other enemy that could be shot at is nearer", () => {
    expect(hitsOn({ closest: true })).toBe(2);
    expect(hitsOn({ closest: true }, { more: { D: one(15, 10) } })).toBe(3);
    expect(hitsOn({ closest: true }, { more: { D: one(40, 10) } })).toBe(2);
  });

  test("closest in a fight: of two enemies in reach the nearer one", () => {
    const does = [{ on: "UNIT", do: [{ attacks: "MADE", if: { closest: true }, do: [{ hit: 1 }] }] }];
    const game = tableWith(does, {
      turn: { phase: "FIGHT" },
      a: { models: line(1, [10, 10], { weapons: ["blade"] }) },
      b: { models: line(1, [11.4, 10], { weapons: ["blade"] }) },
      more: { D: one(10, 11.6) },
    });
    // 0.14 inches to B and 0.34 to D.
    const hit = (target_unit_id: string) => {
      const found = prepare(game, game.units["A"]!, [{ weapon_id: "blade", target_unit_id }], "MELEE");
      return found.ok ? found.value[0]!.plan.hit.threshold : found.refusals[0]!.code;
    };
    expect([hit("B"), hit("D")]).toEqual([2, 3]);
  });

  test("woundsLeft: a model with so many or fewer", () => {
    const b = (wounds: number) => ({
      b: { stats: { wounds: 3 }, models: { m1: { id: "m1", name: "M", wounds, at: [20, 10] } } },
    });
    expect(hitsOn({ woundsLeft: 2, of: "TARGET" }, b(2))).toBe(2);
    expect(hitsOn({ woundsLeft: 2, of: "TARGET" }, b(3))).toBe(3);
  });

  test("weaponHas and equipped: what the weapon has, and what the unit carries", () => {
    const withKeyword = (keywords: readonly string[]) => (game: Game) => ({
      ...game,
      weapons: { ...game.weapons, gun: { ...game.weapons["gun"]!, keywords } },
    });
    expect(hitsOn({ weaponHas: "PISTOL" }, {}, withKeyword(["PISTOL"]) as never)).toBe(2);
    expect(hitsOn({ weaponHas: "PISTOL" }, {}, withKeyword([]) as never)).toBe(3);
    expect([hitsOn({ equipped: "blade" }), hitsOn({ equipped: "axe" })]).toEqual([2, 3]);
  });

  test("controls: so many markers, half of them, more than the opponent, in a place", () => {
    const held =
      (...owners: readonly (string | null)[]) =>
      (game: Game) => {
        const objectives = Object.fromEntries(
          owners.map((controlled_by, index) => {
            const id = `O${index + 1}`;
            const position = { x: 30, y: 5 + 8 * index };
            return [id, { id, position, home_of: index === 0 ? "p1" : null, controlled_by, sticky: false }];
          }),
        );
        return { ...game, objectives } as unknown as Game;
      };
    expect(hitsOn({ controls: 2 }, {}, held("p1", "p1", null))).toBe(2);
    expect(hitsOn({ controls: 2 }, {}, held("p1", "p2", null))).toBe(3);
    expect(hitsOn({ controls: "HALF" }, {}, held("p1", null))).toBe(2);
    expect(hitsOn({ controls: "HALF" }, {}, held("p1", null, null))).toBe(3);
    expect(hitsOn({ controls: "MORE" }, {}, held("p1", "p1", "p2"))).toBe(2);
    expect(hitsOn({ controls: "MORE" }, {}, held("p1", "p2"))).toBe(3);
    expect(hitsOn({ controls: 1, in: "NO_MANS_LAND" }, {}, held("p1", "p2"))).toBe(3);
    expect(hitsOn({ controls: 1, in: "YOUR_ZONE" }, {}, held("p1", "p2"))).toBe(2);
  });

  test("enemiesDestroyed: so many this round, or more than its number", () => {
    const killed =
      (...owners: readonly string[]) =>
      (game: Game) =>
        ({ ...game, mission: { kills: owners.map((owner) => ({ owner })) } }) as unknown as Game;
    expect(hitsOn({ enemiesDestroyed: 1 }, {}, killed("p2"))).toBe(2);
    expect(hitsOn({ enemiesDestroyed: 1 }, {}, killed("p1"))).toBe(3);
    expect(hitsOn({ enemiesDestroyed: "MORE_THAN_ROUND" }, {}, killed("p2", "p2"))).toBe(2);
    expect(hitsOn({ enemiesDestroyed: "MORE_THAN_ROUND" }, {}, killed("p2"))).toBe(3);
  });

  test("nearTo: 8.74 inches away is within 9 and not within 8", () => {
    const game = (nearTo: number) =>
      tableWith([
        {
          on: "UNIT",
          when: { during: "SHOOTING" },
          use: { once: "PHASE" },
          choose: { unit: "ENEMY", if: { nearTo, of: "CHOSEN" } },
          do: [{ ...MARK, to: "CHOSEN" }],
        },
      ]);
    expect(effectsOf(playAll(game(9), [use({ target_unit_id: "B" })]), "B")).toEqual(["MARK"]);
    expect(codes(play(game(8), use({ target_unit_id: "B" })).result)).toEqual(["NO_TARGET"]);
  });
});

describe("AB-20 changes", () => {
  const plan = (change: Json, condition: Json) =>
    planned(tableWith([{ on: "UNIT", do: [{ attacks: "MADE", if: condition, do: [change] }] }]));

  test("attacksAre: a weapon of one attack makes four, and no fewer than it has", () => {
    const isIt = { keyword: "INFANTRY" };
    const written = Number(planned(tableWith([])).attacks.dice.plus);
    expect(plan({ attacksAre: written + 3 }, isIt).guns.map(({ bonus }) => bonus)).toEqual([3, 3]);
    expect(plan({ attacksAre: written + 3 }, { keyword: "VEHICLE" }).guns.map(({ bonus }) => bonus)).toEqual([
      0, 0,
    ]);
    expect(plan({ attacksAre: 1 }, isIt).guns.map(({ bonus }) => bonus)).toEqual([0, 0]);
  });

  test("criticalMortalWounds: a critical wound adds them when all attacks are over", () => {
    const mortal = (keyword: string) => plan({ criticalMortalWounds: "D3" }, { keyword }).wound.mortal;
    expect(mortal("INFANTRY")).toEqual({ count: 1, sides: 3, plus: 0 });
    expect(mortal("VEHICLE")).toBeUndefined();
  });
});

describe("EF-2 effects", () => {
  const under = (effect: Json, condition: Json | null, options: TableOptions = {}) =>
    tableWith([{ on: "UNIT", ...(condition && { if: condition }), do: [effect] }], options);
  const [YES, NO] = [{ keyword: "INFANTRY" }, { keyword: "VEHICLE" }];

  test("oneTarget: the unit cannot shoot at two", () => {
    const both = [
      { weapon_id: "gun", target_unit_id: "B", model_ids: ["m1"] },
      { weapon_id: "gun", target_unit_id: "D", model_ids: ["m2"] },
    ];
    const refused = (condition: Json) => {
      const game = under({ oneTarget: true }, condition, { more: { D: one(20, 20) } });
      const found = prepare(game, game.units["A"]!, both);
      return found.ok ? [] : found.refusals.map(({ code }) => code);
    };
    expect([refused(YES), refused(NO)]).toEqual([["ONE_TARGET"], []]);
  });

  test("precision: whom a weapon that has it may pick, and one that has not may not", () => {
    const refused = (condition: Json, type: string) => {
      const game = under({ precision: type }, condition);
      const found = prepare(game, game.units["A"]!, [{ ...GUN, precision_model_id: "m1" }]);
      return found.ok ? "" : found.refusals[0]!.code;
    };
    // Nobody of B is a Character, which is asked only where there is Precision.
    expect([refused(YES, "RANGED"), refused(NO, "RANGED"), refused(YES, "MELEE")]).toEqual([
      "NOT_A_CHARACTER",
      "NO_PRECISION",
      "NO_PRECISION",
    ]);
  });

  test("cheaper: a unit whose stratagems cost 1 CP less is asked though its player has none", () => {
    const asked = (condition: Json) => {
      const game = under({ cheaper: 1 }, condition, { a: { abilities: [] }, b: { abilities: ["RULE"] } });
      return play(game, fire("A", "B"), []).game.tasks.map(({ type }) => type);
    };
    expect(asked(YES)).toContain("window");
    const plain = under({ cheaper: 1 }, NO, { a: { abilities: [] }, b: { abilities: ["RULE"] } });
    expect(plain.players.p2.cp).toBe(0);
    expect(playAll(plain, [fire("A", "B"), [1, 1]]).tasks).toEqual([]);
  });

  test("auraRange: an aura of 3 inches reaches a unit at 5 with 3 more", () => {
    const hit = (more: readonly Json[]) => {
      const does = [
        { on: { aura: 3, units: "FRIENDLY" }, do: [{ attacks: "MADE", do: [{ hit: 1 }] }] },
        ...more,
      ];
      // 6 inches from centre to centre of 32 mm bases: 4.74.
      const game = tableWith(does, { more: { C: at(10, 4) } });
      return planned(game, "C").hit.threshold;
    };
    expect(hit([{ on: "UNIT", do: [{ auraRange: 3 }] }])).toBe(2);
    expect(hit([{ on: "UNIT", if: NO, do: [{ auraRange: 3 }] }])).toBe(3);
  });

  test("mustTest and strides: in force while the condition holds", () => {
    const asked = [YES, NO].map((condition) => {
      const game = under({ mustTest: "COMMAND" }, condition);
      return hasToTest(game, game.units["A"]!);
    });
    expect(asked).toEqual([true, false]);
    const strides = [YES, NO].map((condition) => {
      const game = under({ strides: 4, higher: "TEST" }, condition);
      return strideOf(game, game.units["A"]!)?.height;
    });
    expect(strides).toEqual([4, undefined]);
  });

  test("cannotTarget: such units are no targets", () => {
    const refused = (keyword: string) => {
      const game = under({ cannotTarget: { keyword, of: "CHOSEN" } }, null);
      const found = prepare(game, game.units["A"]!, [GUN]);
      return found.ok ? [] : found.refusals.map(({ code }) => code);
    };
    expect([refused("INFANTRY"), refused("VEHICLE")]).toEqual([["TARGET_BARRED"], []]);
  });
});

describe("AB-1 acts", () => {
  const done = (deeds: readonly Json[], options: TableOptions = {}, dice: readonly number[] = []) =>
    playAll(
      tableWith([{ on: "UNIT", when: { during: "SHOOTING" }, use: { once: "PHASE" }, do: deeds }], options),
      [use({}), dice],
    );

  test("activate and deactivate: active for the army until it ends", () => {
    const fury = { activate: "FURY", called: "Fury", until: "TURN" };
    expect(done([fury]).players.p1.active).toMatchObject([{ id: "FURY", until: "TURN" }]);
    const ended = done([fury, { deactivate: "FURY", called: "Fury" }]);
    expect(ended.players.p1.active ?? []).toEqual([]);
    expect(done([fury]).players.p2.active ?? []).toEqual([]);
  });

  test("award: two command points, where `cp` gives one in a round", () => {
    expect(done([{ award: 2 }]).players.p1.cp).toBe(2);
    expect(done([{ cp: 1 }, { cp: 1 }]).players.p1.cp).toBe(1);
    expect(done([{ cp: 1 }, { award: 2 }]).players.p1.cp).toBe(3);
  });

  test("usesUp: one of two rules that share a limit", () => {
    const clause = (as: string) => ({
      as,
      on: "UNIT",
      when: { during: "SHOOTING" },
      use: { once: "PHASE" },
      do: [
        { usesUp: "SHARED", called: "the shared rule", until: "PHASE" },
        { ...MARK, as: `${as}_MARK` },
      ],
    });
    const game = tableWith([clause("FIRST"), clause("SECOND")]);
    const used = playAll(game, [use({ stratagem: "FIRST" })]);
    expect(effectsOf(used, "A")).toEqual(["FIRST_MARK"]);
    expect(codes(play(used, use({ stratagem: "SECOND" })).result)).toEqual(["ALREADY_USED"]);
    expect(effectsOf(playAll(game, [use({ stratagem: "SECOND" })]), "A")).toEqual(["SECOND_MARK"]);
  });

  test("put: under the effect of another row, whose meaning it has", () => {
    const other = {
      id: "OTHER",
      name: "Another Rule",
      source: "DATASHEET",
      does: [{ when: { start: "TURN" }, do: [{ attacks: "MADE", do: [{ hit: 1 }] }], until: "TURN" }],
    };
    const put = { put: "OTHER", called: "Another Rule", until: "OWN_MOVEMENT_PHASE" };
    const rule = {
      id: "RULE",
      name: "A Rule of Ours",
      ability: "RULE",
      source: "DATASHEET",
      does: [{ on: "UNIT", when: { during: "SHOOTING" }, use: { once: "PHASE" }, do: [put] }],
    };
    const before = tableWith([], { settings: { rows: { RULE: rule, OTHER: other } } });
    const after = playAll(before, [use({})]);
    expect(effectsOf(after, "A")).toEqual(["OTHER"]);
    expect([planned(before), planned(after)].map(({ hit }) => hit.threshold)).toEqual([3, 2]);
  });

  test("eachObjective: a die for each marker, and one high one is a point", () => {
    const objectives = Object.fromEntries(
      [10, 40].map((x, index) => {
        const id = `O${index + 1}`;
        return [id, { id, position: { x, y: 10 }, home_of: null, controlled_by: "p1", sticky: false }];
      }),
    );
    const deed = { eachObjective: "YOURS", near: { keyword: "INFANTRY" }, from: 4, cp: 1 };
    const game = (near: Json) => ({
      ...tableWith([
        { on: "UNIT", when: { during: "SHOOTING" }, use: { once: "PHASE" }, do: [{ ...deed, near }] },
      ]),
      objectives,
    });
    const played = (near: Json, dice: readonly number[]) =>
      play(game(near) as never, use({}), dice).game.players.p1.cp;
    // A stands at the first marker alone: one die.
    expect(played({ keyword: "INFANTRY" }, [4])).toBe(1);
    expect(played({ keyword: "INFANTRY" }, [3])).toBe(0);
    expect(played({ keyword: "VEHICLE" }, [])).toBe(0);
  });
});
