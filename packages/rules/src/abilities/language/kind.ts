import type * as z from "zod/mini";
import type { Scene } from "./scene.ts";

/**
 * How far a condition looks: at its unit alone, at the whole table, at one attack, or at each model that makes it. What
 * looks at less is asked less often.
 */
const SIGHTS = ["UNIT", "TABLE", "ATTACK", "MODEL"] as const;
export type Sight = (typeof SIGHTS)[number];

export type RefusalCode = "WRONG_KEYWORDS" | "TOO_FEW_MODELS" | "NO_WEAPON_FOR_IT" | "CONDITION";

export type Test = (scene: Scene) => boolean;

/** One kind of condition. The key is the field by which its rows are known. */
export interface ConditionKind<Key extends string = string, Value = never> {
  readonly key: Key;
  readonly schema: z.ZodMiniType<Value>;
  readonly sees: (value: Value) => Sight;
  readonly compile: (value: Value) => Test;
  /** Why a rule cannot be used where it does not hold; absent: the condition itself is the reason. */
  readonly refusal?: RefusalCode;
  /** What follows "if" or "while" in a sentence. */
  readonly words: (value: Value) => string;
}

export function conditionKind<Key extends string, Value>(
  kind: ConditionKind<Key, Value>,
): ConditionKind<Key, Value> {
  return kind;
}

/** The wider of two. */
export function wider(a: Sight, b: Sight): Sight {
  return SIGHTS.indexOf(a) >= SIGHTS.indexOf(b) ? a : b;
}
