import { describe, expect, test } from "vitest";
import { describePlan } from "../../src/words/plan.ts";
import { planFacts } from "../../src/words/plan-facts.ts";
import { duel } from "../support/build.ts";
import { planOf } from "../support/plan.ts";

type Options = Parameters<typeof duel>[0];

const logged = (options: Options, more = {}) => describePlan(planOf(duel(options), more));

describe("a plan in words", () => {
  test("AT-1 attacks: the total, and its parts where there are several", () => {
    expect(logged({ gun: { attacks: "2" }, attackers: 4 })).toMatchObject({
      attacks: "8 attacks",
      parts: "",
    });
    expect(logged({ gun: { attacks: "1" } })).toMatchObject({ attacks: "1 attack", parts: "" });
    expect(logged({ gun: { attacks: "D3" } })).toMatchObject({ attacks: "D3 attacks", parts: "" });
    expect(logged({ gun: { attacks: "D6+1" }, attackers: 3 })).toMatchObject({
      attacks: "3 × D6+1 attacks",
      parts: "",
    });
  });

  test("KW-2 Rapid Fire: 8 and one more from each of four within half range", () => {
    const gun = { attacks: "2", keywords: ["RAPID FIRE 1"] };
    // The bearers stand two inches apart in a line, and half range is 12: all four are within it.
    expect(logged({ gun, attackers: 4, inches: 6 })).toMatchObject({
      attacks: "12 attacks",
      parts: "8 + 4 Rapid Fire",
    });
    expect(logged({ gun, attackers: 4, inches: 18 })).toMatchObject({ attacks: "8 attacks", parts: "" });
  });

  test("KW-5 Blast: D6 and one for each full five of eleven; where the ruleset has a minimum, it is said", () => {
    const gun = { attacks: "D6", keywords: ["BLAST"] };
    expect(logged({ gun, defenders: 11, ruleset: "published" })).toMatchObject({
      attacks: "D6 + 2 attacks",
      parts: "D6 + 2 Blast",
    });
    expect(logged({ gun, defenders: 11, ruleset: "spec" }).parts).toBe("D6 (at least 3) + 2 Blast");
    expect(logged({ gun, attackers: 2, defenders: 6, ruleset: "spec" })).toMatchObject({
      attacks: "2 × D6 + 2 attacks",
      parts: "2 × D6 (at least 3 each) + 2 Blast",
    });
  });

  test("KW-4 to hit: the number with what made it", () => {
    const plain = logged({ gun: { skill: 3 } });
    expect(plain).toMatchObject({ hit: "3+ to hit", hit_reasons: ["BS 3+"] });
    const heavy = logged({
      gun: { skill: 3, keywords: ["HEAVY"] },
      shooter: { flags: { remained_stationary: true } },
    });
    expect(heavy.hit).toBe("2+ to hit");
    expect(heavy.hit_reasons[0]).toBe("BS 3+");
    expect(heavy.hit_reasons[1]).toMatch(/Heavy/);
  });

  test("KW-2 KW-4 AT-11 the facts of a plan: the number, what it is, and why", () => {
    const facts = planFacts(
      planOf(
        duel({
          gun: { attacks: "2", skill: 3, keywords: ["HEAVY", "RAPID FIRE 1"], damage: "2" },
          shooter: { flags: { remained_stationary: true } },
          attackers: 4,
          inches: 6,
        }),
      ),
    );
    expect(facts).toEqual([
      { number: "12 attacks", rest: "", why: " = 8 + 4 Rapid Fire" },
      { number: "2+", rest: " to hit", why: " (BS 3+, Heavy +1)" },
      { number: "4+", rest: " to wound", why: " (S4 against T4)" },
      { number: "3+", rest: " save", why: " (Sv 3+)" },
      { number: "2", rest: " damage", why: "" },
    ]);
  });

  test("AT-11 AT-12 models that save differently are counted, and no save has no number", () => {
    const target = {
      models: { m1: { at: [20, 2] as const }, m2: { at: [16, 2] as const, stats: { invulnerable_save: 4 } } },
    };
    const facts = planFacts(planOf(duel({ gun: { ap: -4 }, target })));
    expect(facts.slice(3, 5)).toEqual([
      { number: "4+", rest: " invulnerable ×1", why: "" },
      { number: "", rest: "no save ×1", why: " (Sv 3+, AP −4)" },
    ]);
  });

  test("KW-6 Torrent needs no roll to hit and gives no number", () => {
    const torrent = logged({ gun: { skill: null, keywords: ["TORRENT"] } });
    expect(torrent).toMatchObject({ hit: "hits automatically", hit_reasons: [] });
  });

  test("AT-6 to wound: Strength 8 against Toughness 4 is twice as much, 2+", () => {
    expect(logged({ gun: { strength: 8 } })).toMatchObject({
      wound: "2+ to wound",
      wound_reasons: ["S8 against T4"],
    });
  });

  test("AT-11 AT-12 saves: worse by AP, none at all, or the invulnerable one", () => {
    const against = (ap: number, invulnerable_save: number | null) =>
      logged({ gun: { ap }, target: { stats: { save: 3, invulnerable_save } } }).saves.map(
        ({ text }) => text,
      );
    expect(against(0, null)).toEqual(["3+ save"]);
    expect(against(-2, null)).toEqual(["5+ save"]);
    expect(against(-4, null)).toEqual(["no save"]);
    expect(against(-4, 4)).toEqual(["4+ invulnerable"]);
  });

  test("AT-12 an invulnerable save is its own reason", () => {
    const { saves } = logged({ gun: { ap: -4 }, target: { stats: { save: 3, invulnerable_save: 4 } } });
    expect(saves).toEqual([{ text: "4+ invulnerable", reasons: [], model_ids: ["m1"] }]);
  });

  test("AT-9 AT-11 models that save differently are told apart, those alike once, the front-most first", () => {
    const target = {
      models: {
        m1: { at: [20, 2] as const },
        m2: { at: [20, 4] as const },
        m3: { at: [16, 2] as const, stats: { save: 2 } },
      },
    };
    const { saves } = logged({ gun: { ap: -1 }, target });
    expect(saves).toEqual([
      { text: "3+ save", reasons: ["Sv 2+", "AP −1"], model_ids: ["m3"] },
      { text: "4+ save", reasons: ["Sv 3+", "AP −1"], model_ids: ["m1", "m2"] },
    ]);
  });

  test("CV-1 cover from two woods is one reason: which of them it is, is for the log", () => {
    const plan = planOf(duel({ gun: { ap: -1 }, defenders: 2 }));
    const [one] = plan.groups[0]!.saves;
    const covered = (how: "BEHIND" | "LIGHT", kind: "woods" | "hill", number: number) => {
      const cover = { how, rule: "CV-1", terrain_id: `${kind}${number}`, kind, number };
      return { ...one!, reasons: [...one!.reasons, { what: "COVER" as const, rule: "CV-1", cover }] };
    };
    const groups = [
      {
        ...plan.groups[0]!,
        saves: [covered("BEHIND", "woods", 1), covered("BEHIND", "woods", 2), covered("LIGHT", "hill", 1)],
      },
    ];
    const defenders = [0, 1, 2].map((profile) => ({
      ...plan.defenders[0]!,
      model_id: `m${profile + 1}`,
      profile,
    }));
    const { saves } = describePlan({ ...plan, groups, defenders, allocation_order: [1, 0, 2] });
    // On one line the page says once what both ways have in common.
    const facts = planFacts({ ...plan, groups, defenders, allocation_order: [1, 0, 2] });
    expect(facts.slice(-2)).toEqual([
      {
        number: "4+",
        rest: " save",
        why: " (Sv 3+, AP −1, cover +1 (behind Woods or light cover of Hill))",
      },
      { number: "1", rest: " damage", why: "" },
    ]);
    expect(saves).toEqual([
      {
        text: "4+ save",
        reasons: ["Sv 3+", "AP −1", "cover +1 (behind Woods)"],
        model_ids: ["m2", "m1"],
      },
      { text: "4+ save", reasons: ["Sv 3+", "AP −1", "cover +1 (light cover of Hill)"], model_ids: ["m3"] },
    ]);
  });

  test("AT-10 a Character whom bodyguards shield comes last, unless Precision picks it out", () => {
    const plan = planOf(duel({ defenders: 2 }));
    const [guard] = plan.defenders;
    const both = {
      ...plan,
      groups: [
        {
          ...plan.groups[0]!,
          saves: [plan.groups[0]!.saves[0]!, { ...plan.groups[0]!.saves[0]!, threshold: 2 }],
        },
      ],
      defenders: [guard!, { ...guard!, model_id: "lord", profile: 1, shielded: true }],
      allocation_order: [1, 0],
    };
    const order = (more: object) =>
      describePlan({ ...both, ...more }).saves.flatMap((save) => save.model_ids);
    expect(order({})).toEqual(["m1", "lord"]);
    expect(order({ precision_model_id: "lord" })).toEqual(["lord", "m1"]);
  });

  test("KW-3 Melta: the extra damage, and from how many", () => {
    const gun = { range: 12, damage: "D6", keywords: ["MELTA 2"] };
    expect(logged({ gun, inches: 5 }).damage).toBe("D6 + 2 damage");
    expect(logged({ gun, inches: 8 }).damage).toBe("D6 damage");
    // At (5,2), (5,4), (5,6) and (5,8); the target at (10.5, 2): 4.5, 4.85, 5.8 and 7.14 edge to edge.
    expect(logged({ gun, attackers: 4, inches: 4.5 }).damage).toBe("D6 damage, 2 more from 3 of 4 weapons");
    expect(logged({ gun: { damage: "2" } }).damage).toBe("2 damage");
  });

  test("KW-7 KW-8 KW-9 KW-10 KW-11 KW-15 KW-25 what else happens", () => {
    const effects = (keywords: readonly string[], target = {}) =>
      logged({ gun: { keywords }, target }).effects;
    expect(effects([])).toEqual([]);
    expect(effects(["TWIN-LINKED"])).toEqual(["re-roll failed wound rolls"]);
    expect(effects(["LETHAL HITS"])).toEqual(["critical hits wound automatically"]);
    expect(effects(["SUSTAINED HITS D3"])).toEqual(["critical hits score D3 extra"]);
    expect(effects(["DEVASTATING WOUNDS"])).toEqual(["critical wounds allow no save"]);
    expect(effects(["ANTI-INFANTRY 4+"])).toEqual(["critical wounds on 4+"]);
    expect(effects(["HAZARDOUS"])).toEqual(["Hazardous: a 1 afterwards hurts the bearer"]);
    expect(effects([], { abilities: ["FEEL NO PAIN 5+"] })).toEqual(["Feel No Pain 5+"]);
  });

  test("AT-5 re-rolls that a player asks for", () => {
    const modifiers = { hit: { reroll_ones: true }, wound: { reroll_ones: true } };
    expect(logged({}, { modifiers }).effects).toEqual(["re-roll hit rolls of 1", "re-roll wound rolls of 1"]);
    expect(logged({}, { modifiers: { hit: { reroll_failed: true } } }).effects).toEqual([
      "re-roll failed hit rolls",
    ]);
  });
});
