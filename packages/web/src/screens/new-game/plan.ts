import {
  type AnyArmy,
  ARMIES,
  type Army,
  type Battle,
  battleByThePack,
  COMBINATIONS,
  type Deployment,
  isFieldArmy,
  type Layout,
  newGame,
  PLAYER_NAMES,
  pointsOf,
} from "@gunline/armies";
import type { Strength } from "@gunline/computer";
import { type Checked, type Game, missions, opponentOf, type PlayerId, type RulesetId } from "@gunline/rules";
import { freshSeed } from "../../table/fresh-seed.ts";
import { freshTable, type Table } from "../../table/table.ts";
import { words } from "../../words/english.ts";
import { setUpByReferee } from "../army-list/set-up.ts";

/** All that is settled before a battle, and the battle that it makes. */
export interface Plan {
  readonly armies: Readonly<Record<PlayerId, AnyArmy>>;
  readonly mission: missions.MissionId;
  readonly deployment: Deployment;
  readonly layout: Layout;
  readonly attacker: PlayerId | "roll";
  readonly firstTurn: PlayerId | "roll";
  readonly beginning: Beginning;
  readonly seats: Seats;
  readonly computerSide: PlayerId;
  readonly strength: Strength;
  readonly names: Readonly<Record<PlayerId, string>>;
  readonly ruleset: RulesetId;
  readonly settings: Omit<Settings, "allocation">;
  /** Who picks the models that are lost; null: as is proposed to those who sit there. */
  readonly allocation: Settings["allocation"] | null;
}

type Settings = Game["settings"];

export type Beginning = "deployment" | "ready" | "shooting";
export type Seats = "screen" | "computer" | "online";

const SETTINGS: Plan["settings"] = {
  auto_targeting: "OBVIOUS_ONLY",
  fast_dice: true,
  log: "COMPACT",
  stratagems: "ON",
};

const USUAL_POINTS = 1_000;
const QUICK_POINTS = 500;

/** The mission that is soonest explained, on a map on which most units have somebody to shoot at. */
const FIRST = COMBINATIONS.find(
  ({ mission, deployment }) => mission === "take-and-hold" && deployment.id === "search-and-destroy",
)!;

export function usualPlan(ruleset: RulesetId): Plan {
  return {
    ...FIRST,
    armies: { p1: armyOf(0, USUAL_POINTS), p2: armyOf(1, USUAL_POINTS) },
    attacker: "roll",
    firstTurn: "roll",
    beginning: "deployment",
    seats: "screen",
    computerSide: "p2",
    strength: "turn",
    names: PLAYER_NAMES,
    ruleset,
    settings: SETTINGS,
    allocation: null,
  };
}

/** A battle of an hour against the computer, on anything that the pack plays, for which nothing need be settled. */
export function quickPlan(ruleset: RulesetId): Plan {
  return {
    ...usualPlan(ruleset),
    ...drawn(),
    armies: { p1: armyOf(0, QUICK_POINTS), p2: armyOf(1, QUICK_POINTS) },
    firstTurn: "p1",
    beginning: "ready",
    seats: "computer",
  };
}

/** Of the first or the second faction, the army that comes nearest to a size. */
function armyOf(index: number, points: number): Army {
  const factions = [...new Set(ARMIES.map(({ faction }) => faction))];
  const own = ARMIES.filter(({ faction }) => faction === factions[index]);
  const off = (army: Army) => Math.abs(pointsOf(army) - points);
  return own.reduce((best, army) => (off(army) < off(best) ? army : best));
}

/** Anything that the pack plays together. */
export function drawn(): Pick<Plan, "mission" | "deployment" | "layout"> {
  const pool = COMBINATIONS.filter(({ mission }) => mission !== "only-war");
  const [number = 0] = crypto.getRandomValues(new Uint32Array(1));
  return pool[number % pool.length]!;
}

export function isByThePack({ mission, deployment, layout }: Plan): boolean {
  return COMBINATIONS.some(
    (one) => one.mission === mission && one.deployment.id === deployment.id && one.layout.id === layout.id,
  );
}

export function missionName(id: missions.MissionId): string {
  return missions.MISSIONS.find((mission) => mission.id === id)!.name;
}

type Ours = Readonly<Record<PlayerId, Army>>;

function areOurs(armies: Plan["armies"]): armies is Ours {
  return !isFieldArmy(armies.p1) && !isFieldArmy(armies.p2);
}

