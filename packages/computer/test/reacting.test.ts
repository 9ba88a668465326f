import { parseGame } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { thinkOfReacting } from "../src/reacting.ts";
import { context, field } from "./field.ts";

/**
 * A can throw grenades at ten models: six dice make three mortal wounds on average, so three models. It costs one command
 * point.
 */
const grenades = (points: number, round = 2, cp = 1) =>
  field({
    phase: "SHOOTING",
    round,
    cp,
    units: {
      A: { owner: "p1", at: [20, 20], keywords: ["INFANTRY", "GRENADES"] },
      B: { owner: "p2", at: [26, 20], models: 10, points },
    },
  });

const GRENADE = {
  type: "USE_STRATAGEM",
  actor_unit_id: "A",
  payload: { stratagem: "GRENADE", target_unit_id: "B" },
};

describe("what a stratagem must bring", () => {
  test("more than 30 points a command point, for who plays for the turn: three models of 10 are not more", () => {
    expect(thinkOfReacting(context(grenades(100), "turn"))).toBeUndefined();
    expect(thinkOfReacting(context(grenades(110), "turn"))?.action).toMatchObject(GRENADE);
  });

  test("more than 12 for who plays for the battle: three models of 4 are not more", () => {
    expect(thinkOfReacting(context(grenades(40), "battle"))).toBeUndefined();
    expect(thinkOfReacting(context(grenades(50), "battle"))?.action).toMatchObject(GRENADE);
  });

  test("in the last round a point is cheaper, and a loss matters less", () => {
    // Half of 12 with one point left and no round to come; 0.35 of what is slain counts: 0.35 × 3 × 5 < 6 < 0.35 × 3 × 6.
    expect(thinkOfReacting(context(grenades(50, 5), "battle"))).toBeUndefined();
    expect(thinkOfReacting(context(grenades(60, 5), "battle"))?.action).toMatchObject(GRENADE);
  });

  test("nothing is used that cannot be paid", () => {
    expect(thinkOfReacting(context(grenades(1_000, 2, 0), "turn"))).toBeUndefined();
  });
});

describe("what nobody has told the computer about", () => {
  /** A can use a rule of somebody's own, for nothing, before it shoots. */
  const withRule = (deeds: readonly object[], cost = 0) => {
    const game = field({
      phase: "SHOOTING",
      round: 2,
      cp: 1,
      units: {
        A: { owner: "p1", at: [20, 20], abilities: ["A NEW RULE"], weapons: ["gun"] },
        B: { owner: "p2", at: [40, 20], models: 10 },
      },
    });
    const does = [
      { on: "UNIT", when: { selected: "SHOOT" }, use: { once: "PHASE", per: "UNIT", cost }, do: deeds },
    ];
    const row = { id: "A_NEW_RULE", name: "A New Rule", source: "DATASHEET", does };
    const parsed = parseGame({ ...game, settings: { ...game.settings, rows: { A_NEW_RULE: row } } });
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusals));
    return thinkOfReacting(context(parsed.value, "turn"))?.action;
  };
  const USED = { payload: { stratagem: "A_NEW_RULE" } };
  const pool = { pool: "LUCK", gain: 1, called: "Luck" };

  test("is used where it is free and harmless, and not where it costs a point", () => {
    expect(withRule([pool])).toMatchObject(USED);
    expect(withRule([pool], 1)).toBeUndefined();
  });

  test("is left alone where it hurts the own side, though it may help too", () => {
    const table = [
      { from: 1, to: 3, do: [{ mortalWounds: "D3" }] },
      { from: 4, to: 6, do: [pool] },
    ];
    expect(withRule([{ table }])).toBeUndefined();
  });
});
