import { LIMITS, TOLERANCE } from "../base/limits.ts";
import { accept, type Checked, type Refusal, reject } from "../base/refusal.ts";
import { polygonFault } from "../geometry/polygon.ts";
import { type Point, shapeOf } from "../geometry/shape.ts";
import { onBoard } from "../geometry/within.ts";
import { fault, faultList, readBorder } from "./border.ts";
import { type Game, gameSchema, type Model, type Unit } from "./document.ts";
import { withNamesOfToday } from "./earlier-names.ts";
import type { Path } from "./explain.ts";
import { lookup } from "./lookup.ts";
import { type AbilityFacts, stateFaults } from "./references.ts";
import { idSchema } from "./scalar.ts";
import { statOf } from "./unit.ts";

/** The document by itself: its fields, references and places; defaults filled in. */
export function readGame(raw: unknown, facts: AbilityFacts): Checked<Game> {
  const read = readBorder(gameSchema, withNamesOfToday(raw), "GD-1", "BAD_DOCUMENT");
  if (!read.ok) return read;
  const game: Game = read.value;
  // Rows first: everything else asks what they say.
  const rows = faultList(facts.rowFaults(game.settings.rows ?? {}));
  if (rows.length > 0) return reject(...rows);
  const faults = faultList(documentFaults(game, facts));
  return faults.length > 0 ? reject(...faults) : accept(game);
}

const CODE = "BAD_DOCUMENT";

type Zone = Game["terrain"][string]["polygon"];

/** What the schema cannot say: keys and ids, references between parts, places on the board, counts. */
function* documentFaults(game: Game, facts: AbilityFacts): Generator<Refusal> {
  yield* keyFaults(game.units, ["units"], LIMITS.units);
  yield* keyFaults(game.weapons, ["weapons"], LIMITS.weapons);
  yield* keyFaults(game.terrain, ["terrain"], LIMITS.terrain);
  let models = 0;
  for (const [id, unit] of Object.entries(game.units)) {
    yield* unitFaults(game, id, unit);
    models += Object.keys(unit.models).length;
  }
  if (models > LIMITS.models) {
    yield fault(CODE, "GD-6", ["units"], ["tooMany", "models", models, LIMITS.models]);
  }
  const shots = gunsTimesTargets(game);
  if (shots > LIMITS.gunsTimesTargets) {
    yield fault(CODE, "GD-6", ["units"], ["tooMany", "shots", shots, LIMITS.gunsTimesTargets]);
  }
  let corners = 0;
  for (const { polygon } of Object.values(game.terrain)) corners += polygon.length;
  if (corners > LIMITS.terrainPoints) {
    yield fault(CODE, "GD-6", ["terrain"], ["tooMany", "corners", corners, LIMITS.terrainPoints]);
  }
  for (const [id, { polygon }] of Object.entries(game.terrain)) {
    yield* polygonFaults(game, polygon, ["terrain", id, "polygon"]);
  }
  yield* keyFaults(game.objectives, ["objectives"], LIMITS.objectives);
  for (const [id, { position }] of Object.entries(game.objectives)) {
    if (isOff(game, position.x, position.y))
      yield fault(CODE, "GD-3", ["objectives", id, "position"], ["offBoard"]);
  }
  for (const [player, zone] of Object.entries(game.zones ?? {})) {
    yield* polygonFaults(game, zone, ["zones", player]);
  }
  yield* stateFaults(game, facts);
}

/** The ranged weapons of each side, model by model, times the models of the other side. */
function gunsTimesTargets({ units, weapons }: Game): number {
  const guns = { p1: 0, p2: 0 };
  const models = { p1: 0, p2: 0 };
  for (const { owner, models: own } of Object.values(units)) {
    for (const model of Object.values(own)) {
      models[owner]++;
      for (const id of new Set(model.weapons)) {
        if (lookup(weapons, id)?.type === "RANGED") guns[owner]++;
      }
    }
  }
  return guns.p1 * models.p2 + guns.p2 * models.p1;
}

