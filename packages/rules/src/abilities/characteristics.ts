import type { Table } from "../game/change.ts";
import type { Model, Stats, Unit } from "../game/document.ts";
import type { Reason } from "../game/reason.ts";
import { isAttached, isCharacter, modelsOf, statOf } from "../game/unit.ts";
import type { InForce } from "./effect.ts";
import { bears, inForceOn, inForceWith } from "./in-force.ts";

/** The characteristics of models as they are now, with everything that is in force on them. */

/**
 * How far rules can take a characteristic; one that is written beyond that stays as it is. No model moves less than 1 inch
 * while it moves at all (MO-17); a save of 7 is none.
 */
const BOUNDS: Readonly<Partial<Record<keyof Stats, readonly [least: number, most: number]>>> = {
  move: [1, Number.POSITIVE_INFINITY],
  toughness: [1, Number.POSITIVE_INFINITY],
  save: [2, 7],
  invulnerable_save: [2, 7],
  leadership: [4, 9],
  objective_control: [0, Number.POSITIVE_INFINITY],
};

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
  const shocked = name === "objective_control" && unit.flags.battle_shocked === true;
  let value = shocked ? (0 as Stats[Name]) : written;
  for (const force of inForceWith(game, unit, "stats")) {
    const change = force.row.stats![name];
    if (change === undefined || !bears(force, model.id)) continue;
    const after = change(value, unit, model);
    if (after !== value) causes?.push({ what: "ROW", rule: force.row.rule, name: force.row.name });
    value = after;
  }
  // Battle-shock is no modifier: it takes what is firm away too.
  if (!shocked && value !== written && isWorse(name, value, written) && isFirm(game, unit, model, name)) {
    return written;
  }
  if (value === written || value === null) return value;
  const [least, most] = BOUNDS[name] ?? NO_BOUNDS;
  const own = (written ?? value) as number;
  return Math.max(Math.min(least, own), Math.min(Math.max(most, own), value)) as Stats[Name];
}

const NO_BOUNDS = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;

/** Saves and Leadership are worse the higher they are. */
const HIGHER_IS_WORSE: ReadonlySet<keyof Stats> = new Set<keyof Stats>([
  "save",
  "invulnerable_save",
  "leadership",
]);

function isWorse(name: keyof Stats, value: number | null, written: number | null): boolean {
  if (value === null || written === null) return value === null && written !== null;
  return HIGHER_IS_WORSE.has(name) ? value > written : value < written;
}

function isFirm(game: Table, unit: Unit, model: Model, name: keyof Stats): boolean {
  return inForceWith(game, unit, "firm").some(
    (force) => force.row.firm!.includes(name) && bears(force, model.id),
  );
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
