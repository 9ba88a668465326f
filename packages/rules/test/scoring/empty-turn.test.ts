import { describe, expect, test } from "vitest";
import { MISSIONS } from "../../src/books/chapter-approved/missions.ts";
import { CARD_IDS } from "../../src/game/secondaries.ts";
import { brings } from "../cards/hand.ts";
import { battle, until, vp } from "../support/mission.ts";

/** In a turn in which nothing was done nothing is scored. */

const NOTHING = { primary: 0, secondary: 0 };

describe("an empty turn", () => {
  test.each(CARD_IDS)("SC-12 %s brings nothing, fixed or tactical, in either turn", (card) => {
    for (const mode of ["FIXED", "TACTICAL"] as const) {
      for (const active_player of ["p1", "p2"] as const) {
        expect(brings(card, { places: [], turn: { active_player, round: 1 } }, { mode })).toBe(0);
      }
    }
  });

  test.each(MISSIONS.map(({ id }) => id))("MI-12 %s: round 1 brings no primary points", (mission) => {
    const held = { H1: "p1", C: "p1", H2: "p2" } as const;
    const over = until(battle({ mission, held, sticky: ["H1", "C", "H2"] }), ({ turn }) => turn.round === 2);
    expect(vp(over)).toEqual({ p1: NOTHING, p2: NOTHING });
  });
});
