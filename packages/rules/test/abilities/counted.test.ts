import { describe, expect, test } from "vitest";
import { readRow } from "../../src/abilities/language/border.ts";
import { sentenceOf } from "../../src/abilities/language/sentence.ts";
import { type Game, parseGame } from "../../src/index.ts";
import { row as line, play } from "../support/build.ts";
import { effectsOf, fire, type Json, playAll, tableWith } from "./table.ts";

/** A fires with two guns that hit and wound on 4+ and do 2 damage; models of B have one wound and save on 3+. */
function table(does: readonly Json[], options: { a?: Json; b?: Json } = {}): Game {
  const game = tableWith(does, {
    a: { abilities: ["RULE"], ...options.a },
    b: { abilities: [], stats: { wounds: 1 }, ...options.b },
  });
  return { ...game, weapons: { ...game.weapons, gun: { ...game.weapons["gun"]!, damage: "2" } } } as Game;
}

/** Both hit, both wound, no save: two models are destroyed. */
const TWO = [4, 4, 4, 4, 1, 1];
const cp = (game: Game) => game.players.p1.cp;
const models = (game: Game, id: string) => Object.keys(game.units[id]!.models).length;
const AWARD = [{ award: 1 }];

describe("AB-27 rules count what attacks have done", () => {
  test("a model destroyed with a keyword, once for each", () => {
    const rule = { when: { counted: "SLAIN", keyword: "CHARACTER", each: true }, do: AWARD };
    const three = line(3, [20, 10]);
    const b = { models: { ...three, m1: { ...three["m1"], keywords: ["CHARACTER"] } } };
    // Models of an Attached unit with a Character are shielded by the others: it alone is no bodyguard here.
    const plain = table([rule]);
    expect(cp(playAll(plain, [fire("A", "B"), TWO]))).toBe(cp(plain));
    const all = table([rule], { b: { keywords: ["INFANTRY", "CHARACTER"] } });
    expect(cp(playAll(all, [fire("A", "B"), TWO])) - cp(all)).toBe(2);
    const one = table([{ ...rule, when: { ...rule.when, each: undefined } }], {
      b: { keywords: ["INFANTRY", "CHARACTER"] },
    });
    expect(cp(playAll(one, [fire("A", "B"), TWO])) - cp(one)).toBe(1);
    // The two in front fall, the Character is not among them.
    expect(cp(playAll(table([rule], { b }), [fire("A", "B"), TWO]))).toBe(cp(plain));
  });

  test("a whole unit, by the last of its models", () => {
    const rule = { when: { counted: "UNIT_SLAIN", each: true }, do: AWARD };
    const three = table([rule]);
    expect(cp(playAll(three, [fire("A", "B"), TWO]))).toBe(cp(three));
    const two = table([rule], { b: { models: line(2, [20, 10]) } });
    expect(cp(playAll(two, [fire("A", "B"), TWO])) - cp(two)).toBe(1);
  });

  test("by the models that have the rule, and not by the others of their unit", () => {
    const rule = { when: { counted: "SLAIN", each: true }, do: AWARD };
    const two = line(2, [10, 10], { weapons: ["gun"] });
    const a = { abilities: [], models: { ...two, m2: { ...two["m2"], abilities: ["RULE"] } } };
    const game = table([rule], { a });
    // The other model first: hit, wound, no save; then the bearer, who misses.
    expect(cp(playAll(game, [fire("A", "B"), [4, 4, 1, 1]])) - cp(game)).toBe(0);
    expect(cp(playAll(game, [fire("A", "B"), [1, 4, 4, 1]])) - cp(game)).toBe(1);
    expect(
      cp(playAll(table([{ ...rule, on: "UNIT" }], { a }), [fire("A", "B"), [4, 4, 4, 4, 1, 1]])) - cp(game),
    ).toBe(2);
  });

  test("with these weapons, or this type of attack", () => {
    const rule = (more: Json) => [{ when: { counted: "SLAIN", each: true, ...more }, do: AWARD }];
    const after = (more: Json) =>
      cp(playAll(table(rule(more)), [fire("A", "B"), TWO])) - cp(table(rule(more)));
    expect(
      [{ with: "MELEE" }, { with: "RANGED" }, { weapon: "gun" }, { weapon: "lance" }].map(after),
    ).toEqual([0, 2, 2, 0]);
  });

  test("effects that stack", () => {
    const more = { attacks: "MADE", do: [{ attacks: 1 }] };
    const give = { give: [more], as: "FURY", until: "BATTLE", stacks: true };
    const after = playAll(table([{ when: { counted: "SLAIN", each: true }, do: [give] }]), [
      fire("A", "B"),
      TWO,
    ]);
    expect(effectsOf(after, "A")).toEqual(["FURY", "FURY"]);
    const again = { ...after, units: { ...after.units, A: { ...after.units["A"]!, flags: {} } } } as Game;
    // One attack each and two more: six dice for two guns.
    expect(play(again, fire("A", "B"), [1, 1, 1, 1, 1, 1]).result.errors).toEqual([]);
    const once = { ...give, stacks: undefined };
    const single = playAll(table([{ when: { counted: "SLAIN", each: true }, do: [once] }]), [
      fire("A", "B"),
      TWO,
    ]);
    expect(effectsOf(single, "A")).toEqual(["FURY"]);
  });

  test("attacks that were allocated come back as dice, six at the most, from a destroyed unit too", () => {
    const rule = {
      when: { counted: "ALLOCATED", with: "RANGED" },
      do: [{ each: "COUNTED", dice: 6, from: 4, to: "IT" }],
    };
    const suffers = (b: Json, dice: readonly number[]) =>
      playAll(
        table([rule], { a: { abilities: [], stats: { wounds: 5 } }, b: { abilities: ["RULE"], ...b } }),
        [fire("A", "B"), dice],
      );
    const lost = (game: Game) =>
      Object.values(game.units["A"]!.models).reduce((sum, one) => sum + 5 - one.wounds, 0);
    // Two wounds are allocated, one is saved: two dice, of which one is a 4+.
    expect(lost(suffers({}, [4, 4, 4, 4, 6, 1, 3, 4]))).toBe(1);
    expect(lost(suffers({ models: line(1, [20, 10]) }, [4, 4, 4, 4, 1, 5]))).toBe(1);
    expect(lost(suffers({}, [4, 1, 1]))).toBe(0);
  });

  test("saving throws of 6", () => {
    const rule = { when: { counted: "SAVED_ON_6", each: true }, do: [{ mortalWounds: 1, to: "IT" }] };
    const game = table([rule], { a: { abilities: [], stats: { wounds: 5 } }, b: { abilities: ["RULE"] } });
    const after = playAll(game, [fire("A", "B"), [4, 4, 4, 4, 6, 5]]);
    expect(Object.values(after.units["A"]!.models).map(({ wounds }) => wounds)).toEqual([4, 5]);
  });

  test("saved in the middle of the attacks, nothing is forgotten", () => {
    const rule = { when: { counted: "SLAIN", each: true }, do: AWARD };
    const asks = { when: { rolled: "SAVE", failed: true }, use: { once: "PHASE" }, do: [{ noDamage: true }] };
    const before = table([rule, asks], { b: { abilities: ["RULE"] } });
    const pass = { type: "PASS", player: "p2", payload: {} };
    const middle = playAll(before, [fire("A", "B"), [4, 4, 4, 4, 1]], [pass, [1]]);
    expect([models(middle, "B"), middle.tasks.length]).toEqual([2, 2]);
    const read = parseGame(JSON.parse(JSON.stringify(middle)));
    const after = playAll(read.ok ? read.value : before, [pass]);
    expect([models(after, "B"), cp(after) - cp(before)]).toEqual([1, 2]);
  });

  test("nothing is kept where no rule counts", () => {
    const after = playAll(table([], { a: { abilities: [] } }), [fire("A", "B"), TWO]);
    expect([models(after, "B"), JSON.stringify(after).includes("fates")]).toEqual([1, false]);
  });

  test("its sentences", () => {
    const words = (when: Json, doing: readonly Json[]) => {
      const read = readRow({ id: "R", name: "R", source: "DATASHEET", does: [{ when, do: doing }] });
      return read.ok ? sentenceOf(read.value) : read.refusals.map(({ message }) => message).join();
    };
    expect(words({ counted: "SLAIN", keyword: "CHARACTER", with: "MELEE", each: true }, [{ cp: 1 }])).toBe(
      "Each time this model destroys an enemy CHARACTER model with melee attacks, when its attacks are over, you gain 1 CP.",
    );
    expect(
      words({ counted: "ALLOCATED", with: "MELEE" }, [{ each: "COUNTED", dice: 6, from: 4, to: "IT" }]),
    ).toBe(
      "After an enemy unit’s melee attacks, if any were allocated to this model, roll one D6 for each of them (at most 6 dice): for each 4+, that unit suffers 1 mortal wound.",
    );
  });
});
