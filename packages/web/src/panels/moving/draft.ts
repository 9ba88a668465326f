import { type MoveKind, measuring, moves } from "@gunline/rules";
import type { DragPhase, How } from "../../board/in-hand.ts";
import type { Point } from "../../board/scene.ts";
import { isOursNow } from "../../online/whose-decision.ts";
import { makeMove, rollAdvance } from "../../table/commands.ts";
import { keepMove, keptMove } from "../../table/kept-draft.ts";
import { currentGame, followTable, refuse, type Table } from "../../table/table.ts";
import { scoutsUnderWay } from "../../table/under-way.ts";
import { chooseMover, dropDraft, look, redraft, undraft, useView } from "../../table/view.ts";
import { words } from "../../words/english.ts";
import { handle, useHand } from "../charge/hand.ts";
import { type Floors, floorsWith } from "../placing/floors.ts";
import { against, type Moving, mayRoll, movingOf, previewOf } from "./moving.ts";

/** A move while it is made: dragged, formed up, nudged, sought by the referee, and sent to it. */

const EMPTY: moves.ChargeMove = { per_model_paths: {} };

function movingNow(): Moving | undefined {
  const moving = movingOf(currentGame(), useView.getState());
  return moving?.needsRoll === true ? undefined : moving;
}

/** Chooses how the unit moves; an Advance asks for its die, and who stays has moved. */
export function chooseKind(kind: MoveKind): void {
  const game = currentGame();
  const { mover } = useView.getState();
  const unit = game.units[mover ?? ""];
  if (unit === undefined) return;
  const refusals = against(game, unit)[kind];
  if (refusals.length > 0 && !(kind === "ADVANCE" && mayRoll(game, unit))) {
    refuse(refusals);
    return;
  }
  handle();
  if (kind === "STATIONARY") makeMove(unit.id, kind, EMPTY);
  else {
    if (useView.getState().moveKind !== kind) dropDraft();
    look({ moveKind: kind });
  }
}

export function rollForAdvance(): void {
  const { mover } = useView.getState();
  if (mover !== null) rollAdvance(mover);
}

/** Where models were when a hand took hold of them. */
let grasp: { readonly modelId: string; readonly ends: Readonly<Record<string, Point>> } | undefined;

/** A hand on the board: it takes up the unit, a box of its models, or with Shift one of them. */
export function holdModels(
  unitId: string,
  modelId: string,
  phase: DragPhase,
  at: Point,
  { shift }: How,
): void {
  if (phase === "start" && useView.getState().mover !== unitId) chooseMover(unitId);
  const moving = movingNow();
  if (moving === undefined || moving.unit.id !== unitId) return;
  if (phase === "cancel") {
    if (useHand.getState().holding !== null) undoChange();
    grasp = undefined;
    return;
  }
  if (phase === "start" || grasp === undefined) {
    const { grip, picked } = useView.getState();
    const isAlone = shift || grip === "model" || (picked.length > 0 && !picked.includes(modelId));
    const ids = isAlone ? [modelId] : picked.length > 0 ? picked : Object.keys(moving.unit.models);
    grasp = { modelId, ends: Object.fromEntries(ids.map((id) => [id, endOf(moving, id)])) };
  }
  const from = grasp.ends[grasp.modelId]!;
  carry(moving, grasp.ends, [at[0] - from[0], at[1] - from[1]], modelId, phase === "end");
  if (phase === "end") {
    grasp = undefined;
    handle();
  }
}

/** Pictures follow a hand that often: what is left of the time is for drawing. */
const HASTE_MS = 7;

