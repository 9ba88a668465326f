import { undoChange } from "../../panels/moving/draft.ts";
import { undo } from "../../table/commands.ts";
import { useView } from "../../table/view.ts";

/** Undo takes back what was done last: a model or unit that was dragged, before what the referee was told. */
export function takeBack(): void {
  if (useView.getState().drafts.length === 0) undo();
  else undoChange();
}
