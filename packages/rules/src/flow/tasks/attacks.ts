import { carefulModels } from "../../attack/defence.ts";
import type { Prepared } from "../../attack/prepare.ts";
import { NOTHING } from "../../attack/roll.ts";
import { refusal } from "../../base/refusal.ts";
import type { Change, Table } from "../../game/change.ts";
import type { Game } from "../../game/document.ts";
import type { AttackPlan } from "../../game/plan.ts";
import { allocationFor } from "../../game/settings.ts";
import type { Attacks } from "../../game/tasks.ts";
import { isOwnersChoice } from "../../space/casualties/whose-choice.ts";
import { type ActionEntry, DONE } from "../actions/entry.ts";
import { diceWithPlaced } from "../placed-dice.ts";
import { asksAboutDice, hasSaveRule } from "../re-roll/able.ts";
import { FateBook, isCounted } from "./attacks/fates.ts";
import { attackFaults } from "./attacks/faults.ts";
import { finish } from "./attacks/finish.ts";
import { writeLosses, writeMarks } from "./attacks/losses.ts";
import { advance, type Field, type Halt, isHazardous } from "./attacks/resolve.ts";
import type { TaskRow } from "./task-row.ts";
import { taskUnderWay, topTask } from "./under-way.ts";

/** Attacks that are confirmed: rolled weapon by weapon, or stage by stage, or all at once. */

export function newAttacks(
  prepared: readonly Prepared[],
  cause: Attacks["cause"],
  continuous: boolean,
): Attacks {
  const plans = prepared.map(({ plan }) => plan);
  return {
    type: "attacks",
    cause,
    plans,
    at: 0,
    stage: "HIT",
    standing: null,
    strikes: [],
    wounds: [],
    deferred: [],
    tallies: plans.map(() => NOTHING),
    continuous,
  };
}

/** Rolls the next weapon, or the next stage of it without fast dice. */
export const resolveNext: ActionEntry<"RESOLVE_NEXT"> = {
  handle(change, { actor_unit_id: unit_id }) {
    const { game } = change;
    const attacks = taskUnderWay(game, "attacks");
    if (attacks === undefined) {
      return [refusal("NOTHING_TO_RESOLVE", "PH-7", {}, { unit_id })];
    }
    const { shooter_unit_id, shooter_name } = attacks.plans[0]!;
    if (shooter_unit_id !== unit_id) {
      return [refusal("WRONG_UNIT", "PH-2", { unit: shooter_name, id: unit_id }, { unit_id })];
    }
    const allocation = topTask(game, "allocation");
    if (allocation !== undefined) {
      const { id, name } = game.units[allocation.unit_id]!;
      if (isOwnersChoice(game, id)) {
        return [refusal("AWAITING_ALLOCATION", "PH-8", { unit: name }, { unit_id: id })];
      }
      // The players have since left the choice to the referee.
      change.pop();
      rollOn(change, leftToReferee(game, attacks, id));
      return DONE;
    }
    rollOn(change, attacks);
    return DONE;
  },
  offered: (game) =>
    topTask(game, "attacks") !== undefined ||
    (topTask(game, "allocation") !== undefined &&
      !isOwnersChoice(game, topTask(game, "allocation")!.unit_id)),
  choices: (game) => [{ type: "RESOLVE_NEXT", actor_unit_id: shooterOf(game) }],
};

/** Who takes the rest of the wounds was set down when the targets were chosen; care is taken from now on. */
function leftToReferee(game: Game, attacks: Attacks, unitId: string): Attacks {
  const target = game.units[unitId]!;
  if (allocationFor(game.settings, target.owner) !== "CAREFUL") return attacks;
  const plans = attacks.plans.map((plan) =>
    plan.target_unit_id === unitId ? { ...plan, allocation_order: carefulSlotsOf(game, plan) } : plan,
  );
  return { ...attacks, plans };
}

/** Slots of models that are gone since the plan was made are never asked for, and stay at the end. */
function carefulSlotsOf(game: Game, plan: AttackPlan): readonly number[] {
  const target = game.units[plan.target_unit_id]!;
  const living = carefulModels(game, game.units[plan.shooter_unit_id]!, target);
  const slots = living.map((id) => plan.defenders.findIndex(({ model_id }) => model_id === id));
  return [...slots, ...plan.allocation_order.filter((slot) => !slots.includes(slot))];
}

