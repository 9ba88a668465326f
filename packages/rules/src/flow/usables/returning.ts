import { type Refusal, refusal } from "../../base/refusal.ts";
import type { RuleId } from "../../base/rule.ts";
import type { Change } from "../../game/change.ts";
import type { Game, Model, Unit } from "../../game/document.ts";
import { lookup } from "../../game/lookup.ts";
import { isWounded, modelsOf, statOf } from "../../game/unit.ts";
import { placesFor, returnFaults, withReturned } from "../../space/place/returning.ts";

/** Destroyed models that come back into their unit. */

type Positions = Parameters<typeof withReturned>[2]["positions"];

export interface ReturnOptions {
  /** Absent: all that they began with. */
  readonly wounds?: number | undefined;
  /** Where the player sets them up; who is not named the referee sets up beside the others. */
  readonly positions?: Positions | undefined;
}

const namedIn = (positions: Positions) => Object.keys(positions).filter((id) => positions[id] !== undefined);

/** Why they cannot stand where the player would set them up. */
export function placingRefusals(
  game: Game,
  unit: Unit,
  rule: RuleId,
  most: number,
  positions: Positions,
): readonly Refusal[] {
  const lost = unit.lost ?? {};
  const about = { unit_id: unit.id };
  if (Object.keys(lost).length === 0) return [refusal("NOBODY_TO_RETURN", rule, { unit: unit.name }, about)];
  const named = namedIn(positions);
  const strangers = named.filter((id) => lookup(lost, id) === undefined);
  if (strangers.length > 0 || named.length > most) {
    const [id] = strangers.length > 0 ? strangers : named;
    return [refusal("UNKNOWN_MODEL", "GD-7", { unit: unit.name, id: id! }, about)];
  }
  return returnFaults(
    game,
    unit,
    named.map((id) => lost[id]!),
    { positions },
  );
}

/** Whom the player has placed, and as many more as may come and have room. */
export function returnModels(
  change: Change,
  unitId: string,
  most: number,
  options: ReturnOptions = {},
): void {
  const unit = change.table.units[unitId]!;
  const { positions = {}, wounds } = options;
  const lost = Object.values(unit.lost ?? {});
  const placed = lost.filter(({ id }) => namedIn(positions).includes(id)).slice(0, most);
  const standing = withReturned(unit, placed, { positions });
  const others = lost.filter((one) => !placed.includes(one)).slice(0, most - placed.length);
  const more = placesFor(change.game, standing, others);
  const found = others.filter(({ id }) => Object.hasOwn(more.positions, id));
  const whole = withReturned(standing, found, more);
  const back = Object.values(whole.models).filter(({ id }) => !Object.hasOwn(unit.models, id));
  for (const model of back) setUp(change, unit, model, wounds);
  if (back.length === lost.length && lost.length > 0) change.remove(`units.${unitId}.lost`);
  change.story.addLine({ line: "models_returned", unit_id: unitId, models: back.length, most });
}

function setUp(change: Change, unit: Unit, model: Model, wounds: number = model.wounds): void {
  const left = Math.min(wounds, statOf(unit, model, "wounds"));
  change.set(`units.${unit.id}.models.${model.id}`, { ...model, wounds: left });
  change.remove(`units.${unit.id}.lost.${model.id}`);
}

/** Wound by wound: a wounded model regains one; where all are whole, a destroyed model comes back with one. */
export function reanimate(change: Change, unitId: string, wounds: number): void {
  for (let left = wounds; left > 0; left--) {
    const unit = change.table.units[unitId]!;
    const hurt = modelsOf(unit).find((model) => isWounded(unit, model));
    if (hurt !== undefined) {
      const now = hurt.wounds + 1;
      change.set(`units.${unitId}.models.${hurt.id}.wounds`, now);
      change.story.addLine({ line: "wound_regained", unit_id: unitId, model_id: hurt.id, wounds: now });
      continue;
    }
    const before = modelsOf(unit).length;
    if (Object.keys(unit.lost ?? {}).length === 0) return;
    returnModels(change, unitId, 1, { wounds: 1 });
    // Nobody finds a place, or would only stand alone.
    if (modelsOf(change.table.units[unitId]!).length === before) return;
  }
}
