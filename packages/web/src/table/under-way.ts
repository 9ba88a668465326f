import {
  type Attacks,
  type Game,
  type GameEvent,
  type PlayerId,
  type TaskOf,
  taskUnderWay,
  topTask,
  type WindowId,
} from "@gunline/rules";

/** What the game is in the middle of. Nothing else of the page knows where the document keeps it. */

/** Confirmed attacks on their way through the dice. */
export type { Attacks };

/** The models of which the defender has to choose one for a wound. */
export type Allocation = TaskOf<"allocation">;

/** A charge that was declared, and rolled or not. */
export interface Charge {
  readonly unitId: string;
  readonly targets: readonly string[];
  /** Undefined until the dice are rolled. */
  readonly distance: number | undefined;
  readonly dice: readonly number[];
}

/** One player may react to what another has just done. */
export interface Reaction {
  readonly window: WindowId;
  readonly player: PlayerId;
  readonly event: GameEvent;
  /** The unit that set it off. */
  readonly unitId: string;
}

/** The attacks in hand; those that wait for a charge to be over are not. */
export function attacksUnderWay(game: Game): Attacks | null {
  const isChosen = topTask(game, "allocation") !== undefined;
  return (isChosen ? taskUnderWay(game, "attacks") : topTask(game, "attacks")) ?? null;
}

export function allocationUnderWay(game: Game): Allocation | null {
  if (game.settings.allocation !== "DEFENDER") return null;
  return topTask(game, "allocation") ?? null;
}

export function reactionUnderWay(game: Game): Reaction | null {
  const task = topTask(game, "window");
  if (task === undefined) return null;
  const { window, player, event } = task;
  return { window, player, event, unitId: "unit_id" in event ? event.unit_id : "" };
}

export function chargeUnderWay(game: Game): Charge | undefined {
  const unitId = taskUnderWay(game, "charge")?.unit_id;
  const charge = unitId === undefined ? undefined : game.charges.pending[unitId];
  if (unitId === undefined || charge === undefined) return undefined;
  const { targets, distance, dice } = charge;
  return { unitId, targets, distance, dice: dice ?? [] };
}

/** Whether two documents are in the middle of the very same charge, before or after its roll. */
export function isSameCharge(a: Game | undefined, b: Game | undefined): boolean {
  return a?.charges.pending === b?.charges.pending;
}

/** The unit whose models are picked one by one: to take a wound, or to be moved. */
export function unitPickedApart(game: Game): string | undefined {
  return allocationUnderWay(game)?.unit_id ?? chargeUnderWay(game)?.unitId;
}

/** Whether a unit has been chosen to act, and has not done so yet. */
export function isSomebodyActing(game: Game): boolean {
  return game.shooting.active_shooter_id !== null || game.tasks.length > 0;
}

const rested = new WeakMap<Game, Game>();

/** As if nothing were under way: who is left to act in the phase is asked in the middle of a volley too. */
export function atRest(game: Game): Game {
  if (game.tasks.length === 0) return game;
  let rest = rested.get(game);
  if (rest === undefined) {
    rest = { ...game, tasks: [] };
    rested.set(game, rest);
  }
  return rest;
}
