import * as z from "zod/mini";
import { LIMITS } from "../../base/limits.ts";
import { listOf } from "../../game/scalar.ts";
import { ability } from "./conditions/ability.ts";
import { active } from "./conditions/active.ts";
import { army } from "./conditions/army.ts";
import { atMarker } from "./conditions/at-marker.ts";
import { attackerArmedWith, attackerCarries, attackingModel } from "./conditions/attacking-model.ts";
import { battleRound, turn } from "./conditions/battle.ts";
import { size } from "./conditions/battle-size.ts";
import { bearerLives } from "./conditions/bearer-lives.ts";
import { boards } from "./conditions/boards.ts";
import { charges } from "./conditions/charges.ts";
import { closest } from "./conditions/closest.ts";
import { controls } from "./conditions/controls.ts";
import { dice } from "./conditions/dice.ts";
import { distance } from "./conditions/distance.ts";
import { engagedWith } from "./conditions/engaged-with.ts";
import { giver } from "./conditions/giver.ts";
import { gone } from "./conditions/gone.ts";
import { halfRange } from "./conditions/half-range.ts";
import { inForce } from "./conditions/in-force.ts";
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
import { startingStrength } from "./conditions/starting-strength.ts";
import { status } from "./conditions/status.ts";
import { disembarkedFrom, transporting } from "./conditions/transport.ts";
import { under } from "./conditions/under.ts";
import { userHas } from "./conditions/user-has.ts";
import { equipped, weapon, weaponHas } from "./conditions/weapon.ts";
import { within } from "./conditions/within.ts";
import { woundsLeft } from "./conditions/wounds-left.ts";
import { type ConditionKind, type RefusalCode, type Sight, type Test, wider } from "./kind.ts";
import { listWords } from "./lists.ts";
import { negated } from "./negation.ts";

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
  attackerArmedWith,
  startingStrength,
  transporting,
  disembarkedFrom,
  pool,
  active,
  size,
  controls,
  dice,
  enemiesDestroyed,
  gone,
  bearerLives,
  nearTo,
  charges,
  boards,
  giver,
  inForce,
  userHas,
  atMarker,
] as const;

/** The keys of all kinds, for tests that look at each of them. */
export const CONDITION_KEYS: readonly string[] = KINDS.map(({ key }) => key);

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

/** What a condition is put together of; undefined: it stands alone. */
export function partsOf(condition: Condition): readonly Condition[] | undefined {
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
  if ("all" in condition) return joined(condition.all, "and", false);
  if ("any" in condition) return joined(condition.any, "or", false);
  if ("not" in condition) return notWords(condition.not);
  return kindOf(condition).words(condition as never);
}

/** None of several is each of them not; not all of them is one of them not. */
function notWords(condition: Condition): string {
  if ("any" in condition) return joined(condition.any, "and", true);
  if ("all" in condition) return joined(condition.all, "or", true);
  if ("not" in condition) return conditionWords(condition.not);
  return negated(conditionWords(condition));
}

/** Several conditions; where some stand inside of others, "either" and "both" say which belong together. */
function joined(parts: readonly Condition[], last: "and" | "or", not: boolean): string {
  const words = parts.map((part) => {
    const own = not ? notWords(part) : conditionWords(part);
    return partsOf(part) === undefined || "not" in part || !own.includes(last === "and" ? " or " : " and ")
      ? own
      : `${last === "and" ? "either" : "both"} ${own}`;
  });
  return listWords(withoutRepeats([...new Set(words)]), last);
}

/** "the target is a, b or c" for sentences that begin alike. */
function withoutRepeats(words: readonly string[]): readonly string[] {
  const start = /^[^,]*? is (?:under )?(?!not )/.exec(words[0] ?? "")?.[0];
  if (start === undefined || start.startsWith("either ") || start.startsWith("both ")) return words;
  if (!words.every((one) => one.startsWith(start) && !one.startsWith(`${start}not `))) return words;
  return words.map((one, index) => (index === 0 ? one : one.slice(start.length)));
}
