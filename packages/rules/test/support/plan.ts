import { type AttackPlan, type Game, prepare } from "../../src/index.ts";
import type { Played, ShootOptions } from "./build.ts";

/** The plan of one assignment, compiled the way an action compiles it. */
export function planOf(game: Game, more: ShootOptions = {}): AttackPlan {
  const prepared = prepare(game, game.units["A"]!, [{ weapon_id: "gun", target_unit_id: "B", ...more }]);
  if (!prepared.ok) throw new Error(prepared.refusals.map(({ message }) => message).join("\n"));
  return prepared.value[0]!.plan;
}

/** Wounds left of the living models of a unit. */
export function woundsOf({ game }: Pick<Played, "game">, unitId = "B"): Record<string, number> {
  const models = Object.values(game.units[unitId]!.models);
  return Object.fromEntries(models.map(({ id, wounds }) => [id, wounds]));
}

/** How many attacks were made. */
export function attacksOf({ result }: Pick<Played, "result">): unknown {
  return result.dice.find((block) => block.context === "attacks")?.total;
}

/** All dice of a result, block by block, for comparing with the order of dice. */
export function diceOf({
  result,
}: Pick<Played, "result">): readonly (readonly [string, readonly number[]])[] {
  return result.dice.map(({ context, rolls_raw }) => [context, rolls_raw] as const);
}

/** `misses(10)`: that many hit rolls of 1. */
export function misses(count: number): readonly number[] {
  return Array<number>(count).fill(1);
}
