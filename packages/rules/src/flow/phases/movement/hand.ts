import {
  accept,
  type Checked,
  type FixSuggestion,
  type Refusal,
  refusal,
  reject,
} from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { MADE_MOVES, type MadeMove, MOVE_KINDS, type MoveKind } from "../../../game/move-kind.ts";
import type { Point } from "../../../geometry/shape.ts";
import { coherencyOf, inchesFromNeighbours, neighbourPairs } from "../../../space/move/coherency.ts";
import { type DragOptions, draggedPath } from "../../../space/move/drag.ts";
import { allowanceOf, type Field } from "../../../space/move/field.ts";
import { fixFor } from "../../../space/move/fix.ts";
import { type FieldPreview, previewMove } from "../../../space/move/preview.ts";
import { type MoveDraft, readMove } from "../../../space/move/step.ts";
import { moveTowards } from "../../../space/move/towards.ts";
import { testedModels } from "../../../space/movement/escape.ts";
import { movementFaults } from "../../../space/movement/judge.ts";
import { movementField } from "../../../space/movement/order.ts";
import { type FormationShape, formationOf } from "../../../space/place/formation.ts";
import { slotsFor } from "../../../space/place/slots.ts";
import { topTask } from "../../tasks/under-way.ts";
import { moveOutOfPhase } from "./out-of-phase.ts";
import { type SuggestedMove, shown, suggestMove } from "./suggest.ts";
import { wayRefusals } from "./way.ts";

/** A move of the Movement phase while hands make it: shown, dragged, formed up and mended before it is sent. */

export interface UnitMovePreview extends FieldPreview {
  /** Models that would have to pass a Desperate Escape test. */
  readonly tested: readonly string[];
  /** Pairs of models that keep each other in coherency. */
  readonly bonds: readonly (readonly [string, string])[];
  /** Models without neighbours enough, and by how much; null where none stand at their height. */
  readonly lonely: readonly { readonly model_id: string; readonly short: number | null }[];
}

const fields = new WeakMap<Game, Map<string, Field>>();

/** Remembered as long as the document: a hand asks many times, and ways are remembered with the field. */
function fieldFor(game: Game, unit: Unit, kind: MadeMove): Field {
  let known = fields.get(game);
  if (known === undefined) {
    known = new Map();
    fields.set(game, known);
  }
  const key = `${kind} ${unit.id}`;
  let field = known.get(key);
  if (field === undefined) {
    field = moveOutOfPhase(game, unit)?.field ?? movementField(game, unit, kind);
    known.set(key, field);
  }
  return field;
}

/** Whether all that the game waits for are moves out of the Movement phase. */
function isOutOfPhase(game: Game): boolean {
  return topTask(game, "scouts") !== undefined || topTask(game, "side_move") !== undefined;
}

/** Why the unit may not make each kind of move now; empty where it may. */
export function againstMoveKinds(game: Game, unit: Unit): Readonly<Record<MoveKind, readonly Refusal[]>> {
  const against = MOVE_KINDS.map((kind) => [kind, wayRefusals(game, unit, kind)] as const);
  return Object.fromEntries(against) as Record<MoveKind, readonly Refusal[]>;
}

/** What a unit does that is simply moved: the first kind of move that it may make; undefined where it may make none. */
export function usualMove(game: Game, unit: Unit): MadeMove | undefined {
  const aside = moveOutOfPhase(game, unit);
  // It is one of its own length, and it is the moment for nobody else.
  if (aside !== undefined) return aside.kind === "SCOUT" ? "NORMAL" : aside.kind;
  if (isOutOfPhase(game)) return undefined;
  return MADE_MOVES.find((kind) => wayRefusals(game, unit, kind).length === 0);
}

/** What the judge would say to this move. */
export function previewUnitMove(
  game: Game,
  unit: Unit,
  kind: MadeMove,
  move: MoveDraft,
): Checked<UnitMovePreview> {
  const field = fieldFor(game, unit, kind);
  const read = readMove(field, move);
  if (!read.ok) return read;
  const preview = previewMove(field, move, {});
  if (!preview.ok) return preview;
  const steps = read.value;
  const ends = steps.map(({ end }) => end);
  const { coherency } = field.numbers;
  const ids = steps.map(({ mover }) => mover.id);
  return accept({
    ...preview.value,
    legal: movementFaults(field, kind, steps).length === 0,
    allowances: Object.fromEntries(field.movers.map((mover) => [mover.id, allowanceOf(field, mover)])),
    tested: kind === "FALL_BACK" && !isOutOfPhase(game) ? testedModels(field, steps) : [],
    bonds: neighbourPairs(ends, coherency).map(([a, b]) => [ids[a]!, ids[b]!] as const),
    lonely: coherencyOf(ends, coherency).lonely.map((index) => ({
      model_id: ids[index]!,
      short: inchesFromNeighbours(ends, index, coherency) ?? null,
    })),
  });
}

/** A legal move of the whole unit towards a point, as far as one is found. */
export function moveInHand(game: Game, unit: Unit, kind: MadeMove, to: Point): Checked<SuggestedMove> {
  if (moveOutOfPhase(game, unit) === undefined) return suggestMove(game, unit, to, kind, "patient");
  const steps = moveTowards(fieldFor(game, unit, kind), to, "patient");
  if (steps !== undefined) return accept(shown(steps));
  return reject(refusal("NO_MOVE_FOUND", "MO-21", { unit: unit.name }, { unit_id: unit.id }));
}

/** The move with these models going where a hand points. */
export function dragModels(
  game: Game,
  unit: Unit,
  kind: MadeMove,
  move: MoveDraft,
  to: Readonly<Record<string, Point>>,
  options: DragOptions = {},
): Checked<MoveDraft> {
  const field = fieldFor(game, unit, kind);
  let paths = move.per_model_paths;
  for (const [id, point] of Object.entries(to)) {
    const dragged = draggedPath(field, { ...move, per_model_paths: paths }, id, point, options);
    if (!dragged.ok) return dragged;
    paths = { ...paths, [id]: dragged.value.path };
  }
  return accept({ ...move, per_model_paths: paths });
}

/** All models go to their places in ranks around a point, each to one that is near to it. */
export function formUp(
  game: Game,
  unit: Unit,
  kind: MadeMove,
  move: MoveDraft,
  { at, facing, shape }: { readonly at: Point; readonly facing: number; readonly shape: FormationShape },
  options: DragOptions = {},
): Checked<MoveDraft> {
  const slots = formationOf(unit, facing, shape).map(([dx, dy]): Point => [at[0] + dx, at[1] + dy]);
  const ids = Object.keys(unit.models);
  const starts = ids.map((id): Point => {
    const { x, y } = unit.models[id]!.position!;
    return [x, y];
  });
  const chosen = slotsFor(starts, slots);
  const to = Object.fromEntries(ids.map((id, index) => [id, slots[chosen[index]!]!]));
  return dragModels(game, unit, kind, move, to, options);
}

/** A change of this move that mends the fault; undefined where none was found. */
export function fixUnitMove(
  game: Game,
  unit: Unit,
  kind: MadeMove,
  move: MoveDraft,
  fault: Refusal,
): FixSuggestion | undefined {
  const field = fieldFor(game, unit, kind);
  const steps = readMove(field, move);
  return steps.ok ? fixFor(field, steps.value, fault) : undefined;
}
