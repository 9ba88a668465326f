import { type AttackPlan, rolling } from "@gunline/rules";
import { describePlan, woundRollInWords } from "@gunline/rules/words";
import { words } from "../../words/english.ts";
import type { Stage } from "./stage.ts";

/** What the dice of an attack must show, before they are rolled. */

/** In a word for each step: `3+`, `4+ / 5+`, `D6`. */
export function neededAtSteps(
  plan: AttackPlan,
): Readonly<Record<"hit" | "wound" | "save" | "damage", string>> {
  const { hit, wound, groups, damage } = plan;
  const saves = new Set(
    groups.flatMap((group) => group.saves.map(({ threshold }) => Math.min(threshold, 7))),
  );
  const more = Math.max(...groups.map(({ damage_bonus }) => damage_bonus));
  return {
    hit: hit.automatic ? words.dice.automaticHit : words.dice.atLeast(hit.threshold),
    wound: woundRollInWords(wound),
    save: [...saves]
      .sort((a, b) => a - b)
      .map((face) => (face > 6 ? words.dice.noSave : words.dice.atLeast(face)))
      .join(" / "),
    damage: rolling.makeDice(more === 0 ? damage : { ...damage, plus: damage.plus + more }),
  };
}

/** The next roll with what made its number: `3+ to hit (BS 3+)`; empty where the stage has no number of its own. */
export function neededNext(plan: AttackPlan, stage: Stage): string {
  const text = describePlan(plan);
  switch (stage) {
    case "HIT":
      return because(text.hit, text.hit_reasons);
    case "WOUND":
      return because(text.wound, text.wound_reasons);
    case "SAVE":
      return words.dice.orSaves([...new Set(text.saves.map(({ text, reasons }) => because(text, reasons)))]);
    case "DEVASTATING":
    case "HAZARDOUS":
      return "";
  }
}

function because(roll: string, reasons: readonly string[]): string {
  return reasons.length === 0 ? roll : words.dice.withReasons(roll, reasons.join(", "));
}
