import {
  accept,
  type Checked,
  type FixSuggestion,
  type Refusal,
  refusal,
  reject,
} from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import { numbersOf } from "../../game/ruleset.ts";
import type { Point } from "../../geometry/shape.ts";
import { autoConsolidate, autoLastPileIn, autoPileIn, type FightPaths } from "../../space/fight/auto.ts";
import { type Consolidation, consolidationOf } from "../../space/fight/consolidation.ts";
import { judgeConsolidation, judgePileIn, pileInField } from "../../space/fight/judge.ts";
import { type DraggedPath, draggedPath } from "../../space/move/drag.ts";
import type { Field } from "../../space/move/field.ts";
import { fixFor } from "../../space/move/fix.ts";
import { type FieldPreview, previewMove } from "../../space/move/preview.ts";
import { type MoveDraft, readMove } from "../../space/move/step.ts";
import { topTask } from "../tasks/under-way.ts";

/** A move of a fight while hands make it: shown, dragged and mended before it is sent. */

export interface FightMovePreview extends FieldPreview {
  /** How far each model may go. */
  readonly roll: number;
}

/** What the unit that fights moves towards now: in a pile-in enemies; null where it owes no move. */
export function fightMoveMode(game: Game, unit: Unit): "PILE_IN" | Consolidation["mode"] | null {
  const task = topTask(game, "fight") ?? topTask(game, "last_stand");
  if (task?.unit_id !== unit.id) return null;
  if (task.stage === "PILE_IN") return "PILE_IN";
  return task.stage === "CONSOLIDATE" ? consolidationOf(game, unit).mode : null;
}

/** The table as the move sees it that the unit owes; of markers that are equally close, the first. */
function fieldOf(game: Game, unit: Unit): Field | undefined {
  const mode = fightMoveMode(game, unit);
  if (mode === null) return undefined;
  return mode === "PILE_IN" ? pileInField(game, unit) : consolidationOf(game, unit).fields[0];
}

function judge(game: Game, unit: Unit, move: MoveDraft): boolean {
  const judged =
    fightMoveMode(game, unit) === "PILE_IN"
      ? judgePileIn(game, unit, move)
      : judgeConsolidation(game, unit, move);
  return judged.ok;
}

const none = (unit: Unit) =>
  reject(refusal("NOBODY_MOVES", "FI-33", { unit: unit.name }, { unit_id: unit.id }));

/** What the judge would say; contact is a dear question and may be left for when the hand rests. */
export function previewFightMove(
  game: Game,
  unit: Unit,
  move: MoveDraft,
  options: { readonly contact?: boolean } = {},
): Checked<FightMovePreview> {
  const field = fieldOf(game, unit);
  if (field === undefined) return none(unit);
  const preview = previewMove(field, move, options);
  if (!preview.ok) return preview;
  const legal = options.contact !== false && judge(game, unit, move);
  return accept({ ...preview.value, legal, roll: numbersOf(game).fightMove });
}

export function dragFightModel(
  game: Game,
  unit: Unit,
  move: MoveDraft,
  modelId: string,
  to: Point,
): Checked<DraggedPath> {
  const field = fieldOf(game, unit);
  return field === undefined ? none(unit) : draggedPath(field, move, modelId, to);
}

/** A change of this move that mends the fault; undefined where none was found. */
export function fixFightMove(
  game: Game,
  unit: Unit,
  move: MoveDraft,
  fault: Refusal,
): FixSuggestion | undefined {
  const field = fieldOf(game, unit);
  const steps = field === undefined ? undefined : readMove(field, move);
  return steps?.ok === true ? fixFor(field!, steps.value, fault) : undefined;
}

/** The move that brings the most into the fight, or nearest to the objective. */
export function autoFightMove(game: Game, unit: Unit): FightPaths {
  switch (fightMoveMode(game, unit)) {
    case null:
      return { per_model_paths: {}, facings: {} };
    case "PILE_IN":
      return topTask(game, "last_stand") === undefined ? autoPileIn(game, unit) : autoLastPileIn(game, unit);
    default:
      return autoConsolidate(game, unit);
  }
}
