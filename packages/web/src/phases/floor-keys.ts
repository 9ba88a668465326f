import { notOurs } from "../online/whose-decision.ts";
import { floorsForMove, moveToFloor } from "../panels/moving/draft.ts";
import { nextFloor } from "../panels/placing/floors.ts";
import { floorsForPlacing, placeOnFloor } from "../panels/placing/placing.ts";
import { refuse } from "../table/table.ts";
import { useView } from "../table/view.ts";
import { notify } from "../ui/notices.tsx";
import { words } from "../words/english.ts";
import type { PhaseRow } from "./row.ts";

const WORDS = words.placing.floors;

const isPlacing = () => useView.getState().placing !== null;

const floorsNow = () => (isPlacing() ? floorsForPlacing() : floorsForMove());

function changeFloor(step: 1 | -1): void {
  if (notOurs() !== undefined) return;
  const floors = floorsNow();
  const next = nextFloor(floors, step);
  refuse([]);
  if (next === undefined) notify(floors === null ? WORDS.none : WORDS.noOther);
  else if (isPlacing()) placeOnFloor(next);
  else moveToFloor(next);
}

/** Up and down the floors of the ruins in which a unit would stand, whether it moves or is set up. */
export const FLOOR_KEYS: PhaseRow["keys"] = {
  PageUp: { does: WORDS.up, run: () => changeFloor(1) },
  PageDown: { does: WORDS.down, run: () => changeFloor(-1) },
};