/** Models go that way from where they were, as far as all of them may. */
function carry(
  moving: Moving,
  ends: Readonly<Record<string, Point>>,
  way: Point,
  modelId: string,
  isDropped: boolean,
): void {
  const { unit, kind } = moving;
  const game = currentGame();
  const { draft, bends, floor } = useView.getState();
  const share = shareOf(moving, ends, way);
  const to = Object.fromEntries(
    Object.entries(ends).map(([id, [x, y]]) => [id, [x + way[0] * share, y + way[1] * share] as Point]),
  );
  const until = performance.now() + HASTE_MS;
  const dragged = moves.dragModels(game, unit, kind, draft, to, {
    bends,
    ...(floor !== null && { floor }),
    settles: Object.keys(ends).length === 1,
    // The model in the hand goes first, and the ways of all are sought when the hand lets go.
    ...(!isDropped && { hurry: () => performance.now() > until }),
  });
  if (!dragged.ok) return;
  const again = useHand.getState().holding === modelId;
  handle({ holding: modelId });
  change(dragged.value, again);
  look({ dragged: modelId });
}

function change(draft: moves.ChargeMove, again: boolean): void {
  if (again) look({ draft });
  else redraft(draft);
}

/** How much of the way no model exceeds what it may go, as the crow flies; what it has to go round is for the referee. */
function shareOf({ unit }: Moving, ends: Readonly<Record<string, Point>>, [dx, dy]: Point): number {
  const allowances = previewOf(currentGame(), useView.getState())?.allowances ?? {};
  const fits = (share: number) =>
    Object.entries(ends).every(([id, [x, y]]) => {
      const { position } = unit.models[id]!;
      if (position === null) return true;
      const most = allowances[id] ?? 0;
      return Math.hypot(x + dx * share - position.x, y + dy * share - position.y) <= most;
    });
  if (fits(1)) return 1;
  let [least, most] = [0, 1];
  for (let n = 0; n < 24; n++) {
    const middle = (least + most) / 2;
    if (fits(middle)) least = middle;
    else most = middle;
  }
  return least;
}

/** Where a model would end as the draft has it. */
function endOf({ unit }: Moving, modelId: string): Point {
  const { position } = unit.models[modelId]!;
  const [x, y] = useView.getState().draft.per_model_paths[modelId]?.at(-1) ?? [position!.x, position!.y];
  return [x, y];
}

const NUDGE = { fine: 0.1, coarse: 1 };

/** The arrow keys move the unit, or the models that were picked, by a little; with Shift by an inch. */
export function nudgeUnit([dx, dy]: Point, { shift }: How): boolean {
  const moving = movingNow();
  if (moving === undefined) return false;
  const { dragged } = useView.getState();
  const ids = modelsMeant(moving);
  const far = shift ? NUDGE.coarse : NUDGE.fine;
  handle();
  const ends = Object.fromEntries(ids.map((id) => [id, endOf(moving, id)]));
  carry(moving, ends, [dx * far, dy * far], dragged ?? ids[0]!, true);
  handle();
  return true;
}

/** The models that keys and buttons are about: those that were picked, the one in the hand, or all. */
function modelsMeant({ unit }: Moving): readonly string[] {
  const { picked, grip, dragged } = useView.getState();
  if (picked.length > 0) return picked;
  return grip === "model" && dragged !== null ? [dragged] : Object.keys(unit.models);
}

/** Floors of ruins where those models would end, the ground among them; none where there is no choice. */
export function floorsForMove(): Floors | null {
  const moving = movingNow();
  if (moving === undefined) return null;
  const ids = modelsMeant(moving);
  const ends = Object.fromEntries(ids.map((id) => [id, endOf(moving, id)]));
  const all = measuring.floorsUnder(currentGame(), moving.unit, ends);
  return floorsWith(all, Math.max(0, ...ids.map((id) => heightOf(moving, id))));
}

/** Those of them that end in ruins go to that floor; the others stay as they are. */
export function moveToFloor(floor: number): void {
  const moving = movingNow();
  if (moving === undefined) return;
  const game = currentGame();
  const ids = modelsMeant(moving).filter((id) => {
    const end = endOf(moving, id);
    return (
      heightOf(moving, id) > 0 || measuring.floorsUnder(game, moving.unit, { [id]: end }).includes(floor)
    );
  });
  const [first] = ids;
  if (first === undefined) return;
  look({ floor });
  handle();
  const ends = Object.fromEntries(ids.map((id) => [id, endOf(moving, id)]));
  carry(moving, ends, [0, 0], useView.getState().dragged ?? first, true);
  handle();
}

