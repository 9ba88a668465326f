import { bookOf } from "../../../abilities/book.ts";
import { rollExpression } from "../../../attack/hit.ts";
import type { Change, Table } from "../../../game/change.ts";
import type { Resolved } from "../../../game/event.ts";
import { lookup } from "../../../game/lookup.ts";
import { place } from "../../../game/measure/placed.ts";
import { type AttackPlan, unitsAimedAt } from "../../../game/plan.ts";
import type { Attacks } from "../../../game/tasks.ts";
import { isDestroyed, modelOf } from "../../../game/unit.ts";
import { mortalWounds } from "../../mortal/inflict.ts";
import { endWithAttacks } from "../../phases/life-times.ts";
import { isAwaited } from "../../usables/awaited.ts";
import { tellFates } from "./fates.ts";

/**
 * The attacks are over (`game`: as they began): One Shot weapons are spent, and in its own phase the unit has shot. Whoever
 * fights has not fought before it has consolidated.
 */
export function finish(change: Change, game: Table, attacks: Attacks): void {
  const { plans, cause } = attacks;
  const unitId = plans[0]!.shooter_unit_id;
  const unit = game.units[unitId]!;
  if (cause === "OWN_PHASE") {
    change.set(`units.${unitId}.flags.has_shot`, true);
    for (const { from_unit_id } of plans) {
      if (from_unit_id !== undefined) change.set(`units.${from_unit_id}.flags.has_shot`, true);
    }
    clearSelection(change, game);
  }
  spendOneShots(change, game, unitId, plans);
  for (const { plan, count } of attacks.poisoned ?? []) addMortalWounds(change, plans[plan]!, count);
  endWithAttacks(change, game, unitId);
  tellFates(change, game, attacks);
  if (cause === "MELEE") {
    if (!isAwaited(game, "attacks_resolved", unit) && !isAwaited(game, "fight_resolved", unit)) return;
    const resolved = resolvedBy(change, attacks);
    keepForTheFight(change, resolved);
    change.occurs({ type: "attacks_resolved", attack: "MELEE", ...resolved });
    return;
  }
  change.happened({ type: "unit_shot", unit_id: unitId, target_unit_ids: unitsAimedAt(plans) });
  if (cause === "OWN_PHASE" && isAwaited(game, "attacks_resolved", unit)) {
    change.occurs({ type: "attacks_resolved", attack: "RANGED", ...resolvedBy(change, attacks) });
  }
}

/** What the attacks have come to. */
function resolvedBy({ table }: Change, { plans, tallies }: Attacks): Resolved {
  const targets = plans.map(({ target_unit_id, weapon_id }, index) => {
    const { hits, slain, damage } = tallies[index]!;
    return { unit_id: target_unit_id, weapon_id, hits, slain, damage };
  });
  const asked = bookOf(table).asksSuffered;
  const lost = [...new Set(targets.filter(({ slain }) => slain > 0).map(({ unit_id }) => unit_id))];
  return {
    unit_id: plans[0]!.shooter_unit_id,
    hits: targets.filter(({ hits }) => hits > 0).map(({ unit_id, weapon_id }) => ({ unit_id, weapon_id })),
    lost_unit_ids: lost,
    destroyed_unit_ids: lost.filter((id) => isDestroyed(table.units[id]!)),
    ...(asked.has("TARGETED") && { aimed_unit_ids: [...unitsAimedAt(plans)] }),
    ...(asked.has("WOUNDS") && {
      hurt_unit_ids: [...new Set(targets.flatMap(({ damage, unit_id }) => (damage > 0 ? [unit_id] : [])))],
    }),
  };
}

/** A unit has fought when it has consolidated: until then its fight keeps what rules will ask about. */
function keepForTheFight(change: Change, resolved: Resolved): void {
  const task = change.game.tasks.findLast((one) => one.type === "fight");
  if (task?.unit_id === resolved.unit_id) change.update(task, { ...task, resolved });
}

/** What critical wounds add when all attacks are over: rolled for each of them, and suffered together. */
function addMortalWounds(change: Change, plan: AttackPlan, criticals: number): void {
  const { dice, story, table } = change;
  const { shooter_unit_id: unit_id, target_unit_id, weapon_name, guns } = plan;
  if (isDestroyed(table.units[target_unit_id]!)) return;
  const rolls_raw: number[] = [];
  let wounds = 0;
  for (let i = 0; i < criticals; i++) wounds += rollExpression(plan.wound.mortal!, dice, rolls_raw);
  const about = { unit_id, target_unit_id };
  const block = story.roll({ context: "ability", ability: weapon_name, rolls_raw, wounds, ...about });
  story.addLine({ line: "ability_dice", ...about, block });
  const unit = table.units[unit_id]!;
  const bearers = guns.flatMap(({ model_id }) => modelOf(unit, model_id) ?? []);
  mortalWounds(
    change,
    target_unit_id,
    wounds,
    "ABILITY",
    bearers.map((model) => place(unit, model)),
  );
}

function clearSelection(change: Change, game: Table): void {
  const { active_shooter_id, pending_assignments } = game.shooting;
  if (active_shooter_id !== null) change.set("shooting.active_shooter_id", null);
  if (pending_assignments.length > 0) change.set("shooting.pending_assignments", []);
}

function spendOneShots(change: Change, game: Table, unitId: string, plans: readonly AttackPlan[]): void {
  const spent = new Map<string, string[]>();
  for (const plan of plans) {
    if (!plan.one_shot) continue;
    for (const { model_id } of plan.guns) {
      const before = spent.get(model_id) ?? lookup(lookup(game.spent, unitId) ?? {}, model_id) ?? [];
      if (!before.includes(plan.weapon_id)) spent.set(model_id, [...before, plan.weapon_id]);
    }
  }
  for (const [modelId, weapons] of spent) change.set(`spent.${unitId}.${modelId}`, weapons);
}
