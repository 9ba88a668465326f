import {
  type Action,
  type Checked,
  documents,
  type Game,
  type PlayerId,
  parseGame,
  placement,
} from "@gunline/rules";
import { type AnyArmy, abilitiesIn, apartFrom, isFieldArmy, type NamedRules } from "./field-army.ts";
import { builtInRows, playerOf, rowsOf, weaponsOf } from "./first-document.ts";
import { buildArmy } from "./new-battle.ts";

/** Far apart each side brings its own army: one to a table that has none for it yet. */

/** What a side adds to the document: units that stand nowhere, and their weapons. */
export interface AddedArmy {
  readonly units: Game["units"];
  readonly weapons: Game["weapons"];
  readonly detachment?: string;
  /** The rows that it is played by and that the table does not have. */
  readonly rows?: NonNullable<Game["settings"]["rows"]>;
}

/** The document without the army of one side, which somebody else will bring; undefined where the battle has begun. */
export function leftOpen(game: Game, side: PlayerId): Game | undefined {
  const units = Object.values(game.units);
  const isUntouched = units.every(
    ({ models, reserve, embarked_in }) =>
      reserve === null &&
      embarked_in === null &&
      Object.values(models).every(({ position }) => position === null),
  );
  if (!documents.isBeforeBattle(game) || !isUntouched) return undefined;
  const kept = units.filter(({ owner }) => owner !== side);
  const carried = new Set(
    kept.flatMap(({ models }) => Object.values(models).flatMap(({ weapons }) => weapons)),
  );
  const weapons = Object.entries(game.weapons).filter(([id]) => carried.has(id));
  const { detachment: _, ...player } = game.players[side];
  return {
    ...game,
    players: { ...game.players, [side]: player },
    units: Object.fromEntries(kept.map((unit) => [unit.id, unit])),
    weapons: Object.fromEntries(weapons),
  };
}

/** An army that was brought, and what its list says of who leads whom: nobody else is told before it is sealed. */
export interface AddedArmyWithFormations {
  readonly army: AddedArmy;
  readonly formations: readonly Action[];
}

/** An army for the side that the document leaves open. */
export function addArmy(game: Game, side: PlayerId, wanted: AnyArmy): Checked<AddedArmyWithFormations> {
  const army = apartFrom(game.weapons, rulesOn(game), wanted);
  const ids = new Map<string, number>();
  for (const id of Object.keys(game.units)) {
    const [, kind, number] = /^(.*)_(\d+)$/.exec(id) ?? [];
    if (kind !== undefined) ids.set(kind, Math.max(ids.get(kind) ?? 0, Number(number)));
  }
  const { units, formations } = buildArmy(army, side, placement.facingEnemy(game, side), ids);
  const { detachment } = playerOf("", army, game.mission);
  const named = detachment === undefined ? {} : { detachment };
  const weapons = weaponsOf([army], units);
  const brought = newRows(game, army);
  const read = parseGame({
    ...game,
    settings: brought === undefined ? game.settings : { ...game.settings, rows: rowsWith(game, brought) },
    players: { ...game.players, [side]: { ...game.players[side], ...named } },
    units: { ...game.units, ...Object.fromEntries(units.map((unit) => [unit.id, unit])) },
    weapons: { ...game.weapons, ...weapons },
  });
  if (!read.ok) return read;
  const own = Object.entries(read.value.units).filter(([, { owner }]) => owner === side);
  const carried = Object.entries(read.value.weapons).filter(([id]) => Object.hasOwn(weapons, id));
  const added = {
    units: Object.fromEntries(own),
    weapons: Object.fromEntries(carried),
    ...named,
    ...(brought !== undefined && { rows: brought }),
  };
  return { ok: true, value: { army: added, formations } };
}

type Rows = NonNullable<Game["settings"]["rows"]>;

/** The rules that the table knows by name. */
function rulesOn(game: Game): NamedRules {
  return {
    rows: Object.values(rowsWith(game, {})) as unknown as NamedRules["rows"],
    abilities: abilitiesIn(Object.values(game.units)),
  };
}

/** What the army is played by beyond what the table has; undefined: nothing. */
function newRows(game: Game, army: AnyArmy): Rows | undefined {
  const isOwn = isFieldArmy(army) && army.rows !== undefined;
  if (!isOwn && game.settings.rows === undefined) return undefined;
  const known = game.settings.rows === undefined ? {} : rowsWith(game, {});
  const entries = rowsOf(army).filter(({ id }) => !Object.hasOwn(known, id));
  return Object.fromEntries(entries.map((row) => [row.id, row]));
}

/** The rows of a table with those of an army that is added. A table without any has the built-in ones. */
export function rowsWith(game: Pick<Game, "settings">, added: Rows): Rows {
  const { rows: own } = game.settings;
  if (own !== undefined) return { ...own, ...added };
  return { ...Object.fromEntries(builtInRows().map((row) => [row.id, row])), ...added };
}
