import { normaliseKeyword } from "../base/keyword.ts";
import type { Model, Unit } from "../game/document.ts";
import type { Clause } from "./language/clause.ts";
import { isOnOf } from "./language/compile.ts";
import { compileCondition } from "./language/condition.ts";
import type { Test } from "./language/kind.ts";
import { abilityOf, type Row, useIdOf } from "./language/row.ts";
import { type RolledDice, triggersOf } from "./language/trigger.ts";

/** A rule about dice of a unit that were just rolled, or about an attack that was allocated to a model of it. */
export interface DiceRule {
  /** As uses of it are named. */
  readonly id: string;
  readonly ability: string;
  readonly roll: RolledDice | "ALLOCATED";
  /** How often it can be used in its time, by the unit or by each model that has it. */
  readonly times: number;
  readonly eachModel: boolean;
  /** Whether it acts on dice that have not failed too. */
  readonly onAny: boolean;
  /** What it costs of a pool. */
  readonly spend: { readonly pool: string; readonly count: number } | undefined;
  readonly test: Test | undefined;
  /** The models whose dice it is about; absent: all of the unit. */
  readonly isOn?: ((unit: Unit, model: Model) => boolean) | undefined;
}

export function diceRulesOf(row: Row): readonly DiceRule[] {
  const ability = abilityOf(row);
  if (ability === undefined) return [];
  return (row.does as readonly Clause[]).flatMap((clause, index) => {
    const { as, when, if: condition, use, do: deeds } = clause;
    const { times, spend } = use ?? {};
    return (when === undefined ? [] : triggersOf(when)).flatMap((trigger) => {
      const roll =
        "rolled" in trigger ? trigger.rolled : "allocated" in trigger ? ("ALLOCATED" as const) : undefined;
      if (roll === undefined) return [];
      return [
        {
          id: useIdOf(row, as, index),
          ability,
          roll,
          times: typeof times === "number" ? times : 1,
          eachModel: use?.per === "MODEL",
          onAny: deeds.some((deed) => "changeDie" in deed && deed.changeDie !== "AGAIN"),
          spend: spend === undefined ? undefined : { pool: spend.pool, count: spend.count },
          test: condition === undefined ? undefined : compileCondition(condition),
          isOn: whoseDice(clause, ability),
        },
      ];
    });
  });
}

/** Whose dice the clause is about: its bearers' alone, or those of the models that it names; undefined: all. */
export function whoseDice({ on = "BEARER" }: Clause, ability: string): DiceRule["isOn"] {
  if (on !== "BEARER") return isOnOf(on).isOn;
  const has = (texts: readonly string[] = []) => texts.some((text) => normaliseKeyword(text) === ability);
  return (unit, model) => has(unit.abilities) || has(model.abilities);
}
