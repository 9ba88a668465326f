import type { Table } from "../game/change.ts";
import type { Model, Stats, Unit } from "../game/document.ts";
import type { Reason } from "../game/reason.ts";
import { isAttached, isCharacter, modelsOf, statOf } from "../game/unit.ts";
import type { InForce } from "./effect.ts";
import { bears, inForceOn } from "./in-force.ts";

/** The characteristics of models as they are now, with everything that is in force on them. */

/** No model moves less than this while it moves at all (MO-17). */
const LEAST_MOVE = 1;

export function characteristicOf<Name extends keyof Stats>(
  game: Table,
  unit: Unit,
  model: Model,
  name: Name,
): Stats[Name] {
  return changed(game, unit, model, name, undefined);
}

/** What made the characteristic another than is written. */
export function characteristicCauses(
  game: Table,
  unit: Unit,
  model: Model,
  name: keyof Stats,
): readonly Reason[] {
  const causes: Reason[] = [];
  changed(game, unit, model, name, causes);
  return causes;
}

function changed<Name extends keyof Stats>(
  game: Table,
  unit: Unit,
  model: Model,
  name: Name,
  causes: Reason[] | undefined,
): Stats[Name] {
  const written = statOf(unit, model, name);
  // Battle-shock comes first: what adds to it afterwards still does (CO-8).
  let value =
    name === "objective_control" && unit.flags.battle_shocked === true ? (0 as Stats[Name]) : written;
  for (const force of inForceOn(game, unit)) {
    const change = force.row.stats?.[name];
    if (change === undefined || !bears(force, model.id)) continue;
    const after = change(value, unit, model);
    if (after !== value) causes?.push({ what: "ROW", rule: force.row.rule, name: force.row.name });
    value = after;
  }
  if (name !== "move" || value === written) return value;
  return Math.max(LEAST_MOVE, value as number) as Stats[Name];
}

/** The Toughness that attacks wound against: the highest of the bodyguard, else of all (AT-8). */
export function toughnessOf(game: Table, unit: Unit): number {
  return toughest(game, unit)?.toughness ?? unit.stats.toughness;
}

export function toughnessCauses(game: Table, unit: Unit): readonly Reason[] {
  const found = toughest(game, unit);
  return found === undefined ? [] : characteristicCauses(game, unit, found.model, "toughness");
}

interface Toughest {
  readonly model: Model;
  readonly toughness: number;
}

interface KnownToughest {
  /** What was in force then: what the board changes makes another list. */
  readonly forces: readonly InForce[];
  readonly found: Toughest | undefined;
}

const toughestByUnit = new WeakMap<Unit, KnownToughest>();

function toughest(game: Table, unit: Unit): Toughest | undefined {
  const forces = inForceOn(game, unit);
  let known = toughestByUnit.get(unit);
  if (known?.forces !== forces) {
    known = { forces, found: findToughest(game, unit) };
    toughestByUnit.set(unit, known);
  }
  return known.found;
}

function findToughest(game: Table, unit: Unit): Toughest | undefined {
  const attached = isAttached(unit);
  let found: Toughest | undefined;
  for (const model of modelsOf(unit)) {
    if (attached && isCharacter(unit, model)) continue;
    const toughness = characteristicOf(game, unit, model, "toughness");
    if (found === undefined || toughness > found.toughness) found = { model, toughness };
  }
  return found;
}
