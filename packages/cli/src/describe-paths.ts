import type { moves, Unit } from "@gunline/rules";
import { modelName } from "@gunline/rules/words";

/** A line a model: the points of its path, with the height where it is not on the ground. */
export function pathLines(unit: Unit, paths: moves.SuggestedMove["per_model_paths"]): readonly string[] {
  return Object.entries(paths).map(([id, path]) => {
    const points = path.map(([x, y, z]) => {
      const high = z === 0 ? "" : `, ${z.toFixed(2)}`;
      return `(${x.toFixed(2)}, ${y.toFixed(2)}${high})`;
    });
    const name = modelName(unit, id);
    return `    ${name === id ? id : `${name} [${id}]`}: ${points.join(" → ")}`;
  });
}
