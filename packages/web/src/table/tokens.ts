import { type Game, isWounded, type Model, statOf, type Terrain, type Unit } from "@gunline/rules";
import { shapeOf } from "@gunline/rules/geometry";
import { actionName, modelNumber } from "@gunline/rules/words";
import type { Footprint, ModelToken, Objective, TerrainToken, UnitToken } from "../board/scene.ts";
import { words } from "../words/english.ts";
import { inches } from "../words/format.ts";
import { kindOfModel, kindOfUnit } from "./kinds.ts";
import { markerWords } from "./marker-words.ts";
import type { Marker } from "./marks.ts";
import { modelKey } from "./model-key.ts";
import { shadeOf } from "./shades.ts";
import { effectsOf, titleOf } from "./terrain-words.ts";
import { allocationUnderWay, coherencyUnderWay, escapeUnderWay, mortalUnderWay } from "./under-way.ts";

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
    title: titleOf(terrain, feature),
    effects: effectsOf(feature),
  }));
}

/** On a bare table, and before the battle, nobody controls anything. */
export function objectiveTokens(
  game: Game,
  { isBefore }: { readonly isBefore: boolean },
): readonly Objective[] {
  return Object.values(game.objectives).map((objective) => {
    const { id, position } = objective;
    const place = { id, at: [position.x, position.y] as const };
    if (game.mission === null || isBefore) {
      const title = game.mission === null ? "" : words.scoring.marker.name(id);
      return { ...place, holder: null, next: null, label: "", title };
    }
    const { holder, next, label, lines } = markerWords(game, objective);
    const text = [words.scoring.marker.name(id), ...lines].join("\n");
    return { ...place, holder, next, label, title: text };
  });
}

/** What else decides how tokens look: the document the table began with, and the unit that the panel takes apart. */
interface Looks {
  readonly start: Game;
  /** The unit of whose models the panel speaks one by one. */
  readonly numbered?: string | null | undefined;
  /** Whether hands can take up the models of a unit. */
  readonly takes?: (unit: Unit) => boolean;
}

export function unitTokens(game: Game, mark: Marker, looks: Looks): readonly UnitToken[] {
  const { start, numbered, takes = () => false } = looks;
  return Object.values(game.units)
    .map((unit) => ({ unit, models: modelTokens(game, unit, unit.id === numbered, takes(unit)) }))
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
        badge: [
          badge,
          ...heightsOf(unit),
          actionOf(unit),
          ...(unit.flags.battle_shocked === true ? [words.board.shocked] : []),
        ]
          .filter(Boolean)
          .join(" · "),
        description: describe(game, unit, unit.id === numbered, why),
        busy: unit.action !== undefined,
        models,
      };
    });
}

/** What the unit does for its mission; empty: nothing. */
function actionOf({ action }: Unit): string {
  if (action === undefined) return "";
  return words.scoring.actions.performing(actionName(action.action), action.objective_id);
}

/** On which floors of ruins, or how high on other terrain, its models stand; none on the ground. */
function heightsOf({ models }: Unit): readonly string[] {
  const heights = new Set(Object.values(models).map(({ position }) => position?.z ?? 0));
  heights.delete(0);
  const up = [...heights].sort((a, b) => a - b).map((z) => inches(z));
  return up.length === 0 ? [] : [words.placing.floors.upAt(up.join(", "))];
}

/** The owner's name where a unit of the other side is called the same; else empty. */
function whoseName({ units, players }: Game, { name, owner }: Unit): string {
  const isShared = Object.values(units).some((other) => other.owner !== owner && other.name === name);
  return isShared ? players[owner].name : "";
}

interface KnownModels {
  readonly looks: string;
  readonly tokens: readonly ModelToken[];
}

/** Three hundred are made for one click, and mostly all are as they were. */
const knownModels = new WeakMap<Unit, KnownModels>();

/** Those on the table: a unit in reserve or inside a transport is not drawn. */
function modelTokens(game: Game, unit: Unit, isNumbered: boolean, isTaken: boolean): readonly ModelToken[] {
  const picks = picksOf(game, unit, isTaken);
  const looks = JSON.stringify([isNumbered, picks]);
  const known = knownModels.get(unit);
  if (known?.looks === looks) return known.tokens;
  const tokens = Object.values(unit.models).flatMap((model) =>
    model.position === null
      ? []
      : [
          {
            ...modelToken(unit, model, model.position, isNumbered),
            pick: isIn(picks, model) ? picks.as : "none",
          },
        ],
  );
  knownModels.set(unit, { looks, tokens });
  return tokens;
}

function modelToken(
  unit: Unit,
  model: Model,
  position: Position,
  isNumbered: boolean,
): Omit<ModelToken, "pick"> {
  return {
    id: modelKey(unit.id, model.id),
    name: model.name,
    footprint: footprintOf(model, position),
    wounds: model.wounds,
    fullWounds: statOf(unit, model, "wounds"),
    glyph: kindOfModel(unit, model),
    number: isNumbered ? modelNumber(unit, model.id) : "",
  };
}

/** What hands do with models of a unit, and with which of them. */
interface Picks {
  readonly as: ModelToken["pick"];
  readonly who: readonly string[] | "all";
}

function picksOf(game: Game, unit: Unit, isTaken: boolean): Picks {
  if (isTaken) return { as: "drag", who: "all" };
  const losing =
    escapeUnderWay(game)?.unitId ?? mortalUnderWay(game)?.unit_id ?? coherencyUnderWay(game)?.unit_id;
  if (losing === unit.id) return { as: "choose", who: "all" };
  const choice = allocationUnderWay(game);
  return { as: "choose", who: choice?.unit_id === unit.id ? choice.model_ids : [] };
}

function isIn({ who }: Picks, { id }: Model): boolean {
  return who === "all" || who.includes(id);
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
    ...(isNumbered ? [words.board.numbers(all.map(({ id }) => modelNumber(unit, id)).join(" "))] : []),
    ...(unit.action === undefined ? [] : [actionOf(unit)]),
    ...(why === "" ? [] : [why]),
  ].join(", ");
}
