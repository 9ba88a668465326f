import type { ActionOf } from "../../../game/action.ts";
import type { Change } from "../../../game/change.ts";
import { modelName } from "../../../game/names.ts";
import { autoConsolidate, autoPileIn, type FightPaths } from "../../../space/fight/auto.ts";
import { checkConsolidation, checkPileIn, type FightMove } from "../../../space/fight/check.ts";
import { consolidationOf } from "../../../space/fight/consolidation.ts";
import type { MoveDraft } from "../../../space/move/step.ts";
import { type ActionEntry, DONE } from "../../actions/entry.ts";
import { writeSteps } from "../write-steps.ts";
import { endFight } from "./end.ts";
import { fightingOf, owes } from "./fighting.ts";

type Sent = ActionOf<"PILE_IN" | "CONSOLIDATE">["payload"];

const pathsOf = ({ per_model_paths = {}, facings = {} }: Sent): MoveDraft => ({ per_model_paths, facings });

/** Nobody moves, and the move that brings the most into the fight. */
export function* movesOf(auto: FightPaths): Generator<FightPaths> {
  yield { per_model_paths: {}, facings: {} };
  if (Object.keys(auto.per_model_paths).length > 0) yield auto;
}

/** Up to 3" towards the closest enemies before the attacks. */
export const pileIn: ActionEntry<"PILE_IN"> = {
  handle(change, { actor_unit_id, payload }) {
    const fighting = fightingOf(change.game, actor_unit_id, "PILE_IN");
    if (!fighting.ok) return fighting.refusals;
    const { unit, task } = fighting.value;
    const move = checkPileIn(change.game, unit, pathsOf(payload));
    if (!move.ok) return move.refusals;
    walk(change, move.value);
    const [models, furthest] = sizeOf(move.value);
    change.story.addLine({ line: "piled_in", unit_id: unit.id, models, furthest });
    change.replace({ ...task, stage: "TARGETS" });
    return DONE;
  },
  offered: (game) => owes(game, "PILE_IN") !== undefined,
  *choices(game) {
    const unit = owes(game, "PILE_IN")!;
    for (const payload of movesOf(autoPileIn(game, unit))) {
      yield { type: "PILE_IN", actor_unit_id: unit.id, payload };
    }
  },
  undoable: true,
};

/** Up to 3" after them, towards enemies or else an objective: with it the unit has fought. */
export const consolidate: ActionEntry<"CONSOLIDATE"> = {
  handle(change, { actor_unit_id, payload }) {
    const fighting = fightingOf(change.game, actor_unit_id, "CONSOLIDATE");
    if (!fighting.ok) return fighting.refusals;
    const { unit } = fighting.value;
    const move = checkConsolidation(change.game, unit, pathsOf(payload));
    if (!move.ok) return move.refusals;
    const { mode } = consolidationOf(change.game, unit);
    walk(change, move.value);
    const [models, furthest] = sizeOf(move.value);
    change.story.addLine({ line: "consolidated", unit_id: unit.id, models, furthest, mode });
    endFight(change, unit);
    return DONE;
  },
  offered: (game) => owes(game, "CONSOLIDATE") !== undefined,
  *choices(game) {
    const unit = owes(game, "CONSOLIDATE")!;
    for (const payload of movesOf(autoConsolidate(game, unit))) {
      yield { type: "CONSOLIDATE", actor_unit_id: unit.id, payload };
    }
  },
  undoable: true,
};

function walk(change: Change, { field: { unit, order }, steps }: FightMove): void {
  for (const { mover, travel, moves } of steps) {
    if (!moves) continue;
    const { total, way, climb, pivot } = travel;
    const model = { model_id: mover.id, model_name: modelName(unit, mover.id) };
    change.story.addLine({
      line: "model_moved",
      unit_id: unit.id,
      ...model,
      roll: order.distance.inches,
      total,
      way,
      climb,
      pivot,
    });
  }
  writeSteps(change, unit, steps);
}

function sizeOf({ steps }: FightMove): readonly [models: number, furthest: number] {
  const moving = steps.filter(({ moves }) => moves);
  return [moving.length, Math.max(0, ...moving.map(({ travel }) => travel.total))];
}
