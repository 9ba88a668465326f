import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Game } from "../../game/document.ts";
import { unitIn } from "../../game/event.ts";
import type { Task, TaskType } from "../../game/tasks.ts";

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

/** Attacks of a reaction to a charge, of which only Hazardous tests are left. */
export function waitsForCharge(below: Task): boolean {
  return below.type === "attacks" && below.cause === "FIRE_OVERWATCH" && below.stage === "HAZARDOUS";
}

/** Whatever has begun holds the table until it is done (PH-2, CH-1). */
export function underWayRefusals(game: Game): readonly Refusal[] {
  const task = game.tasks.at(-1);
  if (task === undefined) return [];
  const pending = REFUSALS[task.type] ?? (() => refusal("QUESTION_PENDING", "PH-2", {}));
  return [pending(game, task as never)];
}

/** What is said of each in particular. */
const REFUSALS: {
  readonly [Type in TaskType]?: (game: Game, task: Extract<Task, { type: Type }>) => Refusal;
} = {
  volley: (game, { unit_id }) => {
    return refusal("RESOLUTION_PENDING", "PH-2", { unit: game.units[unit_id]!.name }, { unit_id });
  },
  attacks: (game) => attacksPending(game),
  allocation: (game) => attacksPending(game),
  coherency: (game, { unit_id }) => {
    return refusal("COHERENCY_PENDING", "OB-6", { unit: game.units[unit_id]!.name }, { unit_id });
  },
  mortal_wounds: (game, { unit_id }) => {
    return refusal("WOUNDS_PENDING", "AT-17", { unit: game.units[unit_id]!.name }, { unit_id });
  },
  split: (game, { unit_ids }) => {
    return refusal("SPLIT_PENDING", "OB-7", { unit: game.units[unit_ids[0]!]!.name });
  },
  by_hand: (game, { player }) => {
    return refusal("CONSENT_PENDING", "BH-1", { player: game.players[player].name });
  },
  roll_off: () => refusal("ROLL_OFF_FIRST", "DE-2", {}),
  scouts: (game, { players }) => {
    return refusal("SCOUTS_FIRST", "DE-13", { player: game.players[players[0]!].name });
  },
  side_move: (game, { unit_id }) => {
    return refusal("MOVE_PENDING", "MO-43", { unit: game.units[unit_id]!.name }, { unit_id });
  },
  aftermath: (game, { wrecks }) => {
    const { unit_id } = wrecks[0]!.model;
    return refusal("WRECK_PENDING", "TR-8", { unit: game.units[unit_id]!.name }, { unit_id });
  },
  charge: (game, { unit_id }) => {
    return refusal("CHARGE_PENDING", "CH-1", { unit: game.units[unit_id]!.name }, { unit_id });
  },
  rule: (game, { unit_id }) => {
    return refusal("RULE_PENDING", "AR-6", { unit: game.units[unit_id]!.name }, { unit_id });
  },
  card: (game, { player }) => refusal("CARD_PENDING", "SC-11", { player: game.players[player].name }),
  discard: (game, { player }) => refusal("CARD_PENDING", "SC-10", { player: game.players[player].name }),
  ending: ({ turn }) => refusal("PHASE_ENDING", "PH-4", { phase: turn.phase }),
  move: (game, { unit_id }) => {
    return refusal("MOVE_PENDING", "MO-14", { unit: game.units[unit_id]!.name }, { unit_id });
  },
  last_stand: (game, { unit_id }) => {
    return refusal("FIGHT_PENDING", "FI-27", { unit: game.units[unit_id]!.name }, { unit_id });
  },
  last_shots: (game, { unit_id }) => {
    return refusal("LAST_SHOTS_PENDING", "FI-28", { unit: game.units[unit_id]!.name }, { unit_id });
  },
  fight: (game, { unit_id }) => {
    return refusal("FIGHT_PENDING", "FI-8", { unit: game.units[unit_id]!.name }, { unit_id });
  },
  window: (game, { player, event }) => {
    const unit_id = unitIn(event);
    const about = unit_id === undefined ? {} : { unit_id };
    return refusal("WINDOW_OPEN", "ST-6", { player: game.players[player].name }, about);
  },
};

function attacksPending(game: Game): Refusal {
  const { shooter_name, shooter_unit_id } = taskUnderWay(game, "attacks")!.plans[0]!;
  return refusal("RESOLUTION_PENDING", "PH-2", { unit: shooter_name }, { unit_id: shooter_unit_id });
}
