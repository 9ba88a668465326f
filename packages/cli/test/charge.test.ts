import { parseGame } from "@gunline/rules";
import { afterAll, describe, expect, test } from "vitest";
import { describeCharge } from "../src/describe-charge.ts";
import { duel } from "./support/duel.ts";
import { documentOf, gunline, Scratch } from "./support/run.ts";

afterAll(Scratch.removeAll);

interface Document {
  readonly rolls: Record<
    string,
    { possible: boolean; reasons: object[]; per_model_paths: object; facings: object }
  >;
  readonly probability?: number;
  readonly errors?: object[];
}

/** The firing line of the other tests, in its Charge phase, with B `inches` from A. */
function melee(inches: number) {
  const game = duel();
  game.turn.phase = "CHARGE";
  const models = (id: string) =>
    Object.values(game.units[id]!.models as Record<string, { position: { x: number } }>);
  const edge = Math.max(...models("A").map(({ position }) => position.x)) + 1 + inches;
  for (const { position } of models("B")) position.x = edge;
  return game;
}

describe("gunline charge", () => {
  test("CH-28: every roll, and the chance of those that succeed", async () => {
    const ran = await gunline(["charge", "-", "A", "B", "--json"], JSON.stringify(melee(7)));
    expect(ran).toMatchObject({ code: 0, err: "" });
    const { rolls, probability } = documentOf<Document>(ran);
    expect(Object.keys(rolls)).toEqual(["2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12"]);
    // Seven inches away, within range from six: 26 of 36 pairs of dice.
    expect(Object.keys(rolls).filter((roll) => rolls[roll]!.possible)).toEqual([
      "6",
      "7",
      "8",
      "9",
      "10",
      "11",
      "12",
    ]);
    expect(probability).toBe(26 / 36);
    expect(rolls["5"]).toMatchObject({
      reasons: [{ code: "TARGET_OUT_OF_REACH", rule: "CH-19" }],
      per_model_paths: {},
      facings: {},
    });
  });

  test("CH-27: one roll, without the chance; its paths are what APPLY_CHARGE_MOVE takes", async () => {
    const scratch = new Scratch();
    const game = scratch.file("game.json", melee(7));
    const ran = await gunline(["charge", game, "A", "B", "--roll", "8", "--json"]);
    const { rolls, probability } = documentOf<Document>(ran);
    expect(probability).toBeUndefined();
    expect(Object.keys(rolls)).toEqual(["8"]);
    const { per_model_paths, facings } = rolls["8"]!;
    const actions = scratch.file("actions.json", [
      { type: "DECLARE_CHARGE", actor_unit_id: "A", payload: { target_unit_ids: ["B"] } },
      { type: "CHARGE_ROLL", actor_unit_id: "A", payload: { targets: ["B"] } },
      { type: "APPLY_CHARGE_MOVE", actor_unit_id: "A", payload: { per_model_paths, facings } },
    ]);
    expect((await gunline(["apply", game, actions, "--dice", "3,5"])).code).toBe(0);
    // With a roll that does not carry so far the charge fails, and that is told by the exit code.
    const short = await gunline(["apply", game, actions, "--dice", "1,1", "--json"]);
    expect(short.code).toBe(1);
    expect(
      documentOf<{ results: { success: boolean; errors: object[] }[] }>(short).results.at(-1),
    ).toMatchObject({
      success: false,
      errors: [{ code: "TOO_FAR" }, { code: "TOO_FAR" }],
    });
  });

  test("CH-27: as text, with the reason or the paths", async () => {
    const { out } = await gunline(["charge", "-", "A", "B"], JSON.stringify(melee(7)));
    expect(out).toContain("out of reach of a roll of 2. (CH-19)");
    expect(out).toMatch(/✓ 7 +2 models move/);
    expect(out).toContain("Chance of success: 72.2 %");
    const one = await gunline(["charge", "-", "A", "B", "--roll", "7"], JSON.stringify(melee(7)));
    expect(one.out).toMatch(/Model 1 \[m1\]: \(\d+\.\d\d, \d+\.\d\d\) → /);
  });

  test("CH-28: with rolls that are undecided the chance has two bounds", () => {
    const answer = (possible: boolean, proved: boolean) => ({
      possible,
      proved,
      reasons: [],
      per_model_paths: {},
      facings: {},
    });
    const parsed = parseGame(melee(7));
    if (!parsed.ok) expect.fail(parsed.refusals[0]!.message);
    const { units } = parsed.value;
    const text = describeCharge(parsed.value, units["A"]!, ["B"], {
      rolls: { 6: answer(false, true), 7: answer(false, false), 8: answer(true, true) },
      probability: 15 / 36,
      probability_at_most: 21 / 36,
    });
    expect(text).toContain("Chance of success: at least 41.7 %, at most 58.3 %");
    expect(text).toMatch(/✕ 6/);
    expect(text).toMatch(/\? 7/);
    expect(text).toMatch(/✓ 8/);
  });

  test("CH-5: a charge that may not be declared exits 1", async () => {
    const ran = await gunline(["charge", "-", "A", "B", "--json"], JSON.stringify(melee(12.5)));
    expect(ran.code).toBe(1);
    expect(documentOf<Document>(ran).errors).toMatchObject([{ code: "OUT_OF_RANGE", rule: "CH-5" }]);
    const early = await gunline(["charge", "-", "A", "B"], JSON.stringify(duel()));
    expect(early).toMatchObject({ code: 1, err: "" });
    expect(early.out).toContain("(WRONG_PHASE, CH-1)");
  });

  test("GD-7: what does not exist, and bad usage, exit 2", async () => {
    const game = JSON.stringify(melee(7));
    const [unknown, missing, roll] = await Promise.all([
      gunline(["charge", "-", "A", "B", "Z"], game),
      gunline(["charge", "-", "A"], game),
      gunline(["charge", "-", "A", "B", "--roll", "13"], game),
    ]);
    expect(unknown).toMatchObject({ code: 2, out: "" });
    expect(unknown.err).toMatch(/^gunline: TARGET: no unit has the id "Z"/);
    expect(missing.err).toContain("TARGET… is missing");
    expect(roll).toMatchObject({ code: 2, out: "" });
  });
});

test("CH-24: a charge that fails says why, and that it is spent", async () => {
  const actions = [
    { type: "DECLARE_CHARGE", actor_unit_id: "A", payload: { target_unit_ids: ["B"] } },
    { type: "CHARGE_ROLL", actor_unit_id: "A" },
    { type: "APPLY_CHARGE_MOVE", actor_unit_id: "A", payload: { per_model_paths: {} } },
  ];
  const file = new Scratch().file("actions.json", actions);
  const ran = await gunline(["apply", "-", file, "--dice", "3,4"], JSON.stringify(melee(7)));
  expect(ran.code).toBe(1);
  expect(ran.out).toContain("The charge of Unit A fails; it cannot charge again this phase.");
  // Seven inches away and none moved: six more would have been within one inch.
  expect(ran.out).toContain('No model ends within Engagement Range of Unit B: Model 1 is 6" short. (CH-19)');
});
