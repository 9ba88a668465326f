import type { Ranks } from "../attack/ranks.ts";
import type { AttackPlan } from "../game/plan.ts";

/**
 * The living models of a target in the order in which they take wounds, where nothing that happens can change it:
 * each dies before the next is hurt. Undefined where it depends on who fires, or on whom Precision picks out.
 */
export function lineOf(plans: readonly AttackPlan[], ranks: Ranks): readonly number[] | undefined {
  if (plans.some(({ groups }) => groups.some(({ precision }) => precision))) return undefined;
  const [first, ...others] = plans;
  const line = orderOf(first!, ranks);
  if (line.length === 0) return undefined;
  if (others.every((plan) => sameOrder(plan, first!))) return line;
  const kinds = kindsOf(plans, ranks, line);
  const expected = inKinds(line, kinds);
  const same = others.every((plan) => inKinds(orderOf(plan, ranks), kinds) === expected);
  return same ? line : undefined;
}

function sameOrder({ allocation_order: a }: AttackPlan, { allocation_order: b }: AttackPlan): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}

/** Shielded Characters last; before others like them the wounded, then those allocated an attack, then the nearest. */
function orderOf({ allocation_order, defenders }: AttackPlan, ranks: Ranks): readonly number[] {
  const { left, allocated, shielded } = ranks;
  const rank = (slot: number) => {
    const claim = left[slot]! < defenders[slot]!.wounds ? 0 : allocated[slot]! ? 1 : 2;
    return (shielded[slot]! ? 3 : 0) + claim;
  };
  const living = allocation_order.filter((slot) => left[slot]! > 0);
  return living.sort((a, b) => rank(a) - rank(b));
}

/**
 * For each slot what makes its model differ from others: wounds left, and how it saves and endures in each plan. No two
 * that are wounded from the beginning are alike: of them each plan goes for the nearest, though another is in hand.
 */
function kindsOf(
  plans: readonly AttackPlan[],
  { left }: Ranks,
  line: readonly number[],
): ReadonlyMap<number, string> {
  const kinds = new Map<number, string>();
  for (const slot of line) {
    if (left[slot]! < plans[0]!.defenders[slot]!.wounds) {
      kinds.set(slot, `wounded ${slot}`);
      continue;
    }
    const inPlans = plans.map(({ defenders, groups, profiles }) => {
      const { profile } = defenders[slot]!;
      const saves = groups.map(({ saves }) => `${saves[profile]!.threshold}${saves[profile]!.reroll ?? ""}`);
      const { feel_no_pain, feel_no_pain_mortal } = profiles[profile]!;
      return `${saves.join()} ${feel_no_pain} ${feel_no_pain_mortal}`;
    });
    kinds.set(slot, `${left[slot]!}/${inPlans.join("/")}`);
  }
  return kinds;
}

/** The order as text, in which models that are the same and follow each other may change places. */
function inKinds(line: readonly number[], kinds: ReadonlyMap<number, string>): string {
  const runs: number[][] = [];
  line.forEach((slot, at) => {
    if (at > 0 && kinds.get(slot) === kinds.get(line[at - 1]!)) runs.at(-1)!.push(slot);
    else runs.push([slot]);
  });
  return runs.map((run) => run.sort((a, b) => a - b).join()).join("/");
}
