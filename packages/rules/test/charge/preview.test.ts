import { describe, expect, test } from "vitest";
import { chargeOdds } from "../../src/flow/phases/charge/odds.ts";
import type { Game } from "../../src/index.ts";
import { type ChargePreview, previewCharge } from "../../src/space/charge/preview.ts";
import type { MovePaths as ChargeMove } from "../../src/space/move/step.ts";
import { rectangle } from "../support/build.ts";
import { Chance } from "../support/random.ts";
import { skirmish } from "./skirmish.ts";
import { act, at, declare, lane, rolled } from "./table.ts";

type Paths = ChargeMove["per_model_paths"];

function preview(game: Game, per_model_paths: Paths, more: Partial<ChargeMove> = {}): ChargePreview {
  const seen = previewCharge(game, game.units["A"]!, { per_model_paths, ...more });
  if (!seen.ok) expect.fail(seen.refusals[0]!.message);
  return seen.value;
}

/** The conditions that are not kept, and those not asked: `CH-19 broken`, `CH-23 open`. */
function unkept({ conditions }: ChargePreview): readonly string[] {
  return conditions
    .filter(({ met }) => met !== true)
    .map(({ rule, met }) => `${rule} ${met === null ? "open" : "broken"}`);
}

const TO = (x: number, y = 10): Paths => ({
  m1: [
    [10, 10],
    [x, y],
  ],
});

describe("a charge move before it is made", () => {
  test("CH-8 there is nothing to judge until the dice are rolled", () => {
    const game = lane(5);
    expect(previewCharge(game, game.units["A"]!, { per_model_paths: {} })).toMatchObject({
      ok: false,
      refusals: [{ code: "NOT_ROLLED", rule: "CH-8" }],
    });
  });

  test("CH-9 a move that is not well formed is refused as the referee would", () => {
    const game = rolled(lane(5), 5, "B");
    const off = { m1: [[11, 10] as const, [15, 10] as const] };
    expect(previewCharge(game, game.units["A"]!, { per_model_paths: off })).toMatchObject({
      ok: false,
      refusals: [{ code: "PATH_START" }],
    });
  });

  test("CH-19 nobody has moved: 4 of 5 inches are missing, and it is the unit's fault, not the model's", () => {
    const seen = preview(rolled(lane(5), 5, "B"), {});
    expect(seen).toMatchObject({ legal: false, roll: 5 });
    expect(unkept(seen)).toEqual(["CH-19 broken", "CH-23 open"]);
    expect(seen.conditions[0]!.faults).toMatchObject([{ model_id: "m1", target_unit_id: "B", inches: 4 }]);
    expect(seen.models).toMatchObject([
      { model_id: "m1", moves: false, inches: 0, to_target: 5, in_contact: false, faults: [] },
    ]);
  });

  test("CH-23 into contact: everything is kept", () => {
    const seen = preview(rolled(lane(5), 5, "B"), TO(15));
    expect(seen.legal).toBe(true);
    expect(unkept(seen)).toEqual([]);
    expect(seen.models).toMatchObject([
      { moves: true, inches: 5, climb: 0, pivot: 0, to_target: 0, in_contact: true, faulty_legs: [] },
    ]);
  });

  test("CH-23 one inch short is enough only where contact is out of reach", () => {
    const four = preview(rolled(lane(5), 4, "B"), TO(14));
    expect(four.legal).toBe(true);
    const five = preview(rolled(lane(5), 5, "B"), TO(14));
    expect(unkept(five)).toEqual(["CH-23 broken"]);
    expect(five.models[0]!.faults).toMatchObject([{ code: "BASE_CONTACT", inches: 1 }]);
    expect(five.models[0]!.in_contact).toBe(false);
  });

  test("CH-23 contact left for later: open, and never called legal meanwhile", () => {
    const game = rolled(lane(5), 5, "B");
    const seen = previewCharge(game, game.units["A"]!, { per_model_paths: TO(14) }, { contact: false });
    if (!seen.ok) expect.fail("refused");
    expect(seen.value.legal).toBe(false);
    expect(unkept(seen.value)).toEqual(["CH-23 open"]);
    const whole = previewCharge(game, game.units["A"]!, { per_model_paths: TO(15) }, { contact: false });
    expect(whole.ok && whole.value.legal).toBe(false);
  });

  test("CH-9 the title names the roll, the fault the excess", () => {
    const seen = preview(rolled(lane(5), 4, "B"), TO(15));
    expect(unkept(seen)).toEqual(["CH-23 open", "CH-9 broken"]);
    expect(seen.conditions.find(({ rule }) => rule === "CH-9")).toMatchObject({
      about: { name: "DISTANCE", inches: 4 },
      faults: [{ code: "TOO_FAR", inches: 1 }],
    });
  });

  test("CH-15 the leg that comes too near is named: 0.9 from the second, 1.42 from the end of the first", () => {
    const units = { S: { owner: "p2" as const, models: { m1: at(13.5, 11.9) } } };
    const seen = preview(rolled(lane(5, { units }), 6, "B"), {
      m1: [
        [10, 10],
        [12, 10],
        [15, 10],
      ],
    });
    expect(unkept(seen)).toEqual(["CH-23 open", "CH-15 broken"]);
    expect(seen.models[0]!.faulty_legs).toEqual([1]);
    expect(seen.models[0]!.faults).toMatchObject([{ code: "NON_TARGET_ENGAGED", target_unit_id: "S" }]);
    expect(seen.models[0]!.faults[0]!.inches).toBeCloseTo(0.1, 9);
  });

  test("CH-14 a Vehicle through a friendly Vehicle: under the same condition as an enemy in the way", () => {
    const units = {
      A: { models: { m1: at(10, 10) }, keywords: ["VEHICLE"] },
      F: { models: { m1: at(12.5, 10) }, keywords: ["VEHICLE"] },
    };
    const seen = preview(rolled(lane(5, { units }), 5, "B"), TO(15));
    expect(unkept(seen)).toEqual(["CH-23 open", "CH-14 broken"]);
    expect(seen.models[0]).toMatchObject({ faults: [{ code: "FRIEND_IN_THE_WAY" }], faulty_legs: [0] });
  });

  test("CH-10 climbing 3 up and 3 down is part of what is used", () => {
    const terrain = { R: { kind: "ruins", height: 3, polygon: rectangle(12, 0, 12.5, 44) } };
    const seen = preview(rolled(lane(5, { terrain }), 11, "B"), TO(15));
    expect(seen.models).toMatchObject([{ inches: 11, climb: 6, pivot: 0 }]);
    expect(seen.legal).toBe(true);
  });

  test("CH-17 turning a hull costs a Vehicle 2", () => {
    const hull = { at: [10, 10] as const, facing: 90, base: { shape: "hull", mm: [101.6, 50.8] } };
    const units = { A: { models: { m1: hull }, keywords: ["VEHICLE"] } };
    // The edge of B is at 19.5, and the hull's front 2 from its middle when it is turned to face it.
    const seen = preview(rolled(lane(9, { units }), 10, "B"), TO(17.5), { facings: { m1: 0 } });
    expect(seen.models).toMatchObject([{ inches: 9.5, pivot: 2, facing: 0, in_contact: true }]);
    expect(seen.legal).toBe(true);
  });
});

