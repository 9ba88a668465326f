import {
  type Bounds,
  type Distribution,
  type Game,
  ODDS_BUDGET,
  type Odds,
  oddsOf,
  type Refusal,
  targetsOf,
  type Unit,
} from "@gunline/rules";
import { middle } from "./numbers.ts";

/** What each ranged weapon of a unit would do to each enemy unit, the best first. */
export interface Ranking {
  readonly unit_id: string;
  /** False where one of the cases was too large; bounds stand in its place then, and their middle is its rank. */
  readonly exact: boolean;
  /** Every weapon at every legal target, by models slain; each with its place in both orders. */
  readonly ranking: readonly Ranked[];
  readonly not_legal: readonly (Aim & { readonly reasons: readonly Refusal[] })[];
}

interface Aim {
  readonly weapon_id: string;
  readonly target_unit_id: string;
}

export const MEASURES = ["slain", "damage"] as const;
export type Measure = (typeof MEASURES)[number];

interface Rated extends Aim, Readonly<Record<Measure, Distribution | Bounds>> {
  readonly destroyed: number | null;
  /** What Hazardous weapons cost the unit itself. */
  readonly shooter: Odds["shooter"];
}

interface Ranked extends Rated {
  readonly rank: Readonly<Record<Measure, number>>;
}

/** Steps that the whole table may cost: many hard cases get less each. */
const TABLE_BUDGET = 10 * ODDS_BUDGET;

export function rankTargets(game: Game, unit: Unit): Ranking {
  const rated: Rated[] = [];
  const not_legal: Ranking["not_legal"][number][] = [];
  const pairs = Object.entries(targetsOf(game, unit).weapons).flatMap(([weapon_id, row]) =>
    Object.entries(row).map(([target_unit_id, entry]) => ({ aim: { weapon_id, target_unit_id }, entry })),
  );
  const legal = pairs.filter(({ entry }) => entry.eligible).length;
  const budget = Math.min(ODDS_BUDGET, TABLE_BUDGET / Math.max(1, legal));
  let exact = true;
  for (const { aim, entry } of pairs) {
    const odds = entry.eligible ? oddsOf(game, unit, [aim], budget) : undefined;
    if (odds === undefined || !odds.ok) {
      not_legal.push({ ...aim, reasons: odds?.refusals ?? entry.reasons });
      continue;
    }
    exact &&= odds.value.exact;
    const { targets, shooter } = odds.value;
    rated.push({ ...aim, ...targets[aim.target_unit_id]!, shooter });
  }
  return { unit_id: unit.id, exact, ranking: ranked(rated), not_legal };
}

function ranked(rated: readonly Rated[]): readonly Ranked[] {
  const bySlain = rated.toSorted(best("slain", "damage"));
  const byDamage = rated.toSorted(best("damage", "slain"));
  return bySlain.map((one, index) => ({
    ...one,
    rank: { slain: index + 1, damage: byDamage.indexOf(one) + 1 },
  }));
}

/** The higher first, by one measure and then by the other; what is equal stays in the document's order. */
function best(first: Measure, second: Measure): (a: Rated, b: Rated) => number {
  return (a, b) => middle(b[first]) - middle(a[first]) || middle(b[second]) - middle(a[second]);
}
