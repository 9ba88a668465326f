import * as z from "zod/mini";
import { LIMITS } from "../../base/limits.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Change } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import { MADE_MOVES } from "../../game/move-kind.ts";
import { PLAYER_IDS } from "../../game/player.ts";
import { unitFault } from "../../game/reference-faults.ts";
import { count, idSchema, listOf } from "../../game/scalar.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { isDestroyed, isOnTable } from "../../game/unit.ts";
import { setUpFaults } from "../../space/place/faults.ts";
import { samplePlaces } from "../../space/place/sample.ts";
import { writePlaces } from "../../space/place/write.ts";
import { type ActionEntry, DONE } from "../actions/entry.ts";
import { actorOf } from "../phases/actor.ts";
import { markMoved } from "../phases/movement/make.ts";
import { getOut } from "../phases/movement/out.ts";
import { placingWays } from "./placing-ways.ts";
import type { WholeTaskRow } from "./task-row.ts";
import { topTask } from "./under-way.ts";

/** A rule lets units be set up now: out of their transport, elsewhere, or once more before the battle (TR-12, DE-16). */

type Placing = TaskOf<"placing">;

const underWay = (game: Game): Placing | undefined => topTask(game, "placing");

const setUp: ActionEntry<"SET_UP"> = {
  handle(change, { actor_unit_id, payload }) {
    const { game } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const unit = actor.value;
    const refusals = unitRefusals(game, unit);
    if (refusals.length > 0) return refusals;
    const task = underWay(game)!;
    const ways = placingWays(game, unit, task);
    const faults = setUpFaults(game, unit, payload, ways);
    if (faults.length > 0) return faults;
    goOn(change, task, unit);
    if (task.how === "DISEMBARK") return getOut(change, unit, payload, ways);
    writePlaces(change, unit, payload);
    change.story.addLine({ line: "unit_set_up", unit_id: unit.id });
    if (task.how === "REDEPLOY") return DONE;
    if (task.as !== undefined) markMoved(change, unit.id, task.as);
    change.happened({ type: "unit_set_up", unit_id: unit.id });
    return DONE;
  },
  offered: (game) => placesNow(game).next().done !== true,
  choices: placesNow,
  refusals: unitRefusals,
  undoable: true,
};

/** A few places for each unit that may be set up. */
function* placesNow(game: Game) {
  const task = underWay(game);
  if (task === undefined) return;
  for (const id of task.unit_ids) {
    const unit = game.units[id]!;
    if (unitRefusals(game, unit).length > 0) continue;
    for (const payload of samplePlaces(game, unit, placingWays(game, unit, task))) {
      yield { type: "SET_UP", actor_unit_id: id, payload } as const;
    }
  }
}

/** One unit less that may be set up; the task is over with the last. */
function goOn(change: Change, task: Placing, { id }: Unit): void {
  const unit_ids = task.unit_ids.filter((one) => one !== id);
  const most = task.most === undefined ? undefined : task.most - 1;
  if (unit_ids.length === 0 || most === 0) change.pop();
  else change.replace({ ...task, unit_ids, ...(most !== undefined && { most }) });
}

function unitRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const task = underWay(game);
  const about = { unit_id: unit.id };
  if (task?.unit_ids.includes(unit.id) !== true)
    return [refusal("NOT_PLACED_NOW", "TR-12", { unit: unit.name }, about)];
  return isDestroyed(unit) ? [refusal("UNIT_DESTROYED", "TR-12", { unit: unit.name }, about)] : [];
}

/** A unit that is redeployed may wait in Strategic Reserves, however many do. */
const reserve: ActionEntry<"RESERVE"> = {
  handle(change, { actor_unit_id, payload: { kind } }) {
    const { game } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const unit = actor.value;
    const refusals = unitRefusals(game, unit);
    if (refusals.length > 0) return refusals;
    if (kind !== "STRATEGIC" || underWay(game)!.how !== "REDEPLOY") {
      return [refusal("NOT_PLACED_NOW", "DE-16", { unit: unit.name }, { unit_id: unit.id })];
    }
    goOn(change, underWay(game)!, unit);
    for (const id of Object.keys(unit.models)) change.set(`units.${unit.id}.models.${id}.position`, null);
    change.set(`units.${unit.id}.reserve`, kind);
    change.story.addLine({ line: "unit_in_reserve", unit_id: unit.id, kind });
    return DONE;
  },
  offered: (game) => underWay(game)?.how === "REDEPLOY",
  *choices(game) {
    const task = underWay(game);
    if (task?.how !== "REDEPLOY") return;
    for (const id of task.unit_ids)
      yield { type: "RESERVE", actor_unit_id: id, payload: { kind: "STRATEGIC" } } as const;
  },
  refusals: unitRefusals,
  undoable: true,
};

const pass: ActionEntry<"PASS"> = {
  handle(change) {
    change.pop();
    return DONE;
  },
  offered: (game) => underWay(game) !== undefined,
  choices: () => [{ type: "PASS" }],
};

const schema = z.strictObject({
  type: z.literal("placing"),
  player: z.enum(PLAYER_IDS),
  /** Who may be set up, one after the other. */
  unit_ids: listOf(idSchema, LIMITS.units, 1),
  /** How many of them; absent: all. */
  most: z.optional(count(1, LIMITS.units)),
  /** Out of its transport, once more elsewhere, or where units are set up before the battle. */
  how: z.enum(["DISEMBARK", "AGAIN", "REDEPLOY"]),
  /** How near to the transport it is set up, or how far from enemies; absent: as by the core rules. */
  inches: z.optional(count(1, LIMITS.boardInches)),
  /** What it counts as having made, once it is set up. */
  as: z.optional(z.enum(MADE_MOVES)),
});

declare module "../../game/whole-rows.ts" {
  interface WholeRows {
    placing: OwnTypes<typeof schema>;
  }
}

export const placingTask: WholeTaskRow<"placing"> = {
  schema,
  actionSchemas: {},
  words: { waiting: () => "units that a rule lets be set up now" },
  liesOn: ({ type }) => type !== "allocation" && type !== "roll_off",
  actions: { SET_UP: setUp, RESERVE: reserve, PASS: pass },
  waitsFor: (_game, { player }) => ({ player, for: { what: "placing" } }),
  goOn(change, task) {
    const able = task.unit_ids.filter((id) => isAble(change.game, id, task));
    if (able.length === task.unit_ids.length) return false;
    if (able.length === 0) change.pop();
    else change.replace({ ...task, unit_ids: able });
    return true;
  },
  *faults(game, { unit_ids }, path) {
    for (const [index, id] of unit_ids.entries()) yield* unitFault(game, id, [...path, "unit_ids", index]);
  },
};

/** Whether the unit is still where it can be set up from. */
function isAble(game: Game, id: string, { how }: Placing): boolean {
  const unit = game.units[id]!;
  if (isDestroyed(unit)) return false;
  if (how !== "DISEMBARK") return isOnTable(unit);
  const transport = game.units[unit.embarked_in ?? ""];
  return transport !== undefined && isOnTable(transport);
}
