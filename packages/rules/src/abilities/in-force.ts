import { normaliseKeyword } from "../base/keyword.ts";
import type { Game, Unit } from "../game/document.ts";
import { isAttached } from "../game/unit.ts";
import type { EffectRow, InForce } from "./effect.ts";
import { detachmentRows, effectRow, rowOfAbility } from "./registry.ts";

/** What is in force on one unit: effects given to it, and abilities that are always on. */

const known = new WeakMap<Unit, readonly InForce[]>();

export function inForceOn(unit: Unit): readonly InForce[] {
  let found = known.get(unit);
  if (found === undefined) {
    found = findInForce(unit);
    known.set(unit, found);
  }
  return found;
}

const NOTHING: readonly InForce[] = [];

function findInForce(unit: Unit): readonly InForce[] {
  const found: InForce[] = [];
  addGiven(found, unit);
  addAlways(found, unit);
  return found.length === 0 ? NOTHING : found.filter(({ row }) => row.when?.(unit) ?? true);
}

function addGiven(found: InForce[], { effects }: Unit): void {
  if (effects === undefined) return;
  for (const effect of effects) {
    const row = effectRow(effect.effect);
    if (row === undefined) continue;
    const bearers = effect.model_id === undefined ? null : new Set([effect.model_id]);
    found.push({ row, effect, bearers });
  }
}

function addAlways(found: InForce[], unit: Unit): void {
  const ofAll = rowsIn(unit.abilities);
  for (const row of ofAll) if (reaches(unit, row)) found.push({ row, effect: null, bearers: null });
  let ofSome: Map<EffectRow, Set<string>> | undefined;
  for (const id in unit.models) {
    const { abilities } = unit.models[id]!;
    if (abilities === undefined) continue;
    for (const row of rowsIn(abilities)) {
      if (ofAll.includes(row) || !reaches(unit, row)) continue;
      ofSome ??= new Map();
      const bearers = ofSome.get(row);
      if (bearers === undefined) ofSome.set(row, new Set([id]));
      else bearers.add(id);
    }
  }
  if (ofSome === undefined) return;
  for (const [row, bearers] of ofSome) {
    found.push({ row, effect: null, bearers: row.reach === "LED" ? null : bearers });
  }
}

/** What a leader gives to others it gives only where there are others. */
function reaches(unit: Unit, { reach }: EffectRow): boolean {
  return reach !== "LED" || isAttached(unit);
}

const rowsByList = new WeakMap<readonly string[], readonly EffectRow[]>();

function rowsIn(abilities: readonly string[]): readonly EffectRow[] {
  let rows = rowsByList.get(abilities);
  if (rows === undefined) {
    rows = [...new Set(abilities.flatMap((text) => rowOfAbility(normaliseKeyword(text)) ?? []))];
    rowsByList.set(abilities, rows);
  }
  return rows;
}

/** What is in force on one unit, with the rule of the detachment that its player fights as. */
export function allInForceOn({ players }: Pick<Game, "players">, unit: Unit): readonly InForce[] {
  const { detachment } = players[unit.owner];
  if (detachment === undefined) return inForceOn(unit);
  const rows = detachmentRows(detachment).filter((row) => row.when?.(unit) ?? true);
  if (rows.length === 0) return inForceOn(unit);
  return [...inForceOn(unit), ...rows.map((row) => ({ row, effect: null, bearers: null }))];
}

/** Whether this model of the unit has it. */
export function bears({ bearers }: InForce, modelId: string): boolean {
  return bearers === null || bearers.has(modelId);
}
