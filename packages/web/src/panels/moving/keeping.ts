import { type Game, type MoveUnderWay, moveUnderWay, type Unit } from "@gunline/rules";
import { isOursNow } from "../../online/whose-decision.ts";
import { forgetDraft, keepDraft, keptDraft } from "../../table/kept-draft.ts";
import { currentGame, followTable, type Table } from "../../table/table.ts";
import { isSameOwedMove, owedMove } from "../../table/under-way.ts";
import { chooseMover, dropDraft, look, redraft, setPointer, useView, viewNow } from "../../table/view.ts";
import { kindRefusals, moveOf } from "./moving.ts";

/** The one move draft follows the table: it begins and ends with its move, and outlives a reload of the page. */

/** Keeps the draft as it is now, if anything was changed in it. */
export function keepCurrentDraft(): void {
  const { mover, moveKind, draft, drafts, waypoints } = viewNow();
  const move = moveOf(currentGame(), { mover, moveKind });
  if (move === undefined || drafts.length === 0) forgetDraft();
  else keepDraft(currentGame(), { mover, moveKind, action: move.action(draft), waypoints });
}

/** A move that the game waits for: as the referee would make it where nobody has to move, with what was kept of it. */
function beginDraft(table: Table | null): void {
  setPointer();
  dropDraft();
  look({ dragMode: null });
  if (table === null || !isMine(table)) return;
  const move = moveOf(table.game, viewNow());
  const auto = move !== undefined && beginsWithAuto(move) ? move.auto(null) : undefined;
  if (auto?.ok === true) look({ draft: auto.value });
  takeUpDraft(table);
}

const beginsWithAuto = ({ kind }: MoveUnderWay): boolean => kind === "PILE_IN" || kind === "CONSOLIDATE";

/** What was being made when the page was reloaded; only the player who makes it sees it. */
function takeUpDraft(table: Table | null): void {
  const kept = table !== null && isMine(table) ? keptDraft(table.game) : undefined;
  if (kept === undefined) return;
  const { unitId, mover, moveKind, draft, waypoints } = kept;
  if (moveOf(table!.game, { mover, moveKind })?.unit.id !== unitId) return;
  if (mover !== null) chooseMover(mover);
  redraft(draft);
  look({ moveKind, waypoints });
  keepCurrentDraft();
}

/** A table that is looked back on, or where another decides, has no draft of ours. */
const isMine = (table: Table): boolean => table.mode !== "replay" && isOursNow();

/** The unit that was chosen to move may have moved, or may no longer. */
function followMover(now: Game, before: Game): void {
  const { mover } = viewNow();
  if (mover === null) return;
  const unit = now.units[mover];
  const isSame = unit !== undefined && unit.models === before.units[mover]?.models;
  if (!isSame || !mayMove(now, unit)) chooseMover(null);
  else if (unit !== before.units[mover]) dropDraft();
  keepCurrentDraft();
}

/** Now, or when what has come in between is over. */
function mayMove(game: Game, unit: Unit): boolean {
  return (
    moveUnderWay(game, unit).ok ||
    Object.values(kindRefusals(game, unit)).some((refusals) => refusals.length === 0)
  );
}

/** A draft belongs to one move of one unit as it stands, whatever changes the table. */
export function followDraft(): void {
  useView.subscribe(({ mover }, before) => {
    if (mover !== null && mover !== before.mover) forgetDraft();
  });
  followTable((now, before) => {
    if (now?.game === before?.game) return;
    if (!isSameOwedMove(now?.game, before?.game)) beginDraft(now);
    else if (before === null) takeUpDraft(now);
    else if (now !== null && owedMove(now.game) === undefined) followMover(now.game, before.game);
  });
}
