import { prepare } from "../../../attack/prepare.ts";
import { accept, type Checked, refusal, reject } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { TaskOf } from "../../../game/tasks.ts";
import { autoLastPileIn } from "../../../space/fight/auto.ts";
import { checkLastPileIn } from "../../../space/fight/check.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { lastFighters } from "../../aftermath/last-stand.ts";
import { newAttacks } from "../../tasks/attacks.ts";
import { topTask } from "../../tasks/under-way.ts";
import { actorOf } from "../actor.ts";
import { writeSteps } from "../write-steps.ts";
import { movesOf } from "./moves.ts";
import { fightsOf } from "./strikes.ts";

/** The last fight of fallen models: their pile-in and their attacks; they do not consolidate (FI-27). */

type LastStand = TaskOf<"last_stand">;

function standingOf(
  game: Game,
  unitId: string,
  stage: LastStand["stage"],
): Checked<{ readonly unit: Unit; readonly task: LastStand }> {
  const actor = actorOf(game, unitId);
  if (!actor.ok) return actor;
  const task = topTask(game, "last_stand");
  const unit = actor.value;
  const about = { unit_id: unitId };
  if (task?.unit_id !== unitId) return reject(refusal("NOT_FIGHTING", "FI-27", { unit: unit.name }, about));
  if (task.stage === stage) return accept({ unit, task });
  const owes = task.stage === "PILE_IN" ? "PILE_IN" : "TARGETS";
  return reject(refusal("WRONG_STAGE", "FI-27", { unit: unit.name, owes }, about));
}

function owing(game: Game, stage: LastStand["stage"]): Unit | undefined {
  const task = topTask(game, "last_stand");
  return task?.stage === stage ? game.units[task.unit_id] : undefined;
}

export const lastPileIn: ActionEntry<"PILE_IN"> = {
  handle(change, { actor_unit_id, payload: { per_model_paths = {}, facings = {} } }) {
    const standing = standingOf(change.game, actor_unit_id, "PILE_IN");
    if (!standing.ok) return standing.refusals;
    const { unit, task } = standing.value;
    const move = checkLastPileIn(change.game, unit, { per_model_paths, facings });
    if (!move.ok) return move.refusals;
    const moving = move.value.steps.filter(({ moves }) => moves);
    writeSteps(change, unit, move.value.steps);
    const furthest = Math.max(0, ...moving.map(({ travel }) => travel.total));
    change.story.addLine({ line: "piled_in", unit_id: unit.id, models: moving.length, furthest });
    change.replace({ ...task, stage: "TARGETS" });
    return DONE;
  },
  offered: (game) => owing(game, "PILE_IN") !== undefined,
  *choices(game) {
    const unit = owing(game, "PILE_IN")!;
    for (const payload of movesOf(autoLastPileIn(game, unit))) {
      yield { type: "PILE_IN", actor_unit_id: unit.id, payload };
    }
  },
};

export const lastAttacks: ActionEntry<"FIGHT"> = {
  handle(change, { actor_unit_id, payload: { assignments } }) {
    const { game } = change;
    const standing = standingOf(game, actor_unit_id, "TARGETS");
    if (!standing.ok) return standing.refusals;
    const { unit, task } = standing.value;
    const prepared = prepare(game, lastFighters(unit), assignments, "MELEE");
    if (!prepared.ok) return prepared.refusals;
    change.replace({ ...task, stage: "FALL" });
    if (prepared.value.length === 0) change.story.addLine({ line: "no_melee_attacks", unit_id: unit.id });
    else change.push(newAttacks(prepared.value, "MELEE", game.settings.fast_dice));
    return DONE;
  },
  offered: (game) => owing(game, "TARGETS") !== undefined,
  *choices(game) {
    const unit = owing(game, "TARGETS")!;
    for (const assignments of fightsOf(game, lastFighters(unit))) {
      yield { type: "FIGHT", actor_unit_id: unit.id, payload: { assignments } };
    }
  },
};
