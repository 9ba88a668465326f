import { allocate, isWipedOut, nextDefender, openChoice, type Ranks } from "../../../attack/ranks.ts";
import { hurtBy, rollDamage, rollSave, saveOf } from "../../../attack/save.ts";
import { faceValue, isBelowMean } from "../../../dice/expression.ts";
import type { AttackPlan } from "../../../game/plan.ts";
import type { Attacks, Standing, Tally, WoundRun } from "../../../game/tasks.ts";
import { isOwnersChoice } from "../../../space/casualties/whose-choice.ts";
import { mayAnswer, mayChange, mayReroll, mayTurn } from "../../re-roll/able.ts";
import type { Field } from "./resolve.ts";
import type { SaveLog } from "./saves.ts";

/** How far the saves of a weapon have come. */
export interface Stop {
  readonly standing: Standing | null;
  readonly wounds: readonly WoundRun[];
  /** Slots among which the defender must choose. */
  readonly choice: readonly number[];
  /** The unit whose dice lie there for its owner to roll again; null: all is done, or the defender chooses. */
  readonly asks: string | null;
}

/**
 * Saves one by one, where each of them and each damage roll may be rolled again before it counts: stops at every roll
 * whose owner could do so.
 */
export function saveOneByOne(
  field: Field,
  attacks: Attacks,
  plan: AttackPlan,
  ranks: Ranks,
  saveLog: SaveLog,
  tally: Tally,
): Stop {
  const { game, dice } = field;
  let { standing, wounds } = attacks;
  const stop = (asks: string): Stop => ({ standing, wounds, choice: [], asks });
  const saved = (group: number, slot: number): Extract<Standing, { roll: "SAVE" }> => {
    const save = saveOf(plan, group, slot);
    const { face, again } = rollSave(plan, save, dice);
    saveLog.save(slot, save, face, face >= save.threshold);
    if (again !== null) saveLog.saveAgain(face, again);
    return { roll: "SAVE", group, slot, face: again ?? face, rerolled: again !== null };
  };
  for (;;) {
    if (standing?.roll === "ALLOCATED") {
      const { group, slot } = standing;
      standing = saved(group, slot);
      if (asksAboutSave(field, plan, standing, slot)) return stop(plan.target_unit_id);
    }
    if (standing?.roll === "SAVE") {
      const { group, slot, face } = standing;
      standing = null;
      saveLog.kept(slot, face);
      if (face < saveOf(plan, group, slot).threshold) {
        const faces = rollDamage(plan, dice);
        const rerolled = faces.length > plan.damage.count;
        standing = { roll: "DAMAGE", group, slot, face, faces, rerolled };
        if (faces.length > 0 && !rerolled && mayRerollDamage(field, plan, faces)) {
          saveLog.damage(slot, faces);
          return stop(plan.shooter_unit_id);
        }
      }
    } else if (standing?.roll === "DAMAGE") saveLog.damageLies();
    if (standing?.roll === "DAMAGE") {
      const { group, slot, face, faces } = standing;
      saveLog.saveLies(face);
      hurtBy(plan, group, slot, ranks, dice, tally, faces, saveLog);
      standing = null;
    }
    const [first, ...rest] = wounds;
    if (first === undefined || isWipedOut(ranks))
      return { standing: null, wounds: [], choice: [], asks: null };
    const choice = isOwnersChoice(game, plan.target_unit_id) ? openChoice(plan, first.group, ranks) : [];
    if (choice.length > 0) return { standing: null, wounds, choice, asks: null };
    const { group } = first;
    const slot = nextDefender(plan, group, ranks);
    allocate(ranks, slot);
    saveLog.allocated(slot);
    wounds = first.count > 1 ? [{ ...first, count: first.count - 1 }, ...rest] : rest;
    if (mayAnswer(game, plan.target_unit_id, "ALLOCATED", plan.defenders[slot]!.model_id)) {
      standing = { roll: "ALLOCATED", group, slot };
      return stop(plan.target_unit_id);
    }
    standing = saved(group, slot);
    if (asksAboutSave(field, plan, standing, slot)) return stop(plan.target_unit_id);
  }
}

/** By a stratagem where dice stop for it, or by a rule of the model whose save has failed. */
function asksAboutSave(
  { game, stops }: Field,
  plan: AttackPlan,
  { group, face }: { readonly group: number; readonly face: number },
  slot: number,
): boolean {
  const { target_unit_id } = plan;
  if (stops && mayReroll(game, target_unit_id)) return true;
  if (face >= saveOf(plan, group, slot).threshold) return false;
  return mayAnswer(game, target_unit_id, "SAVE", plan.defenders[slot]!.model_id);
}

/** By a stratagem where dice stop for it, or for nothing where the roll is a poor one. */
function mayRerollDamage(
  { game, stops }: Field,
  { shooter_unit_id, damage, guns }: AttackPlan,
  faces: readonly number[],
): boolean {
  if (stops && mayReroll(game, shooter_unit_id)) return true;
  const isLow = faces.some((face) => faceValue(face, damage.sides) < damage.sides);
  if (isLow && mayTurn(game, shooter_unit_id, "damage", guns[0]!.model_id)) return true;
  const rolled = faces.reduce((sum, face) => sum + faceValue(face, damage.sides), damage.plus);
  return isBelowMean(damage, rolled) && mayChange(game, shooter_unit_id, "damage");
}
