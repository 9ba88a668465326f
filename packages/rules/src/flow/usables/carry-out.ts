import { bookOf } from "../../abilities/book.ts";
import { giveEffect } from "../../abilities/give.ts";
import type { Acting } from "../../abilities/language/acts/kind.ts";
import { type Deed, isAct, runAct } from "../../abilities/language/deed.ts";
import { ruleOf } from "../../abilities/language/row.ts";
import type { Change } from "../../game/change.ts";
import type { Effect, EffectEnd } from "../../game/effects.ts";
import type { TaskOf } from "../../game/tasks.ts";

/** A rule that is carried out, as it waits in the stack for what it has set off. */
export type RuleTask = TaskOf<"rule">;

/**
 * Does what is left of a rule, one act after the other. What an act sets off, such as mortal wounds that somebody allocates,
 * comes before the rest, which waits below it.
 */
export function carryOut(change: Change, rule: Omit<RuleTask, "type">): void {
  let left = rule.left as readonly Deed[];
  const acting = actingOf(change, rule, (deeds) => {
    left = [...deeds, ...left];
  });
  // A rule with nothing to do leaves its mark.
  if (left.length === 0 && rule.effect !== undefined) {
    acting.leave(rule.on_unit_id, rule.effect, rule.until!);
  }
  let given = false;
  while (left.length > 0) {
    const [deed, ...rest] = left as readonly [Deed, ...Deed[]];
    left = rest;
    if (!isAct(deed)) {
      // All effects of a clause are stored as one.
      if (!given && rule.effect !== undefined) acting.leave(rule.on_unit_id, rule.effect, rule.until!);
      given = true;
      continue;
    }
    const depth = change.depth;
    runAct(deed, acting);
    if (change.depth > depth && left.length > 0) {
      const { effect: _, until: __, ...done } = rule;
      change.insertAt(depth, { type: "rule", ...(given ? done : rule), left });
      return;
    }
  }
}

/** Several of them, one after the other: what one sets off is resolved before the next begins. */
export function carryOutEach(change: Change, rules: readonly Omit<RuleTask, "type">[]): void {
  for (const [index, rule] of rules.entries()) {
    const { depth } = change;
    carryOut(change, rule);
    if (change.depth === depth) continue;
    for (const later of rules.slice(index + 1)) change.insertAt(depth, { type: "rule", ...later });
    return;
  }
}

function actingOf(
  change: Change,
  {
    row,
    player,
    unit_id,
    it,
    chosen,
    by,
    model_id,
    spent,
    positions,
    facings,
    die,
    point,
  }: Omit<RuleTask, "type">,
  follow: Acting["follow"],
): Acting {
  const rule = bookOf(change.table).rows.get(row)!;
  return {
    change,
    named: { name: rule.name, rule: ruleOf(rule) },
    player,
    unitId: unit_id,
    itId: it,
    chosenId: chosen,
    byId: by,
    modelId: model_id,
    spent,
    positions,
    asked: {
      die,
      point,
      ...(positions !== undefined && { places: { positions, ...(facings !== undefined && { facings }) } }),
    },
    leave(targetId: string, effectId: string, until: EffectEnd, aboutId?: string, stacks?: true, objectiveId?: string) {
      const effect = bookOf(change.table).byId.get(effectId);
      // A row may name an effect of another row that this game is not played by.
      if (effect === undefined) return;
      const about: Pick<Effect, "model_id" | "unit_id" | "objective_id"> = {
        // The model that uses the rule is one of its own unit: what another unit is under is that whole unit's.
        ...(model_id !== undefined && targetId === unit_id && { model_id }),
        // What lasts as long as attacks is about those of whoever set it off, or else the unit's own.
        ...(until === "ATTACKS" ? { unit_id: it ?? unit_id } : effect.asksGiver === true && { unit_id }),
        ...(aboutId !== undefined && { unit_id: aboutId }),
        ...(objectiveId !== undefined && { objective_id: objectiveId }),
      };
      const isNew = stacks === true ? "STACKS" : aboutId !== undefined ? "EACH" : "ONE";
      giveEffect(change, targetId, effect, player, until, about, isNew);
    },
    follow,
  };
}
