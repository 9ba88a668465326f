import { describe, expect, test } from "vitest";
import { type Game, prepare } from "../../src/index.ts";
import { buildGame, model } from "../support/build.ts";

/** A fires; friend F stands by the target B. C is unengaged. Distances are between edges. */
function table(options: {
  shooter?: string;
  target?: string;
  friend?: boolean;
  engaged?: boolean;
  gun?: readonly string[];
}): Game {
  const b = options.engaged === true ? 6.5 : 16;
  return buildGame({
    units: {
      A: {
        keywords: [options.shooter ?? "INFANTRY"],
        models: { m1: model({ at: [5, 2], weapons: ["gun"] }) },
      },
      F: { models: { m1: model({ at: options.friend === true ? [b, 3.5] : [5, 40] }) } },
      B: { owner: "p2", keywords: [options.target ?? "INFANTRY"], models: { m1: model({ at: [b, 2] }) } },
      C: { owner: "p2", models: { m1: model({ at: [5, 13] }) } },
    },
    weapons: { gun: { keywords: options.gun ?? [] } },
  });
}

/** The threshold of BS 3+, or the codes of the refusal. */
function threshold(game: Game, target_unit_id = "B"): unknown {
  const prepared = prepare(game, game.units["A"]!, [{ weapon_id: "gun", target_unit_id }]);
  return prepared.ok ? prepared.value[0]!.plan.hit.threshold : prepared.refusals.map(({ code }) => code);
}

describe("Big Guns Never Tire", () => {
  test.each(["MONSTER", "VEHICLE"])(
    "SH-11 an engaged %s shoots at what it is engaged with, at −1",
    (shooter) => {
      expect(threshold(table({ shooter, engaged: true }))).toBe(4);
    },
  );

  test("SH-11 and at any other target, also at −1", () => {
    expect(threshold(table({ shooter: "VEHICLE", engaged: true }), "C")).toBe(4);
  });

  test("SH-11 unengaged it pays nothing", () => {
    expect(threshold(table({ shooter: "VEHICLE" }))).toBe(3);
  });

  test("SH-11 anyone may shoot at an engaged Monster or Vehicle, at −1", () => {
    expect(threshold(table({ target: "MONSTER", friend: true }))).toBe(4);
    expect(threshold(table({ target: "VEHICLE", friend: true }))).toBe(4);
  });

  test("SH-11 AT-4 engaged shooter and engaged target together are −1", () => {
    expect(threshold(table({ shooter: "VEHICLE", target: "VEHICLE", engaged: true, friend: true }))).toBe(4);
  });

  test("SH-11 KW-17 Pistols do not pay", () => {
    const gun = ["PISTOL"];
    expect(threshold(table({ shooter: "VEHICLE", engaged: true, gun }))).toBe(3);
    expect(threshold(table({ target: "VEHICLE", friend: true, gun }))).toBe(3);
  });

  test("SH-10 other engaged units are locked in combat, from afar and for a Vehicle that is not in it", () => {
    expect(threshold(table({ friend: true }))).toEqual(["LOCKED_IN_COMBAT"]);
    expect(threshold(table({ shooter: "VEHICLE", friend: true }))).toEqual(["LOCKED_IN_COMBAT"]);
  });

  test("SH-5 an engaged unit of Infantry does not shoot", () => {
    expect(threshold(table({ engaged: true }), "C")).toEqual(["ENGAGED"]);
  });
});
