import { afterAll, describe, expect, test } from "vitest";
import { duel } from "./support/duel.ts";
import { documentOf, gunline, Scratch } from "./support/run.ts";

afterAll(Scratch.removeAll);

describe.concurrent("gunline targets", () => {
  test("SH-7: every ranged weapon against every enemy, with the reasons why not", async () => {
    const game = new Scratch().file("game.json", duel());
    const ran = await gunline(["targets", game, "A", "--json"]);
    expect(ran).toMatchObject({ code: 0, err: "" });
    const { weapons, suggestion } = documentOf<{ weapons: Record<string, unknown>; suggestion: object }>(ran);
    expect(weapons).toMatchObject({
      gun: {
        B: { eligible: true, reasons: [], models_in_range: 2, half_range_models: 2 },
        C: { eligible: false, reasons: [{ code: "OUT_OF_RANGE", rule: "SH-7" }], models_in_range: 0 },
      },
    });
    expect(suggestion).toMatchObject({ level: "OBVIOUS", target: "B" });
  });

  test("as text: nearest first, with marks, inches, models, reasons and advice", async () => {
    const game = duel();
    game.units.D = { ...structuredClone(game.units.C), id: "D", models: {} };
    const { code, out } = await gunline(["targets", "-", "A"], JSON.stringify(game));
    expect(code).toBe(0);
    expect(out).toContain("[RF 1] [H]");
    expect(out).toMatch(/✓ Unit B \[B\] +10" +2 models may fire, 2 within half range/);
    expect(out).toMatch(/✕ Unit C \[C\] +39" .*\(SH-7\)/);
    expect(out).toMatch(/✕ Unit C \[D\] +– .*\(SH-9\)/);
    expect(out.indexOf("[B]")).toBeLessThan(out.indexOf("[C]"));
    expect(out).toContain("Suggestion: Unit B [B] (Only eligible target)");
  });

  test("a unit without ranged weapons has none to list", async () => {
    const { code, out } = await gunline(["targets", "-", "C"], JSON.stringify(duel()));
    expect(code).toBe(0);
    expect(out).toContain("No ranged weapons.");
  });

  test("GD-2: a unit that does not exist is bad input, whatever every object inherits", async () => {
    const game = new Scratch().file("game.json", duel());
    for (const ran of await Promise.all(
      ["Z", "__proto__", "toString"].map((unit) => gunline(["targets", game, unit, "--json"])),
    )) {
      expect(ran).toMatchObject({ code: 2, out: "" });
      expect(ran.err).toMatch(/^gunline: UNIT: no unit has the id ".*"; there are: A, B, C \(GD-7\)\n$/);
    }
  });
});
