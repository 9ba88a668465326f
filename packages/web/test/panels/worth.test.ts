import type { TargetOdds } from "@gunline/rules";
import { describe, expect, it } from "vitest";
import type { OptionOdds } from "../../src/panels/reaction/option-odds.ts";
import { matters } from "../../src/panels/reaction/worth.ts";
import type { Use } from "../../src/table/whose.ts";
import { field } from "./field.ts";

const GAME = field(
  { id: "SQUAD", owner: "p1", models: [{ at: [5, 10] }, { at: [5, 12] }] },
  { id: "BOSS", owner: "p2", models: [{ at: [15, 10] }] },
);

const OVERWATCH: Use = {
  type: "USE_STRATAGEM",
  actor_unit_id: "BOSS",
  payload: { stratagem: "FIRE_OVERWATCH" },
};

/** One model slain with this chance, else none. */
function oneSlain(chance: number): TargetOdds {
  const distribution = { mean: chance, pmf: [1 - chance, chance] };
  return { damage: distribution, slain: distribution, destroyed: 0 };
}

const asked = (odds: OptionOdds, declined?: number) => matters(GAME, "W-MOVE-END", OVERWATCH, odds, declined);

describe("a question matters", () => {
  it("from more than 0.2 models on", () => {
    expect(asked({ kind: "deals", unitId: "SQUAD", chances: oneSlain(0.19) })).toBe(false);
    expect(asked({ kind: "deals", unitId: "SQUAD", chances: oneSlain(0.21) })).toBe(true);
  });

  it("where it changes that much, whichever way", () => {
    const from = (without: number, after: number) =>
      asked({ kind: "changes", unitId: "SQUAD", without: oneSlain(without), with: oneSlain(after) });
    expect(from(0.6, 0.6)).toBe(false);
    expect(from(0.6, 0.45)).toBe(false);
    expect(from(0.6, 0.3)).toBe(true);
    expect(from(0.3, 0.6)).toBe(true);
  });

  it("from a chance of more than 5 % on, where no model is lost", () => {
    expect(asked({ kind: "charges", least: 12, chance: 1 / 36 })).toBe(false);
    expect(asked({ kind: "charges", least: 11, chance: 3 / 36 })).toBe(true);
  });

  it("at the end of a move only where far more is at stake than was declined as it began", () => {
    const odds: OptionOdds = { kind: "deals", unitId: "SQUAD", chances: oneSlain(0.9) };
    expect(asked(odds, 0.5)).toBe(false);
    expect(asked(odds, 0.3)).toBe(true);
  });

  it("always where no dice tell", () => {
    expect(asked(null)).toBe(true);
  });
});