/** The first shots are for armies whose places we have tried. */
export function beginningsOf({ armies }: Plan): readonly Beginning[] {
  return areOurs(armies) ? ["deployment", "ready", "shooting"] : ["deployment", "ready"];
}

export function beginningOf(plan: Plan): Beginning {
  return beginningsOf(plan).includes(plan.beginning) ? plan.beginning : "deployment";
}

/** What a side is called: as somebody has said, or who plays it. */
export function nameOf({ names, seats, computerSide }: Plan, side: PlayerId): string {
  const said = names[side].trim();
  const isComputer = seats === "computer" && computerSide === side;
  if (isComputer && (said === "" || said === PLAYER_NAMES[side])) return words.newBattle.computerName;
  return said || PLAYER_NAMES[side];
}

/** The settings of the battle: people choose their own losses, and nobody waits for the computer to. */
export function settingsOf({ settings, allocation, seats, computerSide }: Plan): Settings {
  const proposed =
    seats === "computer"
      ? { p1: "DEFENDER" as const, p2: "DEFENDER" as const, [computerSide]: "CAREFUL" as const }
      : "DEFENDER";
  return { ...settings, allocation: allocation ?? proposed };
}

/** The game as it begins at one screen. */
export function gameOf(plan: Plan, seed = freshSeed()): Checked<Game> {
  const made = battleOf(plan, seed, false);
  return made.ok ? { ok: true, value: made.value.game } : made;
}

/** The game as it begins far apart: what is secret, or rolled for in sight of both, is still open in it. */
export function farApartOf(plan: Plan): Checked<Battle> {
  return battleOf(plan, freshSeed(), true);
}

function battleOf(plan: Plan, seed: string, farApart: boolean): Checked<Battle> {
  const { armies, layout, deployment, ruleset, mission, attacker, firstTurn } = plan;
  // At one screen both look on: what the referee does not play they change as they like.
  const settings = farApart ? settingsOf(plan) : { ...settingsOf(plan), by_hand: "FREE" as const };
  const names = { p1: nameOf(plan, "p1"), p2: nameOf(plan, "p2") };
  const wanted = { layout, deployment, ruleset, settings, names, seed };
  const begins = beginningOf(plan);
  if (begins === "shooting" && areOurs(armies)) {
    const first = firstTurn !== "roll" && { firstPlayer: firstTurn };
    const made = newGame({ ...wanted, armies, ...first });
    return made.ok ? { ok: true, value: { game: made.value, formations: [] } } : made;
  }
  const made = battleByThePack({
    ...wanted,
    armies,
    mission,
    apart: farApart && begins === "deployment",
    rollOff: farApart && begins === "deployment",
    ...(attacker !== "roll" && { attacker }),
    ...(firstTurn !== "roll" && { firstTurn }),
  });
  if (!made.ok || begins !== "ready") return made;
  return { ok: true, value: { game: setUpByReferee(made.value), formations: [] } };
}

export function titleOf(plan: Plan): string {
  const { mission, layout } = plan;
  return beginningOf(plan) === "shooting"
    ? layout.name
    : words.newBattle.onMap(missionName(mission), layout.name);
}

/** The table with whoever sits at it. */
export function tableOf(plan: Plan): Checked<Table> {
  const made = gameOf(plan);
  if (!made.ok) return made;
  const { seats, computerSide, strength } = plan;
  const computer = seats === "computer" ? { computer: { [computerSide]: strength } } : {};
  return { ok: true, value: { ...freshTable(titleOf(plan), "", made.value), ...computer } };
}

/** In whose zone each polygon of the map lies; null while that is still to be rolled for. */
export function zonesOf({ deployment, attacker, beginning }: Plan): readonly {
  readonly polygon: Deployment["zones"]["p1"]["polygon"];
  readonly role: "attacker" | "defender";
  readonly side: PlayerId | null;
}[] {
  // Where the first shots are fired at once nobody attacks: the first player has the first zone.
  const by = beginning === "shooting" ? "p2" : attacker;
  const { p1: defending, p2: attacking } = deployment.zones;
  return [
    { polygon: defending.polygon, role: "defender", side: by === "roll" ? null : opponentOf(by) },
    { polygon: attacking.polygon, role: "attacker", side: by === "roll" ? null : by },
  ];
}
