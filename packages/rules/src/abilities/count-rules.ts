import type { Model, Unit } from "../game/document.ts";
import { whoseDice } from "./dice-rules.ts";
import type { Clause } from "./language/clause.ts";
import { abilityOf, type Row } from "./language/row.ts";
import { type Counted, triggersOf } from "./language/trigger.ts";

/** A rule that counts what attacks of a unit, or attacks against it, have done. */
export interface CountRule {
  readonly ability: string | undefined;
  readonly detachment: string | undefined;
  readonly side: "MADE" | "SUFFERED";
  /** The models whose attacks are counted, or attacks against which; absent: all of the unit. */
  readonly isOn: ((unit: Unit, model: Model) => boolean) | undefined;
}

export function countRulesOf(row: Row): readonly CountRule[] {
  const ability = abilityOf(row);
  return (row.does as readonly Clause[]).flatMap((clause) =>
    (clause.when === undefined ? [] : triggersOf(clause.when)).flatMap((trigger) =>
      "counted" in trigger
        ? [
            {
              ability,
              detachment: row.detachment,
              side: sideOf(trigger.counted),
              isOn: ability === undefined ? undefined : whoseDice(clause, ability),
            },
          ]
        : [],
    ),
  );
}

export function sideOf(counted: Counted["counted"]): CountRule["side"] {
  return counted === "SLAIN" || counted === "UNIT_SLAIN" ? "MADE" : "SUFFERED";
}
