import {
  type Action,
  type Checked,
  type Game,
  opponentOf,
  type PlayerId,
  parseGame,
  type RulesetId,
  type Unit,
} from "@gunline/rules";
import type { Army, Entry } from "./army.ts";
import { battlefield } from "./battlefield.ts";
import type { Deployment } from "./deployments.ts";
import type { Layout } from "./layouts/layout.ts";
import { armoury, muster } from "./muster.ts";
import { namesOf } from "./names.ts";
import { PLAYER_NAMES } from "./player-names.ts";

export interface NewBattle {
  readonly armies: Readonly<Record<PlayerId, Army>>;
  readonly layout: Layout;
  readonly deployment: Deployment;
  readonly mission: NonNullable<Game["mission"]>;
  readonly seed: string;
  readonly ruleset?: RulesetId;
  readonly names?: Readonly<Record<PlayerId, string>>;
  readonly settings?: Partial<Game["settings"]>;
}

/** A battle before anybody stands on the table, and who leads whom by the lists of the armies. */
export interface Battle {
  readonly game: Game;
  /** What the armies' lists say of battle formations, as actions that the players may take or not. */
  readonly formations: readonly Action[];
}

export function newBattle(wanted: NewBattle): Checked<Battle> {
  const { armies, layout, mission, seed, ruleset = "published", settings = {} } = wanted;
  const names = wanted.names ?? PLAYER_NAMES;
  const deployment = seated(wanted.deployment, mission.attacker);
  const ids = new Map<string, number>();
  const raised = (["p1", "p2"] as const).map((player) => raise(armies[player], player, deployment, ids));
  const units = raised.flatMap((one) => one.units);
  // The Defender drops first, but in Only War the Attacker (DE-7).
  const first = mission.id === "only-war" ? mission.attacker : opponentOf(mission.attacker);
  const read = parseGame({
    format: "gunline-game/1",
    ruleset,
    board: layout.board,
    players: { p1: { name: names.p1 }, p2: { name: names.p2 } },
    turn: { round: 1, active_player: first, phase: "DEPLOYMENT", first_player: first },
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    weapons: armoury(units, [...armies.p1.entries, ...armies.p2.entries]),
    terrain: Object.fromEntries(layout.terrain.map((feature) => [feature.id, feature])),
    rng: { seed, cursor: 0 },
    settings,
    mission,
    ...battlefield(deployment),
  });
  if (!read.ok) return read;
  return { ok: true, value: { game: read.value, formations: raised.flatMap((one) => one.formations) } };
}

/** The first zone of every map is the Defender's: the armies change sides where p1 attacks (DE-3). */
function seated(deployment: Deployment, attacker: PlayerId): Deployment {
  if (attacker === "p2") return deployment;
  const { p1, p2 } = deployment.zones;
  return { ...deployment, zones: { p1: p2, p2: p1 } };
}

/** Every datasheet is a unit of its own; leaders are attached when the battle formations are told. */
function raise(
  { entries }: Army,
  owner: PlayerId,
  { zones }: Deployment,
  ids: Map<string, number>,
): { readonly units: readonly Unit[]; readonly formations: readonly Action[] } {
  const alone = entries.flatMap(({ leader, ...entry }): Entry[] =>
    leader === undefined ? [entry] : [entry, { ...leader, size: 1 }],
  );
  const names = namesOf(alone);
  const units: Unit[] = [];
  const formations: Action[] = [];
  for (const [index, entry] of alone.entries()) {
    const kind = entry.sheet.id.toUpperCase();
    const number = (ids.get(kind) ?? 0) + 1;
    ids.set(kind, number);
    const { facing } = zones[owner];
    const id = `${kind}_${number}`;
    const unit = muster({ id, name: names[index]!, owner, entry, flags: {}, facing, spots: null });
    units.push({
      ...unit,
      points: entry.sheet.points[entry.size]!,
      ...(entry.sheet.leads.length > 0 && { leads: ledBy(entry, unit) }),
    });
  }
  let at = 0;
  for (const { leader } of entries) {
    const unit = units[at++]!;
    if (leader === undefined) continue;
    formations.push({ type: "ATTACH", actor_unit_id: units[at++]!.id, payload: { unit_id: unit.id } });
  }
  return { units, formations };
}

/** Keywords of the units that it may lead with the weapons that it carries. */
function ledBy({ sheet }: Entry, { models }: Unit): string[] {
  const carried = new Set(Object.values(models).flatMap(({ weapons }) => weapons));
  const has = (arm: string) =>
    sheet.weapons.some(({ id, name, profile_of }) => (profile_of ?? name) === arm && carried.has(id));
  return sheet.leads
    .filter(({ armedWith }) => armedWith === undefined || has(armedWith))
    .map(({ keyword }) => keyword);
}
