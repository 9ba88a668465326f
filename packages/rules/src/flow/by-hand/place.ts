import { LIMITS } from "../../base/limits.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import { lookup } from "../../game/lookup.ts";
import { refusalList } from "../../game/refusal-list.ts";
import { isDestroyed, isOnTable, modelsOf } from "../../game/unit.ts";
import { everyPlaceFault } from "../../space/place/faults.ts";
import { type Places, placeField } from "../../space/place/field.ts";
import type { PlaceOrder } from "../../space/place/order.ts";
import { type ByHandKind, isUnknown, unitNamed } from "./kind.ts";

/** Models stand where the players put them, if they can stand there (BH-4). */

const ANYWHERE: PlaceOrder = {
  within: null,
  awayFrom: null,
  keepAway: { across: 0, up: 0 },
  rules: { area: "BH-4", range: "BH-4", standing: "BH-4" },
};

/** What only holds of moves and set-ups by the rules. */
const NOT_ASKED: ReadonlySet<string> = new Set(["ENEMY_TOO_NEAR", "COHERENCY"]);

/** Why these models of the unit cannot stand where they are: no footing, no room, off the table. */
export function standingRefusals(game: Game, unit: Unit, ids: readonly string[]): readonly Refusal[] {
  const faults = everyPlaceFault(placeField(game, unit, ANYWHERE), ANYWHERE).filter(
    ({ code, model_id = "" }) => !NOT_ASKED.has(code) && (code === "OVERLAP" || ids.includes(model_id)),
  );
  return refusalList(game, faults);
}

/** Why the models of a unit cannot be put to these places by hand; empty where they can. */
export function placesByHandRefusals(
  game: Game,
  unit: Unit,
  { positions, facings = {} }: Places,
): readonly Refusal[] {
  const ids = Object.keys(positions);
  const malformed = malformedIn(game, unit, ids, positions, Object.keys(facings));
  return malformed.length > 0 ? malformed : standingRefusals(game, placedAt(unit, positions, facings), ids);
}

export const moveModels: ByHandKind<"MOVE_MODELS"> = (change, { unit_id, positions, facings = {} }) => {
  const { game } = change;
  const unit = unitNamed(game, unit_id);
  if (isUnknown(unit)) return unit;
  if (isDestroyed(unit)) return [refusal("UNIT_DESTROYED", "BH-4", { unit: unit.name }, { unit_id })];
  const refusals = placesByHandRefusals(game, unit, { positions, facings });
  if (refusals.length > 0) return refusals;
  const moved = placedAt(unit, positions, facings);
  for (const id of new Set([...Object.keys(positions), ...Object.keys(facings)])) {
    const { position, facing } = moved.models[id]!;
    if (lookup(positions, id) !== undefined) change.set(`units.${unit_id}.models.${id}.position`, position);
    if (facing !== unit.models[id]!.facing) change.set(`units.${unit_id}.models.${id}.facing`, facing);
  }
  if (unit.reserve !== null) change.set(`units.${unit_id}.reserve`, null);
  if (unit.embarked_in !== null) change.set(`units.${unit_id}.embarked_in`, null);
  return {};
};

function placedAt(
  unit: Unit,
  positions: Readonly<Record<string, readonly [number, number, (number | undefined)?]>>,
  facings: Readonly<Record<string, number>>,
): Unit {
  const models = Object.fromEntries(
    Object.entries(unit.models).map(([id, model]) => {
      const [x, y, z = 0] = lookup(positions, id) ?? [];
      const position = x === undefined || y === undefined ? model.position : { x, y, z };
      return [id, { ...model, position, facing: lookup(facings, id) ?? model.facing }];
    }),
  );
  return { ...unit, models };
}

/** Only models of the unit, all of them where none is on the table, each at a place on it. */
function malformedIn(
  { board }: Game,
  unit: Unit,
  ids: readonly string[],
  positions: Readonly<Record<string, readonly [number, number, (number | undefined)?]>>,
  turned: readonly string[],
): readonly Refusal[] {
  const { id: unit_id, name } = unit;
  const stranger = [...ids, ...turned].find((id) => lookup(unit.models, id) === undefined);
  if (stranger !== undefined) {
    return [refusal("UNKNOWN_MODEL", "GD-7", { unit: name, id: stranger }, { unit_id, model_id: stranger })];
  }
  const missing = isOnTable(unit) ? undefined : modelsOf(unit).find(({ id }) => !ids.includes(id));
  if (missing !== undefined) {
    return [
      refusal("NOT_PLACED", "BH-4", { model: missing.id, unit: name }, { unit_id, model_id: missing.id }),
    ];
  }
  return ids.flatMap((id) => {
    const [x, y, z = 0] = positions[id]!;
    const on = x >= 0 && y >= 0 && z >= 0 && x <= board.width && y <= board.height && z <= LIMITS.boardInches;
    return on ? [] : [refusal("OFF_TABLE:place", "BH-4", { model: id }, { unit_id, model_id: id })];
  });
}