function* polygonFaults(game: Game, polygon: Zone, path: Path): Generator<Refusal> {
  const found = polygonFault(polygon as readonly Point[]);
  if (found !== undefined) yield fault(CODE, "GD-5", path, ["polygon", found]);
  for (const [index, [x, y]] of polygon.entries()) {
    if (isOff(game, x, y)) yield fault(CODE, "GD-3", [...path, index], ["offBoard"]);
  }
}

function isOff({ board }: Game, x: number, y: number): boolean {
  return x < -TOLERANCE || y < -TOLERANCE || x > board.width + TOLERANCE || y > board.height + TOLERANCE;
}

function* keyFaults(
  record: Readonly<Record<string, { readonly id: string }>>,
  path: Path,
  limit: number,
): Generator<Refusal> {
  const keys = Object.keys(record);
  if (keys.length > limit) yield fault(CODE, "GD-6", path, ["tooMany", "entries", keys.length, limit]);
  for (const key of keys) {
    if (!idSchema.safeParse(key).success) {
      yield fault(CODE, "GD-2", [...path, key], ["keyNoId"]);
    } else if (record[key]!.id !== key) {
      yield fault(CODE, "GD-2", [...path, key, "id"], ["notItsKey", key]);
    }
  }
}

function* unitFaults(game: Game, unitId: string, unit: Unit): Generator<Refusal> {
  const path = ["units", unitId, "models"] as const;
  yield* keyFaults(unit.models, path, LIMITS.modelsPerUnit);
  yield* tableFaults(unit, ["units", unitId]);
  yield* lostFaults(game, unit, ["units", unitId, "lost"]);
  for (const [modelId, model] of Object.entries(unit.models)) {
    yield* armsFaults(game, model, [...path, modelId]);
    yield* placeFaults(game, unit, model, [...path, modelId]);
  }
}

/** Weapons that a model carries must exist. */
function* armsFaults({ weapons }: Game, model: Model, path: Path): Generator<Refusal> {
  for (const [index, weaponId] of model.weapons.entries()) {
    if (!Object.hasOwn(weapons, weaponId)) {
      yield fault(CODE, "GD-2", [...path, "weapons", index], ["unknownId", "weapon", weaponId]);
    }
  }
}

/** Models that may come back are none that stand there. */
function* lostFaults(game: Game, { models, lost = {} }: Unit, path: Path): Generator<Refusal> {
  yield* keyFaults(lost, path, LIMITS.modelsPerUnit);
  for (const [modelId, model] of Object.entries(lost)) {
    yield* armsFaults(game, model, [...path, modelId]);
    if (Object.hasOwn(models, modelId)) yield fault(CODE, "GD-2", [...path, modelId], ["notLost"]);
  }
}

/** A unit stands on the table with all its models, or waits elsewhere with all of them (GD-8). */
function* tableFaults(unit: Unit, path: Path): Generator<Refusal> {
  const models = Object.values(unit.models);
  const placed = models.filter(({ position }) => position !== null);
  if (placed.length > 0 && placed.length < models.length) {
    yield fault(CODE, "GD-8", [...path, "models"], ["halfOnTable"]);
  }
  if (unit.reserve !== null && unit.embarked_in !== null) {
    yield fault(CODE, "GD-8", [...path, "embarked_in"], ["inReserve"]);
  }
  if (placed.length > 0 && (unit.reserve !== null || unit.embarked_in !== null)) {
    const where = unit.reserve === null ? "embarked_in" : "reserve";
    yield fault(CODE, "GD-8", [...path, where], ["isOnTable"]);
  }
}

function* placeFaults(game: Game, unit: Unit, model: Model, path: readonly string[]): Generator<Refusal> {
  const { x, y } = model.position ?? { x: 0, y: 0 };
  if (
    model.position !== null &&
    !onBoard(shapeOf(model.base, x, y, model.facing), game.board.width, game.board.height)
  ) {
    yield fault(CODE, "GD-3", [...path, "position"], ["baseOffBoard", game.board]);
  }
  const most = statOf(unit, model, "wounds");
  if (model.wounds > most) {
    yield fault(CODE, "GD-3", [...path, "wounds"], ["tooManyWounds", model.wounds, most]);
  }
}
