import { type MoveDraft, type MoveUnderWay, measuring } from "@gunline/rules";
import type { DragPhase, How } from "../../board/controls.ts";
import type { Point } from "../../board/scene.ts";
import { currentGame } from "../../table/table.ts";
import { owedMove } from "../../table/under-way.ts";
import { chooseMover, look, setPointer, viewNow } from "../../table/view.ts";
import { type Floors, floorsWith } from "../placing/floors.ts";
import { change, commit, endsOf, moveNow, undoChange } from "./draft.ts";
import { keepCurrentDraft } from "./keeping.ts";
import { dragModeIn } from "./moving.ts";

/** Models of a move draft are dragged, picked by a box, nudged, turned, sent past waypoints and to floors, whatever the move. */

/** A pointer drags the unit, the models that were picked, or one model. */
export function dragModels(
  unitId: string,
  modelId: string,
  phase: DragPhase,
  at: Point,
  { shift }: How,
): void {
  if (phase === "start") chooseUnit(unitId);
  const move = moveNow();
  if (move === undefined || move.unit.id !== unitId || move.unit.models[modelId] === undefined) return;
  const { dragging } = viewNow().pointer;
  if (phase === "cancel") {
    if (dragging !== null) undoChange();
    return;
  }
  const isNew = phase === "start" || dragging === null;
  const from = isNew ? endsOf(move, modelsDragged(move, modelId, shift)) : dragging.from;
  const [x, y] = from[modelId]!;
  const isOver = phase === "end";
  const draft = carried(move, from, [at[0] - x, at[1] - y], { isOver });
  if (draft === undefined && !isOver) return;
  // One drag is one change, however often the pointer moves.
  setPointer(isOver ? {} : { dragging: isNew ? { modelId, from } : dragging });
  if (draft !== undefined) change(draft, !isNew);
  look({ dragged: modelId });
  if (isOver) keepCurrentDraft();
}

/** Where the game does not say who moves, a drag chooses the unit. */
function chooseUnit(unitId: string): void {
  if (owedMove(currentGame()) === undefined && viewNow().mover !== unitId) chooseMover(unitId);
}

function modelsDragged(move: MoveUnderWay, modelId: string, shift: boolean): readonly string[] {
  const { dragMode, picked } = viewNow();
  if (shift || (picked.length > 0 && !picked.includes(modelId))) return [modelId];
  if (picked.length > 0) return picked;
  return dragModeIn(move, dragMode) === "model" ? [modelId] : Object.keys(move.unit.models);
}

export function changeDragMode(): void {
  const move = moveNow();
  look(({ dragMode }) => ({
    dragMode: dragModeIn(move, dragMode) === "unit" ? "model" : "unit",
    picked: [],
  }));
}

/** The models of the unit within a box are dragged together. */
export function pickBox([ax, ay]: Point, [bx, by]: Point): void {
  const move = moveNow();
  if (move === undefined) return;
  const within = (value: number, a: number, b: number) => value >= Math.min(a, b) && value <= Math.max(a, b);
  const picked = Object.entries(endsOf(move, Object.keys(move.unit.models)))
    .filter(([, [x, y]]) => within(x, ax, bx) && within(y, ay, by))
    .map(([id]) => id);
  look({ picked });
}

/** How long a drag may search for paths before each frame: what is left of the time is for drawing. */
const SEARCH_MS = 7;

/** The draft with models that much further from where they were; undefined where the referee reads none. */
function carried(
  move: MoveUnderWay,
  from: Readonly<Record<string, Point>>,
  way: Point,
  { isOver }: { readonly isOver: boolean },
): MoveDraft | undefined {
  const { draft, waypoints, floor } = viewNow();
  const isAlone = Object.keys(from).length === 1;
  const isFree = move.aim === "POINT";
  // A model that has to find its way to an enemy is shown by how much it goes too far.
  const share = isAlone && !isFree ? 1 : shareOf(move, from, way);
  const to = Object.fromEntries(
    Object.entries(from).map(([id, [x, y]]) => [id, [x + way[0] * share, y + way[1] * share] as Point]),
  );
  const until = performance.now() + SEARCH_MS;
  const dragged = move.drag(draft, to, {
    waypoints,
    ...(floor !== null && { floor }),
    settles: isAlone && isFree,
    // Paths that there was no time for are searched when the drag ends.
    ...(!isOver && !(isAlone && !isFree) && { hurry: () => performance.now() > until }),
  });
  return dragged.ok ? dragged.value : undefined;
}

