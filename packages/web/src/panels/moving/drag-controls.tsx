import type { MoveUnderWay } from "@gunline/rules";
import { look, useView } from "../../table/view.ts";
import { words } from "../../words/english.ts";
import { FloorControls } from "../placing/floor-controls.tsx";
import { DragModeControls } from "../placing/formation.tsx";
import { modelCount } from "../unit-words.ts";
import { addWaypoint, floorsForMove, moveToFloor } from "./drag.ts";
import { dragModeIn } from "./moving.ts";

const WORDS = words.moving.formation;

/** What a drag takes, where it passes, and on which floor it ends: the same for every move. */
export function DragControls({ move }: { readonly move: MoveUnderWay }) {
  const dragMode = useView((view) => view.dragMode);
  // Where models would end says which floors there are.
  const draft = useView((view) => view.draft);
  const isMoved = Object.keys(draft.per_model_paths).length > 0;
  return (
    <>
      {modelCount(move.unit) > 1 && <DragModeControls value={dragModeIn(move, dragMode)} />}
      <FloorControls floors={floorsForMove()} onFloor={moveToFloor} />
      {isMoved && (
        <button type="button" className="text-button" onClick={addWaypoint}>
          {words.moving.buttons.waypoint} <kbd>B</kbd>
        </button>
      )}
    </>
  );
}

/** How many models were picked by a box, and the way back to all. */
export function PickedModels() {
  const picked = useView((view) => view.picked);
  if (picked.length === 0) return null;
  return (
    <button type="button" className="text-button" onClick={() => look({ picked: [] })}>
      {WORDS.picked(picked.length)} · {WORDS.everyone}
    </button>
  );
}
