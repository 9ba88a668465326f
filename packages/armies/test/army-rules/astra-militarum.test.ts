import { inForce } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { effectsOf, playAll } from "../../../rules/test/abilities/table.ts";
import { row as line } from "../../../rules/test/support/build.ts";
import { armyTable, END, type Json, planOf, refused, use, usesIn } from "./army-table.ts";

const GUARD = ["INFANTRY", "ASTRA MILITARUM", "REGIMENT"];
const TANK = ["VEHICLE", "ASTRA MILITARUM", "SQUADRON"];
const officer = (keyword: string, more: Json = {}): Json => ({
  keywords: ["INFANTRY", "ASTRA MILITARUM", "OFFICER", keyword],
  models: line(1, [10, 10]),
  ...more,
});
const squads = {
  C: { keywords: GUARD, models: line(1, [14, 10], { weapons: ["gun", "blade"] }) },
  D: { keywords: GUARD, models: line(1, [10, 14], { weapons: ["gun"] }) },
  E: { keywords: GUARD, models: line(1, [10, 16], { weapons: ["gun"] }) },
  T: { keywords: TANK, models: line(1, [6, 10], { weapons: ["gun"] }) },
  FAR: { keywords: GUARD, models: line(1, [17.1, 10]) },
};
const command = (a: Json, more: Json = {}) =>
  armyTable("astra-militarum", { a, more: squads, turn: { phase: "COMMAND" }, ...more });
const order = (target: string, option: string) =>
  use("Voice of Command", { target_unit_id: target, option }, "A");

describe("Orders", () => {
  test("a Castellan issues two in a battle round, to REGIMENT units within 6 inches", async () => {
    const game = await command(officer("CADIAN CASTELLAN"));
    const offered = usesIn(game);
    expect(offered).toContain("A VOICE_OF_COMMAND C Take Aim!");
    expect(offered.some((one) => one.includes(" T "))).toBe(false);
    expect(offered.some((one) => one.includes("FAR"))).toBe(false);
    const two = playAll(game, [order("C", "Take Aim!")], [order("D", "Move! Move! Move!")]);
    expect(refused(two, order("E", "Take Aim!"))).toEqual(["ALREADY_SPENT AR-1"]);
  });

  test("each officer's datasheet says how many and to whom", async () => {
    const count = async (keyword: string, targets: readonly string[]) => {
      let game = await command(officer(keyword));
      let issued = 0;
      for (const target of targets) {
        if (refused(game, order(target, "Fix Bayonets!")).length > 0) break;
        game = playAll(game, [order(target, "Fix Bayonets!")]);
        issued++;
      }
      return issued;
    };
    expect(await count("COMMAND SQUAD", ["C", "D", "E"])).toBe(1);
    expect(await count("URSULA CREED", ["C", "D", "E", "C"])).toBe(3);
    expect(await count("LEMAN RUSS COMMANDER", ["T", "T", "T"])).toBe(2);
    expect(await count("LEMAN RUSS COMMANDER", ["C"])).toBe(0);
    expect(await count("LORD SOLAR LEONTUS", ["C", "T", "D", "E"])).toBe(3);
  });

  test("a Commissar knows two Orders, and Graves three", async () => {
    const names = async (keyword: string) =>
      usesIn(await command(officer(keyword)))
        .filter((one) => one.includes(" C "))
        .map((one) => one.split(" C ")[1]);
    expect(await names("COMMISSAR")).toEqual(["Fix Bayonets!", "Duty and Honour!"]);
    expect(await names("COMMISSAR GRAVES ON FOOT")).toEqual([
      "Move! Move! Move!",
      "Fix Bayonets!",
      "Duty and Honour!",
    ]);
  });

  test("a new Order takes the place of the old one", async () => {
    const game = await command(officer("CADIAN CASTELLAN"));
    const twice = playAll(game, [order("C", "Take Aim!")], [order("C", "Take Cover!")]);
    expect(effectsOf(twice, "C")).toEqual(["VOICE_OF_COMMAND_OPTION_5"]);
  });

  test("none for Battle-shocked units; a unit that fails its test loses its Order", async () => {
    const shocked = { ...squads, C: { ...squads.C, flags: { battle_shocked: true } } };
    const game = await command(officer("CADIAN CASTELLAN"), { more: shocked });
    expect(refused(game, order("C", "Take Aim!"))).toEqual(["NO_TARGET AR-1"]);
    const weak = { ...squads, C: { ...squads.C, starting_strength: 10 } };
    const ordered = playAll(await command(officer("CADIAN CASTELLAN"), { more: weak }), [
      order("C", "Take Aim!"),
    ]);
    const tested = { type: "TEST_BATTLE_SHOCK", actor_unit_id: "C" };
    expect(effectsOf(playAll(ordered, [tested, [1, 2]]), "C")).toEqual([]);
    expect(effectsOf(playAll(ordered, [tested, [4, 4]]), "C")).toEqual(["VOICE_OF_COMMAND_OPTION_3"]);
  });

  test("they do what they say", async () => {
    const game = await command(officer("URSULA CREED"));
    const after = (option: string) => playAll(game, [order("C", option)]);
    const stat = (option: string, name: "move" | "save" | "leadership" | "objective_control") => {
      const done = after(option);
      const unit = done.units["C"]!;
      return inForce.characteristicOf(done, unit, unit.models["m1"]!, name);
    };
    expect(stat("Move! Move! Move!", "move")).toBe(9);
    // A save of 3+ is not improved.
    expect(stat("Take Cover!", "save")).toBe(3);
    expect([stat("Duty and Honour!", "leadership"), stat("Duty and Honour!", "objective_control")]).toEqual([
      5, 2,
    ]);
    const aimed = { ...after("Take Aim!"), turn: { ...game.turn, phase: "SHOOTING" as const } };
    expect(planOf(aimed, "C", "gun", "B").hit.threshold).toBe(2);
  });

  test("officers that arrived or disembarked issue theirs at the end of the Movement phase", async () => {
    const end = async (flags: Json) => {
      const game = await command(officer("CADIAN CASTELLAN", { flags }), { turn: { phase: "MOVEMENT" } });
      return usesIn(playAll(game, END)).includes("A VOICE_OF_COMMAND C Take Aim!");
    };
    expect(await end({ disembarked: true, moved: true })).toBe(true);
    expect(await end({ arrived: true, moved: true })).toBe(true);
    expect(await end({ moved: true })).toBe(false);
  });
});
