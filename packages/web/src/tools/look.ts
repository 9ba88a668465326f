import type { BoardControls } from "../board/controls.ts";
import { modelAt, terrainAt } from "../board/hit.ts";
import type { Point, UnitToken } from "../board/scene.ts";
import { reach } from "./reach.ts";

/** Resting this long over terrain asks what it does. */
const REST_MS = 700;

/** What the pointer is over: the owner is told of units, and terrain explains itself. */
export function look(root: HTMLElement, board: BoardControls) {
  let unitId: string | null = null;
  let modelId: string | null = null;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let asked: string | undefined;

  function over(id: string | null): void {
    if (id === unitId) return;
    highlight(root, unitId, false);
    unitId = id;
    highlight(root, unitId, true);
    board.events().onUnitHover?.(id);
  }

  function overModel(id: string | null): void {
    if (id === modelId) return;
    modelId = id;
    board.events().onModelHover?.(id);
  }

  return {
    at(screen: Point, labelOf: string | undefined): void {
      const at = board.camera.toBoard(screen);
      const hit = modelAt(board.scene(), at, reach(board.camera, false));
      const unit: UnitToken | undefined = hit?.unit;
      // First where, then what: whoever hears of the unit may write beside the pointer.
      board.pointer.set(unit || labelOf ? screen : undefined);
      over(labelOf ?? unit?.id ?? null);
      overModel(hit && !labelOf && hit.model.number !== "" ? hit.model.id : null);
      const piece = unit || labelOf ? undefined : terrainAt(board.scene(), at);
      if (piece?.id === asked) return;
      asked = piece?.id;
      clearTimeout(rest);
      board.card.set(undefined);
      // Anyone who moves a unit there wants to see where it would end.
      if (piece && board.scene().moves.length === 0) rest = setTimeout(() => board.card.set(piece), REST_MS);
    },
    over,
    away(): void {
      over(null);
      overModel(null);
      board.pointer.set(undefined);
      clearTimeout(rest);
      asked = undefined;
      board.card.set(undefined);
    },
  };
}

/** Marks the unit's shapes and its label without a render. */
export function highlight(
  root: HTMLElement,
  unitId: string | null,
  on: boolean,
  as: "hover" | "focus" = "hover",
): void {
  if (unitId === null) return;
  const name = CSS.escape(unitId);
  for (const part of root.querySelectorAll(
    `[data-unit="${name}"],[data-halo="${name}"],[data-label="${name}"]`,
  )) {
    part.toggleAttribute(`data-${as}`, on);
  }
}
