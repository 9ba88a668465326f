import type { Game, Unit } from "../../game/document.ts";
import { distance } from "../../game/measure/measure.ts";
import { type Placed, placeAll } from "../../game/measure/placed.ts";
import type { Point } from "../../geometry/shape.ts";
import { sight } from "./sight.ts";

/** What one model sees of a unit: a line to the nearest model that it sees, or what hides them all. */
export interface SightLine {
  readonly model_id: string;
  /** The nearest model that is seen; where none is, the nearest one. */
  readonly target_model_id: string;
  readonly inches: number;
  /** To the nearest model, seen or not. */
  readonly nearest: number;
  readonly visible: boolean;
  /** The line that shows it; where nothing is seen, from centre to centre. */
  readonly from: Point;
  readonly to: Point;
  /** The terrain in the way; null where the model is seen. */
  readonly blocker: string | null;
}

/** One line for each of the models named, in the document's order; none where the target has no models. */
export function sightLines(
  game: Game,
  unit: Unit,
  target: Unit,
  modelIds: readonly string[],
): readonly SightLine[] {
  const others = placeAll(target);
  if (others.length === 0) return [];
  return placeAll(unit)
    .filter(({ id }) => modelIds.includes(id))
    .map((placed) => lineFrom(game, placed, others));
}

function lineFrom(game: Game, placed: Placed, others: readonly Placed[]): SightLine {
  const byDistance = others
    .map((other) => ({ other, inches: distance(placed, other) }))
    .sort((a, b) => a.inches - b.inches);
  for (const { other, inches } of byDistance) {
    const seen = sight(game.terrain, placed, other);
    if (!seen.visible) continue;
    const { from, to } = seen;
    return {
      model_id: placed.id,
      target_model_id: other.id,
      inches,
      nearest: byDistance[0]!.inches,
      visible: true,
      from,
      to,
      blocker: null,
    };
  }
  const { other, inches } = byDistance[0]!;
  const seen = sight(game.terrain, placed, other);
  return {
    model_id: placed.id,
    target_model_id: other.id,
    inches,
    nearest: inches,
    visible: false,
    from: [placed.shape.x, placed.shape.y],
    to: [other.shape.x, other.shape.y],
    blocker: seen.visible ? null : seen.blocker,
  };
}
