import { expect, test } from "vitest";
import { readRow } from "../../src/abilities/language/border.ts";
import { sentenceOf } from "../../src/abilities/language/sentence.ts";
import { ruleOf } from "../support/ruled.ts";

type Json = Record<string, unknown>;

const said = (clause: Json) => {
  const read = readRow(ruleOf([clause]));
  if (!read.ok) throw new Error(read.refusals[0]!.message);
  return sentenceOf(read.value);
};

const ifSaid = (condition: Json) =>
  /if (.*), add 1 to the hit roll/.exec(
    said({ on: "UNIT", do: [{ attacks: "MADE", if: condition, do: [{ hit: 1 }] }] }),
  )?.[1];

test("AB-22 what does not hold is said with its own verb", () => {
  expect(ifSaid({ not: { is: "HAS_SHOT" } })).toBe("this unit has not shot this turn");
  expect(ifSaid({ not: { is: "HAS_FOUGHT" } })).toBe("this unit has not fought this turn");
  expect(ifSaid({ not: { is: "ADVANCED" } })).toBe("this unit did not Advance this turn");
  expect(ifSaid({ not: { is: "ARRIVED" } })).toBe("this unit was not set up this turn");
  expect(ifSaid({ not: { keyword: "FLY", of: "TARGET" } })).toBe("the target cannot FLY");
  expect(ifSaid({ not: { not: { is: "CHARGED" } } })).toBe("this unit charged this turn");
});

test("AB-22 not any is none of them, and not all is one of them not", () => {
  const two = [{ is: "CHARGED" }, { is: "ENGAGED" }];
  expect(ifSaid({ not: { any: two } })).toBe(
    "this unit did not charge this turn and this unit is not within Engagement Range of an enemy",
  );
  expect(ifSaid({ not: { all: two } })).toBe(
    "this unit did not charge this turn or this unit is not within Engagement Range of an enemy",
  );
});

test("AB-22 conditions inside of others, and those that begin alike", () => {
  expect(ifSaid({ all: [{ round: 2 }, { any: [{ is: "CHARGED" }, { is: "ENGAGED" }] }] })).toBe(
    "it is battle round 2 or later and either this unit charged this turn or this unit is within Engagement Range of an enemy",
  );
  expect(ifSaid({ any: ["A", "B", "A"].map((called) => ({ under: called, called })) })).toBe(
    "this unit is under A or B",
  );
});

test("AB-4 a use says that it is one, what it costs, and whether it must be used", () => {
  const clause = {
    on: "BEARER",
    when: { after: "SHOOT" },
    use: { once: "PHASE", cost: 1 },
    choose: {
      unit: "HIT",
      weapon: "lash",
      without: ["MONSTER", "VEHICLE"],
      if: { is: "ENGAGED", of: "CHOSEN" },
    },
    do: [{ battleShock: "TEST", to: "CHOSEN" }],
  };
  const test = "the chosen unit must take a Battle-shock test.";
  const which =
    "enemy unit (excluding MONSTER and VEHICLE) hit by those attacks made with lash that is within Engagement Range of an enemy";
  expect(said(clause)).toBe(
    `Once per phase, after this unit has shot, you can use this rule for 1 CP: select one ${which}, ${test}`,
  );
  expect(said({ ...clause, use: { once: "PHASE", compulsory: true } })).toContain("you must use this rule: ");
  const { use: _, ...automatic } = clause;
  expect(said({ ...automatic, choose: { unit: "ENEMY", within: 6, every: true } })).toBe(
    "After this unit has shot, for each enemy unit within 6″ of this model, that unit must take a Battle-shock test.",
  );
});

test("AB-3 an aura says what it asks of those that it reaches", () => {
  expect(
    said({
      on: { aura: "ENGAGED", units: "ENEMY", if: { is: "BATTLE_SHOCKED" } },
      do: [{ characteristic: "OBJECTIVE_CONTROL", add: -1 }],
    }),
  ).toBe(
    "While an enemy unit is within Engagement Range of this model, if that unit is Battle-shocked, subtract 1 from the Objective Control characteristic of models in that unit.",
  );
});
