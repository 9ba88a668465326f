import type { MoveDraft, MoveUnderWay } from "@gunline/rules";
import type { Point } from "../../board/scene.ts";
import { currentGame } from "../../table/table.ts";
import { dropDraft, look, redraft, setPointer, undraft, viewNow } from "../../table/view.ts";
import { keepCurrentDraft } from "./keeping.ts";
import { moveOf } from "./moving.ts";

/** The one move draft: changed, undone and reset, whatever the move. */

/** Nobody moves. */
export const EMPTY: MoveDraft = { per_model_paths: {} };

/** The move that is edited now. */
export const moveNow = (): MoveUnderWay | undefined => moveOf(currentGame(), viewNow());

/** Where models would end as the draft has it. */
export function endsOf({ unit }: MoveUnderWay, ids: readonly string[]): Readonly<Record<string, Point>> {
  const { draft } = viewNow();
  return Object.fromEntries(
    ids.map((id) => {
      const { position } = unit.models[id]!;
      const [x, y] = draft.per_model_paths[id]?.at(-1) ?? [position!.x, position!.y];
      return [id, [x, y] as Point];
    }),
  );
}

/** The next state of the draft; while a drag or a turn goes on, all of it is one step of undo. */
export function change(draft: MoveDraft, again: boolean): void {
  if (again) look({ draft });
  else redraft(draft);
}

/** A change that is complete: one step of undo, and kept. */
export function commit(draft: MoveDraft | undefined): void {
  setPointer();
  if (draft === undefined) return;
  redraft(draft);
  keepCurrentDraft();
}

/** Takes the last change of the draft back. */
export function undoChange(): void {
  setPointer();
  undraft();
  keepCurrentDraft();
}

/** Sends a model back to where it stands. */
export function returnModel(modelId: string): void {
  const { draft, waypoints } = viewNow();
  if (draft.per_model_paths[modelId] === undefined && draft.facings?.[modelId] === undefined) return;
  const { [modelId]: _path, ...per_model_paths } = draft.per_model_paths;
  const { [modelId]: _facing, ...facings } = draft.facings ?? {};
  const { [modelId]: _waypoints, ...others } = waypoints;
  look({ waypoints: others });
  commit({ per_model_paths, facings });
}

/** Everybody goes back, and nothing is left to undo. */
export function resetMove(): void {
  setPointer();
  dropDraft();
  keepCurrentDraft();
}

/** Nobody moves: a choice that can be undone. */
export function standStill(): void {
  look({ waypoints: {} });
  commit(isDrafted() ? EMPTY : undefined);
}

/** Whether any model would move or turn. */
export function isDrafted(): boolean {
  const { per_model_paths, facings = {} } = viewNow().draft;
  return Object.keys({ ...per_model_paths, ...facings }).length > 0;
}
