import { describe, expect, test } from "vitest";
import { hashOfResult } from "../../src/flow/hashed.ts";
import type { Game, Refusal } from "../../src/index.ts";
import { fixCharge } from "../../src/space/charge/fix.ts";
import { previewCharge } from "../../src/space/charge/preview.ts";
import type { MovePaths as ChargeMove } from "../../src/space/move/step.ts";
import type { Played } from "../support/build.ts";
import { skirmish } from "./skirmish.ts";
import { act, at, charge, declare, lane, type Paths } from "./table.ts";

/** The end of the first suggested way of a model, with the first error. */
function suggested({ result }: Played, modelId = "m1"): readonly number[] | undefined {
  const [first] = result.errors[0]!.auto_fix_suggestions!;
  return first?.per_model_paths[modelId]?.at(-1);
}

const close = (x: number, y: number) => [expect.closeTo(x, 6), expect.closeTo(y, 6), 0];

describe("what would have mended a charge move", () => {
  test("CH-23 into the base contact that was missed", () => {
    const short: Paths = {
      m1: [
        [10, 10],
        [14, 10],
      ],
    };
    const played = charge(lane(5), 5, ["B"], short);
    expect(played.result.errors).toMatchObject([{ code: "BASE_CONTACT" }]);
    expect(suggested(played)).toEqual(close(15, 10));
  });

  test("CH-9 to the same end by a shorter way: 5 inches instead of 10.3", () => {
    const detour: Paths = {
      m1: [
        [10, 10],
        [13, 14],
        [15, 10],
      ],
    };
    const played = charge(lane(5), 6, ["B"], detour);
    expect(played.result.errors).toMatchObject([{ code: "TOO_FAR" }]);
    const [fix] = played.result.errors[0]!.auto_fix_suggestions!;
    expect(fix).toEqual({ per_model_paths: { m1: [[10, 10, 0], close(15, 10)] }, facings: { m1: 0 } });
  });

  test("CH-19 a model that stayed is brought to the target", () => {
    expect(suggested(charge(lane(5), 7, ["B"], {}))).toEqual(close(15, 10));
  });

  test("CH-15 around a unit that was not charged, to the same end", () => {
    const units = { S: { owner: "p2" as const, models: { m1: at(13, 11) } } };
    const near: Paths = {
      m1: [
        [10, 10],
        [15, 10],
      ],
    };
    const played = charge(lane(5, { units }), 9, ["B"], near);
    expect(played.result.errors[0]).toMatchObject({ code: "NON_TARGET_ENGAGED" });
    expect(suggested(played)).toEqual(close(15, 10));
    // Two inches from centre to centre are an inch of gap, which is too near still.
    const [fix] = played.result.errors[0]!.auto_fix_suggestions!;
    const bends = fix!.per_model_paths["m1"]!.slice(1, -1);
    expect(bends.length).toBeGreaterThan(0);
    for (const [x, y] of bends) expect(Math.hypot(x - 13, y - 11)).toBeGreaterThan(2);
  });

  test("CH-21 a model left behind follows the others", () => {
    const units = { A: { models: { m1: at(10, 10), m2: at(10, 12) } } };
    const alone: Paths = {
      m1: [
        [10, 10],
        [15, 10],
      ],
    };
    const played = charge(lane(5, { units }), 7, ["B"], alone);
    expect(played.result.errors.map(({ code }) => code)).toContain("COHERENCY");
    const fault = played.result.errors.find(
      ({ code, model_id }) => code === "COHERENCY" && model_id === "m2",
    )!;
    const [x, y] = fault.auto_fix_suggestions![0]!.per_model_paths["m2"]!.at(-1)!;
    expect(Math.hypot(x - 15, y - 10)).toBeLessThanOrEqual(3 + 1e-6);
  });

  test("CH-21 where no single model can mend it, a whole legal move is suggested", () => {
    // Three in a row at y 10, 12 and 14: with the first alone in front the second has to follow, and the third as well.
    const units = { A: { models: { m1: at(10, 10), m2: at(10, 12), m3: at(10, 14) } } };
    const ahead: Paths = {
      m1: [
        [10, 10],
        [15, 10],
      ],
    };
    const { result } = charge(lane(5, { units }), 7, ["B"], ahead);
    expect(result.errors).toMatchObject([{ code: "COHERENCY", model_id: "m1" }]);
    const [fix] = result.errors[0]!.auto_fix_suggestions!;
    expect(Object.keys(fix!.per_model_paths)).toEqual(["m1", "m2", "m3"]);
    const again = charge(lane(5, { units }), 7, ["B"], fix!.per_model_paths, fix!.facings);
    expect(again.result.success).toBe(true);
  });

  test("CH-24 nothing is suggested where nothing helps", () => {
    // Five inches away with a roll of two.
    const { result } = charge(lane(5), 2, ["B"], {});
    expect(result.errors).toMatchObject([{ code: "TARGET_NOT_ENGAGED", auto_fix_suggestions: [] }]);
  });

  test("RC-2 advice is no part of what records compare", () => {
    const { result } = charge(lane(5), 7, ["B"], {});
    const errors = result.errors.map(({ auto_fix_suggestions: _, ...error }) => error);
    expect(hashOfResult({ ...result, errors })).toBe(hashOfResult(result));
  });
});

/** The faults of the move that a referee would name now. */
function faultsOf(game: Game, move: ChargeMove): readonly Refusal[] {
  const seen = previewCharge(game, game.units["A"]!, move);
  return seen.ok ? seen.value.conditions.flatMap(({ faults }) => faults) : [];
}

const named = ({ code, model_id, target_unit_id }: Refusal) =>
  `${code} ${code === "TARGET_NOT_ENGAGED" ? "" : model_id} ${target_unit_id}`;

test("CH-24 in 60 random positions a suggestion mends its fault and breaks nothing but base contact", () => {
  let mended = 0;
  for (let seed = 1, judged = 0; judged < 60; seed++) {
    const { game: start, targets, roll } = skirmish(seed);
    const declared = declare(start, ...targets);
    if (!declared.result.success) continue;
    judged++;
    const first = Math.max(roll - 6, 1);
    const { game } = act(declared.game, "CHARGE_ROLL", {}, [first, roll - first]);
    const unit = game.units["A"]!;
    const move: ChargeMove = {
      per_model_paths: Object.fromEntries(
        Object.values(unit.models).map(({ id, position }, i) => {
          const { x, y } = position!;
          const to = [
            Math.min(Math.max(x + (seed % 7) - 3, 1), 59),
            Math.min(Math.max(y + i - 1, 1), 43),
          ] as const;
          return [id, [[x, y] as const, to]];
        }),
      ),
    };
    const before = faultsOf(game, move);
    for (const fault of before) {
      const fix = fixCharge(game, unit, move, fault);
      if (fix === undefined) continue;
      mended++;
      const after = faultsOf(game, {
        per_model_paths: { ...move.per_model_paths, ...fix.per_model_paths },
        facings: fix.facings,
      });
      const keys = after.filter(({ code }) => code !== "BASE_CONTACT").map(named);
      expect(after.map(named)).not.toContain(named(fault));
      expect(before.map(named)).toEqual(expect.arrayContaining(keys));
    }
  }
  expect(mended).toBeGreaterThan(30);
});
