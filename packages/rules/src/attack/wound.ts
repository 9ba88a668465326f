import type { Dice } from "../dice/source.ts";
import type { Strike, Wound } from "../game/shooting.ts";
import { finalFaces, type Rolls, rollDice } from "./hit.ts";
import type { AttackPlan } from "./plan.ts";

export interface WoundRoll extends Rolls {
  /** In the order of their hits; those of Lethal Hits among them. */
  readonly wounds: readonly Wound[];
  readonly criticals: number;
  /** Wounds that needed no roll. */
  readonly automatic: number;
}

export function rollWounds({ wound }: AttackPlan, strikes: readonly Strike[], dice: Dice): WoundRoll {
  let automatic = 0;
  for (const strike of strikes) if (strike.wounds) automatic++;
  const rolls = rollDice(strikes.length - automatic, wound.threshold, wound.reroll, dice);
  const faces = finalFaces(rolls);
  const wounds: Wound[] = [];
  let criticals = 0;
  let die = 0;
  for (const { lane, wounds: wounded } of strikes) {
    if (wounded) {
      // An automatic wound is never critical (AT-16).
      wounds.push({ lane, devastating: false });
      continue;
    }
    const face = faces[die++]!;
    if (face < wound.threshold) continue;
    const critical = face >= wound.critical;
    if (critical) criticals++;
    wounds.push({ lane, devastating: critical && wound.devastating });
  }
  return { ...rolls, wounds, criticals, automatic };
}