function heightOf({ unit }: Moving, modelId: string): number {
  const path = useView.getState().draft.per_model_paths[modelId];
  return path === undefined ? (unit.models[modelId]!.position?.z ?? 0) : (path.at(-1)?.[2] ?? 0);
}

/** Turns a long base to face that way, where its path ends. */
export function turnMover(unitId: string, modelId: string, degrees: number): void {
  if (useView.getState().mover !== unitId) chooseMover(unitId);
  const moving = movingNow();
  if (moving === undefined || moving.unit.id !== unitId) return;
  const { draft } = useView.getState();
  const facings = { ...draft.facings, [modelId]: ((degrees % 360) + 360) % 360 };
  const again = useHand.getState().turning === modelId;
  handle({ turning: modelId });
  change({ ...draft, facings }, again);
  look({ dragged: modelId });
}

/** The unit goes to a point as it stands, by legal ways; the referee finds them. */
export function autoMove(at: Point): void {
  const moving = movingNow();
  if (moving === undefined) return;
  const found = moves.moveInHand(currentGame(), moving.unit, moving.kind, at);
  handle({ notice: found.ok ? "" : (found.refusals[0]?.message ?? "") });
  if (!found.ok) return;
  redraft(found.value);
  look({ dragged: null, bends: {} });
}

/** The unit in ranks about where it would end now. */
export function formUnit(facing: number): void {
  const moving = movingNow();
  if (moving === undefined) return;
  const { draft, formation } = useView.getState();
  const ids = Object.keys(moving.unit.models);
  const ends = ids.map((id) => endOf(moving, id));
  const middle = (axis: 0 | 1) => ends.reduce((sum, end) => sum + end[axis], 0) / ends.length;
  const order = { at: [middle(0), middle(1)] as Point, facing, shape: formation };
  const formed = moves.formUp(currentGame(), moving.unit, moving.kind, draft, order);
  handle();
  if (formed.ok) redraft(formed.value);
  look({ bends: {} });
}

/** Mends what is broken, model by model, as far as the referee finds a way; one step of undo. */
export function mend(rule?: string): void {
  const game = currentGame();
  const moving = movingNow();
  if (moving === undefined) return;
  const { unit, kind } = moving;
  const { draft } = useView.getState();
  let mended = draft;
  // Each model is changed once at the most.
  for (let left = Object.keys(unit.models).length; left > 0; left--) {
    const preview = moves.previewUnitMove(game, unit, kind, mended);
    const conditions = preview.ok ? preview.value.conditions : [];
    const faults = conditions
      .filter((one) => rule === undefined || one.rule === rule)
      .flatMap((one) => one.faults);
    const fix = faults
      .map((fault) => moves.fixUnitMove(game, unit, kind, mended, fault))
      .find((one) => one !== undefined);
    if (fix === undefined) break;
    mended = {
      per_model_paths: { ...mended.per_model_paths, ...fix.per_model_paths },
      facings: { ...mended.facings, ...fix.facings },
    };
  }
  handle({ notice: mended === draft ? words.moving.noFix : "" });
  if (mended !== draft) redraft(mended);
}

/** The way of the model in the hand bends where it is now, and goes on from there. */
export function bendHere(): void {
  const { dragged, draft, bends } = useView.getState();
  const path = draft.per_model_paths[dragged ?? ""];
  if (dragged === null || path === undefined || movingNow() === undefined) return;
  const walked = path.map(([x, y, z = 0]) => [x, y, z] as const);
  look({ bends: { ...bends, [dragged]: walked } });
}

/** Takes the last change of the draft back. */
function undoChange(): void {
  handle();
  undraft();
}

