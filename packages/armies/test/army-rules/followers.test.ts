import type { Game } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { effectsOf, fire, playAll } from "../../../rules/test/abilities/table.ts";
import { blocks, row as line, play } from "../../../rules/test/support/build.ts";
import { armyTable, END, type Json, LAST_PHASE, PASS, planOf, use, usesIn } from "./army-table.ts";

/** Rules of datasheets that take part in the rule of their army; all numbers are worked out by hand. */

const gun = { weapons: ["gun"] };
const withPools = (game: Game, pools: Json): Game =>
  ({ ...game, players: { ...game.players, p1: { ...game.players.p1, pools } } }) as Game;

describe("Acts of Faith", () => {
  const SISTERS = ["INFANTRY", "ADEPTA SORORITAS"];
  const table = async (abilities: readonly string[], more: Json = {}, options: Json = {}) =>
    withPools(
      await armyTable("adepta-sororitas", {
        rules: ["CHERUB", "RELICS_OF_THE_MATRIARCHS", "SIMULACRUM_OF_THE_EBON_CHALICE"],
        a: { keywords: SISTERS, abilities: ["ACTS OF FAITH", ...abilities], ...more },
        ...options,
      }),
      { MIRACLE_DICE: [2, 3] },
    );
  const act = use("Acts of Faith", { option: "Hit roll", dice: [0] }, "A");
  const pool = (game: Game) => game.players.p1.pools?.["MIRACLE_DICE"];

  test("a Cherub gives a die after an Act of Faith, once in the battle; two Cherubs twice", async () => {
    const game = playAll(await table(["CHERUB"]), [act]);
    expect(usesIn(game)).toEqual(["A CHERUB"]);
    const after = playAll(game, [use("Cherub", {}, "A"), [5]]);
    expect(pool(after)).toEqual([3, 5]);
    expect(usesIn(playAll(await table([]), [act]))).not.toContain("A CHERUB");
    const used = [{ stratagem: "CHERUB", until: "BATTLE", unit_id: "A" }];
    const again = await table(["CHERUB"]);
    const spent = { ...again, players: { ...again.players, p1: { ...again.players.p1, used } } } as Game;
    expect(usesIn(playAll(spent, [act]))).not.toContain("A CHERUB");
  });

  test("Stirring Rhetoric: the die of a unit that is led becomes a 6", async () => {
    const led = {
      models: {
        l: { at: [10, 10], keywords: ["CHARACTER"], abilities: ["STIRRING RHETORIC"], ...gun },
        m: { at: [10, 12], ...gun },
      },
    };
    const first = async (more: Json, dice: readonly number[]) => {
      const { result } = play(playAll(await table([], more), [act]), fire("A", "B"), dice);
      return blocks(result, "to_hit")[0]!["rolls_raw"];
    };
    // The 6 hits and does not wound.
    expect(await first(led, [1, 1])).toEqual([6, 1]);
    expect(await first({ models: line(2, [10, 10], gun) }, [1])).toEqual([2, 1]);
  });

  test("Solemn Procession: the die of the round is a 6 without a roll", async () => {
    const far = { b: { models: line(1, [50, 30]) }, turn: LAST_PHASE };
    expect(pool(playAll(await table(["SOLEMN PROCESSION"], {}, far), END))).toEqual([2, 3, 6]);
  });

  test("the Ebon Chalice: two Acts of Faith in a phase near it, else one", async () => {
    const relic = {
      effect: "RELICS_OF_THE_MATRIARCHS_OPTION_3",
      source: "ABILITY",
      player: "p1",
      until: "ROUND",
    };
    const near = (y: number) => ({
      more: {
        T: {
          keywords: SISTERS,
          abilities: ["SIMULACRUM OF THE EBON CHALICE (AURA)"],
          effects: [relic],
          models: line(1, [10, y]),
        },
      },
    });
    const second = async (y: number) => usesIn(playAll(await table([], {}, near(y)), [act])).length > 0;
    expect([await second(16), await second(30)]).toEqual([true, false]);
  });
});