/** How much of the way no model exceeds what it may go in a straight line; detours are for the referee. */
function shareOf(
  { unit, allowances }: MoveUnderWay,
  from: Readonly<Record<string, Point>>,
  [dx, dy]: Point,
): number {
  const fits = (share: number) =>
    Object.entries(from).every(([id, [x, y]]) => {
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

const NUDGE = { fine: 0.1, coarse: 1 };

/** The arrow keys move the models that are meant by a little; with Shift by an inch. */
export function nudge([dx, dy]: Point, { shift }: How): boolean {
  const move = moveNow();
  if (move === undefined) return false;
  const far = shift ? NUDGE.coarse : NUDGE.fine;
  const ids = modelsMeant(move);
  const draft = carried(move, endsOf(move, ids), [dx * far, dy * far], { isOver: true });
  if (draft === undefined) return false;
  commit(draft);
  look(({ dragged }) => ({ dragged: dragged ?? ids[0]! }));
  return true;
}

/** One model by so much: the keyboard's way of dragging it. */
export function nudgeModel(modelId: string, dx: number, dy: number): void {
  const move = moveNow();
  if (move?.unit.models[modelId] === undefined) return;
  commit(carried(move, endsOf(move, [modelId]), [dx, dy], { isOver: true }));
  look({ dragged: modelId });
}

/** The models that keys and buttons are about: those that were picked, the last one that was dragged, or all. */
function modelsMeant(move: MoveUnderWay): readonly string[] {
  const { picked, dragMode, dragged } = viewNow();
  if (picked.length > 0) return picked;
  const ids = Object.keys(move.unit.models);
  if (dragModeIn(move, dragMode) === "unit") return ids;
  return [ids.find((id) => id === dragged) ?? ids[0]!];
}

/** The paths of the models that are meant pass where they end now, and go on from there. */
export function addWaypoint(): void {
  const move = moveNow();
  if (move === undefined) return;
  const { draft, waypoints } = viewNow();
  const paths = modelsMeant(move).flatMap((id) => {
    const path = draft.per_model_paths[id];
    return path === undefined ? [] : [[id, path.map(([x, y, z = 0]) => [x, y, z] as const)] as const];
  });
  look({ waypoints: { ...waypoints, ...Object.fromEntries(paths) } });
  keepCurrentDraft();
}

/** Floors of ruins where those models would end, the ground among them; none where there is no choice. */
export function floorsForMove(): Floors | null {
  const move = moveNow();
  if (move === undefined) return null;
  const ids = modelsMeant(move);
  const all = measuring.floorsUnder(currentGame(), move.unit, endsOf(move, ids));
  return floorsWith(all, Math.max(0, ...ids.map((id) => heightOf(move, id))));
}

/** Those of them that end in ruins go to that floor; the others stay as they are. */
export function moveToFloor(floor: number): void {
  const move = moveNow();
  if (move === undefined) return;
  const ends = Object.entries(endsOf(move, modelsMeant(move))).filter(
    ([id, end]) =>
      heightOf(move, id) > 0 ||
      measuring.floorsUnder(currentGame(), move.unit, { [id]: end }).includes(floor),
  );
  if (ends.length === 0) return;
  look({ floor });
  commit(carried(move, Object.fromEntries(ends), [0, 0], { isOver: true }));
}

function heightOf({ unit }: MoveUnderWay, modelId: string): number {
  const path = viewNow().draft.per_model_paths[modelId];
  return path === undefined ? (unit.models[modelId]!.position?.z ?? 0) : (path.at(-1)?.[2] ?? 0);
}

/** Turns a long base to face that way, where its path ends. */
export function turnModel(unitId: string, modelId: string, degrees: number): void {
  chooseUnit(unitId);
  const move = moveNow();
  const model = move?.unit.models[modelId];
  if (move === undefined || move.unit.id !== unitId || model === undefined) return;
  const { draft, waypoints } = viewNow();
  const { [modelId]: _facing, ...others } = draft.facings ?? {};
  const facing = ((degrees % 360) + 360) % 360;
  const turned = { ...draft, facings: facing === model.facing ? others : { ...others, [modelId]: facing } };
  // To turn costs inches: on the way to an enemy another path may be the shortest now.
  const isSearched = move.aim === "TARGETS" && draft.per_model_paths[modelId] !== undefined;
  const dragged = isSearched ? move.drag(turned, endsOf(move, [modelId]), { waypoints }) : undefined;
  const again = viewNow().pointer.turning === modelId;
  setPointer({ turning: modelId });
  change(dragged?.ok === true ? dragged.value : turned, again);
  look({ dragged: modelId });
  keepCurrentDraft();
}

/** The same by so many degrees. */
export function turnModelBy(modelId: string, degrees: number): void {
  const move = moveNow();
  const model = move?.unit.models[modelId];
  if (move === undefined || model === undefined) return;
  const { facings = {} } = viewNow().draft;
  turnModel(move.unit.id, modelId, (facings[modelId] ?? model.facing) + degrees);
}
