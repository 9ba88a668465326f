import { type DiceExpression, parseDice } from "../dice/expression.ts";
import type { Model, Unit } from "../game/document.ts";
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
export function deadlyDemiseOf(unit: Unit, { abilities }: Model): DiceExpression | undefined {
  return deadlyDemise.of(unit) ?? (abilities === undefined ? undefined : deadlyDemise.of({ abilities }));
}
