import { type Game, isWounded, type Model, shapeOf, statOf, type Terrain, type Unit } from "@gunline/rules";
import type { Footprint, ModelToken, Objective, TerrainToken, UnitToken } from "../board/scene.ts";
import { words } from "../words/english.ts";
import { kindOfModel, kindOfUnit } from "./kinds.ts";
import type { Marker } from "./marks.ts";
import { modelKey } from "./model-key.ts";
import { shadeOf } from "./shades.ts";
import { effectsOf, titleOf } from "./terrain-words.ts";
import { allocationUnderWay, chargeUnderWay } from "./under-way.ts";

/** From the game to what the board draws: the referee's answers as marks, rings and lines. */

type Position = NonNullable<Model["position"]>;

/** A model that stands where it stood has the same one: what is drawn of it is kept by it. */
const footprints = new WeakMap<Model, Footprint>();

function footprintOf(model: Model, { x, y }: Position): Footprint {
  let footprint = footprints.get(model);
  if (footprint === undefined) {
    const { kind, halfLong, halfShort } = shapeOf(model.base, x, y, model.facing);
    footprint = { kind, x, y, halfLong, halfShort, angle: model.facing };
    footprints.set(model, footprint);
  }
  return footprint;
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

/** What else decides how tokens look: the document the table began with, and the unit that the panel takes apart. */
interface Looks {
  readonly start: Game;
  /** The unit of whose models the panel speaks one by one. */
  readonly numbered?: string | null | undefined;
}

export function unitTokens(game: Game, mark: Marker, { start, numbered }: Looks): readonly UnitToken[] {
  return Object.values(game.units)
    .map((unit) => ({ unit, models: modelTokens(game, unit, unit.id === numbered) }))
    .filter(({ models }) => models.length > 0)
    .map(({ unit, models }) => {
      const { mark: sign, badge, why } = mark(unit);
      const { name, id, owner } = unit;
      return {
        id,
        name,
        whose: whoseName(game, unit),
        side: owner,
        shade: shadeOf(start, game, unit),
        glyph: kindOfUnit(unit),
        mark: sign,
        badge,
        description: describe(game, unit, unit.id === numbered, why),
        models,
      };
    });
}

/** The owner's name where a unit of the other side is called the same; else empty. */
function whoseName({ units, players }: Game, { name, owner }: Unit): string {
  const isShared = Object.values(units).some((other) => other.owner !== owner && other.name === name);
  return isShared ? players[owner].name : "";
}

/** Those on the table: a unit in reserve or inside a transport is not drawn. */
function modelTokens(game: Game, unit: Unit, isNumbered: boolean): readonly ModelToken[] {
  return Object.values(unit.models).flatMap((model) =>
    model.position === null ? [] : [modelToken(game, unit, model, model.position, isNumbered)],
  );
}

function modelToken(
  game: Game,
  unit: Unit,
  model: Model,
  position: Position,
  isNumbered: boolean,
): ModelToken {
  return {
    id: modelKey(unit.id, model.id),
    name: model.name,
    footprint: footprintOf(model, position),
    wounds: model.wounds,
    fullWounds: statOf(unit, model, "wounds"),
    pick: pickOf(game, unit, model),
    glyph: kindOfModel(unit, model),
    number: isNumbered ? model.id : "",
  };
}

function pickOf(game: Game, unit: Unit, model: Model): ModelToken["pick"] {
  const charge = chargeUnderWay(game);
  if (charge?.unitId === unit.id && charge.distance !== undefined) return "drag";
  const choice = allocationUnderWay(game);
  return choice?.unit_id === unit.id && choice.model_ids.includes(model.id) ? "choose" : "none";
}

function describe(game: Game, unit: Unit, isNumbered: boolean, why: string): string {
  const all = Object.values(unit.models);
  const left = all.reduce((sum, model) => sum + model.wounds, 0);
  // As the figures on the tokens say it, one for each wounded model.
  const wounded = all.filter((model) => isWounded(unit, model)).map((model) => model.wounds);
  return [
    words.board.unitOf(unit.name, game.players[unit.owner].name),
    words.board.modelsLeft(all.length, unit.starting_strength),
    words.board.woundsLeft(left),
    ...(wounded.length === 0 ? [] : [words.board.onTheWounded(wounded.join(" "))]),
    // What is written on the tokens is part of what is said of them.
    ...(isNumbered ? [words.board.numbers(all.map(({ id }) => id).join(" "))] : []),
    ...(why === "" ? [] : [why]),
  ].join(", ");
}
