import {
  type Action,
  apply,
  type Checked,
  type Game,
  opponentOf,
  type PlayerId,
  type Unit,
} from "@gunline/rules";
import type { Entry } from "./army.ts";
import { buildUnit } from "./build-unit.ts";
import type { Deployment } from "./deployments.ts";
import { type AnyArmy, apart, fieldUnits, isFieldArmy } from "./field-army.ts";
import { firstDocument, type Ingredients } from "./first-document.ts";
import { withSixMarkers } from "./hidden-supplies.ts";
import { namesOf } from "./names.ts";

export interface NewBattle extends Ingredients {
  readonly mission: NonNullable<Game["mission"]>;
  /** Nobody joins a unit yet, whatever lists say: far apart formations stay secret until both sides have sealed them. */
  readonly apart?: boolean;
  /** Who attacks is rolled for at the table, whatever the mission says (DE-2). */
  readonly rollOff?: boolean;
}

/** A battle before anybody stands on the table, and who leads whom by the lists of the armies. */
export interface Battle {
  readonly game: Game;
  /** What the armies' lists say of battle formations, as actions that the players may take or not. */
  readonly formations: readonly Action[];
}

export function newBattle(wanted: NewBattle): Checked<Battle> {
  const { mission, ruleset = "published" } = wanted;
  const { p1, p2 } = wanted.armies;
  const armies = { p1, p2: apart(p1, p2) };
  const map = mission.id === "hidden-supplies" ? withSixMarkers(wanted.deployment) : wanted.deployment;
  const deployment = seated(map, mission.attacker);
  const ids = new Map<string, number>();
  const raised = (["p1", "p2"] as const).map((player) =>
    buildArmy(armies[player], player, deployment.zones[player].facing, ids),
  );
  const units = raised.flatMap((one) => one.units);
  // The Defender drops first, but in Only War the Attacker (DE-7).
  const first = mission.id === "only-war" ? mission.attacker : opponentOf(mission.attacker);
  const tasks = wanted.rollOff === true ? ([{ type: "roll_off" }] as const) : [];
  const beginning = { units, phase: "DEPLOYMENT", first, ruleset, mission, tasks } as const;
  const read = firstDocument({ ...wanted, armies, deployment }, beginning);
  if (!read.ok) return read;
  // What a player has chosen in a list is done, unless it is secret; what our own armies propose is offered.
  const settled = raised.flatMap((one, at) =>
    isFieldArmy(at === 0 ? p1 : p2) && wanted.apart !== true ? one.formations : [],
  );
  const formations = raised.flatMap((one) => one.formations).filter((one) => !settled.includes(one));
  return { ok: true, value: { game: settled.reduce(joinedBy, read.value), formations } };
}

/** A leader joins its unit before anybody drops; one that may not waits for its player at the table. */
function joinedBy(game: Game, action: Action): Game {
  return action.type === "ATTACH" ? apply(game, action).game : game;
}

/** The first zone of every map is the Defender's: the armies change sides where p1 attacks (DE-3). */
function seated(deployment: Deployment, attacker: PlayerId): Deployment {
  if (attacker === "p2") return deployment;
  const { p1, p2 } = deployment.zones;
  return { ...deployment, zones: { p1: p2, p2: p1 } };
}

/** Every datasheet is a unit of its own; leaders are attached when the battle formations are told. */
export function buildArmy(
  army: AnyArmy,
  owner: PlayerId,
  facing: number,
  ids: Map<string, number>,
): { readonly units: readonly Unit[]; readonly formations: readonly Action[] } {
  if (isFieldArmy(army)) return fieldUnits(army, owner, facing, ids);
  const { entries } = army;
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
    const id = `${kind}_${number}`;
    const unit = buildUnit({ id, name: names[index]!, owner, entry, flags: {}, facing, spots: null });
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
  const has = (weapon: string) =>
    sheet.weapons.some(({ id, name, profile_of }) => (profile_of ?? name) === weapon && carried.has(id));
  return sheet.leads
    .filter(({ armedWith }) => armedWith === undefined || has(armedWith))
    .map(({ keyword }) => keyword);
}