describe("Rituals", () => {
  const SONS = ["INFANTRY", "THOUSAND SONS"];
  const CABAL = "CABAL OF SORCERERS";
  const ritual = async (own: readonly string[], more: Json = {}) =>
    playAll(
      await armyTable("thousand-sons", {
        rules: ["ARCH_SORCERER_OF_TZEENTCH_PSYCHIC", "LORD_OF_THE_PLANET_OF_THE_SORCERERS_PSYCHIC"],
        a: {
          keywords: SONS,
          abilities: [],
          models: {
            s: { at: [10, 10], abilities: [CABAL, ...own], ...gun },
            t: { at: [10, 12], abilities: [CABAL], ...gun },
          },
        },
        b: { stats: { wounds: 10 }, models: line(1, [20, 10], gun) },
        turn: { phase: "MOVEMENT" },
        more,
      }),
      END,
    );
  const cast = (model_id: string, name = "Doombolt") => use(name, { target_unit_id: "B", model_id }, "A");
  const KEEP = use("Channel the Warp", { option: "Two dice only" }, "A");
  const wounds = (game: Game) => game.units["B"]!.models["m1"]!.wounds;
  const AHRIMAN = "ARCH-SORCERER OF TZEENTCH (PSYCHIC)";
  const MAGNUS = "LORD OF THE PLANET OF THE SORCERERS (PSYCHIC)";

  test("1 more for Ahriman, and for nobody else in his unit: 6 is 7, and D3 mortal wounds", async () => {
    expect(wounds(playAll(await ritual([AHRIMAN]), [cast("s"), [2, 4]], [KEEP, [4]]))).toBe(8);
    expect(wounds(playAll(await ritual([AHRIMAN]), [cast("t"), [2, 4]], [KEEP]))).toBe(10);
    // What was added to one test is gone with it.
    const one = playAll(await ritual([AHRIMAN]), [cast("s", "Twist of Fate"), [1, 2]], [KEEP]);
    expect(wounds(playAll(one, [cast("t"), [2, 4]], [KEEP]))).toBe(10);
  });

  test("2 more for Magnus, who may attempt two Rituals", async () => {
    const one = playAll(await ritual([MAGNUS]), [cast("s"), [1, 4]], [KEEP, [4]]);
    expect(wounds(one)).toBe(8);
    expect(usesIn(one)).toContain("A TWIST_OF_FATE B");
  });
});

describe("Dark Pacts", () => {
  const pact = async (abilities: readonly string[], dice: readonly number[]) => {
    const game = await armyTable("chaos-space-marines", {
      a: { abilities: ["DARK PACTS", ...abilities], stats: { leadership: 7, wounds: 3 } },
    });
    const after = playAll(game, [use("Dark Pacts", { option: "Lethal Hits" }, "A"), dice]);
    return [after.units["A"]!.models["m1"]!.wounds, after.players.p1.cp - game.players.p1.cp];
  };

  test("an icon re-rolls the test; Abaddon gains a command point for 7 or more", async () => {
    // 5 fails, and a die of 2 is one mortal wound.
    expect(await pact([], [2, 3, 2])).toEqual([2, 0]);
    expect(await pact(["CHAOS ICON"], [2, 3, 4, 4])).toEqual([3, 0]);
    expect(await pact(["DARK DESTINY"], [3, 4])).toEqual([3, 1]);
    expect(await pact([], [3, 4])).toEqual([3, 0]);
  });
});

describe("For the Greater Good", () => {
  const spotted = async (abilities: readonly string[]) => {
    const more = { O: { abilities: ["FOR THE GREATER GOOD", ...abilities], models: line(1, [10, 20], gun) } };
    const begun = playAll(
      await armyTable("tau-empire", { rules: ["TARGET_UPLOADED"], turn: { phase: "MOVEMENT" }, more }),
      END,
    );
    const observing = playAll(begun, [use("Observer", {}, "O")], PASS);
    return playAll(observing, [use("Spotted", { target_unit_id: "B" }, "O")]);
  };

  test("Forward Observers: Guided units re-roll ones against the unit that they spotted", async () => {
    const guided = planOf(await spotted(["FORWARD OBSERVERS"]), "A", "gun", "B");
    expect([guided.hit.reroll, guided.wound.reroll]).toEqual(["ONES", "ONES"]);
    const plain = planOf(await spotted([]), "A", "gun", "B");
    expect([plain.hit.reroll, plain.wound.reroll]).toEqual(["NONE", "NONE"]);
  });

  test("Target Uploaded: an Observer shoots better at the unit that it spotted itself", async () => {
    expect(planOf(await spotted(["TARGET UPLOADED"]), "O", "gun", "B").hit.skill).toBe(2);
    expect(planOf(await spotted([]), "O", "gun", "B").hit.skill).toBe(3);
  });
});

