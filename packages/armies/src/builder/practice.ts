import { type Game, type Odds, oddsOf, type Unit } from "@gunline/rules";
import { shapeOf } from "@gunline/rules/geometry";
import type { Army } from "../army.ts";
import { ORKS, SPACE_MARINES } from "../datasheets/datasheet.ts";
import { BOYZ } from "../datasheets/orks/mobs.ts";
import { INTERCESSORS } from "../datasheets/space-marines/battleline.ts";
import { TERMINATORS } from "../datasheets/space-marines/elites.ts";
import { PREDATOR } from "../datasheets/space-marines/vehicles.ts";
import { DEPLOYMENTS } from "../deployments.ts";
import { apart, type FieldArmy } from "../field-army.ts";
import { firstDocument } from "../first-document.ts";
import { LAYOUTS } from "../layouts/layouts.ts";
import { buildArmy } from "../new-battle.ts";

/** What a unit would do to a common target. */
export interface PracticeOdds {
  readonly target: string;
  readonly models: number;
  /** Models destroyed on average; null: it cannot shoot at it. */
  readonly slain: number | null;
  /** The chance that the whole target is destroyed. */
  readonly destroyed: number | null;
}

/** A horde, Marines, elites and a tank. */
const TARGETS: readonly Army[] = [
  { id: "boyz", name: "Boyz", faction: ORKS, entries: [{ sheet: BOYZ, size: 10 }] },
  {
    id: "marines",
    name: "Intercessors",
    faction: SPACE_MARINES,
    entries: [{ sheet: INTERCESSORS, size: 5 }],
  },
  { id: "elites", name: "Terminators", faction: SPACE_MARINES, entries: [{ sheet: TERMINATORS, size: 5 }] },
  { id: "tank", name: "Predator", faction: SPACE_MARINES, entries: [{ sheet: PREDATOR, size: 1 }] },
];

/** Inches between the front ranks. */
const APART = 12;
const RANK = 10;
/** A page waits for it: less than for a volley that is about to be rolled. */
const BUDGET = 8_000_000;

/** The exact odds of the first unit of an army against each target, in the open, standing still. */
export function practiceOdds(army: FieldArmy): readonly PracticeOdds[] {
  const alone: FieldArmy = { ...army, units: army.units.slice(0, 1), joins: [] };
  return TARGETS.map((target) => {
    const models = target.entries[0]!.size;
    const odds = oddsAgainst(alone, target);
    const slain =
      odds === undefined ? null : "mean" in odds.slain ? odds.slain.mean : odds.slain.mean_at_least;
    return { target: target.name, models, slain, destroyed: odds?.destroyed ?? null };
  });
}

function oddsAgainst(army: FieldArmy, target: Army): Odds["targets"][string] | undefined {
  const game = rangeOf(army, target);
  const shooter =
    game === undefined ? undefined : Object.values(game.units).find(({ owner }) => owner === "p1");
  const aimedAt =
    game === undefined ? undefined : Object.values(game.units).find(({ owner }) => owner === "p2");
  if (game === undefined || shooter === undefined || aimedAt === undefined) return undefined;
  const guns = gunsOf(game, shooter, aimedAt);
  const pistols = guns.filter((id) => game.weapons[id]!.keywords.includes("PISTOL"));
  const others = guns.filter((id) => !pistols.includes(id));
  // A model shoots its pistols or its other guns: those that do more.
  for (const weapons of [guns, others, pistols]) {
    if (weapons.length === 0) continue;
    const assignments = weapons.map((weapon_id) => ({ weapon_id, target_unit_id: aimedAt.id }));
    const odds = oddsOf(game, shooter, assignments, BUDGET);
    if (odds.ok) return odds.value.targets[aimedAt.id];
  }
  return undefined;
}

/** Its guns that reach, of each the mode that does most damage. */
function gunsOf(game: Game, shooter: Unit, target: Unit): readonly string[] {
  const carried = new Set(Object.values(shooter.models).flatMap(({ weapons }) => weapons));
  const guns = [...carried].filter((id) => game.weapons[id]?.type === "RANGED");
  const byGun = Map.groupBy(guns, (id) => game.weapons[id]!.profile_of ?? id);
  return [...byGun.values()].flatMap((modes) => {
    const tried = modes.flatMap((id) => {
      const odds = oddsOf(game, shooter, [{ weapon_id: id, target_unit_id: target.id }], BUDGET);
      const damage = odds.ok ? odds.value.targets[target.id]?.damage : undefined;
      return damage === undefined
        ? []
        : [{ id, mean: "mean" in damage ? damage.mean : damage.mean_at_least }];
    });
    return tried
      .toSorted((a, b) => b.mean - a.mean)
      .slice(0, 1)
      .map(({ id }) => id);
  });
}

/** Both units in ranks on a bare table, at the Shooting phase. */
function rangeOf(army: FieldArmy, target: Army): Game | undefined {
  const armies = { p1: army, p2: apart(army, target) };
  const ids = new Map<string, number>();
  const middle = LAYOUTS[0]!.board.height / 2;
  const shooters = buildArmy(armies.p1, "p1", 0, ids).units.slice(0, 1);
  const targets = buildArmy(armies.p2, "p2", 0, ids).units.slice(0, 1);
  const units = [
    ...shooters.map((unit) => inRanks(unit, middle - APART / 2, -1)),
    ...targets.map((unit) => inRanks(unit, middle + APART / 2, 1)),
  ];
  const made = firstDocument(
    {
      armies,
      layout: { ...LAYOUTS[0]!, terrain: [] },
      deployment: DEPLOYMENTS[0]!,
      seed: "",
      names: { p1: "1", p2: "2" },
    },
    { units, phase: "SHOOTING", first: "p1", ruleset: "published" },
  );
  return made.ok ? made.value : undefined;
}

function inRanks(unit: Unit, front: number, away: 1 | -1): Unit {
  const models = Object.values(unit.models);
  const reach = Math.max(
    ...models.map(({ base }) => {
      const { halfLong, halfShort } = shapeOf(base, 0, 0, 0);
      return Math.max(halfLong, halfShort);
    }),
  );
  const step = 2 * reach + 0.2;
  const placed = models.map((model, at) => {
    const x = 30 + ((at % RANK) - (Math.min(RANK, models.length) - 1) / 2) * step;
    const y = front + away * (reach + Math.floor(at / RANK) * step);
    return [model.id, { ...model, position: { x, y, z: 0 } }];
  });
  return { ...unit, flags: { remained_stationary: true }, models: Object.fromEntries(placed) };
}
