import { charges, type Game, numbersOf, type Unit } from "@gunline/rules";
import type { Move, Ring } from "../../board/scene.ts";
import type { View } from "../../table/view.ts";
import { modelMoves } from "../model-moves.ts";
import { ringOf } from "../unit-ring.ts";
import { fightingOf, previewOf } from "./fighting.ts";

/** What the board draws of a pile-in or a consolidation: ways and their ends, and the reach of the enemy. */

const enemiesIn = (game: Game, unit: Unit): readonly Unit[] =>
  Object.values(game.units).filter(
    ({ owner, models }) =>
      owner !== unit.owner && Object.values(models).some(({ position }) => position !== null),
  );

export function fightMoves(game: Game, view: Pick<View, "draft">): readonly Move[] {
  const preview = previewOf(game, view);
  const unit = fightingOf(game)?.unit;
  if (preview === undefined || unit === undefined) return [];
  return modelMoves(unit, preview, enemiesIn(game, unit));
}

/** Around enemies that can be reached, as far as they can be fought. */
export function fightRings(game: Game): readonly Ring[] {
  const fighting = fightingOf(game);
  if (fighting === undefined || fighting.mode === null || fighting.mode === "NONE") return [];
  const { models = [], roll = 0 } = previewOf(game, { draft: { per_model_paths: {} } }) ?? {};
  const reach = Math.min(...models.map(({ to_target }) => to_target));
  if (!Number.isFinite(reach)) return [];
  const { across } = numbersOf(game).engagement;
  return charges
    .chargeTargetsOf(game, fighting.unit)
    .filter(({ distance }) => distance <= roll + across)
    .map(({ unit_id }) => ringOf(game.units[unit_id]!, "engagement", across, ""));
}
