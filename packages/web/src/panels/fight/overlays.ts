import { ENGAGEMENT_RANGE, type Game, type ModelPreview, shapeOf, type Unit } from "@gunline/rules";
import type { Move, Ring } from "../../board/scene.ts";
import { modelKey } from "../../table/model-key.ts";
import { contactsOf } from "../../table/tape.ts";
import type { View } from "../../table/view.ts";
import { words } from "../../words/english.ts";
import { inches } from "../../words/format.ts";
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
  const enemies = enemiesIn(game, unit);
  return preview.models
    .filter(({ moves }) => moves)
    .map((model) => moveOf(unit, enemies, model, preview.roll));
}

function moveOf(unit: Unit, enemies: readonly Unit[], model: ModelPreview, roll: number): Move {
  const [x, y, z] = model.path.at(-1)!;
  const shape = shapeOf(unit.models[model.model_id]!.base, x, y, model.facing);
  const { kind, halfLong, halfShort } = shape;
  return {
    modelId: modelKey(unit.id, model.model_id),
    path: model.path.map(([px, py]) => [px, py]),
    ghost: { kind, x, y, halfLong, halfShort, angle: model.facing },
    endsAt: z,
    faulty: model.faults.length > 0,
    faultyLegs: model.faulty_legs,
    label: words.charge.models.of(inches(model.inches), roll),
    contacts: contactsOf(shape, enemies),
  };
}

/** Around enemies, as far as they can be fought. */
export function fightRings(game: Game): readonly Ring[] {
  const fighting = fightingOf(game);
  if (fighting === undefined || fighting.mode === null || fighting.mode === "NONE") return [];
  const near = previewOf(game, { draft: { per_model_paths: {} } })?.models ?? [];
  const reach = Math.min(...near.map(({ to_target }) => to_target));
  if (!Number.isFinite(reach)) return [];
  return enemiesIn(game, fighting.unit).map((enemy) =>
    ringOf(enemy, "engagement", ENGAGEMENT_RANGE.across, ""),
  );
}
