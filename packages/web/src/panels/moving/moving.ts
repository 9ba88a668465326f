import {
  type Game,
  type MoveDraft,
  type MoveKind,
  type MovePreview,
  type MoveUnderWay,
  moveKindRefusals,
  moveUnderWay,
  type Refusal,
  type Unit,
} from "@gunline/rules";
import { lastAnswer } from "../../table/last-answer.ts";
import { owedMove } from "../../table/under-way.ts";
import { useView, type View } from "../../table/view.ts";

/** The unit that moves, of whatever kind its move is, and what the referee says to the draft. */

export interface Moving {
  readonly unit: Unit;
  /** Undefined: an Advance whose die is not rolled yet. */
  readonly move: MoveUnderWay | undefined;
}

type Chosen = Pick<View, "mover" | "moveKind">;

/** The unit whose move the game waits for, or else the one that was chosen; undefined where it may not move. */
export function movingOf(game: Game, { mover, moveKind }: Chosen): Moving | undefined {
  const unit = game.units[owedMove(game)?.unitId ?? mover ?? ""];
  if (unit === undefined) return undefined;
  if (moveKind === "ADVANCE" && mayRoll(game, unit)) return { unit, move: undefined };
  const chosen =
    moveKind === null || moveKind === "STATIONARY" ? undefined : moveUnderWay(game, unit, moveKind);
  const move = chosen?.ok === true ? chosen : moveUnderWay(game, unit);
  return move.ok ? { unit, move: move.value } : undefined;
}

/** The move that can be edited now. */
export function moveOf(game: Game, chosen: Chosen): MoveUnderWay | undefined {
  return movingOf(game, chosen)?.move;
}

const known = new WeakMap<Game, Map<string, Readonly<Record<MoveKind, readonly Refusal[]>>>>();

/** Why the unit may not make each kind of move; an Advance only needs its die. */
export function kindRefusals(game: Game, unit: Unit): Readonly<Record<MoveKind, readonly Refusal[]>> {
  let units = known.get(game);
  if (units === undefined) {
    units = new Map();
    known.set(game, units);
  }
  let found = units.get(unit.id);
  if (found === undefined) {
    found = moveKindRefusals(game, unit);
    units.set(unit.id, found);
  }
  return found;
}

const NOT_ROLLED = "NOT_ROLLED";

export function mayRoll(game: Game, unit: Unit): boolean {
  const refusals = kindRefusals(game, unit).ADVANCE;
  return refusals.length > 0 && refusals.every(({ code }) => code === NOT_ROLLED);
}

/** What a drag takes: usually the whole unit, and one model where each has to find its own place. */
export function dragModeIn(move: MoveUnderWay | undefined, dragMode: View["dragMode"]): "unit" | "model" {
  return dragMode ?? (move?.aim === "TARGETS" ? "model" : "unit");
}

const judged = lastAnswer((move: MoveUnderWay, draft: MoveDraft, contact: boolean) =>
  move.preview(draft, { contact }),
);

/** What the referee says to the draft; undefined where there is nothing to move. */
export function previewOf(
  game: Game,
  view: Chosen & Pick<View, "draft" | "pointer">,
): MovePreview | undefined {
  const move = moveOf(game, view);
  if (move === undefined) return undefined;
  const preview = judged(move, view.draft, view.pointer.dragging === null);
  return preview.ok ? preview.value : undefined;
}

/** The same for what is shown. */
export function usePreview(game: Game): MovePreview | undefined {
  const mover = useView((view) => view.mover);
  const moveKind = useView((view) => view.moveKind);
  const draft = useView((view) => view.draft);
  const pointer = useView((view) => view.pointer);
  return previewOf(game, { mover, moveKind, draft, pointer });
}
