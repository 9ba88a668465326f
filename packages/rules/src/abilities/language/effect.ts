import * as z from "zod/mini";
import { advance } from "./effects/advance.ts";
import { arrivesFrom, arrivesLater, descent, mustArrive } from "./effects/arrival.ts";
import { attacks } from "./effects/attacks.ts";
import { auraRange } from "./effects/aura-range.ts";
import { barredTargets } from "./effects/barred-targets.ts";
import { characteristic } from "./effects/characteristic.ts";
import { coreAbility } from "./effects/core-ability.ts";
import { escapeTests } from "./effects/escape.ts";
import { feelNoPain } from "./effects/feel-no-pain.ts";
import { fightMove } from "./effects/fight-move.ts";
import { invulnerableAgainst } from "./effects/invulnerable-against.ts";
import type { EffectKind, Hooks } from "./effects/kind.ts";
import { mayTarget } from "./effects/may-target.ts";
import { mustTest } from "./effects/must-test.ts";
import { noArrivals } from "./effects/no-arrivals.ts";
import { noEnds } from "./effects/no-ends.ts";
import { onDeath } from "./effects/on-death.ts";
import { oneTarget } from "./effects/one-target.ts";
import { permission } from "./effects/permission.ts";
import { precision } from "./effects/precision.ts";
import { profile } from "./effects/profile.ts";
import { prohibition, targetedWithin } from "./effects/prohibition.ts";
import { disembarkWithin, redeploy } from "./effects/redeploy.ts";
import { rerollOne } from "./effects/reroll-one.ts";
import { risesAgain } from "./effects/rises.ts";
import { stratagemCost, stratagemPrice } from "./effects/stratagem-cost.ts";
import { stride } from "./effects/stride.ts";
import { testDice } from "./effects/test-dice.ts";
import { firmRoll, unitReroll, unitRoll } from "./effects/unit-roll.ts";
import { weaponRange } from "./effects/weapon-range.ts";
import type { Named } from "./scene.ts";

/** Every kind of effect that lasts: always, or for as long as its row says. */
const KINDS = [
  attacks,
  characteristic,
  feelNoPain,
  permission,
  unitRoll,
  unitReroll,
  onDeath,
  oneTarget,
  precision,
  profile,
  stratagemCost,
  coreAbility,
  prohibition,
  targetedWithin,
  advance,
  stratagemPrice,
  rerollOne,
  invulnerableAgainst,
  weaponRange,
  auraRange,
  testDice,
  mustTest,
  barredTargets,
  stride,
  escapeTests,
  noArrivals,
  fightMove,
  firmRoll,
  noEnds,
  descent,
  arrivesFrom,
  arrivesLater,
  mustArrive,
  redeploy,
  disembarkWithin,
  mayTarget,
  risesAgain,
] as const;

/** The keys of all kinds, for tests that look at each of them. */
export const EFFECT_KEYS: readonly string[] = KINDS.map(({ key }) => key);

export type LastingEffect = z.infer<(typeof KINDS)[number]["schema"]>;

export const effectSchema: z.ZodMiniType<LastingEffect> = z.lazy(() =>
  z.union(KINDS.map(({ schema }) => schema as z.ZodMiniType<LastingEffect>)),
);

const byKey = new Map<string, EffectKind>(KINDS.map((kind) => [kind.key, kind as unknown as EffectKind]));

function kindOf(effect: object): EffectKind {
  for (const key in effect) {
    const kind = byKey.get(key);
    if (kind !== undefined) return kind;
  }
  throw new Error("an effect of no kind has come past the border");
}

/** What all of these do, as one set of hooks. */
export function compileEffects(effects: readonly LastingEffect[], named: Named): Hooks {
  return effects.map((effect) => kindOf(effect).compile(effect as never, named)).reduce(together, {});
}

export function effectWords(effect: LastingEffect, who: string): string {
  return kindOf(effect).words(effect as never, who);
}