describe("Afflicted units", () => {
  const marked = [{ effect: "AFFLICTED_BY_RULE", source: "ABILITY", player: "p1", until: "OWN_TURN" }];
  const table = async (inches: number, b: Json = {}, a: Json = {}) =>
    armyTable("death-guard", {
      rules: ["GIFT_OF_POXES", "DISEASED_MALICE", "INFUSED_WITH_THE_BLESSINGS_OF_NURGLE"],
      b: { models: line(3, [11 + inches, 10], gun), ...b },
      a,
      turn: { round: 1 },
    });
  const toughness = (game: Game) => planOf(game, "A", "gun", "B").wound.toughness;

  test("by a rule at any distance, and once only", async () => {
    expect(toughness(await table(12, { effects: marked }))).toBe(3);
    expect(toughness(await table(12))).toBe(4);
    expect(toughness(await table(2, { effects: marked }))).toBe(3);
  });

  test("Gift of Poxes: three inches further", async () => {
    const gift = { abilities: ["NURGLE'S GIFT (AURA)", "GIFT OF POXES"] };
    expect([toughness(await table(6, {}, gift)), toughness(await table(6.1, {}, gift))]).toEqual([3, 4]);
  });

  test("what is better against Afflicted units sees both kinds", async () => {
    const malice = { abilities: ["NURGLE'S GIFT (AURA)", "DISEASED MALICE"] };
    const modifier = async (inches: number, b: Json = {}) =>
      planOf(await table(inches, b, malice), "A", "gun", "B").wound.modifier;
    expect([await modifier(2), await modifier(12, { effects: marked }), await modifier(12)]).toEqual([
      1, 1, 0,
    ]);
  });
});

describe("Voice of Command", () => {
  const officer = { keywords: ["COMMAND SQUAD", "OFFICER"], abilities: ["VOICE OF COMMAND"] };
  const squad = (x: number, more: Json = {}) => ({
    C: { keywords: ["ASTRA MILITARUM", "REGIMENT"], models: line(1, [x, 10]), ...more },
  });
  const table = async (more: Json, abilities: readonly string[] = []) =>
    armyTable("astra-militarum", {
      a: { ...officer, abilities: [...officer.abilities, ...abilities], models: line(1, [10, 10], gun) },
      b: { models: line(1, [50, 40]) },
      more,
      turn: { phase: "COMMAND" },
    });
  const order = (option: string) => use("Voice of Command", { target_unit_id: "C", option }, "A");
  const reaches = async (x: number, abilities: readonly string[] = []) =>
    usesIn(await table(squad(x), abilities)).some((one) => one.startsWith("A VOICE_OF_COMMAND C"));

  test("6 inches; 12 with a vox-net, 24 with a Master Vox", async () => {
    expect([await reaches(16), await reaches(18)]).toEqual([true, false]);
    expect([await reaches(22, ["VOX-NET"]), await reaches(24, ["VOX-NET"])]).toEqual([true, false]);
    expect([await reaches(34, ["MASTER VOX"]), await reaches(36, ["MASTER VOX"])]).toEqual([true, false]);
  });

  test("a new Order ends the old one; a unit with the Command Rod keeps one beside it", async () => {
    const first = [
      { effect: "VOICE_OF_COMMAND_OPTION_1", source: "ARMY_RULE", player: "p1", until: "OWN_COMMAND_PHASE" },
    ];
    const led = {
      l: { at: [14, 10], keywords: ["CHARACTER"], abilities: ["COMMAND ROD"] },
      m: { at: [14, 12] },
    };
    const plain = playAll(await table(squad(14, { effects: first })), [order("Take Cover!")]);
    expect(effectsOf(plain, "C")).toEqual(["VOICE_OF_COMMAND_OPTION_5"]);
    const rod = playAll(await table(squad(14, { effects: first, models: led })), [order("Take Cover!")]);
    expect(effectsOf(rod, "C")).toEqual(["VOICE_OF_COMMAND_OPTION_1", "VOICE_OF_COMMAND_OPTION_5"]);
  });
});
