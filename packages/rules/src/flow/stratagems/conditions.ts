import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import { keywordsOf } from "../../game/unit.ts";
import type { Stratagem } from "./stratagem.ts";

/** Conditions that many stratagems share; each gives why not, or nothing. */

type Named = Pick<Stratagem, "name" | "rule">;

/** The unit has all of these keywords, and none of those. */
export function keyworded(
  { name, rule }: Named,
  unit: Unit,
  all: readonly string[],
  none: readonly string[] = [],
): readonly Refusal[] {
  const own = keywordsOf(unit);
  if (all.every((keyword) => own.has(keyword)) && !none.some((keyword) => own.has(keyword))) return [];
  return [refusal("WRONG_KEYWORDS", rule, { unit: unit.name, stratagem: name }, { unit_id: unit.id })];
}

/** No Battle-shock test has been taken yet: what names no step of the Command phase belongs to the one before them. */
export function beforeTests({ name }: Named, { units }: Game, unit: Unit): readonly Refusal[] {
  for (const id in units) {
    const { owner, flags } = units[id]!;
    if (owner !== unit.owner || flags.battle_shock_tested !== true) continue;
    return [refusal("TESTS_BEGUN", "CO-4", { stratagem: name }, { unit_id: unit.id })];
  }
  return [];
}
