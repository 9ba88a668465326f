import { describe, expect, test } from "vitest";
import { thinkOfCharging } from "../src/charging.ts";
import { movedTo, placeValue, shifted } from "../src/place-value.ts";
import { attractionOf, chanceToKeep, chargeValue, positionValue } from "../src/position-value.ts";
import { thinkOfShooting } from "../src/shooting.ts";
import { asIf } from "../src/victory.ts";
import { context, field } from "./field.ts";

const AFTER = { shoots: true, charges: true, acts: false };

describe("the value of a place", () => {
  const game = field({
    phase: "MOVEMENT",
    units: {
      A: { owner: "p1", at: [10, 20], weapons: ["gun", "blade"] },
      // Ten models of 10 points, so that nothing is capped.
      B: { owner: "p2", at: [50, 20], models: 10, weapons: ["fist"] },
    },
  });
  const { A } = game.units;

  test("a gun in range counts for what it destroys: 3 attacks × 1/3 × 10 points", () => {
    // 24″ and the 1.3″ of the bases from x = 50.
    const near = placeValue(context(game), A!, movedTo(A!, { m0: [24.8, 20] }), AFTER);
    const far = placeValue(context(game), A!, movedTo(A!, { m0: [24.6, 20] }), AFTER);
    expect(near.fire).toBeCloseTo(10, 10);
    expect(far.fire).toBe(0);
    expect(
      placeValue(context(game), A!, movedTo(A!, { m0: [24.8, 20] }), { ...AFTER, shoots: false }).fire,
    ).toBe(0);
  });

  test("a charge counts for what it destroys less 0.6 of what comes back, by its chance", () => {
    // A gap of 7″: 21 of 36. Six attacks destroy 20 points; ten fists would destroy 10/3 × 100, capped at A's 100.
    const there = movedTo(A!, { m0: [41.7, 20] });
    expect(placeValue(context(game), A!, there, AFTER).charge).toBe(0);
    const alone = {
      ...game,
      units: { ...game.units, B: { ...game.units["B"]!, models: first(game.units["B"]!) } },
    };
    // One fist comes back: 1/3 of 100 points; 0.6 of it are 20, and A destroys only the one model of 10 points.
    expect(placeValue(context(alone), A!, there, AFTER).charge).toBe(0);
    const cheap = { ...alone, units: { ...alone.units, A: { ...A!, points: 15 } } };
    // Now one fist takes 5 of 15 points: 10 − 0.6 × 5 = 7.
    expect(placeValue(context(cheap), cheap.units["A"]!, there, AFTER).charge).toBeCloseTo((21 / 36) * 7, 10);
  });

  test("what the enemy could do back counts only for those who look ahead", () => {
    const there = movedTo(A!, { m0: [41.7, 20] });
    expect(placeValue(context(game, "turn"), A!, there, AFTER).danger.points).toBe(0);
    // Ten fists reach it without a roll beyond their move: all of its 100 points, half of them likely.
    expect(placeValue(context(game, "battle"), A!, there, AFTER).danger).toMatchObject({
      points: 100,
      share: 0.5,
    });
  });

  test("a unit as if it stood elsewhere is out of reserve, and others are as they were", () => {
    const waiting = { ...A!, reserve: "STRATEGIC" as const };
    expect(movedTo(waiting, { m0: [5, 6] })).toMatchObject({
      reserve: null,
      models: { m0: { position: { x: 5, y: 6, z: 0 } } },
    });
    expect(shifted(A!, 2, -1).models["m0"]!.position).toEqual({ x: 12, y: 19, z: 0 });
    expect(A!.models["m0"]!.position).toEqual({ x: 10, y: 20, z: 0 });
  });
});

function first<Model>({
  models,
}: {
  readonly models: Readonly<Record<string, Model>>;
}): Record<string, Model> {
  const [id, model] = Object.entries(models)[0]!;
  return { [id]: model };
}

