import { charges, type moves, type Refusal } from "@gunline/rules";
import type { DragPhase } from "../../board/index.ts";
import { isOursNow } from "../../online/whose-decision.ts";
import { applyChargeMove } from "../../table/commands.ts";
import { keepDraft, keptDraft } from "../../table/kept-draft.ts";
import { currentGame, followTable } from "../../table/table.ts";
import { isSameCharge } from "../../table/under-way.ts";
import { dropDraft, look, redraft, undraft, useView } from "../../table/view.ts";
import { words } from "../../words/english.ts";
import { rolledChargeOdds } from "./charge-odds.ts";
import { chargingOf, previewOf, thrownIn } from "./charging.ts";
import { handle, useHand } from "./hand.ts";

export { isHopeless } from "./hopeless.ts";

/** The charge move while it is made: dragged, nudged, turned, sought by the referee, and sent to it. */

type Point = readonly [x: number, y: number];

/** A hand on the board, from taking a model up to putting it down or letting it go back. */
export function followHand(modelId: string, phase: DragPhase, at: Point): void {
  if (phase === "cancel") {
    if (useHand.getState().holding !== null) undoModel();
  } else {
    dragModel(modelId, at);
    if (phase === "end") dropModel();
  }
}

/** The model follows the hand. One drag is one step of undo, however often the pointer moves. */
export function dragModel(modelId: string, at: Point, facing?: number): void {
  const draft = draftWith(modelId, at, facing);
  if (draft === undefined) return;
  const again = useHand.getState().holding === modelId;
  handle({ holding: modelId });
  change(modelId, draft, again);
}

/** The hand lets go: now the whole of the move is judged. */
export function dropModel(): void {
  if (useHand.getState().holding === null) return;
  handle();
  // A new object, so that whoever remembers the judgement of the old one asks again.
  look({ draft: { ...useView.getState().draft } });
}

/** Turns a model, where its path ends, to face that way. */
export function turnModel(modelId: string, degrees: number): void {
  const end = endOf(modelId);
  const draft = end && draftWith(modelId, end.at, normal(degrees));
  if (draft === undefined) return;
  const again = useHand.getState().turning === modelId;
  handle({ turning: modelId });
  change(modelId, draft, again);
}

export function turnBy(modelId: string, degrees: number): void {
  const end = endOf(modelId);
  if (end !== undefined) turnModel(modelId, end.facing + degrees);
}

/** Moves the end of a model's path by a little: the keyboard's way of dragging. */
export function nudge(modelId: string, dx: number, dy: number): void {
  const end = endOf(modelId);
  const draft = end && draftWith(modelId, [end.at[0] + dx, end.at[1] + dy]);
  if (draft === undefined) return;
  handle();
  change(modelId, draft, false);
}

function change(modelId: string, draft: moves.ChargeMove, again: boolean): void {
  if (again) look({ draft });
  else {
    redraft(draft);
    look({ dragged: modelId });
  }
  keepCurrentDraft();
}

/** A reload of the page must not cost a move that took a minute to make. */
export function keepCurrentDraft(): void {
  keepDraft(currentGame(), useView.getState().draft);
}

/** The draft with this model going there; a model that is brought home has no path. */
function draftWith(modelId: string, at: Point, facing?: number): moves.ChargeMove | undefined {
  const game = currentGame();
  const charging = chargingOf(game);
  const model = charging?.unit.models[modelId];
  if (charging === undefined || model === undefined) return undefined;
  const { draft } = useView.getState();
  const facings = { ...draft.facings };
  if (facing !== undefined) facings[modelId] = facing;
  if (facings[modelId] === model.facing) delete facings[modelId];
  const turned = { ...draft, facings };
  const dragged = charges.dragPath(game, charging.unit, turned, modelId, at);
  if (!dragged.ok) return undefined;
  const { path } = dragged.value;
  return { ...turned, per_model_paths: { ...draft.per_model_paths, [modelId]: path } };
}

interface End {
  readonly at: Point;
  readonly facing: number;
}

/** Where a model would end as the draft has it. */
function endOf(modelId: string): End | undefined {
  const model = chargingOf(currentGame())?.unit.models[modelId];
  if (model === undefined || model.position === null) return undefined;
  const { draft } = useView.getState();
  const [x, y] = draft.per_model_paths[modelId]?.at(-1) ?? [model.position.x, model.position.y];
  return { at: [x!, y!], facing: draft.facings?.[modelId] ?? model.facing };
}

function normal(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

/** Sends one model back to where it stands. */
export function returnModel(modelId: string): void {
  const { draft } = useView.getState();
  if (draft.per_model_paths[modelId] === undefined && draft.facings?.[modelId] === undefined) return;
  const { [modelId]: _path, ...per_model_paths } = draft.per_model_paths;
  const { [modelId]: _facing, ...facings } = draft.facings ?? {};
  handle();
  redraft({ per_model_paths, facings });
  keepCurrentDraft();
}

/** Takes back the last change of the draft. */
export function undoModel(): void {
  handle();
  undraft();
  keepCurrentDraft();
}

export function resetModels(): void {
  handle();
  dropDraft();
  keepCurrentDraft();
}

/** Fills the draft with paths that the referee found, or says why there are none. */
export function autoPath(): void {
  const game = currentGame();
  const charging = chargingOf(game);
  if (charging === undefined || charging.roll === null) return;
  const { unit, targets } = charging;
  const odds = rolledChargeOdds(
    game,
    unit.id,
    targets.map(({ id }) => id),
    thrownIn(charging),
  );
  const found = odds.ok ? odds.value.rolls[thrownIn(charging)] : undefined;
  const reasons = odds.ok ? (found?.reasons ?? []) : odds.refusals;
  handle({ notice: found?.possible === true ? "" : saying(reasons) });
  if (found?.possible !== true) return;
  redraft({ per_model_paths: found.per_model_paths, facings: found.facings });
  look({ dragged: null });
  keepCurrentDraft();
}

function saying(refusals: readonly Refusal[]): string {
  return refusals.map(({ message, rule }) => `${message} (${rule})`).join(" ");
}

export interface MayConfirm {
  readonly ok: boolean;
  /** What stands in the way; empty where nothing does. */
  readonly because: string;
}

export function canConfirm(): MayConfirm {
  const game = currentGame();
  const preview = previewOf(game, useView.getState());
  if (preview === undefined) return { ok: false, because: words.charge.move.noCharge };
  if (preview.legal) return { ok: true, because: "" };
  return { ok: false, because: whyNot(preview) };
}

function whyNot({ conditions }: charges.ChargePreview): string {
  const faults = conditions.flatMap((condition) => condition.faults);
  const first = faults[0];
  if (first === undefined) return words.charge.move.unfinished;
  const more = faults.length > 1 ? words.charge.move.more(faults.length - 1) : "";
  return `${first.message} (${first.rule})${more}`;
}

/** Makes the move, if the referee would let it succeed. */
export function confirmMove(): void {
  const charging = chargingOf(currentGame());
  if (charging === undefined) return;
  dropModel();
  if (canConfirm().ok) applyChargeMove(charging.unit.id, useView.getState().draft);
}

// Whatever moves the charge on, here or at another table: a draft belongs to one roll of one unit.
followTable((now, before) => {
  if (isSameCharge(now?.game, before?.game)) return;
  handle();
  dropDraft();
  // It is nobody's business but of whoever makes the move.
  const mine = now !== null && now.mode !== "replay" && isOursNow();
  const kept = mine ? keptDraft(now.game) : undefined;
  if (kept !== undefined) redraft(kept);
});
