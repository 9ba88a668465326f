import { accept, type Checked, type FixSuggestion, type Refusal, reject } from "../../base/refusal.ts";
import type { ActionOf } from "../../game/action.ts";
import type { Unit } from "../../game/document.ts";
import type { MadeMove } from "../../game/move-kind.ts";
import type { Point } from "../../geometry/shape.ts";
import type { Consolidation } from "../../space/fight/consolidation.ts";
import { type DragOptions, draggedPath } from "../../space/move/drag.ts";
import { moveFaults } from "../../space/move/faults.ts";
import type { Field } from "../../space/move/field.ts";
import { fixFor } from "../../space/move/fix.ts";
import {
  allowancesOf,
  type FieldPreview,
  type MoveCondition,
  previewMove,
} from "../../space/move/preview.ts";
import { type ModelStep, type MoveDraft, readMove } from "../../space/move/step.ts";
import { type FormationShape, formationOf } from "../../space/place/formation.ts";
import { slotsFor } from "../../space/place/slots.ts";

/** A move that a unit may make now, whatever kind it is: judged, searched and edited through one interface. */

/** What tells one kind of move from another. */
type MoveTag =
  | { readonly kind: MadeMove }
  | { readonly kind: "SCOUT" }
  | { readonly kind: "PILE_IN" }
  /** By a stratagem or an ability, in the middle of another phase. */
  | { readonly kind: "OUT_OF_PHASE"; readonly as: MadeMove }
  | { readonly kind: "CHARGE_MOVE"; readonly roll: number; readonly targets: readonly Unit[] }
  | { readonly kind: "CONSOLIDATE"; readonly mode: Consolidation["mode"] };

export type MoveUnderWay = MoveTag & Editable;

/** The action that sends a move. */
type MoveAction = ActionOf<"MOVE" | "APPLY_CHARGE_MOVE" | "PILE_IN" | "CONSOLIDATE">;

export interface MovePreview extends FieldPreview {
  /** Models that would have to pass a Desperate Escape test. */
  readonly tested: readonly string[];
}

interface Formation {
  readonly at: Point;
  readonly facing: number;
  readonly shape: FormationShape;
}

interface Editable {
  readonly unit: Unit;
  /** The table as the move sees it. */
  readonly field: Field;
  /** Whether models go where the player wants, or have to come to something. */
  readonly aim: "POINT" | "TARGETS";
  /** How far each model may go. */
  readonly allowances: Readonly<Record<string, number>>;
  /** Why the move would be refused, or fail; empty where it is legal. */
  refusals(draft: MoveDraft): readonly Refusal[];
  /** What the move must keep; none where the draft is not well formed. */
  conditions(draft: MoveDraft): readonly MoveCondition[];
  /** All that the judge says; base contact costs most to judge, and may be left for when a drag ends. */
  preview(draft: MoveDraft, options?: { readonly contact?: boolean }): Checked<MovePreview>;
  /** The move that the referee would make: to a point, or where the rules lead. */
  auto(to: Point | null): Checked<MoveDraft>;
  /** The draft with these models going to those points. */
  drag(draft: MoveDraft, to: Readonly<Record<string, Point>>, options?: DragOptions): Checked<MoveDraft>;
  /** All models go to places in ranks, each to one that is near to it. */
  formUp(draft: MoveDraft, formation: Formation): Checked<MoveDraft>;
  /** The draft with as much fixed as was found, of one rule or of all; undefined where nothing was. */
  fix(draft: MoveDraft, rule?: string): MoveDraft | undefined;
  action(draft: MoveDraft): MoveAction;
}

/** What a kind of move has to say of itself. */
interface Parts extends Pick<Editable, "unit" | "field" | "aim" | "auto" | "action"> {
  /** Where the kind judges by more than the conditions of its field. */
  readonly faultsFor?: (draft: MoveDraft) => readonly Refusal[];
  /** Why nobody may move at all; left out where somebody may. */
  readonly barred?: Refusal;
  readonly tested?: (steps: readonly ModelStep[]) => readonly string[];
}