/** Sends the model that was dragged last back to where it stands. */
export function returnModel(modelId: string): void {
  const { draft, bends } = useView.getState();
  const { [modelId]: _path, ...per_model_paths } = draft.per_model_paths;
  const { [modelId]: _facing, ...facings } = draft.facings ?? {};
  const { [modelId]: _bend, ...others } = bends;
  handle();
  redraft({ per_model_paths, facings });
  look({ bends: others });
}

export function resetUnit(): void {
  handle();
  dropDraft();
}

/** The models of the unit within a box are taken up together. */
export function pickBox([ax, ay]: Point, [bx, by]: Point): void {
  const moving = movingNow();
  if (moving === undefined) return;
  const within = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);
  const picked = Object.keys(moving.unit.models).filter((id) => {
    const [x, y] = endOf(moving, id);
    return within(x, ax, bx) && within(y, ay, by);
  });
  look({ picked });
}

interface MayConfirm {
  readonly ok: boolean;
  /** What stands in the way; empty where nothing does. */
  readonly because: string;
}

export function canConfirm(): MayConfirm {
  const preview = previewOf(currentGame(), useView.getState());
  if (preview === undefined) return { ok: false, because: words.moving.nothing };
  if (preview.legal) return { ok: true, because: "" };
  const faults = preview.conditions.flatMap((condition) => condition.faults);
  const [first] = faults;
  if (first === undefined) return { ok: false, because: words.moving.nothing };
  const more = faults.length > 1 ? words.charge.move.more(faults.length - 1) : "";
  return { ok: false, because: `${first.message} (${first.rule})${more}` };
}

export function isDrafted(): boolean {
  const { per_model_paths, facings = {} } = useView.getState().draft;
  return Object.keys({ ...per_model_paths, ...facings }).length > 0;
}

/** Makes the move, if the referee would accept it; a unit of which nobody moves has still advanced if it rolled. */
export function confirmMove(): void {
  const moving = movingNow();
  if (moving === undefined || !canConfirm().ok) return;
  const kind = scoutsUnderWay(currentGame()) ? "SCOUT" : moving.kind;
  makeMove(moving.unit.id, kind, useView.getState().draft);
}

/** A unit that could scout stays where it is. */
export function stayInsteadOfScouting(): void {
  const { mover } = useView.getState();
  if (mover !== null) makeMove(mover, "SCOUT", EMPTY);
}

// Whatever takes the table on, here or elsewhere: a draft belongs to one unit as it stands.
followTable((now, before) => {
  if (before === null) takeUpAgain(now);
  const { mover } = useView.getState();
  if (mover === null || before === null || now?.game === before.game) return;
  const unit = now?.game.units[mover];
  const same = unit !== undefined && unit.models === before.game.units[mover]?.models;
  if (!same || movingOf(now!.game, { mover, moveKind: null }) === undefined) chooseMover(null);
  else if (unit !== before.game.units[mover]) dropDraft();
});

/** The move that was being made when the page was loaded anew; it is nobody's business but of whoever makes it. */
function takeUpAgain(table: Table | null): void {
  const mine = table !== null && table.mode !== "replay" && isOursNow();
  const kept = mine ? keptMove(table.game) : undefined;
  if (kept === undefined || movingOf(table!.game, { mover: kept.mover, moveKind: kept.kind }) === undefined)
    return;
  chooseMover(kept.mover);
  look({ moveKind: kept.kind });
  redraft(kept.draft);
}

function keepCurrentMove(): void {
  const { mover, moveKind, draft } = useView.getState();
  if (mover !== null) keepMove(currentGame(), { mover, kind: moveKind, draft });
}

// A hand that holds models changes the draft with every picture; what it leaves is kept when it lets go.
useView.subscribe(({ draft }, before) => {
  if (draft !== before.draft && useHand.getState().holding === null) keepCurrentMove();
});
useHand.subscribe(({ holding }, before) => {
  if (holding === null && before.holding !== null) keepCurrentMove();
});
