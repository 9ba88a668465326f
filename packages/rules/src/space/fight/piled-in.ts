import type { Game, Model, Unit } from "../../game/document.ts";
import { autoPileIn } from "./auto.ts";

const known = new WeakMap<Game, Map<string, Game>>();

/** The table as it would be after the unit's pile-in, as the referee would make it: what a pick is judged by. */
export function piledIn(game: Game, unit: Unit): Game {
  const ofGame = known.get(game) ?? new Map<string, Game>();
  known.set(game, ofGame);
  let after = ofGame.get(unit.id);
  if (after === undefined) {
    after = movedTable(game, unit);
    ofGame.set(unit.id, after);
  }
  return after;
}

function movedTable(game: Game, unit: Unit): Game {
  const { per_model_paths, facings } = autoPileIn(game, unit);
  if (Object.keys(per_model_paths).length === 0) return game;
  const models = Object.entries(unit.models).map(([id, model]): [string, Model] => {
    const end = per_model_paths[id]?.at(-1);
    if (end === undefined) return [id, model];
    const [x, y, z = model.position!.z] = end;
    return [id, { ...model, position: { x, y, z }, facing: facings[id] ?? model.facing }];
  });
  return {
    ...game,
    units: { ...game.units, [unit.id]: { ...unit, models: Object.fromEntries(models) } },
  };
}
