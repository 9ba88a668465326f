import { normaliseKeyword } from "../base/keyword.ts";
import type { Table } from "../game/change.ts";
import type { Unit } from "../game/document.ts";
import { isFixed } from "../game/edition.ts";
import { isAttached } from "../game/unit.ts";
import { type Book, bookOf } from "./book.ts";
import type { EffectRow, InForce } from "./effect.ts";

/**
 * What is in force on one unit: effects given to it, abilities that are always on, auras that reach it, and the rule of
 * its detachment.
 */
export function inForceOn(game: Table, unit: Unit): readonly InForce[] {
  const book = bookOf(game);
  const { settled, open } = ownForces(book, unit, isFixed(game, "UNIT_ABILITIES"));
  const { detachment } = game.players[unit.owner];
  const ofArmy = detachment === undefined ? undefined : book.byDetachment.get(detachment);
  if (open.length === 0 && ofArmy === undefined && !book.hasAuras) return settled;
  return remembered(game, unit, () => {
    const found = [...settled];
    for (const force of open) if (force.row.when!(unit, game)) found.push(force);
    for (const row of ofArmy ?? []) {
      if (row.aura !== undefined) continue;
      if (row.when?.(unit, game) ?? true) found.push({ row, effect: null, bearers: onlyOn(row, unit, null) });
    }
    if (book.hasAuras) addAuras(found, book, game, unit);
    return found.length === settled.length ? settled : found;
  });
}

/** What one unit has of itself. */
interface OwnForces {
  readonly book: Book;
  /** Whether "this unit" is the whole Attached unit (DE-5): records of before it know only the models. */
  readonly ofUnits: boolean;
  /** In force whatever the table looks like. */
  readonly settled: readonly InForce[];
  /** In force while the table answers a question with yes. */
  readonly open: readonly InForce[];
  /** What it spreads around it, and whether a rule of it changes how far. */
  readonly auras: readonly InForce[];
  readonly extends: boolean;
}

const known = new WeakMap<Unit, OwnForces>();
const NOTHING: readonly InForce[] = [];

function ownForces(book: Book, unit: Unit, ofUnits: boolean): OwnForces {
  let found = known.get(unit);
  if (found?.book !== book || found.ofUnits !== ofUnits) {
    found = findOwn(book, unit, ofUnits);
    known.set(unit, found);
  }
  return found;
}

function findOwn(book: Book, unit: Unit, ofUnits: boolean): OwnForces {
  const all: InForce[] = [];
  addGiven(all, book, unit);
  addAlways(all, book, unit, ofUnits);
  if (all.length === 0)
    return { book, ofUnits, settled: NOTHING, open: NOTHING, auras: NOTHING, extends: false };
  const settled: InForce[] = [];
  const open: InForce[] = [];
  const auras: InForce[] = [];
  for (const force of all) {
    const { aura, when, sees } = force.row;
    if (aura !== undefined) auras.push(force);
    else if (sees === "TABLE") open.push(force);
    else if (when === undefined || when(unit, undefined!)) settled.push(force);
  }
  const reaching = auras.length > 0 && all.some(({ row }) => row.auras !== undefined);
  return { book, ofUnits, settled, open, auras, extends: reaching };
}

function addGiven(found: InForce[], book: Book, { effects }: Unit): void {
  if (effects === undefined) return;
  for (const effect of effects) {
    const row = book.byId.get(effect.effect);
    if (row === undefined) continue;
    const bearers = effect.model_id === undefined ? null : new Set([effect.model_id]);
    found.push({ row, effect, bearers });
  }
}

function addAlways(found: InForce[], book: Book, unit: Unit, ofUnits: boolean): void {
  const ofAll = rowsIn(book, unit.abilities);
  for (const row of ofAll) {
    if (reaches(unit, row)) found.push({ row, effect: null, bearers: onlyOn(row, unit, null) });
  }
  let ofSome: Map<EffectRow, Set<string>> | undefined;
  for (const id in unit.models) {
    const { abilities } = unit.models[id]!;
    if (abilities === undefined) continue;
    for (const row of rowsIn(book, abilities)) {
      if (ofAll.includes(row) || !reaches(unit, row)) continue;
      ofSome ??= new Map();
      const bearers = ofSome.get(row);
      if (bearers === undefined) ofSome.set(row, new Set([id]));
      else bearers.add(id);
    }
  }
  if (ofSome === undefined) return;
  for (const [row, bearers] of ofSome) {
    found.push({
      row,
      effect: null,
      bearers: row.reach === "LED" || (row.reach === "UNIT" && ofUnits) ? null : onlyOn(row, unit, bearers),
    });
  }
}

/** The models that have it: those that bring it, or those that the row names. */
function onlyOn({ isOn, spares }: EffectRow, unit: Unit, bearers: InForce["bearers"]): InForce["bearers"] {
  if (isOn === undefined) return bearers;
  const found = new Set<string>();
  for (const id in unit.models) {
    if (isOn(unit, unit.models[id]!) && (spares !== true || bearers?.has(id) === false)) found.add(id);
  }
  return found;
}

