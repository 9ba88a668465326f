import type * as z from "zod/mini";
import type { EffectRow } from "../../effect.ts";
import type { Named } from "../scene.ts";

/** What an effect adds to the row that is asked: the hooks of several are put together. */
export type Hooks = Pick<
  EffectRow,
  | "attacking"
  | "defending"
  | "lots"
  | "lotsAgainst"
  | "lends"
  | "stats"
  | "grants"
  | "rolls"
  | "firmRolls"
  | "barsEnds"
  | "descends"
  | "arrivesFrom"
  | "arrivesLater"
  | "mustArrive"
  | "redeploys"
  | "disembarks"
  | "forbids"
  | "invulnerable"
  | "ranges"
  | "mayTarget"
  | "targetedWithin"
  | "advances"
  | "escape"
  | "barsArrivals"
  | "fightMoves"
  | "prices"
  | "firm"
  | "feelNoPain"
  | "feelNoPainAgainst"
  | "rerolls"
  | "rerollsOne"
  | "cheaper"
  | "oneTarget"
  | "fightsOnDeath"
  | "auras"
  | "testDice"
  | "strides"
  | "barsTargets"
  | "mustTest"
  | "shootsOnDeath"
  | "profile"
  | "precision"
  | "abilities"
  | "rises"
>;

/** One kind of lasting effect. The key is the field by which it is known. */
export interface EffectKind<Key extends string = string, Value = never> {
  readonly key: Key;
  readonly schema: z.ZodMiniType<Value>;
  readonly compile: (value: Value, named: Named) => Hooks;
  /** A whole clause: "models in this unit have a 5+ invulnerable save". */
  readonly words: (value: Value, who: string) => string;
}

export function effectKind<Key extends string, Value>(kind: EffectKind<Key, Value>): EffectKind<Key, Value> {
  return kind;
}
