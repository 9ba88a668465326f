import * as z from "zod/mini";
import { LIMITS } from "../../base/limits.ts";
import { listOf } from "../../game/scalar.ts";
import { ability } from "./conditions/ability.ts";
import { active } from "./conditions/active.ts";
import { army } from "./conditions/army.ts";
import { attackerCarries, attackingModel } from "./conditions/attacking-model.ts";
import { battleRound, turn } from "./conditions/battle.ts";
import { size } from "./conditions/battle-size.ts";
import { bearerLives } from "./conditions/bearer-lives.ts";
import { closest } from "./conditions/closest.ts";
import { controls } from "./conditions/controls.ts";
import { dice } from "./conditions/dice.ts";
import { distance } from "./conditions/distance.ts";
import { engagedWith } from "./conditions/engaged-with.ts";
import { gone } from "./conditions/gone.ts";
import { halfRange } from "./conditions/half-range.ts";
import { keyword } from "./conditions/keyword.ts";
import { enemiesDestroyed } from "./conditions/kills.ts";
import { ledBy } from "./conditions/led-by.ts";
import { models } from "./conditions/models.ts";
import { near } from "./conditions/near.ts";
import { nearTo } from "./conditions/near-unit.ts";
import { onObjective } from "./conditions/objective.ts";
import { phase } from "./conditions/phase.ts";
import { pool } from "./conditions/pool.ts";
import { side } from "./conditions/side.ts";
import { status } from "./conditions/status.ts";
import { under } from "./conditions/under.ts";
import { equipped, weapon, weaponHas } from "./conditions/weapon.ts";
import { within } from "./conditions/within.ts";
import { woundsLeft } from "./conditions/wounds-left.ts";
import { type ConditionKind, type RefusalCode, type Sight, type Test, wider } from "./kind.ts";
import { listWords } from "./lists.ts";

/** Every kind of condition, by the key that its rows have. */
const KINDS = [
  keyword,
  status,
  within,
  distance,
  closest,
  models,
  woundsLeft,
  under,
  battleRound,
  turn,
  army,
  weapon,
  weaponHas,
  equipped,
  ability,
  side,
  phase,
  onObjective,
  near,
  engagedWith,
  ledBy,
  halfRange,
  attackingModel,
  attackerCarries,
  pool,
  active,
  size,
  controls,
  dice,
  enemiesDestroyed,
  gone,
  bearerLives,
  nearTo,
] as const;

type Plain = z.infer<(typeof KINDS)[number]["schema"]>;

/** A condition, or several put together. */
export type Condition =
  | Plain
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition };

export const conditionSchema: z.ZodMiniType<Condition> = z.lazy(() => {
  const list = listOf(conditionSchema, LIMITS.rowParts, 1);
  return z.union([
    ...KINDS.map(({ schema }) => schema as z.ZodMiniType<Condition>),
    z.strictObject({ all: list }),
    z.strictObject({ any: list }),
    z.strictObject({ not: conditionSchema }),
  ]);
});

const byKey = new Map<string, ConditionKind>(
  KINDS.map((kind) => [kind.key, kind as unknown as ConditionKind]),
);

function kindOf(condition: object): ConditionKind {
  for (const key in condition) {
    const kind = byKey.get(key);
    if (kind !== undefined) return kind;
  }
  throw new Error("a condition of no kind has come past the border");
}

export function compileCondition(condition: Condition): Test {
  if ("all" in condition) {
    const tests = condition.all.map(compileCondition);
    return (scene) => tests.every((test) => test(scene));
  }
  if ("any" in condition) {
    const tests = condition.any.map(compileCondition);
    return (scene) => tests.some((test) => test(scene));
  }
  if ("not" in condition) {
    const test = compileCondition(condition.not);
    return (scene) => !test(scene);
  }
  return kindOf(condition).compile(condition as never);
}

/** How far the condition looks. */
export function sightOf(condition: Condition): Sight {
  const parts = partsOf(condition);
  if (parts !== undefined) return parts.map(sightOf).reduce(wider, "UNIT");
  return kindOf(condition).sees(condition as never);
}

function partsOf(condition: Condition): readonly Condition[] | undefined {
  if ("all" in condition) return condition.all;
  if ("any" in condition) return condition.any;
  return "not" in condition ? [condition.not] : undefined;
}

/** Why a rule cannot be used where the condition does not hold. */
export function refusalCodeOf(condition: Condition): RefusalCode {
  const [first] = partsOf(condition) ?? [];
  if (first !== undefined) return "not" in condition ? refusalCodeOf(first) : "CONDITION";
  return kindOf(condition).refusal ?? "CONDITION";
}

/** What follows "if" in a sentence. */
export function conditionWords(condition: Condition): string {
  if ("all" in condition) return listWords(condition.all.map(conditionWords), "and");
  if ("any" in condition) return listWords(condition.any.map(conditionWords), "or");
  if ("not" in condition) return negated(conditionWords(condition.not));
  return kindOf(condition).words(condition as never);
}

/** Plain sentences have one verb that can take a "not". */
function negated(words: string): string {
  const verbs: readonly (readonly [RegExp, string])[] = [
    [/ is /, " is not "],
    [/ has /, " does not have "],
    [/ contains /, " does not contain "],
    [/ charged /, " did not charge "],
    [/ moved /, " did not move "],
  ];
  for (const [verb, not] of verbs) if (verb.test(words)) return words.replace(verb, not);
  return `not (${words})`;
}
