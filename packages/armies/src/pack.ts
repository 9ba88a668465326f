import { type Checked, type Game, type PlayerId, seededDice } from "@gunline/rules";
import { DEPLOYMENTS, type Deployment } from "./deployments.ts";
import type { Layout } from "./layouts/layout.ts";
import { LAYOUTS } from "./layouts/layouts.ts";
import { type Battle, type NewBattle, newBattle } from "./new-battle.ts";

/** What Chapter Approved plays together (MI-11), and a battle of which as much is chosen by hand as one likes. */

type MissionId = NonNullable<Game["mission"]>["id"];

interface Pairing {
  readonly deployment: string;
  readonly missions: readonly MissionId[];
  /** Tables of terrain by their number, from 1. */
  readonly layouts: readonly number[];
}

const PACK: readonly Pairing[] = [
  {
    deployment: "tipping-point",
    missions: ["take-and-hold", "supply-drop", "linchpin", "scorched-earth"],
    layouts: [1, 2, 4, 6, 7, 8],
  },
  {
    deployment: "hammer-and-anvil",
    missions: ["take-and-hold", "hidden-supplies", "purge-the-foe", "supply-drop"],
    layouts: [1, 7, 8],
  },
  {
    deployment: "search-and-destroy",
    missions: ["hidden-supplies", "linchpin", "scorched-earth", "take-and-hold"],
    layouts: [1, 2, 3, 4, 6],
  },
  {
    deployment: "crucible-of-battle",
    missions: ["purge-the-foe", "hidden-supplies", "terraform", "scorched-earth"],
    layouts: [1, 2, 4, 6, 8],
  },
  { deployment: "sweeping-engagement", missions: ["supply-drop", "terraform"], layouts: [3, 5] },
  { deployment: "dawn-of-war", missions: ["linchpin", "purge-the-foe"], layouts: [5] },
];

/** Only War is played on this map (MI-4), on any table. */
const ONLY_WAR_MAP = "dawn-of-war";

export interface Combination {
  readonly mission: MissionId;
  readonly deployment: Deployment;
  readonly layout: Layout;
}

/** All that the pack allows, and Only War. */
export const COMBINATIONS: readonly Combination[] = [
  ...PACK.flatMap((pairing) =>
    pairing.missions.flatMap((mission) =>
      pairing.layouts.map((number) => ({
        mission,
        deployment: mapOf(pairing.deployment),
        layout: LAYOUTS[number - 1]!,
      })),
    ),
  ),
  ...LAYOUTS.map((layout) => ({ mission: "only-war" as const, deployment: mapOf(ONLY_WAR_MAP), layout })),
];

function mapOf(id: string): Deployment {
  return DEPLOYMENTS.find((one) => one.id === id)!;
}

export interface BattleByThePack extends Omit<NewBattle, "mission" | "deployment" | "layout"> {
  readonly mission?: MissionId;
  readonly deployment?: Deployment;
  readonly layout?: Layout;
  /** Unless told, it is rolled for: here, or with `rollOff` at the table. */
  readonly attacker?: PlayerId;
  /** Who has the first turn; by default, the players roll for it when everybody is set up. */
  readonly firstTurn?: PlayerId;
}

/**
 * A battle with what was chosen; the rest is drawn from the pack by the seed, and who attacks is rolled for. Choices that
 * the pack does not play together are played all the same: the rest is then any.
 */
export function battleByThePack(wanted: BattleByThePack): Checked<Battle> {
  const dice = seededDice(`${wanted.seed}: set-up`, 0);
  const pick = <T>(items: readonly T[]): T => items[((dice.d6() - 1) * 6 + dice.d6() - 1) % items.length]!;
  const fits = ({ mission, deployment, layout }: Combination) =>
    (wanted.mission === undefined || mission === wanted.mission) &&
    (wanted.deployment === undefined || deployment.id === wanted.deployment.id) &&
    (wanted.layout === undefined || layout.id === wanted.layout.id);
  const known = COMBINATIONS.filter(fits);
  // Without a wish for Only War it is Chapter Approved.
  const usual = known.filter(({ mission }) => wanted.mission !== undefined || mission !== "only-war");
  const pool = usual.length > 0 ? usual : known.length > 0 ? known : COMBINATIONS;
  const drawn = pick(pool);
  const { mission = drawn.mission, deployment = drawn.deployment, layout = drawn.layout } = wanted;
  const later = wanted.rollOff === true && wanted.attacker === undefined;
  const attacker = wanted.attacker ?? (later ? "p1" : rollOff(dice));
  const first = wanted.firstTurn === undefined ? {} : { first_turn: wanted.firstTurn };
  const agreed = { id: mission, attacker, ...first };
  return newBattle({ ...wanted, deployment, layout, mission: agreed, rollOff: later });
}

/** Who wins it is the Attacker in Only War, and would choose to be in Chapter Approved (DE-2, MI-3). */
function rollOff(dice: { d6(): number }): PlayerId {
  for (;;) {
    const [p1, p2] = [dice.d6(), dice.d6()];
    if (p1 !== p2) return p1 > p2 ? "p1" : "p2";
  }
}
