import { type Game, type MoveKind, moves, type Refusal, type Unit } from "@gunline/rules";
import type { View } from "../../table/view.ts";

/** The unit that is about to move. */
export interface Moving {
  readonly unit: Unit;
  /** As chosen, or else as it usually would. */
  readonly kind: moves.MadeMove;
  /** An Advance whose die is not rolled yet. */
  readonly needsRoll: boolean;
}

type Chosen = Pick<View, "mover" | "moveKind">;

/** Undefined where no unit is chosen, or it may not move any more. */
export function movingOf(game: Game, { mover, moveKind }: Chosen): Moving | undefined {
  const unit = game.units[mover ?? ""];
  if (unit === undefined) return undefined;
  const usual = moves.usualMove(game, unit);
  if (moveKind === "ADVANCE" && mayRoll(game, unit)) return { unit, kind: "ADVANCE", needsRoll: true };
  if (usual === undefined) return undefined;
  const isChosen =
    moveKind !== null && moveKind !== "STATIONARY" && against(game, unit)[moveKind].length === 0;
  return { unit, kind: isChosen ? moveKind : usual, needsRoll: false };
}

const known = new WeakMap<Game, Map<string, Readonly<Record<MoveKind, readonly Refusal[]>>>>();

/** Why the unit may not make each kind of move; an Advance only needs its die. */
export function against(game: Game, unit: Unit): Readonly<Record<MoveKind, readonly Refusal[]>> {
  let units = known.get(game);
  if (units === undefined) {
    units = new Map();
    known.set(game, units);
  }
  let found = units.get(unit.id);
  if (found === undefined) {
    found = moves.againstMoveKinds(game, unit);
    units.set(unit.id, found);
  }
  return found;
}

const NOT_ROLLED = "NOT_ROLLED";

export function mayRoll(game: Game, unit: Unit): boolean {
  const refusals = against(game, unit).ADVANCE;
  return refusals.length > 0 && refusals.every(({ code }) => code === NOT_ROLLED);
}

interface Judged {
  readonly game: Game;
  readonly draft: moves.ChargeMove;
  readonly key: string;
  readonly preview: moves.UnitMovePreview | undefined;
}

/** The board, the panel and the buttons ask the same thing after every change. */
let last: Judged | undefined;

/** What the referee says to the draft; undefined where there is nothing to move, or its die comes first. */
export function previewOf(game: Game, view: Chosen & Pick<View, "draft">): moves.UnitMovePreview | undefined {
  const moving = movingOf(game, view);
  if (moving === undefined || moving.needsRoll) return undefined;
  const { unit, kind } = moving;
  const key = `${unit.id} ${kind}`;
  if (last === undefined || last.game !== game || last.draft !== view.draft || last.key !== key) {
    const preview = moves.previewUnitMove(game, unit, kind, view.draft);
    last = { game, draft: view.draft, key, preview: preview.ok ? preview.value : undefined };
  }
  return last.preview;
}
