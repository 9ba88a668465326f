import type { Refusal } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { adviceOn, chanceInWords, nameOf } from "../../src/panels/charge/advice.ts";
import { typeset } from "../../src/words/format.ts";

const fault = (code: Refusal["code"], inches?: number): Refusal => ({
  code,
  rule: "CH-24",
  message: "",
  ...(inches === undefined ? {} : { inches }),
});

describe("words about faults", () => {
  test("how far and what to do, rounded up so that it is enough", () => {
    expect(adviceOn(fault("NON_TARGET_ENGAGED", 0.21))).toBe("Move it 0.3″ away, or use Auto-path.");
    expect(adviceOn(fault("TOO_FAR", 1))).toBe("Shorten its path by 1″.");
    expect(adviceOn(fault("TARGET_NOT_ENGAGED", 2.31))).toBe("Move a model 2.4″ closer to it.");
    expect(adviceOn(fault("COHERENCY", 0.64))).toBe("Move it 0.7″ closer to its unit.");
    expect(adviceOn(fault("COHERENCY"))).toBe("Bring the models together.");
  });

  test("a distance that is met exactly and may not be asks for the least that is shown", () => {
    expect(adviceOn(fault("NON_TARGET_ENGAGED", 0))).toBe("Move it 0.1″ away, or use Auto-path.");
  });

  test("codes that are not known are still told", () => {
    expect(nameOf("GIVEN_UP")).toBe("Given up");
    expect(nameOf("SOMETHING_NEW")).toBe("something new");
    expect(adviceOn(fault("SOMETHING_NEW" as Refusal["code"]))).toBe("");
  });

  test("inches have their own sign, and quoted names keep theirs", () => {
    expect(typeset('m1 is 2.31" short of "B".')).toBe('m1 is 2.31″ short of "B".');
  });
});

test("CH-28 a chance of which some rolls are undecided is at least what was found", () => {
  expect(chanceInWords({ rolls: {}, probability: 15 / 36 })).toBe("42 %");
  expect(chanceInWords({ rolls: {}, probability: 15 / 36, probability_at_most: 1 })).toBe("at least 42 %");
});
