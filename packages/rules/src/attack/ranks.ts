import type { Unit } from "../game/document.ts";
import { modelsOf } from "../game/unit.ts";
import type { AttackPlan, Defender } from "./plan.ts";

/**
 * The living models of a unit while attacks are resolved against it: the one mutable thing in the engine, made for
 * one action and turned into diffs at its end.
 */
export interface Ranks {
  readonly unit: Unit;
  /** Wounds left of each living model, in the document's order. */
  readonly left: Map<string, number>;
  /** Models that were allocated an attack this phase. */
  readonly allocated: Set<string>;
  /** Models that lost wounds, in the order in which they first did. */
  readonly hurt: Set<string>;
}

export function ranksOf(unit: Unit, allocated: readonly string[]): Ranks {
  const left = new Map<string, number>();
  for (const model of modelsOf(unit)) left.set(model.id, model.wounds);
  return { unit, left, allocated: new Set(allocated), hurt: new Set() };
}

export function isWipedOut(ranks: Ranks): boolean {
  return ranks.left.size === 0;
}

/** Who takes the next wound: one model, or a choice that is the defender's. */
export type Allocation =
  | { readonly kind: "MODEL"; readonly defender: Defender }
  | { readonly kind: "CHOICE"; readonly among: readonly Defender[] };

/**
 * A wounded model must take the wound, else one that was allocated an attack this phase (AT-9). Otherwise the
 * defender chooses; `front` is the model that the referee takes: the one nearest to a firing model. Characters of an
 * attached unit stand back while a bodyguard lives (AT-10), unless Precision picks one out.
 */
export function nextDefender(
  plan: AttackPlan,
  lane: number,
  ranks: Ranks,
  defenderChooses: boolean,
): Allocation {
  const { defenders, precision_model_id } = plan;
  if (plan.lanes[lane]!.precision && precision_model_id !== null && ranks.left.has(precision_model_id)) {
    return { kind: "MODEL", defender: defenders.find(({ model_id }) => model_id === precision_model_id)! };
  }
  const guarded = defenders.some((one) => !one.shielded && ranks.left.has(one.model_id));
  let front: Defender | undefined;
  let marked: Defender | undefined;
  for (const defender of defenders) {
    const wounds = ranks.left.get(defender.model_id);
    if (wounds === undefined || (guarded && defender.shielded)) continue;
    if (wounds < defender.wounds) return { kind: "MODEL", defender };
    if (marked === undefined && ranks.allocated.has(defender.model_id)) marked = defender;
    front ??= defender;
  }
  if (marked !== undefined) return { kind: "MODEL", defender: marked };
  if (!defenderChooses) return { kind: "MODEL", defender: front! };
  const among = defenders.filter((one) => ranks.left.has(one.model_id) && !(guarded && one.shielded));
  return among.length === 1 ? { kind: "MODEL", defender: among[0]! } : { kind: "CHOICE", among };
}
