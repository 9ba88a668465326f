import type { Game } from "../game/document.ts";
import type { Task, TaskType } from "../game/tasks.ts";
import { type Refusal, refusal } from "../refusal.ts";

/** What the game is in the middle of, as questions of the rest of the engine. */

export function topTask<Type extends TaskType>(
  { tasks }: Pick<Game, "tasks">,
  type: Type,
): Extract<Task, { type: Type }> | undefined {
  const top = tasks.at(-1);
  return top?.type === type ? (top as Extract<Task, { type: Type }>) : undefined;
}

/** The innermost task of a type, wherever it is in the stack. */
export function taskUnderWay<Type extends TaskType>(
  { tasks }: Pick<Game, "tasks">,
  type: Type,
): Extract<Task, { type: Type }> | undefined {
  return tasks.findLast((task): task is Extract<Task, { type: Type }> => task.type === type);
}

/** Whatever has begun holds the table until it is done (PH-2, CH-1). */
export function underWayRefusals(game: Game): readonly Refusal[] {
  const task = game.tasks.at(-1);
  return task === undefined ? [] : [REFUSALS[task.type](game, task as never)];
}

const REFUSALS: {
  readonly [Type in TaskType]: (game: Game, task: Extract<Task, { type: Type }>) => Refusal;
} = {
  attacks: (game) => attacksPending(game),
  allocation: (game) => attacksPending(game),
  charge: (game, { unit_id }) => {
    return refusal("CHARGE_PENDING", "CH-1", { unit: game.units[unit_id]!.name }, { unit_id });
  },
  move: (game, { unit_id }) => {
    return refusal("MOVE_PENDING", "MO-14", { unit: game.units[unit_id]!.name }, { unit_id });
  },
  window: (game, { player, event }) => {
    const about = "unit_id" in event ? { unit_id: event.unit_id } : {};
    return refusal("WINDOW_OPEN", "ST-6", { player: game.players[player].name }, about);
  },
};

function attacksPending(game: Game): Refusal {
  const { shooter_name, shooter_unit_id } = taskUnderWay(game, "attacks")!.plans[0]!;
  return refusal("RESOLUTION_PENDING", "PH-2", { unit: shooter_name }, { unit_id: shooter_unit_id });
}
