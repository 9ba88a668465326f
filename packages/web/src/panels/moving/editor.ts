import type { MoveKind, Refusal } from "@gunline/rules";
import type { Point } from "../../board/scene.ts";
import { makeMove, remainStationary, rollAdvance } from "../../table/commands.ts";
import { currentGame, refuse } from "../../table/table.ts";
import { dropDraft, look, redraft, setPointer, viewNow } from "../../table/view.ts";
import { words } from "../../words/english.ts";
import { commit, EMPTY, endsOf, moveNow } from "./draft.ts";
import { keepCurrentDraft } from "./keeping.ts";
import { kindRefusals, mayRoll, previewOf } from "./moving.ts";

/** What the referee does for a move draft: it makes the move, fixes it, forms the unit up, judges it and is sent it. */

/** Chooses how the unit moves; an Advance asks for its die, and who stays has moved. */
export function chooseKind(kind: MoveKind): void {
  const game = currentGame();
  const { mover, moveKind } = viewNow();
  const unit = game.units[mover ?? ""];
  if (unit === undefined) return;
  const refusals = kindRefusals(game, unit)[kind];
  if (refusals.length > 0 && !(kind === "ADVANCE" && mayRoll(game, unit))) {
    refuse(refusals);
    return;
  }
  setPointer();
  if (kind === "STATIONARY") {
    remainStationary(unit.id);
    return;
  }
  if (moveKind !== kind) dropDraft();
  look({ moveKind: kind });
  keepCurrentDraft();
}

export function rollForAdvance(): void {
  const { mover } = viewNow();
  if (mover !== null) rollAdvance(mover);
}

/** The move as the referee would make it: to a point, or where the rules lead. False where it finds none, and says why. */
export function autoMove(to: Point | null): boolean {
  const found = moveNow()?.auto(to);
  if (found === undefined) return false;
  setPointer({ notice: found.ok ? "" : inWords(found.refusals) });
  if (!found.ok) return false;
  redraft(found.value);
  look({ dragged: null, waypoints: {} });
  keepCurrentDraft();
  return true;
}

function inWords(refusals: readonly Refusal[]): string {
  return refusals.map(({ message, rule }) => `${message} (${rule})`).join(" ");
}

/** The unit in ranks about where it would end now. */
export function formUnit(facing: number): void {
  const move = moveNow();
  if (move === undefined) return;
  const { draft, formation } = viewNow();
  const ends = Object.values(endsOf(move, Object.keys(move.unit.models)));
  const middle = (axis: 0 | 1) => ends.reduce((sum, end) => sum + end[axis], 0) / ends.length;
  const formed = move.formUp(draft, { at: [middle(0), middle(1)], facing, shape: formation });
  look({ waypoints: {} });
  commit(formed.ok ? formed.value : undefined);
}

/** Fixes what is broken, model by model, as far as the referee finds a way; one step of undo. */
export function fixMove(rule?: string): void {
  const move = moveNow();
  if (move === undefined) return;
  const fixed = move.fix(viewNow().draft, rule);
  commit(fixed);
  if (fixed !== undefined) return;
  setPointer({ notice: move.aim === "TARGETS" ? words.charge.conditions.noFix : words.moving.noFix });
}

/** What keeps the move from being made; empty where nothing does. */
export function whyNot(): string {
  const view = viewNow();
  const move = moveNow();
  if (move === undefined) return words.moving.nothing;
  const preview = previewOf(currentGame(), view);
  if (preview?.legal === true) return "";
  const broken = preview?.conditions.flatMap(({ faults }) => faults) ?? [];
  const isJudged = view.pointer.dragging === null;
  const refusals = broken.length > 0 || !isJudged ? broken : move.refusals(view.draft);
  const [first] = refusals;
  if (first === undefined) return isJudged ? "" : words.moving.unfinished;
  const more = refusals.length > 1 ? words.charge.move.more(refusals.length - 1) : "";
  return `${first.message} (${first.rule})${more}`;
}

/** Makes the move as drafted, if the referee would accept it; then what comes next. */
export function confirmMove(then?: () => void): void {
  setPointer();
  const move = moveNow();
  if (move !== undefined && whyNot() === "") makeMove(move.action(viewNow().draft), then);
}

/** A unit that could scout stays where it is. */
export function stayInsteadOfScouting(): void {
  const move = moveNow();
  if (move !== undefined) makeMove(move.action(EMPTY));
}