export function shooterOf(game: Game): string {
  return taskUnderWay(game, "attacks")!.plans[0]!.shooter_unit_id;
}

export const attacks: TaskRow<"attacks"> = {
  liesOn: ({ type }) => ["window", "fight", "aftermath", "last_stand", "last_shots"].includes(type),
  actions: { RESOLVE_NEXT: resolveNext },
  waitsFor(game, { plans }) {
    const unit_id = plans[0]!.shooter_unit_id;
    return { player: game.units[unit_id]!.owner, for: { what: "attack_dice", unit_id } };
  },
  goOn(change, task) {
    if (!task.continuous && task.paused !== true) return false;
    rollOn(change, resumed(task));
    return true;
  },
  faults: attackFaults,
};

/** The attacks without the mark that they were stopped. */
function resumed(task: Attacks): Attacks {
  if (task.paused === undefined) return task;
  const { paused: _, ...rest } = task;
  return rest;
}

/** Rolls the top task's attacks as far as one action goes; the game then waits, or the task is done. */
export function rollOn(change: Change, task: Attacks): void {
  const { table: game, story } = change;
  const dice = diceWithPlaced(change);
  const fates = isCounted(game, task.plans) ? new FateBook(task.fates) : undefined;
  const field: Field = { game, dice, story, ranks: new Map(), stops: stopsForRerolls(game, task), fates };
  const next = withFates(advance(field, task, mustWait(change, task)), fates?.fates);
  writeLosses(change, field, task);
  if ("done" in next) {
    change.pop();
    finish(change, game, next.done);
  } else goOnLater(change, game, next);
  writeMarks(change, field);
}

/** The attacks with what they have done to models so far. */
function withFates<Next extends ReturnType<typeof advance>>(next: Next, fates: Attacks["fates"] = []): Next {
  if (fates.length === 0) return next;
  return "done" in next
    ? { ...next, done: { ...next.done, fates } }
    : { ...next, attacks: { ...next.attacks, fates } };
}

/** Dice are rolled one after the other where that is asked for, or to be able to roll them again. */
function stopsForRerolls({ settings }: Table, { continuous }: Attacks): boolean {
  return settings.reroll_windows === "ON" || !(settings.fast_dice || continuous);
}

/** The attacks wait: for their owner, for the defender, or for the end of a charge. */
function goOnLater(change: Change, game: Table, { attacks: rolled, allocation, asks }: Halt): void {
  if (isHazardous(rolled) && mustWait(change, rolled)) {
    change.postponeBelow("charge", { ...rolled, continuous: true });
    return;
  }
  const atOnce = rolled.continuous || game.settings.fast_dice;
  change.replace(asks !== undefined && atOnce ? { ...rolled, paused: true } : rolled);
  if (rolled.cause === "OWN_PHASE") markShooter(change, game, rolled);
  if (allocation !== null) change.push(allocation);
  if (asks !== undefined && asksForReroll(game, rolled, asks, atOnce)) {
    change.occurs({ type: "dice_rolled", unit_id: asks });
  }
}

/** Anyone who rolls step by step is asked about own dice anyway. */
function asksForReroll(game: Table, { plans }: Attacks, unitId: string, atOnce: boolean): boolean {
  if (atOnce && asksAboutDice(game, unitId)) return true;
  if (unitId !== plans[0]!.shooter_unit_id && hasSaveRule(game, unitId)) return true;
  return game.settings.reroll_windows === "ON" && (atOnce || unitId !== plans[0]!.shooter_unit_id);
}

/** Hazardous weapons fired at a charging unit are tested when its charge is over (ST-7). */
function mustWait(change: Change, { cause }: Attacks): boolean {
  return cause === "FIRE_OVERWATCH" && change.isWithin("charge");
}

/** While a volley is under way its unit is the one selected. */
function markShooter(change: Change, game: Table, { plans }: Attacks): void {
  const { active_shooter_id, pending_assignments } = game.shooting;
  const unitId = plans[0]!.shooter_unit_id;
  if (active_shooter_id !== unitId) change.set("shooting.active_shooter_id", unitId);
  if (pending_assignments.length > 0) change.set("shooting.pending_assignments", []);
}