export const NO_MOVE: MoveDraft = { per_model_paths: {} };

export function editable<Tag extends MoveTag>(tag: Tag, parts: Parts): Tag & Editable {
  const { unit, field, aim, auto, action, barred, tested = () => [] } = parts;
  const faultsFor =
    parts.faultsFor ?? ((draft) => readAnd(field, draft, (steps) => moveFaults(field, steps)));

  function preview(
    draft: MoveDraft,
    { contact = true }: { readonly contact?: boolean } = {},
  ): Checked<MovePreview> {
    if (barred !== undefined) return reject(barred);
    const read = readMove(field, draft);
    if (!read.ok) return read;
    // Where contact is no condition, to ask for it costs nothing.
    const isAsked = contact || field.order.ending.contact === null;
    const shown = previewMove(field, draft, { contact: isAsked });
    if (!shown.ok) return shown;
    const legal =
      parts.faultsFor === undefined ? shown.value.legal : isAsked && faultsFor(draft).length === 0;
    return accept({ ...shown.value, legal, tested: tested(read.value) });
  }

  function conditions(draft: MoveDraft): readonly MoveCondition[] {
    const shown = preview(draft);
    return shown.ok ? shown.value.conditions : [];
  }

  function drag(
    draft: MoveDraft,
    to: Readonly<Record<string, Point>>,
    options: DragOptions = {},
  ): Checked<MoveDraft> {
    if (barred !== undefined) return reject(barred);
    let paths = draft.per_model_paths;
    for (const [id, point] of Object.entries(to)) {
      const dragged = draggedPath(field, { ...draft, per_model_paths: paths }, id, point, options);
      if (!dragged.ok) return dragged;
      paths = { ...paths, [id]: dragged.value.path };
    }
    return accept({ ...draft, per_model_paths: paths });
  }

  function fix(draft: MoveDraft, rule?: string): MoveDraft | undefined {
    let fixed = draft;
    // Each model is changed once at the most.
    for (let left = field.movers.length; left > 0; left--) {
      const found = firstFix(field, fixed, conditions(fixed), rule);
      if (found === undefined) break;
      fixed = {
        per_model_paths: { ...fixed.per_model_paths, ...found.per_model_paths },
        facings: { ...fixed.facings, ...found.facings },
      };
    }
    return fixed === draft ? undefined : fixed;
  }

  return {
    ...tag,
    unit,
    field,
    aim,
    allowances: allowancesOf(field),
    refusals: faultsFor,
    conditions,
    preview,
    auto,
    drag,
    formUp: (draft, formation) => drag(draft, placesIn(field, formation)),
    fix,
    action,
  };
}

/** What is wrong with a draft: that it is not well formed, or what the judge finds in its steps. */
export function readAnd(
  field: Field,
  draft: MoveDraft,
  faults: (steps: readonly ModelStep[]) => readonly Refusal[],
): readonly Refusal[] {
  const read = readMove(field, draft);
  return read.ok ? faults(read.value) : read.refusals;
}

function firstFix(
  field: Field,
  draft: MoveDraft,
  conditions: readonly MoveCondition[],
  rule: string | undefined,
): FixSuggestion | undefined {
  const steps = readMove(field, draft);
  if (!steps.ok) return undefined;
  for (const condition of conditions) {
    if (rule !== undefined && condition.rule !== rule) continue;
    for (const fault of condition.faults) {
      const fix = fixFor(field, steps.value, fault);
      if (fix !== undefined) return fix;
    }
  }
  return undefined;
}

function placesIn(field: Field, { at, facing, shape }: Formation): Readonly<Record<string, Point>> {
  const slots = formationOf(field.unit, facing, shape).map(([dx, dy]): Point => [at[0] + dx, at[1] + dy]);
  const starts = field.movers.map(({ start }): Point => [start.shape.x, start.shape.y]);
  const chosen = slotsFor(starts, slots);
  return Object.fromEntries(field.movers.map(({ id }, index) => [id, slots[chosen[index]!]!]));
}
