import {
  type Game,
  isLeader,
  isWounded,
  legal,
  type Model,
  shapeOf,
  statOf,
  type Terrain,
  type Unit,
} from "@gunline/rules";
import type { Footprint, ModelToken, TerrainToken, UnitToken } from "../board/scene.ts";
import { type Intent, marker } from "./marks.ts";
import { modelKey } from "./model-key.ts";
import { effectsOf, titleOf } from "./terrain-words.ts";

/** From the game to what the board draws: the referee's answers as marks, rings and lines. */

function footprintOf(model: Model): Footprint {
  const { x, y } = model.position;
  const { kind, halfLong, halfShort } = shapeOf(model.base, x, y, model.facing);
  return { kind, x, y, halfLong, halfShort, angle: model.facing };
}

export function terrainTokens(terrain: Game["terrain"]): readonly TerrainToken[] {
  return Object.values(terrain).map((feature: Terrain) => ({
    id: feature.id,
    kind: feature.kind,
    polygon: feature.polygon as TerrainToken["polygon"],
    height: feature.height,
    title: titleOf(feature),
    effects: effectsOf(feature),
  }));
}

export function unitTokens(game: Game, intent: Intent): readonly UnitToken[] {
  const now = legal(game);
  const mark = marker(game, intent, now);
  return Object.values(game.units)
    .filter((unit) => Object.keys(unit.models).length > 0)
    .map((unit) => {
      const { mark: sign, badge, why } = mark(unit);
      const models = Object.values(unit.models).map((model) => modelToken(game, unit, model));
      const { name, id, owner } = unit;
      return {
        id,
        name,
        side: owner,
        mark: sign,
        badge,
        description: describe(game, unit, why),
        models,
      };
    });
}

function modelToken(game: Game, unit: Unit, model: Model): ModelToken {
  return {
    id: modelKey(unit.id, model.id),
    name: model.name,
    footprint: footprintOf(model),
    wounds: model.wounds,
    fullWounds: statOf(unit, model, "wounds"),
    pick: pickOf(game, unit, model),
    leader: isLeader(model),
  };
}

function pickOf(game: Game, unit: Unit, model: Model): ModelToken["pick"] {
  if (game.charges.pending[unit.id]?.distance !== undefined) return "drag";
  const waiting = game.shooting.resolution_state?.waiting_for;
  const asked = waiting?.unit_id === unit.id && waiting.model_ids.includes(model.id);
  return asked === true && game.settings.allocation === "DEFENDER" ? "choose" : "none";
}

function describe(game: Game, unit: Unit, why: string): string {
  const models = Object.keys(unit.models).length;
  const owner = game.players[unit.owner].name;
  const wounds = Object.values(unit.models).reduce((sum, model) => sum + model.wounds, 0);
  // As the figures on the tokens say it, one for each wounded model.
  const wounded = Object.values(unit.models)
    .filter((model) => isWounded(unit, model))
    .map((model) => model.wounds);
  const parts = [
    `${unit.name} of ${owner}`,
    `${models} of ${unit.starting_strength} models`,
    `${wounds} wounds left`,
    ...(wounded.length === 0 ? [] : [`on the wounded: ${wounded.join(" ")}`]),
  ];
  return [...parts, ...(why === "" ? [] : [why])].join(", ");
}
