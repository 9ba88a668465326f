import {
  type Checked,
  type Game,
  type PlayerId,
  parseGame,
  type RulesetId,
  rows,
  type Unit,
  type Weapon,
} from "@gunline/rules";
import { battlefield } from "./battlefield.ts";
import { armoury } from "./build-unit.ts";
import type { Faction } from "./datasheets/datasheet.ts";
import type { Deployment } from "./deployments.ts";
import { type AnyArmy, isFieldArmy } from "./field-army.ts";
import type { Layout } from "./layouts/layout.ts";
import { PLAYER_NAMES } from "./player-names.ts";

/** What every game is made of, however it begins. */
export interface Ingredients {
  readonly armies: Readonly<Record<PlayerId, AnyArmy>>;
  readonly layout: Layout;
  readonly deployment: Deployment;
  readonly seed: string;
  readonly ruleset?: RulesetId;
  readonly names?: Readonly<Record<PlayerId, string>>;
  readonly settings?: Partial<Game["settings"]>;
}

/** How it begins. */
interface Beginning {
  readonly units: readonly Unit[];
  readonly phase: Game["turn"]["phase"];
  readonly first: PlayerId;
  readonly ruleset: RulesetId;
  readonly mission?: Game["mission"];
  readonly tasks?: Game["tasks"];
}

/** The document of a game that is about to begin. */
export function firstDocument(
  { armies, layout, deployment, seed, names = PLAYER_NAMES, settings = {} }: Ingredients,
  { units, phase, first, ruleset, mission = null, tasks = [] }: Beginning,
): Checked<Game> {
  return parseGame({
    format: "gunline-game/1",
    ruleset,
    board: layout.board,
    players: { p1: playerOf(names.p1, armies.p1, mission), p2: playerOf(names.p2, armies.p2, mission) },
    turn: { round: 1, active_player: first, phase, first_player: first },
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    weapons: weaponsOf([armies.p1, armies.p2], units),
    terrain: Object.fromEntries(layout.terrain.map((feature) => [feature.id, feature])),
    rng: { seed, cursor: 0 },
    settings: withRows(settings, [armies.p1, armies.p2]),
    mission,
    tasks,
    ...battlefield(deployment),
  });
}

/** The rows that the armies are played by; two armies of our own have the built-in ones. */
function withRows(settings: Partial<Game["settings"]>, armies: readonly AnyArmy[]): object {
  if (!armies.some((army) => isFieldArmy(army) && army.rows !== undefined)) return settings;
  return { ...settings, rows: Object.fromEntries(armies.flatMap(rowsOf).map((row) => [row.id, row])) };
}

export function rowsOf(army: AnyArmy): readonly rows.Row[] {
  if (isFieldArmy(army) && army.rows !== undefined) return army.rows;
  return builtInRows();
}

/** Those of our own datasheets. */
export function builtInRows(): readonly rows.Row[] {
  return [...rows.builtInBook().rows.values()].filter(({ source }) => source !== "CORE");
}

export function weaponsOf(armies: readonly AnyArmy[], units: readonly Unit[]): Record<string, Weapon> {
  const entries = armies.flatMap((army) => (isFieldArmy(army) ? [] : army.entries));
  const field = armies.filter(isFieldArmy).map(({ weapons }) => weapons);
  return Object.assign({}, armoury(units, entries), ...field) as Record<string, Weapon>;
}

/** What ready armies fight as in a battle; on a bare table they have no detachment. */
const READY: Readonly<Record<Faction, string>> = { "Space Marines": "gladius-task-force", Orks: "war-horde" };

/** An army of a list fights as its detachment, where the referee knows that one. */
export function playerOf(
  name: string,
  army: AnyArmy,
  mission: Game["mission"],
): { readonly name: string; readonly detachment?: string } {
  if (!isFieldArmy(army)) return mission === null ? { name } : { name, detachment: READY[army.faction] };
  const detachment = army.detachment === null ? undefined : detachmentId(army.detachment);
  return detachment === undefined ? { name } : { name, detachment };
}

/** A detachment as documents name it. */
export function detachmentId(name: string): string | undefined {
  const id = name.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  return id === "" ? undefined : id;
}