test("CH-24 what is shown is what the referee says, fault by fault", () => {
  const codes = new Set<string>();
  let kept = 0;
  for (let seed = 1; seed <= 400; seed++) {
    const { game, targets, roll } = skirmish(seed);
    if (!declare(game, ...targets).result.success) continue;
    const start = rolled(game, roll, ...targets);
    const chance = new Chance(seed);
    const paths = Object.values(start.units["A"]!.models).map(({ id, position }) => {
      const { x, y, z } = position!;
      const spread = chance.pick([4, 12, 30]);
      const spot = [x + (chance.next() - 0.5) * spread, y + (chance.next() - 0.5) * spread, 0] as const;
      const to = spot.map((value) => Math.min(Math.max(value, 0), 24)) as [number, number, number];
      return [id, [[x, y, z] as const, to]] as const;
    });
    const wild = Object.fromEntries(paths.filter(() => chance.happens(0.8)));
    // Every other time the referee's own paths, of which one model may be left out.
    const odds = chargeOdds(start, start.units["A"]!, targets, roll);
    const found = odds.ok ? Object.entries(odds.value.rolls[roll]!.per_model_paths) : [];
    const tame = Object.fromEntries(chance.happens(0.5) ? found : found.slice(1));
    const per_model_paths: Paths = seed % 2 === 0 && found.length > 0 ? tame : wild;
    const seen = preview(start, per_model_paths);
    const { result } = act(start, "APPLY_CHARGE_MOVE", { per_model_paths });
    const shown = seen.conditions.flatMap(({ faults }) => faults).map(({ message }) => message);
    expect([...shown].sort(), `seed ${seed}`).toEqual(result.errors.map(({ message }) => message).sort());
    expect(seen.legal, `seed ${seed}`).toBe(result.success);
    for (const { code } of result.errors) codes.add(code);
    if (result.success) kept++;
  }
  // All but FRIEND_IN_THE_WAY, which takes Monsters or Vehicles.
  expect([...codes].sort()).toEqual([
    "BAD_FOOTING",
    "BASE_CONTACT",
    "COHERENCY",
    "ENEMY_IN_THE_WAY",
    "NON_TARGET_ENGAGED",
    "NOT_NEARER",
    "OFF_BOARD",
    "OVERLAP",
    "TARGET_NOT_ENGAGED",
    "TOO_FAR",
  ]);
  expect(kept).toBeGreaterThan(50);
});
