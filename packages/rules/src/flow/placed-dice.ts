import { type Book, bookOf } from "../abilities/book.ts";
import type { Clause } from "../abilities/language/clause.ts";
import { abilityOf } from "../abilities/language/row.ts";
import { triggersOf } from "../abilities/language/trigger.ts";
import type { Dice } from "../dice/source.ts";
import type { Change, Table } from "../game/change.ts";
import type { Unit } from "../game/document.ts";
import { someModelHas } from "../game/every-model.ts";
import type { PlacedRoll } from "../game/placed-die.ts";
import { PLAYER_IDS, type PlayerId } from "../game/player.ts";

/** Dice of a pool that lie ready in the place of dice that would be rolled. */

/** The face that lies ready for this roll of the unit; undefined: the die is rolled. */
export function placedFor(game: Table, { id, owner }: Unit, roll: PlacedRoll): number | undefined {
  return game.players[owner].placed?.find((one) => one.unit_id === id && one.roll === roll)?.face;
}

/** The face that lies ready for this roll of the unit, which it uses up; undefined: the die is rolled. */
export function takePlaced(change: Change, unitId: string, roll: PlacedRoll): number | undefined {
  const { owner } = change.table.units[unitId]!;
  const { placed = [] } = change.table.players[owner];
  const found = placed.find((one) => one.unit_id === unitId && one.roll === roll);
  if (found === undefined) return undefined;
  writePlaced(
    change,
    owner,
    placed.filter((one) => one !== found),
  );
  return found.face;
}

/** The dice of the action, with those that lie ready for attacks. */
export function diceWithPlaced(change: Change): Dice {
  const { dice } = change;
  if (PLAYER_IDS.every((player) => change.table.players[player].placed === undefined)) return dice;
  return {
    d6: () => dice.d6(),
    get cursor() {
      return dice.cursor;
    },
    ...(dice.scripted === true && { scripted: true as const }),
    placed: (roll, unitId) => takePlaced(change, unitId, roll),
  };
}

/** What was not used comes back to its pool. */
export function returnPlaced(change: Change, player: PlayerId): void {
  const { placed, pools = {} } = change.table.players[player];
  if (placed === undefined) return;
  let next = pools;
  for (const { pool, face } of placed) {
    const held = next[pool];
    next = { ...next, [pool]: [...(typeof held === "object" ? held : []), face] };
  }
  change.set(`players.${player}.pools`, next);
  writePlaced(change, player, []);
}

function writePlaced(
  change: Change,
  player: PlayerId,
  placed: NonNullable<Table["players"]["p1"]["placed"]>,
): void {
  const path = `players.${player}.placed`;
  if (placed.length > 0) change.set(path, placed);
  else change.remove(path);
}

/** Rules by which a player places dice between the rolls of attacks. */
interface Placing {
  readonly id: string;
  readonly ability: string;
  readonly pool: string;
}

const known = new WeakMap<Book, readonly Placing[]>();

function placingIn(book: Book): readonly Placing[] {
  let found = known.get(book);
  if (found === undefined) {
    found = [...book.rows.values()].flatMap((row) =>
      (row.does as readonly Clause[]).flatMap(({ as = row.id, when, use }) => {
        const ability = abilityOf(row);
        const isIt = when !== undefined && triggersOf(when).some((trigger) => "rolling" in trigger);
        return isIt && ability !== undefined && use?.spend !== undefined
          ? [{ id: as, ability, pool: use.spend.pool }]
          : [];
      }),
    );
    known.set(book, found);
  }
  return found;
}

/** Whether the owner of the unit could place a die before the next roll of attacks. */
export function mayPlaceDie(game: Table, unitId: string): boolean {
  const unit = game.units[unitId]!;
  const { pools, used } = game.players[unit.owner];
  if (pools === undefined) return false;
  return placingIn(bookOf(game)).some(({ id, ability, pool }) => {
    const held = pools[pool];
    if (typeof held !== "object" || held.length === 0 || !someModelHas(unit, ability)) return false;
    return !used.some((one) => one.stratagem === id && one.unit_id === unitId);
  });
}
