import { notOurs } from "../online/whose-decision.ts";
import { floorsForMove, moveToFloor } from "../panels/moving/drag.ts";
import { nextFloor } from "../panels/placing/floors.ts";
import { floorsForPlacing, placeOnFloor } from "../panels/placing/placing.ts";
import type { Seen } from "../table/moment.ts";
import { refuse } from "../table/table.ts";
import { notify } from "../ui/notices.tsx";
import { words } from "../words/english.ts";
import type { Moment } from "./row.ts";

const WORDS = words.placing.floors;

function changeFloor(step: 1 | -1, { placing }: Seen): void {
  if (notOurs() !== undefined) return;
  const floors = placing === null ? floorsForMove() : floorsForPlacing();
  const next = nextFloor(floors, step);
  refuse([]);
  if (next === undefined) notify(floors === null ? WORDS.none : WORDS.noOther);
  else if (placing !== null) placeOnFloor(next);
  else moveToFloor(next);
}

/** Up and down the floors of the ruins in which a unit would stand, whether it moves or is set up. */
export const FLOOR_KEYS: Moment["keys"] = {
  PageUp: { does: WORDS.up, run: (view) => changeFloor(1, view) },
  PageDown: { does: WORDS.down, run: (view) => changeFloor(-1, view) },
};
