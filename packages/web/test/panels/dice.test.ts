import { describe, expect, it } from "vitest";
import type { BlockOf } from "../../src/panels/dice/block.ts";
import { diceOf, pilesOf } from "../../src/panels/dice/faces.ts";
import { spoken, wordsOf } from "../../src/panels/dice/words.ts";
import { rowsOf } from "../../src/panels/log/rows.ts";

const states = (block: Parameters<typeof diceOf>[0]) =>
  diceOf(block).map(({ face, state, first }) => `${first === undefined ? "" : `${first}→`}${face} ${state}`);

const at = { weapon: "gun", target_unit_id: "BOYZ" };

const hits: BlockOf<"to_hit"> = {
  ...at,
  context: "to_hit",
  skill: 3,
  threshold: 3,
  modifier: 0,
  rolls_raw: [6, 1, 3, 2, 1],
  rerolls: [1, 4],
  reroll_results: [6, 2],
  sustained_rolls: [],
  results: ["CRITICAL", "CRITICAL", "SUCCESS", "FAILURE", "FAILURE"],
  successes: 3,
  criticals: 2,
  hits: 4,
  reasons: [{ text: "BS 3+", rule: "AT-2" }],
};

const wounds: BlockOf<"to_wound"> = {
  ...at,
  context: "to_wound",
  strength: 4,
  toughness: 4,
  threshold: 4,
  modifier: 0,
  rolls_raw: [4, 5, 6, 3],
  rerolls: [],
  reroll_results: [],
  results: ["CRITICAL", "CRITICAL", "CRITICAL", "FAILURE"],
  successes: 3,
  criticals: 3,
  automatic: 0,
  wounds: 3,
  reasons: [],
};

const save: BlockOf<"save"> = {
  ...at,
  context: "save",
  threshold: 5,
  kind: "ARMOUR",
  sv: 4,
  ap: -1,
  cover: false,
  rolls_raw: [2],
  model_ids: ["m1"],
  results: ["FAILURE"],
  successes: 0,
  fails: 1,
  reasons: [],
};

const damage = (faces: readonly number[], total: number): BlockOf<"damage"> => ({
  ...at,
  context: "damage",
  model_id: "m1",
  rolls_raw: faces,
  damage: total,
});

describe("a die of a block", () => {
  it("is a success, a failure, critical, or rolled again", () => {
    expect(states(hits)).toEqual(["6 critical", "1→6 critical", "3 success", "2 failure", "1→2 failure"]);
  });

  it("is what the block says it was, whatever its face", () => {
    expect(states(wounds)).toEqual(["4 critical", "5 critical", "6 critical", "3 failure"]);
    const results = ["SUCCESS", "SUCCESS", "SUCCESS", "FAILURE"] as const;
    expect(states({ ...wounds, results, criticals: 0 })).toEqual([
      "4 success",
      "5 success",
      "6 success",
      "3 failure",
    ]);
  });

  it("is only added up where nothing had to be reached", () => {
    expect(states(damage([2, 5], 4))).toEqual(["2 plain", "5 plain"]);
  });

  it("fails a save that cannot be made", () => {
    const results = ["FAILURE", "FAILURE"] as const;
    expect(states({ ...save, threshold: 7, rolls_raw: [6, 1], results, fails: 2 })).toEqual([
      "6 failure",
      "1 failure",
    ]);
  });

  it("of a Hazardous test fails on a 1, and of Feel No Pain below its number", () => {
    const hazard = { context: "hazardous", weapon: "gun", unit_id: "SQUAD", model_id: null } as const;
    expect(states({ ...hazard, rolls_raw: [1], fails: 1 })).toEqual(["1 failure"]);
    expect(states({ ...hazard, rolls_raw: [2], fails: 0 })).toEqual(["2 success"]);
    const pain = { context: "feel_no_pain", model_id: "m1", threshold: 6, ignored: 1 } as const;
    expect(states({ ...pain, rolls_raw: [6, 2, 5] })).toEqual(["6 success", "2 failure", "5 failure"]);
  });

  it("is counted by face in long rows", () => {
    expect(pilesOf(diceOf(hits))).toEqual([
      { face: 6, state: "critical", count: 2 },
      { face: 3, state: "success", count: 1 },
      { face: 2, state: "failure", count: 2 },
    ]);
  });

  it("is told with its row", () => {
    expect(wordsOf(hits)).toEqual({
      step: "Hit",
      result: "4 hits",
      needed: "BS 3+ · 2 critical · 2 re-rolled · 1 Sustained",
      good: true,
    });
    expect(spoken(hits)).toBe(
      "Hit: 6, 1 re-rolled 6, 3, 2, 1 re-rolled 2: 4 hits (BS 3+ · 2 critical · 2 re-rolled · 1 Sustained)",
    );
  });
});

describe("rows of dice", () => {
  const attacks: BlockOf<"attacks"> = {
    ...at,
    context: "attacks",
    unit_id: "SQUAD",
    rolls_raw: [5],
    characteristic: "D3",
    weapons: 1,
    minimum: 1,
    bonuses: [{ text: "Blast", rule: "KW-1", attacks: 2 }],
    total: 5,
  };

  it("tell what made the attacks", () => {
    expect(wordsOf(attacks).needed).toBe("= 3 (D3) + 2 Blast");
  });

  it("join saves that are the same, whatever was rolled between them", () => {
    const rows = rowsOf([
      save,
      damage([4], 2),
      {
        ...save,
        rolls_raw: [5, 1],
        model_ids: ["m2", "m2"],
        results: ["SUCCESS", "FAILURE"],
        successes: 1,
        fails: 1,
      },
      damage([6], 3),
      { ...save, threshold: 4, cover: true, rolls_raw: [4], results: ["SUCCESS"], successes: 1, fails: 0 },
    ]);
    expect(rows).toMatchObject([
      { context: "save", rolls_raw: [2, 5, 1], results: ["FAILURE", "SUCCESS", "FAILURE"], fails: 2 },
      { context: "damage", rolls_raw: [4, 6], damage: 5 },
      { context: "save", rolls_raw: [4], fails: 0 },
    ]);
    expect(rows).toHaveLength(3);
  });

  it("say that attacks without hit rolls hit", () => {
    const [, hit] = rowsOf([attacks, wounds]);
    expect(wordsOf(hit!)).toMatchObject({ result: "5 hits", needed: "automatically" });
  });
});
