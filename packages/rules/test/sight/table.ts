import { type Placed, place } from "../../src/game/measure/placed.ts";
import type { Game } from "../../src/index.ts";
import { coverOf, type TerrainCover } from "../../src/space/sight/cover.ts";
import { computeSight, sight } from "../../src/space/sight/sight.ts";
import { buildGame, type GameOptions, type ModelOptions } from "../support/build.ts";

/** A table with single models on it, each of a keyword of its own, and terrain. */
export type Stand = ModelOptions & { readonly kind?: string; readonly owner?: "p1" | "p2" };

export function table(
  stands: Readonly<Record<string, Stand>>,
  terrain: NonNullable<GameOptions["terrain"]> = {},
): Game {
  const units = Object.entries(stands).map(([id, { kind = "INFANTRY", owner = "p1", ...model }]) => [
    id,
    { owner, keywords: [kind], models: { m1: model } },
  ]);
  return buildGame({ units: Object.fromEntries(units), terrain });
}

export function placed(game: Game, unitId: string, modelId = "m1"): Placed {
  const unit = game.units[unitId]!;
  return place(unit, unit.models[modelId]!);
}

/** Whether one model sees the other; asked with and without the memory. */
export function sees(game: Game, from: string, to: string): boolean {
  const [a, b] = [placed(game, from), placed(game, to)];
  const found = computeSight(game.terrain, a, b);
  if (sight(game.terrain, a, b).visible !== found.visible) throw new Error("the memory differs");
  return found.visible;
}

/** The cover of B against the models named. */
export function cover(game: Game, ...observers: readonly string[]): TerrainCover | undefined {
  return coverOf(
    game.terrain,
    placed(game, "B"),
    observers.map((id) => placed(game, id)),
  );
}

/** The rule by which B has cover against A, or none. */
export function coverRule(game: Game): string | undefined {
  return cover(game, "A")?.rule;
}
