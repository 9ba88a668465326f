import { type Prepared, prepare } from "../../../attack/prepare.ts";
import { type Checked, refusal, reject } from "../../../base/refusal.ts";
import type { Change } from "../../../game/change.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { lookup } from "../../../game/lookup.ts";
import { modelName } from "../../../game/names.ts";
import type { Assignment } from "../../../game/shooting.ts";
import type { TaskOf } from "../../../game/tasks.ts";
import { unitOf } from "../../../game/unit.ts";
import { eligibilityOf, mayFire } from "../../../space/eligibility/eligibility.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { letFall } from "../../aftermath/last-stand.ts";
import { newAttacks } from "../../tasks/attacks.ts";
import { topTask } from "../../tasks/under-way.ts";
import { actorOf } from "../actor.ts";
import { volleysOf } from "./volleys.ts";

/** The last shots of fallen models: out of phase, as if the unit had made a Normal move (FI-28). */

type LastShots = TaskOf<"last_shots">;

/** The unit as it shoots: neither Heavy nor an Advance or Fall Back counts. */
export function lastShooter(unit: Unit): Unit {
  const { remained_stationary: _still, advanced: _ran, fell_back: _back, ...flags } = unit.flags;
  return { ...unit, flags: { ...flags, moved: true } };
}

/** The same shots by the fallen alone: by those who can, where nobody is named. */
function byFallen(game: Game, unit: Unit, { model_ids }: LastShots, one: Assignment): Assignment {
  if (one.model_ids !== undefined) return one;
  const weapon = lookup(game.weapons, one.weapon_id);
  const target = unitOf(game, one.target_unit_id);
  if (weapon === undefined || target === undefined) return one;
  const bearers = model_ids.filter((id) => unit.models[id]?.weapons.includes(weapon.id));
  const able = mayFire(eligibilityOf(game, unit, weapon, target)).map(({ model }) => model.id);
  const firing = bearers.filter((id) => able.includes(id));
  // Where none of them can, each says why.
  return { ...one, model_ids: firing.length > 0 ? firing : bearers };
}

function prepareLast(
  game: Game,
  task: LastShots,
  assignments: readonly Assignment[],
): Checked<readonly Prepared[]> {
  const own = game.units[task.unit_id]!;
  const unit = lastShooter(own);
  const wanted = assignments.map((one) => byFallen(game, unit, task, one));
  const living = wanted
    .flatMap(({ model_ids = [] }) => model_ids)
    .filter((id) => Object.hasOwn(unit.models, id) && !task.model_ids.includes(id));
  if (living.length > 0) {
    return reject(
      ...[...new Set(living)].map((id) =>
        refusal(
          "NOT_FALLEN:shots",
          "FI-28",
          { model: modelName(own, id) },
          { unit_id: own.id, model_id: id },
        ),
      ),
    );
  }
  return prepare(game, unit, wanted, "ON_DEATH");
}

/** For each enemy that the fallen can shoot: all that they can fire at it. */
export function* lastVolleys(game: Game, task: LastShots): Generator<readonly Assignment[]> {
  const unit = lastShooter(game.units[task.unit_id]!);
  for (const volley of volleysOf(game, unit, "ON_DEATH")) {
    const wanted = volley
      .map((one) => byFallen(game, unit, task, one))
      .filter(({ model_ids = [] }) => model_ids.length > 0);
    if (wanted.length > 0 && prepare(game, unit, wanted, "ON_DEATH").ok) yield wanted;
  }
}

const owed = (game: Game): LastShots | undefined => {
  const task = topTask(game, "last_shots");
  return task?.stage === "TARGETS" ? task : undefined;
};

export const lastShoot: ActionEntry<"SHOOT"> = {
  handle(change, { actor_unit_id, payload: { assignments } }) {
    const { game } = change;
    const actor = actorOf(game, actor_unit_id);
    if (!actor.ok) return actor.refusals;
    const task = owed(game);
    if (task?.unit_id !== actor_unit_id) {
      return [refusal("NOT_FIRING_LAST", "FI-28", { unit: actor.value.name }, { unit_id: actor_unit_id })];
    }
    const prepared = prepareLast(game, task, assignments);
    if (!prepared.ok) return prepared.refusals;
    change.replace({ ...task, stage: "FALL" });
    change.push(newAttacks(prepared.value, "ON_DEATH", game.settings.fast_dice));
    return DONE;
  },
  offered: (game) => owed(game) !== undefined,
  *choices(game) {
    const task = owed(game)!;
    for (const assignments of lastVolleys(game, task)) {
      yield { type: "SHOOT", actor_unit_id: task.unit_id, payload: { assignments } };
    }
  },
};

/** They fall without a shot. */
export const fallSilent: ActionEntry<"PASS"> = {
  handle(change) {
    const task = owed(change.game);
    if (task === undefined) return [refusal("NO_WINDOW", "FI-28", {})];
    fall(change, task);
    return DONE;
  },
  offered: (game) => owed(game) !== undefined,
  choices: () => [{ type: "PASS" }],
};

/** What they stayed for is over. */
export function fall(change: Change, task: LastShots): void {
  change.pop();
  letFall(change, change.game.units[task.unit_id]!, task.model_ids);
}
