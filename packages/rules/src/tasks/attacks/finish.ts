import { type AttackPlan, unitsAimedAt } from "../../attack/plan.ts";
import type { Change, Table } from "../../change.ts";
import { lookup } from "../../game/lookup.ts";
import type { Attacks } from "../../game/tasks.ts";

/** The attacks are over (`game`: as they began): One Shot weapons are spent, and in its own phase the unit has shot. */
export function finish(change: Change, game: Table, { plans, cause }: Attacks): void {
  const unitId = plans[0]!.shooter_unit_id;
  if (cause === "OWN_PHASE") {
    change.set(`units.${unitId}.flags.has_shot`, true);
    clearSelection(change, game);
  }
  spendOneShots(change, game, unitId, plans);
  change.happened({ type: "unit_shot", unit_id: unitId, target_unit_ids: unitsAimedAt(plans) });
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