describe("what is at stake", () => {
  const game = field({
    phase: "MOVEMENT",
    markers: { near: [20, 20], far: [40, 20] },
    units: {
      A: { owner: "p1", at: [20, 20], objectiveControl: 2 },
      B: { owner: "p2", at: [55, 40], models: 2, move: 6 },
    },
  });
  const held = asIf(game, game.units["A"]!);

  test("a marker that is held counts its points: 5 in Take and Hold, at 1 % of an army of at least 250 points", () => {
    expect(positionValue(context(game), held, new Map()).markers).toBeCloseTo(5 * 2.5, 10);
    expect(positionValue(context(game), asIf(game, shifted(game.units["A"]!, 8, 0)), new Map()).markers).toBe(
      0,
    );
  });

  test("a marker with no enemy near is kept with 2² of 2² + 0.25²; one whose holder is lost, hardly", () => {
    expect(chanceToKeep(context(game, "battle"), held, "near", new Map())).toBeCloseTo(4 / (4 + 0.0625), 10);
    expect(chanceToKeep(context(game, "battle"), held, "near", new Map([["A", 1]]))).toBe(0);
  });

  test("an enemy that can walk there brings 0.6 of its control", () => {
    const close = field({
      phase: "MOVEMENT",
      markers: { near: [20, 20] },
      units: {
        A: { owner: "p1", at: [20, 20], objectiveControl: 2 },
        // 10″ away: 5.6″ beyond the range of the marker, within a move of 6″.
        B: { owner: "p2", at: [30, 20], objectiveControl: 5 },
      },
    });
    const table = asIf(close, close.units["A"]!);
    const theirs = 0.6 * 5 + 0.75;
    expect(chanceToKeep(context(close, "battle"), table, "near", new Map())).toBeCloseTo(
      4 / (4 + theirs * theirs),
      10,
    );
  });

  test("a marker that nobody holds draws the more the nearer it is, and a unit without control not at all", () => {
    const A = game.units["A"]!;
    const attraction = (x: number) => {
      const there = movedTo(A, { m0: [x, 20] });
      return attractionOf(context(game), A, there, asIf(game, there));
    };
    // 0.8 × 2.5 points × 5, less what is beyond 4.4″ of the nearer one, of the 28″ of four turns of 7″.
    expect(attraction(25.6)).toBeCloseTo(0.8 * 2.5 * 5 * (1 - (5.6 - 4.4) / 28), 10);
    expect(attraction(30)).toBeCloseTo(0.8 * 2.5 * 5 * (1 - (10 - 4.4) / 28), 10);
    const idle = { ...A, stats: { ...A.stats, objective_control: 0 } };
    expect(attractionOf(context(game), idle, idle, game)).toBe(0);
  });

  test("only who strikes better than the enemy is drawn to it, and only where it looks ahead", () => {
    const duel = field({
      phase: "MOVEMENT",
      units: {
        A: { owner: "p1", at: [10, 20], weapons: ["blade"] },
        B: { owner: "p2", at: [25.3, 20], weapons: ["fist"] },
      },
    });
    const { A, B } = duel.units;
    // 100 points at most, less half of 100/3; 14″ away, of three times 13″.
    const wanted = 0.4 * context(duel, "battle").lasting * (100 - 50 / 3) * (1 - 14 / 39);
    expect(chargeValue(context(duel, "battle"), A!, A!)).toBeCloseTo(wanted, 10);
    expect(chargeValue(context(duel, "turn"), A!, A!)).toBe(0);
    const swapped = { ...duel, units: { A: { ...A!, models: B!.models }, B: { ...B!, models: A!.models } } };
    expect(chargeValue(context(swapped, "battle"), swapped.units.A, swapped.units.A)).toBe(0);
  });
});

describe("shooting", () => {
  const table = (points: Readonly<Record<"B" | "C", number>>) =>
    field({
      phase: "SHOOTING",
      units: {
        A: { owner: "p1", at: [10, 20], weapons: ["gun"] },
        B: { owner: "p2", at: [25, 15], points: points.B },
        C: { owner: "p2", at: [25, 25], points: points.C },
      },
    });

  test.each([
    [{ B: 100, C: 60 }, "B"],
    [{ B: 60, C: 100 }, "C"],
  ])("of two targets as easy to hit, the one that is worth more: %j", (points, target) => {
    const decision = thinkOfShooting(context(table(points)));
    expect(decision?.action).toMatchObject({
      type: "SHOOT",
      actor_unit_id: "A",
      payload: { assignments: [{ weapon_id: "gun", target_unit_id: target }] },
    });
  });

  test("the unit with the most to do goes first", () => {
    const game = field({
      phase: "SHOOTING",
      units: {
        A: { owner: "p1", at: [10, 20], weapons: ["gun"] },
        D: { owner: "p1", at: [10, 26], weapons: ["cannon"] },
        B: { owner: "p2", at: [25, 20], models: 10 },
      },
    });
    expect(thinkOfShooting(context(game))?.action).toMatchObject({ actor_unit_id: "D" });
  });

  test("without anybody in range there is nothing to fire at", () => {
    const game = field({
      phase: "SHOOTING",
      units: { A: { owner: "p1", at: [10, 20], weapons: ["gun"] }, B: { owner: "p2", at: [50, 20] } },
    });
    expect(thinkOfShooting(context(game))).toBeUndefined();
  });
});

describe("charging", () => {
  const table = (weapon: string, x: number, points = { B: 100, C: 100 }) =>
    field({
      phase: "CHARGE",
      units: {
        A: { owner: "p1", at: [10, 20], weapons: [weapon] },
        B: { owner: "p2", at: [x, 17], points: points.B },
        C: { owner: "p2", at: [x, 23], points: points.C },
      },
    });

  test.each([
    [{ B: 100, C: 50 }, "B"],
    [{ B: 50, C: 100 }, "C"],
  ])("of two enemies as near, the one that is worth more: %j", (points, target) => {
    expect(thinkOfCharging(context(table("blade", 15, points)))?.action).toMatchObject({
      type: "DECLARE_CHARGE",
      actor_unit_id: "A",
      payload: { target_unit_ids: [target] },
    });
  });

  test("a charge that two dice cannot make, or that brings less than comes back, is left alone", () => {
    expect(thinkOfCharging(context(table("blade", 24)))).toBeUndefined();
    // A fist destroys 100/3 points; the rest of the target strikes back for 200/3, of which 0.6 count: 40 are more.
    const duel = (own: string, theirs: string) =>
      field({
        phase: "CHARGE",
        units: {
          A: { owner: "p1", at: [10, 20], weapons: [own] },
          B: { owner: "p2", at: [15, 20], weapons: [theirs] },
        },
      });
    expect(thinkOfCharging(context(duel("fist", "blade")))).toBeUndefined();
    expect(thinkOfCharging(context(duel("fist", "fist")))).toBeDefined();
  });
});
