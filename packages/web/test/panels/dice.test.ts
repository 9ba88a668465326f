import { describe, expect, it } from "vitest";
import { diceOf, pilesOf } from "../../src/panels/dice/faces.ts";
import { spoken, wordsOf } from "../../src/panels/dice/words.ts";
import { rowsOf } from "../../src/panels/log/rows.ts";

const states = (block: Parameters<typeof diceOf>[0]) =>
  diceOf(block).map(({ face, state, first }) => `${first === undefined ? "" : `${first}→`}${face} ${state}`);

describe("a die of a block", () => {
  const hits = {
    context: "to_hit",
    threshold: 3,
    rolls_raw: [6, 1, 3, 2, 1],
    rerolls: [1, 4],
    reroll_results: [6, 2],
    successes: 3,
    criticals: 2,
    hits: 4,
    reasons: [{ text: "BS 3+", rule: "AT-2" }],
  } as const;

  it("is a success, a failure, critical, or rolled again", () => {
    expect(states(hits)).toEqual(["6 critical", "1→6 critical", "3 success", "2 failure", "1→2 failure"]);
  });

  it("is critical from the face that as many dice reached as the block says", () => {
    const anti = { context: "to_wound", threshold: 4, rolls_raw: [4, 5, 6, 3], criticals: 3 } as const;
    expect(states(anti)).toEqual(["4 critical", "5 critical", "6 critical", "3 failure"]);
    expect(states({ ...anti, criticals: 0 })).toEqual(["4 success", "5 success", "6 success", "3 failure"]);
  });

  it("is only added up where nothing had to be reached", () => {
    expect(states({ context: "damage", rolls_raw: [2, 5], damage: 4 })).toEqual(["2 plain", "5 plain"]);
  });

  it("fails a save that cannot be made", () => {
    expect(states({ context: "save", threshold: 7, rolls_raw: [6, 1], fails: 2 })).toEqual([
      "6 failure",
      "1 failure",
    ]);
  });

  it("of a test without a threshold is judged by how many failed", () => {
    expect(states({ context: "hazardous", rolls_raw: [1], fails: 1 })).toEqual(["1 failure"]);
    expect(states({ context: "hazardous", rolls_raw: [2], fails: 0 })).toEqual(["2 success"]);
    expect(states({ context: "feel_no_pain", rolls_raw: [6, 2, 5], lost: 2 })).toEqual([
      "6 success",
      "2 failure",
      "5 failure",
    ]);
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
      needed: "BS 3+: 3+ · 2 critical · 2 again · 1 Sustained",
      good: true,
    });
    expect(spoken(hits)).toBe(
      "Hit: 6, 1 again 6, 3, 2, 1 again 2: 4 hits (BS 3+: 3+ · 2 critical · 2 again · 1 Sustained)",
    );
  });
});

describe("rows of dice", () => {
  const attacks = {
    context: "attacks",
    rolls_raw: [5],
    characteristic: "D3",
    weapons: 1,
    bonuses: [{ text: "Blast", attacks: 2 }],
    total: 5,
  } as const;

  it("tell what made the attacks", () => {
    expect(wordsOf(attacks).needed).toBe("= 3 (D3) + 2 Blast");
  });

  it("join saves that are alike, whatever was rolled between them", () => {
    const save = { context: "save", threshold: 5, kind: "ARMOUR", ap: -1, cover: false } as const;
    const rows = rowsOf([
      { ...save, rolls_raw: [2], successes: 0, fails: 1 },
      { context: "damage", rolls_raw: [4], damage: 2 },
      { ...save, rolls_raw: [5, 1], successes: 1, fails: 1 },
      { context: "damage", rolls_raw: [6], damage: 3 },
      { ...save, threshold: 4, cover: true, rolls_raw: [4], successes: 1, fails: 0 },
    ]);
    expect(
      rows.map(({ context, rolls_raw, fails, damage }) => [context, rolls_raw, fails ?? damage]),
    ).toEqual([
      ["save", [2, 5, 1], 2],
      ["damage", [4, 6], 5],
      ["save", [4], 0],
    ]);
  });

  it("say that attacks without hit rolls hit", () => {
    const [, hit] = rowsOf([attacks, { context: "to_wound", rolls_raw: [4], threshold: 4, wounds: 1 }]);
    expect(wordsOf(hit!)).toMatchObject({ result: "5 hits", needed: "automatically" });
  });
});