/** What a leader gives to others it gives only where there are others. */
function reaches(unit: Unit, { reach }: EffectRow): boolean {
  return reach !== "LED" || isAttached(unit);
}

const rowsByBook = new WeakMap<Book, WeakMap<readonly string[], readonly EffectRow[]>>();

function rowsIn(book: Book, abilities: readonly string[]): readonly EffectRow[] {
  let byList = rowsByBook.get(book);
  if (byList === undefined) {
    byList = new WeakMap();
    rowsByBook.set(book, byList);
  }
  let rows = byList.get(abilities);
  if (rows === undefined) {
    rows = [...new Set(abilities.flatMap((text) => book.byAbility.get(normaliseKeyword(text)) ?? []))];
    byList.set(abilities, rows);
  }
  return rows;
}

/** Auras are in force on the units that they reach; the same one from two sources counts once. */
function addAuras(found: InForce[], book: Book, game: Table, unit: Unit): void {
  for (const id in game.units) {
    const source = game.units[id]!;
    const own = ownForces(book, source, isFixed(game, "UNIT_ABILITIES"));
    for (const { row, bearers } of own.auras) {
      const further = own.extends ? furtherOf(own, row, source, game) : 0;
      spread(found, game, unit, source, row, bearers, further);
    }
    const { detachment } = game.players[source.owner];
    for (const row of (detachment === undefined ? undefined : book.byDetachment.get(detachment)) ?? []) {
      if (row.aura !== undefined) spread(found, game, unit, source, row, null);
    }
  }
}

function spread(
  found: InForce[],
  game: Table,
  unit: Unit,
  source: Unit,
  row: EffectRow,
  bearers: InForce["bearers"],
  further = 0,
): void {
  if (found.some((force) => force.row === row)) return;
  if (row.aura!.reaches(game, { source, bearers, unit, further })) {
    found.push({ row, effect: null, bearers: null, source });
  }
}

/** What rules of the unit itself add to the range of this aura of it; auras of others do not reach that far. */
function furtherOf({ settled, open }: OwnForces, { name }: EffectRow, source: Unit, game: Table): number {
  let sum = 0;
  for (const { row } of [...settled, ...open]) {
    if (row.auras === undefined || row.when?.(source, game) === false) continue;
    for (const { inches, names } of row.auras) {
      if (names === undefined || names.includes(name.toUpperCase())) sum += inches;
    }
  }
  return sum;
}

/** What was found for a table; another table has other units, or is at another moment of the battle. */
interface Remembered extends Pick<Table, "turn" | "players" | "objectives" | "charges"> {
  readonly byUnit: Map<Unit, readonly InForce[]>;
}

const byTable = new WeakMap<Table["units"], Remembered>();

function remembered(game: Table, unit: Unit, find: () => readonly InForce[]): readonly InForce[] {
  const { units, turn, players, objectives, charges } = game;
  let table = byTable.get(units);
  const isSame =
    table?.turn === turn &&
    table.players === players &&
    table.objectives === objectives &&
    table.charges === charges;
  if (table === undefined || !isSame) {
    table = { turn, players, objectives, charges, byUnit: new Map() };
    byTable.set(units, table);
  }
  let found = table.byUnit.get(unit);
  if (found === undefined) {
    found = find();
    // What is found while a rule is asked about knows nothing of rules that ask.
    if (!isAsking) table.byUnit.set(unit, found);
  }
  return found;
}

let isAsking = false;

/** Whether one of these effects is in force on the unit, whoever gives or spreads it; rules that ask this do not see each other. */
export function isInForce(game: Table, unit: Unit, ids: readonly string[]): boolean {
  if (isAsking) return false;
  isAsking = true;
  try {
    return inForceOn(game, unit).some(({ row }) => ids.includes(row.id));
  } finally {
    isAsking = false;
  }
}

/** What a row does, by the field that says it. */
type Hook = keyof EffectRow;

const byHook = new WeakMap<readonly InForce[], Map<Hook, readonly InForce[]>>();

/** Those of them that do this: most questions are about one thing, and most of what is in force is about another. */
export function inForceWith(game: Table, unit: Unit, hook: Hook): readonly InForce[] {
  const all = inForceOn(game, unit);
  if (all.length === 0) return all;
  let known = byHook.get(all);
  if (known === undefined) {
    known = new Map();
    byHook.set(all, known);
  }
  let found = known.get(hook);
  if (found === undefined) {
    found = all.filter(({ row }) => row[hook] !== undefined);
    known.set(hook, found);
  }
  return found;
}

/** Whether this model of the unit has it. */
export function bears({ bearers }: InForce, modelId: string): boolean {
  return bearers === null || bearers.has(modelId);
}