function together(a: Hooks, b: Hooks): Hooks {
  return {
    ...a,
    ...b,
    ...both("attacking", a, b),
    ...both("defending", a, b),
    ...(a.stats && b.stats && { stats: statsOf(a.stats, b.stats) }),
    ...(a.grants && b.grants && { grants: [...a.grants, ...b.grants] }),
    ...(a.firmRolls && b.firmRolls && { firmRolls: [...a.firmRolls, ...b.firmRolls] }),
    ...(a.barsEnds && b.barsEnds && { barsEnds: [...a.barsEnds, ...b.barsEnds] }),
    ...(a.rolls && b.rolls && { rolls: sumsOf(a.rolls, b.rolls) }),
    ...(a.abilities && b.abilities && { abilities: [...a.abilities, ...b.abilities] }),
    ...(a.lends && b.lends && { lends: [...a.lends, ...b.lends] }),
    ...(a.feelNoPain && b.feelNoPain && { feelNoPain: Math.min(a.feelNoPain, b.feelNoPain) }),
    ...(a.feelNoPainAgainst &&
      b.feelNoPainAgainst && { feelNoPainAgainst: [...a.feelNoPainAgainst, ...b.feelNoPainAgainst] }),
    ...(a.forbids && b.forbids && { forbids: [...a.forbids, ...b.forbids] }),
    ...(a.prices && b.prices && { prices: [...a.prices, ...b.prices] }),
    ...(a.firm && b.firm && { firm: [...a.firm, ...b.firm] }),
    ...(a.rerollsOne && b.rerollsOne && { rerollsOne: [...a.rerollsOne, ...b.rerollsOne] }),
    ...(a.invulnerable && b.invulnerable && { invulnerable: [...a.invulnerable, ...b.invulnerable] }),
    ...(a.mayTarget && b.mayTarget && { mayTarget: [...a.mayTarget, ...b.mayTarget] }),
    ...(a.ranges && b.ranges && { ranges: [...a.ranges, ...b.ranges] }),
    ...(a.barsTargets && b.barsTargets && { barsTargets: [...a.barsTargets, ...b.barsTargets] }),
    ...(a.auras && b.auras && { auras: [...a.auras, ...b.auras] }),
    ...(a.fightMoves && b.fightMoves && { fightMoves: [...a.fightMoves, ...b.fightMoves] }),
    ...(a.fightsOnDeath && b.fightsOnDeath && { fightsOnDeath: Math.min(a.fightsOnDeath, b.fightsOnDeath) }),
    ...(a.lots && b.lots && { lots: [...a.lots, ...b.lots] }),
    ...(a.lotsAgainst && b.lotsAgainst && { lotsAgainst: [...a.lotsAgainst, ...b.lotsAgainst] }),
    ...(a.rerolls && b.rerolls && { rerolls: [...a.rerolls, ...b.rerolls] }),
  };
}

function both(name: "attacking" | "defending", a: Hooks, b: Hooks): Pick<Hooks, typeof name> {
  const [first, second] = [a[name], b[name]];
  if (first === undefined || second === undefined) return {};
  return {
    [name]: ((volley, draft, force) => {
      first(volley, draft, force);
      second(volley, draft, force);
    }) satisfies NonNullable<Hooks["attacking"]>,
  };
}

type Stats = NonNullable<Hooks["stats"]>;

/** One after the other where both change the same characteristic. */
function statsOf(a: Stats, b: Stats): Stats {
  const found: Record<string, unknown> = { ...a };
  for (const [name, change] of Object.entries(b)) {
    const first = found[name] as ((...args: unknown[]) => unknown) | undefined;
    const then = change as (...args: unknown[]) => unknown;
    found[name] =
      first === undefined
        ? then
        : (value: unknown, ...rest: unknown[]) => then(first(value, ...rest), ...rest);
  }
  return found as Stats;
}

type Rolls = NonNullable<Hooks["rolls"]>;

function sumsOf(a: Rolls, b: Rolls): Rolls {
  const found: Record<string, number> = { ...a };
  for (const [roll, add] of Object.entries(b)) found[roll] = (found[roll] ?? 0) + add;
  return found;
}
