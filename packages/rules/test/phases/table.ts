import type { Timeline } from "../../src/flow/timeline.ts";
import type { Game } from "../../src/index.ts";
import { buildGame, type GameOptions, type Played, play, playOn, row } from "../support/build.ts";

/**
 * Two shooters and two targets: with its gun of 24" A1 reaches only B1, 10" away; with its cannon of 48" it reaches B2
 * as well, 30" away. A2 stands apart and reaches both with its gun.
 */
export function battle(more: Partial<GameOptions> = {}): Game {
  return buildGame({
    units: {
      A1: { models: row(2, [5, 5], { weapons: ["gun", "cannon", "pistol"] }) },
      A2: { models: row(2, [20, 20], { weapons: ["gun"] }) },
      B1: { owner: "p2", models: row(2, [16, 5]), stats: { save: 7, wounds: 2 } },
      B2: { owner: "p2", models: row(2, [36, 5]), stats: { save: 7, wounds: 2 } },
    },
    weapons: { gun: { range: 24 }, cannon: { range: 48 }, pistol: { range: 12, keywords: ["PISTOL"] } },
    ...more,
  });
}

export function act(
  game: Game,
  type: string,
  unit: string,
  payload: object = {},
  faces: readonly number[] = [],
): Played {
  return play(game, { type, actor_unit_id: unit, payload }, faces);
}

export const undo = (timeline: Timeline) => playOn(timeline, { type: "UNDO" });
export const endPhase = (game: Game): Played => play(game, { type: "END_PHASE" });

/** What is chosen so far, short: `gun → B1: m1 m2 (automatic)`. */
export function chosen(game: Game): readonly string[] {
  return game.shooting.pending_assignments.map(
    ({ weapon_id, target_unit_id, model_ids, automatic }) =>
      `${weapon_id} → ${target_unit_id}: ${model_ids.join(" ")}${automatic ? " (automatic)" : ""}`,
  );
}
