import * as z from "zod/mini";
import { LIMITS } from "../../base/limits.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Change } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import { PLAYER_IDS } from "../../game/player.ts";
import { unitFault } from "../../game/reference-faults.ts";
import { idSchema, listOf } from "../../game/scalar.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { moveFaults } from "../../space/move/faults.ts";
import { readMove } from "../../space/move/step.ts";
import { moveTowards } from "../../space/move/towards.ts";
import { scoutField, scoutReach, scoutsLeft } from "../../space/movement/scout.ts";
import { type ActionEntry, DONE } from "../actions/entry.ts";
import { actorOf } from "../phases/actor.ts";
import { shown } from "../phases/movement/suggest.ts";
import { writeSteps } from "../phases/write-steps.ts";
import type { WholeTaskRow } from "./task-row.ts";
import { topTask } from "./under-way.ts";

/** Before the first turn Scouts move, all of the player's who has that turn first, then the other's (DE-13). */

type Scouts = TaskOf<"scouts">;

const underWay = (game: Game): Scouts | undefined => topTask(game, "scouts");

const ableNow = (game: Game): readonly Unit[] => {
  const task = underWay(game);
  return task === undefined ? [] : scoutsLeft(game, task.players[0]!, task.moved);
};

const scout: ActionEntry<"MOVE"> = {
  handle(change, { actor_unit_id, payload }) {
    const { game } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const unit = actor.value;
    const refusals = scoutRefusals(game, unit);
    if (refusals.length > 0) return refusals;
    if (payload.kind !== "SCOUT") {
      return [refusal("SCOUTS_ONLY", "DE-13", { unit: unit.name }, { unit_id: unit.id })];
    }
    const { per_model_paths = {}, facings = {} } = payload;
    const field = scoutField(game, unit, scoutReach(game, unit)!);
    const read = readMove(field, { per_model_paths, facings });
    if (!read.ok) return read.refusals;
    const moving = read.value.filter(({ moves }) => moves);
    const faults = moving.length === 0 ? [] : moveFaults(field, read.value);
    if (faults.length > 0) return faults;
    const task = underWay(game)!;
    change.replace({ ...task, moved: [...task.moved, unit.id] });
    writeSteps(change, unit, read.value);
    const furthest = Math.max(0, ...moving.map(({ travel }) => travel.total));
    change.story.addLine({ line: "unit_scouted", unit_id: unit.id, models: moving.length, furthest });
    return DONE;
  },
  offered: (game) => ableNow(game).length > 0,
  *choices(game) {
    const { width, height } = game.board;
    for (const unit of ableNow(game)) {
      const field = scoutField(game, unit, scoutReach(game, unit)!);
      const steps = moveTowards(field, [width / 2, height / 2]);
      const move = steps === undefined ? { per_model_paths: {}, facings: {} } : shown(steps);
      yield { type: "MOVE", actor_unit_id: unit.id, payload: { kind: "SCOUT", ...move } };
    }
  },
  refusals: scoutRefusals,
  undoable: true,
};

function scoutRefusals(game: Game, unit: Unit): readonly Refusal[] {
  if (ableNow(game).some(({ id }) => id === unit.id)) return [];
  const moved = underWay(game)?.moved.includes(unit.id) === true;
  return [
    refusal(moved ? "ALREADY_SCOUTED" : "NO_SCOUTS", "DE-13", { unit: unit.name }, { unit_id: unit.id }),
  ];
}

const passOn: ActionEntry<"PASS"> = {
  handle(change) {
    const task = underWay(change.game)!;
    change.story.addLine({ line: "scouts_done", player: task.players[0]! });
    nextPlayer(change, task);
    return DONE;
  },
  offered: (game) => underWay(game) !== undefined,
  choices: () => [{ type: "PASS" }],
};

function nextPlayer(change: Change, task: Scouts): void {
  const [, ...players] = task.players;
  if (players.length === 0) change.pop();
  else change.replace({ ...task, players });
}

/** Whose turn it is to move them, first, and who has. */
const schema = z.strictObject({
  type: z.literal("scouts"),
  players: listOf(z.enum(PLAYER_IDS), PLAYER_IDS.length, 1),
  moved: listOf(idSchema, LIMITS.units),
});

declare module "../../game/whole-rows.ts" {
  interface WholeRows {
    scouts: OwnTypes<typeof schema>;
  }
}

export const scoutsTask: WholeTaskRow<"scouts"> = {
  schema,
  actionSchemas: {},
  words: { waiting: () => "Scouts to move before the battle" },
  liesOn: ({ type }) => type === "ending",
  actions: { MOVE: scout, PASS: passOn },
  waitsFor: (_game, { players }) => ({ player: players[0]!, for: { what: "scouts" } }),
  goOn(change, task) {
    if (scoutsLeft(change.game, task.players[0]!, task.moved).length > 0) return false;
    nextPlayer(change, task);
    return true;
  },
  *faults(game, { moved }, path) {
    for (const [index, id] of moved.entries()) yield* unitFault(game, id, [...path, "moved", index]);
  },
};
