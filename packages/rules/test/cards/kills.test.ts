import { describe, expect, test } from "vitest";
import type { CardId } from "../../src/game/secondaries.ts";
import { play } from "../support/build.ts";
import { brings, holding, kill } from "./hand.ts";

const none = { places: [] };

describe("cards about what was destroyed, as the turn ends", () => {
  const score = (card: CardId, kills: readonly object[], more = {}) =>
    brings(card, { ...none, more: { kills, ...more } });

  test("SC-12 Bring It Down: 4 if a Monster or Vehicle was destroyed in this turn", () => {
    expect(score("bring-it-down", [kill({ keywords: ["VEHICLE"] })])).toBe(4);
    expect(score("bring-it-down", [kill({ keywords: ["VEHICLE"], turn: "p2" })])).toBe(0);
    expect(score("bring-it-down", [kill({ keywords: ["VEHICLE"], owner: "p1" })])).toBe(0);
    expect(score("bring-it-down", [kill()])).toBe(0);
  });

  test("SC-12 Cull the Horde: 5 for INFANTRY of a Starting Strength of 13 or more", () => {
    expect(score("cull-the-horde", [kill({ strength: 13 })])).toBe(5);
    expect(score("cull-the-horde", [kill({ strength: 12 })])).toBe(0);
    expect(score("cull-the-horde", [kill({ strength: 20, part: "LEADER" })])).toBe(0);
  });

  test("SC-12 Assassination: 5 if a CHARACTER fell in this turn", () => {
    const fallen = (turn: string) => [{ unit_id: "x", model_id: "m", owner: "p2", turn, wounds: 5 }];
    expect(score("assassination", [], { fallen: fallen("p1") })).toBe(5);
    expect(score("assassination", [], { fallen: fallen("p2") })).toBe(0);
  });

  test("SC-12 Marked for Death: 5 for an Alpha target that is gone, else 2 for Gamma", () => {
    const units = {
      Left: { owner: "p2", models: { m1: { at: [50, 10] } } },
      Gone: { owner: "p2", reserve: "STRATEGIC", models: { m1: {} } },
    } as const;
    const marked = (card: Record<string, unknown>) =>
      brings("marked-for-death", { ...none, units }, { card });
    expect(marked({ alpha: ["Gone", "Left"], gamma: "Left" })).toBe(5);
    expect(marked({ alpha: ["Left"], gamma: "Gone" })).toBe(2);
    expect(marked({ alpha: ["Left"] })).toBe(0);
  });
});

describe("cards that score at once", () => {
  const weapons = { gun: { attacks: "1", skill: 2, strength: 20, ap: -6, damage: "9", range: 60 } };
  const shoot = (card: CardId, count: number, unit = {}, hand = {}, more = {}) => {
    const enemies = Object.fromEntries(
      Array.from({ length: count }, (_, i) => [
        `E${i}`,
        { owner: "p2", models: { m1: { at: [30, 5 + 4 * i] as const } }, ...unit },
      ]),
    );
    const models = Object.fromEntries(
      Array.from({ length: count }, (_, i) => [`m${i}`, { at: [20, 5 + 2 * i] as const, weapons: ["gun"] }]),
    );
    const game = holding(
      card,
      { ...none, weapons, units: { A: { models }, ...enemies }, more, turn: { phase: "SHOOTING" } },
      hand,
    );
    const assignments = Array.from({ length: count }, (_, i) => ({
      weapon_id: "gun",
      target_unit_id: `E${i}`,
      model_ids: [`m${i}`],
    }));
    const dice = Array.from({ length: count }, () => [6, 6, 1]).flat();
    return play(game, { type: "SHOOT", actor_unit_id: "A", payload: { assignments } }, dice).game.players.p1;
  };

  test("SC-12 No Prisoners, worked case 17: three kills in a turn are 2 + 2 + 1", () => {
    expect(shoot("no-prisoners", 1).vp.secondary).toBe(2);
    expect(shoot("no-prisoners", 3).vp.secondary).toBe(5);
  });

  test("SC-12 Overwhelming Force: 3 for each that began the turn in range of an objective, 5 at most", () => {
    const began = { turn_start: { controlled: {}, on_objective: ["E0", "E1"] } };
    expect(shoot("overwhelming-force", 1, {}, {}, began).vp.secondary).toBe(3);
    expect(shoot("overwhelming-force", 2, {}, {}, began).vp.secondary).toBe(5);
    expect(shoot("overwhelming-force", 1).vp.secondary).toBe(0);
  });

  test("SC-12 Assassination, fixed: 4 for a CHARACTER of four wounds, 3 for another; MI-10 20 from one card", () => {
    const fixed = { mode: "FIXED" };
    const character = (wounds: number) => ({ keywords: ["CHARACTER"], stats: { wounds } });
    expect(shoot("assassination", 1, character(4), fixed).vp.secondary).toBe(4);
    expect(shoot("assassination", 1, character(3), fixed).vp.secondary).toBe(3);
    expect(shoot("assassination", 1, character(4), { mode: "FIXED", vp: 18 }).vp.secondary).toBe(2);
    expect(shoot("assassination", 1, character(4)).vp.secondary).toBe(0);
  });

  test("SC-12 Bring It Down, fixed: 2, 4 from 15 wounds, 6 from 20", () => {
    const tank = (wounds: number) => ({
      keywords: ["VEHICLE"],
      stats: { wounds },
      models: { m1: { at: [30, 5] as const, wounds: 1 } },
    });
    const score = (wounds: number) => shoot("bring-it-down", 1, tank(wounds), { mode: "FIXED" }).vp.secondary;
    expect([14, 15, 20].map(score)).toEqual([2, 4, 6]);
  });
});
