import { expect } from "vitest";
import { apply, type Game, type Refusal, targetsOf, unitOf } from "../../src/index.ts";
import { readAction } from "../support/build.ts";

/** SHOOT with seeded dice, as a player would. */
export function tryToShoot(
  game: Game,
  unitId: string,
  ...assignments: readonly object[]
): readonly Refusal[] {
  const action = readAction({ type: "SHOOT", actor_unit_id: unitId, payload: { assignments } });
  const { result, game: after } = apply(game, action);
  if (result.success) expect(after.units[unitId]!.flags.has_shot).toBe(true);
  else {
    expect(after).toBe(game);
    expect(result).toMatchObject({ diffs: [], dice: [], events: [] });
    expect(result.errors.length).toBeGreaterThan(0);
  }
  return result.errors;
}

/**
 * Why the weapon may not be fired at the target, as the list of targets says; empty if it may. The SHOOT with that one
 * assignment must say the same.
 */
export function whyNot(game: Game, unitId: string, weaponId: string, targetId: string): readonly string[] {
  const entry = targetsOf(game, unitOf(game, unitId)!).weapons[weaponId]![targetId]!;
  expect(entry.eligible).toBe(entry.reasons.length === 0);
  const errors = tryToShoot(game, unitId, { weapon_id: weaponId, target_unit_id: targetId });
  expect(errors).toEqual(entry.reasons);
  return entry.reasons.map(({ code }) => code);
}

/** The codes and the rules of refusals, for tables. */
export function cited(refusals: readonly Refusal[]): readonly string[] {
  return refusals.map(({ code, rule }) => `${rule} ${code}`);
}
