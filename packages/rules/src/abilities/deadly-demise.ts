import { type DiceExpression, parseDice } from "../dice/expression.ts";
import type { Table } from "../game/change.ts";
import type { Model, Unit } from "../game/document.ts";
import { coreAbilityGiven } from "./core-ability.ts";
import { unitAbility } from "./unit-ability.ts";

const PATTERN = /^DEADLY DEMISE (.+)$/;

const mean = ({ count, sides, plus }: DiceExpression): number => (count * (sides + 1)) / 2 + plus;

/** The mortal wounds of Deadly Demise, as dice. */
export const deadlyDemise = unitAbility<DiceExpression>({
  rule: "TR-10",
  name: "DEADLY DEMISE",
  parse: (text) => parseDice(PATTERN.exec(text)?.[1] ?? ""),
  better: (a, b) => (mean(a) >= mean(b) ? a : b),
});

/** What the model costs those around it, by its unit's ability or its own. */
export function deadlyDemiseOf(game: Table, unit: Unit, model: Model): DiceExpression | undefined {
  const { abilities } = model;
  const written =
    deadlyDemise.of(unit) ?? (abilities === undefined ? undefined : deadlyDemise.of({ abilities }));
  const given = coreAbilityGiven(game, unit, deadlyDemise, model);
  if (written === undefined || given === undefined) return written ?? given;
  return mean(written) >= mean(given) ? written : given;
}
