import { accept, type Checked, type Refusal, refusal, reject } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import { MADE_MOVES, type MadeMove, MOVE_KINDS, type MoveKind } from "../../game/move-kind.ts";
import type { Point } from "../../geometry/shape.ts";
import { moveFaults } from "../../space/move/faults.ts";
import type { Field } from "../../space/move/field.ts";
import type { ModelStep, MoveDraft } from "../../space/move/step.ts";
import { moveTowards } from "../../space/move/towards.ts";
import { testedModels } from "../../space/movement/escape.ts";
import { movementFaults } from "../../space/movement/judge.ts";
import { movementField } from "../../space/movement/order.ts";
import { surgeOf } from "../../space/movement/surge.ts";
import { moveOutOfPhase } from "../phases/movement/out-of-phase.ts";
import { shown, suggestMove } from "../phases/movement/suggest.ts";
import { wayRefusals } from "../phases/movement/way.ts";
import { topTask, underWayRefusals } from "../tasks/under-way.ts";
import { editable, type MoveUnderWay, NO_MOVE, readAnd } from "./move.ts";

/** Moves that go where the player wants: of the Movement phase, of Scouts, and out of phase. */

/** Why the unit may not make each kind of move now; empty where it may. */
export function moveKindRefusals(game: Game, unit: Unit): Readonly<Record<MoveKind, readonly Refusal[]>> {
  const refusals = MOVE_KINDS.map((kind) => [kind, wayRefusals(game, unit, kind)] as const);
  return Object.fromEntries(refusals) as Record<MoveKind, readonly Refusal[]>;
}

/** Of the kind that is wanted, or the first that the unit may make. */
export function movementMove(game: Game, unit: Unit, wanted?: MadeMove): Checked<MoveUnderWay> {
  const kind = wanted ?? MADE_MOVES.find((one) => wayRefusals(game, unit, one).length === 0) ?? MADE_MOVES[0];
  const refusals = wayRefusals(game, unit, kind);
  if (refusals.length > 0) return reject(...refusals);
  const field = movementField(game, unit, kind);
  const move = editable(
    { kind },
    {
      unit,
      field,
      aim: "POINT",
      faultsFor: (draft) => readAnd(field, draft, (steps) => movementFaults(field, kind, steps)),
      auto: (to) => (to === null ? accept(NO_MOVE) : suggestMove(game, unit, to, kind, "patient")),
      action: (draft) => sent(unit, kind, draft),
      ...(kind === "FALL_BACK" && { tested: (steps) => testedModels(field, steps) }),
    },
  );
  return accept(move);
}

/** Of Scouts before the first turn, or of a unit that a stratagem or an ability lets move. */
export function outOfPhaseMove(game: Game, unit: Unit): Checked<MoveUnderWay> {
  const move = moveOutOfPhase(game, unit);
  if (move === undefined) return reject(...underWayRefusals(game));
  const { kind, field } = move;
  const parts = {
    unit,
    field,
    aim: "POINT",
    auto: (to: Point | null) => towards(field, to),
    action: (draft: MoveDraft) => sent(unit, kind, draft),
  } as const;
  if (kind === "SCOUT") {
    // Who does not scout is judged by nothing.
    const faultsFor = (draft: MoveDraft) =>
      readAnd(field, draft, (steps) => (steps.some(({ moves }) => moves) ? moveFaults(field, steps) : []));
    return accept(editable({ kind }, { ...parts, faultsFor }));
  }
  const faultsFor = (draft: MoveDraft) =>
    readAnd(field, draft, (steps) => movementFaults(field, kind, steps));
  const surge = surging(game, unit);
  const how = surge === undefined ? {} : { aim: "TARGETS" as const, auto: () => accept(surge) };
  const tested =
    kind === "FALL_BACK" ? { tested: (steps: readonly ModelStep[]) => testedModels(field, steps) } : {};
  return accept(editable({ kind: "OUT_OF_PHASE", as: kind }, { ...parts, ...how, ...tested, faultsFor }));
}

/** The Surge move that the referee would make, where it is one. */
function surging(game: Game, unit: Unit): MoveDraft | undefined {
  const task = topTask(game, "side_move");
  return task?.kind === "SURGE" ? shown(surgeOf(game, unit, task.inches!).steps) : undefined;
}

function towards(field: Field, to: Point | null): Checked<MoveDraft> {
  if (to === null) return accept(NO_MOVE);
  const steps = moveTowards(field, to, "patient");
  if (steps !== undefined) return accept(shown(steps));
  const { id, name } = field.unit;
  return reject(refusal("NO_MOVE_FOUND", "MO-21", { unit: name }, { unit_id: id }));
}

function sent({ id }: Unit, kind: MadeMove | "SCOUT", { per_model_paths, facings }: MoveDraft) {
  const payload = { kind, per_model_paths, ...(facings !== undefined && { facings }) };
  return { type: "MOVE", actor_unit_id: id, payload } as const;
}
