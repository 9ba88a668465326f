import { describe, expect, test } from "vitest";
import { gameOf, quickPlan, settingsOf, usualPlan } from "../../src/screens/new-game/plan.ts";

describe("who picks the models that are lost in a new battle", () => {
  const plan = usualPlan("published");

  test("between people the defender does, here and far apart", () => {
    expect(settingsOf(plan).allocation).toBe("DEFENDER");
    expect(settingsOf({ ...plan, seats: "online" }).allocation).toBe("DEFENDER");
  });

  test("nobody waits for the computer, wherever it sits", () => {
    const against = { ...plan, seats: "computer" as const };
    expect(settingsOf(against).allocation).toEqual({ p1: "DEFENDER", p2: "CAREFUL" });
    expect(settingsOf({ ...against, computerSide: "p1" }).allocation).toEqual({
      p1: "CAREFUL",
      p2: "DEFENDER",
    });
    const made = gameOf(quickPlan("published"), "quick");
    expect(made.ok && made.value.settings.allocation).toEqual({ p1: "DEFENDER", p2: "CAREFUL" });
  });

  test("what somebody has chosen stays, whoever sits there", () => {
    const chosen = { ...plan, allocation: "AUTOMATIC" as const };
    expect(settingsOf(chosen).allocation).toBe("AUTOMATIC");
    expect(settingsOf({ ...chosen, seats: "computer" }).allocation).toBe("AUTOMATIC");
  });
});
