import { polygonFault } from "../geometry/polygon.ts";
import { type Point, shapeOf } from "../geometry/shape.ts";
import { onBoard } from "../geometry/within.ts";
import { LIMITS, TOLERANCE } from "../limits.ts";
import { accept, type Checked, type Refusal } from "../refusal.ts";
import { FAULTS_SHOWN, fault, readBorder } from "./border.ts";
import { chargeFaults } from "./charge-references.ts";
import { type Game, gameSchema, type Model, type Unit } from "./document.ts";
import type { Path } from "./explain.ts";
import { shootingFaults } from "./references.ts";
import { idSchema } from "./scalar.ts";
import { statOf } from "./unit.ts";

/** The document by itself: its fields, references and places; defaults filled in. */
export function readGame(raw: unknown): Checked<Game> {
  const read = readBorder(gameSchema, raw, "GD-1", "BAD_DOCUMENT");
  if (!read.ok) return read;
  const game: Game = read.value;
  const faults = [...documentFaults(game)].slice(0, FAULTS_SHOWN);
  return faults.length > 0 ? { ok: false, refusals: faults } : accept(game);
}

const CODE = "BAD_DOCUMENT";

/** What the schema cannot say: keys and ids, references between parts, places on the board, counts. */
function* documentFaults(game: Game): Generator<Refusal> {
  yield* keyFaults(game.units, ["units"], LIMITS.units);
  yield* keyFaults(game.weapons, ["weapons"], LIMITS.weapons);
  yield* keyFaults(game.terrain, ["terrain"], LIMITS.terrain);
  let models = 0;
  for (const [id, unit] of Object.entries(game.units)) {
    yield* unitFaults(game, id, unit);
    models += Object.keys(unit.models).length;
  }
  if (models > LIMITS.models) {
    yield fault(CODE, "GD-6", ["units"], `has ${models} models, more than ${LIMITS.models}`);
  }
  let corners = 0;
  for (const { polygon } of Object.values(game.terrain)) corners += polygon.length;
  if (corners > LIMITS.terrainPoints) {
    yield fault(CODE, "GD-6", ["terrain"], `has ${corners} corners, more than ${LIMITS.terrainPoints}`);
  }
  for (const [id, { polygon }] of Object.entries(game.terrain)) {
    const what = polygonFault(polygon as readonly Point[]);
    if (what !== undefined) yield fault(CODE, "GD-5", ["terrain", id, "polygon"], what);
    for (const [index, [x, y]] of polygon.entries()) {
      const off =
        x < -TOLERANCE ||
        y < -TOLERANCE ||
        x > game.board.width + TOLERANCE ||
        y > game.board.height + TOLERANCE;
      if (off) yield fault(CODE, "GD-3", ["terrain", id, "polygon", index], "is off the board");
    }
  }
  yield* shootingFaults(game);
  yield* chargeFaults(game);
}

function* keyFaults(
  record: Readonly<Record<string, { readonly id: string }>>,
  path: Path,
  limit: number,
): Generator<Refusal> {
  const keys = Object.keys(record);
  if (keys.length > limit) yield fault(CODE, "GD-6", path, `has ${keys.length} entries, more than ${limit}`);
  for (const key of keys) {
    if (!idSchema.safeParse(key).success) {
      yield fault(CODE, "GD-2", [...path, key], "its key must be an id of 1 to 64 letters, digits, _ or -");
    } else if (record[key]!.id !== key) {
      yield fault(CODE, "GD-2", [...path, key, "id"], `must equal its key "${key}"`);
    }
  }
}

function* unitFaults(game: Game, unitId: string, unit: Unit): Generator<Refusal> {
  const path = ["units", unitId, "models"] as const;
  yield* keyFaults(unit.models, path, LIMITS.modelsPerUnit);
  for (const [modelId, model] of Object.entries(unit.models)) {
    for (const [index, weaponId] of model.weapons.entries()) {
      if (!Object.hasOwn(game.weapons, weaponId)) {
        yield fault(CODE, "GD-2", [...path, modelId, "weapons", index], `no weapon has the id "${weaponId}"`);
      }
    }
    yield* placeFaults(game, unit, model, [...path, modelId]);
  }
}

function* placeFaults(game: Game, unit: Unit, model: Model, path: readonly string[]): Generator<Refusal> {
  const { x, y } = model.position;
  if (!onBoard(shapeOf(model.base, x, y, model.facing), game.board.width, game.board.height)) {
    const size = `${game.board.width}" × ${game.board.height}"`;
    yield fault(CODE, "GD-3", [...path, "position"], `the base is not wholly on the board of ${size}`);
  }
  const most = statOf(unit, model, "wounds");
  if (model.wounds > most) {
    yield fault(
      CODE,
      "GD-3",
      [...path, "wounds"],
      `is ${model.wounds}, more than the characteristic of ${most}`,
    );
  }
}
