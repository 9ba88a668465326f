import type { Dice } from "../dice/source.ts";
import type { Tally } from "../game/shooting.ts";
import { rollAttacks, rollHits } from "./hit.ts";
import type { AttackPlan } from "./plan.ts";
import { isWipedOut, nextDefender, type Ranks } from "./ranks.ts";
import { resolveDevastating, resolveWound } from "./save.ts";
import { rollWounds } from "./wound.ts";

export const NOTHING: Tally = { attacks: 0, hits: 0, wounds: 0, unsaved: 0, damage: 0, slain: 0 };

/**
 * The bare interpreter: rolls one plan from attacks to damage against the ranks, without a word. The phase rolls the
 * same steps one by one and tells the story; what both do is in the functions called here.
 */
export function rollPlan(plan: AttackPlan, ranks: Ranks, dice: Dice): Tally {
  const attacks = rollAttacks(plan, dice);
  const { strikes } = rollHits(plan, attacks, dice);
  const { wounds } = rollWounds(plan, strikes, dice);
  let unsaved = 0;
  let damage = 0;
  let slain = 0;
  for (const devastating of [false, true]) {
    for (const wound of wounds) {
      if (wound.devastating !== devastating) continue;
      if (isWipedOut(ranks)) break;
      const allocation = nextDefender(plan, wound.lane, ranks, false);
      if (allocation.kind === "CHOICE") continue;
      const resolve = devastating ? resolveDevastating : resolveWound;
      const { saved, injury } = resolve(plan, wound.lane, allocation.defender, ranks, dice);
      if (saved) continue;
      unsaved++;
      damage += injury.lost;
      if (injury.slain) slain++;
    }
  }
  return { attacks: attacks.total, hits: strikes.length, wounds: wounds.length, unsaved, damage, slain };
}
