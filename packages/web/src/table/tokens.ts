import {
  type Game,
  isLeader,
  isWounded,
  type Model,
  shapeOf,
  statOf,
  type Terrain,
  type Unit,
} from "@gunline/rules";
import type { Footprint, ModelToken, Objective, TerrainToken, UnitToken } from "../board/scene.ts";
import type { Marker } from "./marks.ts";
import { modelKey } from "./model-key.ts";
import { effectsOf, titleOf } from "./terrain-words.ts";
import { allocationUnderWay, chargeUnderWay } from "./under-way.ts";

/** From the game to what the board draws: the referee's answers as marks, rings and lines. */

type Position = NonNullable<Model["position"]>;

function footprintOf(model: Model, { x, y }: Position): Footprint {
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

export function objectiveTokens(objectives: Game["objectives"]): readonly Objective[] {
  return Object.values(objectives).map(({ position: { x, y } }) => ({ at: [x, y] }));
}

export function unitTokens(game: Game, mark: Marker): readonly UnitToken[] {
  return Object.values(game.units)
    .map((unit) => ({ unit, models: modelTokens(game, unit) }))
    .filter(({ models }) => models.length > 0)
    .map(({ unit, models }) => {
      const { mark: sign, badge, why } = mark(unit);
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

/** Those on the table: a unit in reserve or inside a transport is not drawn. */
function modelTokens(game: Game, unit: Unit): readonly ModelToken[] {
  return Object.values(unit.models).flatMap((model) =>
    model.position === null ? [] : [modelToken(game, unit, model, model.position)],
  );
}

function modelToken(game: Game, unit: Unit, model: Model, position: Position): ModelToken {
  return {
    id: modelKey(unit.id, model.id),
    name: model.name,
    footprint: footprintOf(model, position),
    wounds: model.wounds,
    fullWounds: statOf(unit, model, "wounds"),
    pick: pickOf(game, unit, model),
    leader: isLeader(model),
  };
}

function pickOf(game: Game, unit: Unit, model: Model): ModelToken["pick"] {
  const charge = chargeUnderWay(game);
  if (charge?.unitId === unit.id && charge.distance !== undefined) return "drag";
  const choice = allocationUnderWay(game);
  return choice?.unit_id === unit.id && choice.model_ids.includes(model.id) ? "choose" : "none";
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
