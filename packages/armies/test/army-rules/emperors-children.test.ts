import { describe, expect, test } from "vitest";
import { effectsOf, fire, playAll } from "../../../rules/test/abilities/table.ts";
import { row as line } from "../../../rules/test/support/build.ts";
import { armyTable, END, type Json, refused } from "./army-table.ts";

const table = (flags: Json, more: Json = {}) =>
  armyTable("emperors-children", {
    a: { flags },
    more: { C: { abilities: ["THRILL SEEKERS"], models: line(1, [10, 20], { weapons: ["gun"] }) } },
    ...more,
  });
const mark = (unit_id: string) => ({
  effects: [{ effect: "ENGAGED_AS_TURN_BEGAN", source: "ARMY_RULE", player: "p1", until: "TURN", unit_id }],
});

describe("Thrill Seekers", () => {
  test("units shoot and charge after they Advanced or Fell Back", async () => {
    for (const flags of [
      { advanced: true, moved: true },
      { fell_back: true, moved: true },
    ]) {
      const game = await table(flags);
      expect(playAll(game, [fire("A", "B"), [1, 1]]).units["A"]!.flags.has_shot).toBe(true);
    }
  });

  test("then not at a unit that another unit has attacked in the phase", async () => {
    const game = await table({ advanced: true, moved: true });
    const after = playAll(game, [fire("C", "B"), [1]]);
    expect(effectsOf(after, "B")).toEqual(["TARGETED_THIS_PHASE"]);
    expect(refused(after, fire("A", "B"))).toContain("TARGET_BARRED AR-1");
    // A unit that stayed where it was does as it likes.
    const calm = playAll(await table({ remained_stationary: true }), [fire("C", "B"), [1]]);
    playAll(calm, [fire("A", "B"), [1, 1]]);
  });

  test("nor at a unit that it was engaged with as the turn began", async () => {
    const fell = { fell_back: true, moved: true };
    const own = await table(fell, { b: mark("A") });
    expect(refused(own, fire("A", "B"))).toContain("TARGET_BARRED AR-1");
    const others = await table(fell, { b: mark("C") });
    playAll(others, [fire("A", "B"), [1, 1]]);
  });

  test("the turn begins with a mark for each unit that is engaged", async () => {
    const game = await armyTable("emperors-children", {
      a: { models: line(1, [18.5, 10], { weapons: ["gun"] }), flags: { has_fought: true } },
      b: { models: line(1, [20, 10]), flags: { has_fought: true } },
      turn: { phase: "FIGHT", active_player: "p2", first_player: "p2" },
    });
    const begun = playAll(game, END);
    expect(begun.turn.active_player).toBe("p1");
    expect(effectsOf(begun, "B")).toEqual(["ENGAGED_AS_TURN_BEGAN"]);
  });
});
