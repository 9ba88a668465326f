import { fightOnDeath } from "../../abilities/permissions.ts";
import type { Change } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import type { Attacks, TaskType } from "../../game/tasks.ts";
import { isDestroyed } from "../../game/unit.ts";
import { destroyModel } from "../destroy.ts";
import { noteFallen } from "./note.ts";

/** Fight on death (FI-27): who is destroyed before having fought stays until the attacks are over, and strikes back. */

/** Which of the models that these attacks slay stay for their last fight; null: the unit has no such rule now. */
export function stayToFight(
  change: Change,
  unit: Unit,
  slain: readonly string[],
  { cause, plans }: Pick<Attacks, "cause" | "plans">,
): readonly string[] | null {
  if (cause !== "MELEE" || unit.id === plans[0]!.shooter_unit_id) return null;
  // Anyone who is struck back at in the middle of its own fight has made its attacks already.
  const isFighting = change.game.tasks.some((task) => task.type === "fight" && task.unit_id === unit.id);
  if (unit.flags.has_fought === true || isFighting) return null;
  const rules = Object.keys(unit.models).map((id) => fightOnDeath(change.table, unit, id));
  if (rules.every((rule) => rule === undefined)) return null;
  const ruled = slain.flatMap((id) => {
    const rule = fightOnDeath(change.table, unit, id);
    return rule === undefined ? [] : [{ id, rule }];
  });
  const rolled = ruled.filter(({ rule }) => rule.from > 1);
  if (rolled.length === 0) return ruled.map(({ id }) => id);
  const rolls_raw = rolled.map(() => change.dice.d6());
  const about = { unit_id: unit.id, target_unit_id: unit.id };
  const ability = rolled[0]!.rule.name;
  change.story.roll({ context: "ability", ability, rolls_raw, wounds: null, ...about });
  return ruled
    .filter((one) => one.rule.from <= 1 || rolls_raw[rolled.indexOf(one)]! >= one.rule.from)
    .map(({ id }) => id);
}

const UNDER_WAY: ReadonlySet<TaskType> = new Set<TaskType>(["attacks", "allocation", "mortal_wounds"]);

/** These models have fallen: they count as destroyed with one wound left, and fight when the attacks are over. */
export function noteLastStand(change: Change, unit: Unit, models: readonly string[]): void {
  for (const id of models) change.set(`units.${unit.id}.models.${id}.wounds`, 1);
  const { fallen = [] } = change.table.units[unit.id]!;
  change.set(`units.${unit.id}.fallen`, [...fallen, ...models]);
  change.story.addLine({ line: "last_stand", unit_id: unit.id, models: models.length });
  const isKnown = change.game.tasks.some((task) => task.type === "last_stand" && task.unit_id === unit.id);
  if (!isKnown) change.insertBelow(UNDER_WAY, { type: "last_stand", unit_id: unit.id, stage: "PILE_IN" });
}

/** The unit as far as it fights for the last time. */
export function lastFighters(unit: Unit): Unit {
  const { fallen = [] } = unit;
  const models = Object.entries(unit.models).filter(([id]) => fallen.includes(id));
  return { ...unit, models: Object.fromEntries(models) };
}

/** They have done what they stayed for: now what their death does is done, and they are gone. */
export function letFall(change: Change, unit: Unit, models: readonly string[] = unit.fallen ?? []): void {
  for (const id of models) {
    const now = change.table.units[unit.id]!;
    const model = now.models[id];
    if (model === undefined) continue;
    noteFallen(change, now, model);
    destroyModel(change, unit.id, id);
  }
  const left = (unit.fallen ?? []).filter((id) => !models.includes(id));
  if (left.length > 0) change.set(`units.${unit.id}.fallen`, left);
  else change.remove(`units.${unit.id}.fallen`);
  if (isDestroyed(change.table.units[unit.id]!)) {
    change.story.addLine({ line: "unit_destroyed", unit_id: unit.id });
  }
}
