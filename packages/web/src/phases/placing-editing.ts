import { dragBlock, follow, setDown, turnBlock, turnModelInBlock } from "../panels/placing/placing.ts";
import { words } from "../words/english.ts";
import type { DragMode, Moment } from "./row.ts";

/** What every moment has in which a unit is placed: how its block is turned, dragged and set down. */

/** By how many degrees a key or a notch of the wheel turns it; with Shift, finely. */
export const TURN = { coarse: 15, fine: 1 };

const KEYS = words.placing.keys;

export const TURN_KEYS = {
  Q: { does: KEYS.turnLeft, run: () => turnBlock(-TURN.coarse) },
  W: { does: KEYS.turnRight, run: () => turnBlock(TURN.coarse) },
  "Shift+Q": { does: KEYS.turnLeftFine, run: () => turnBlock(-TURN.fine) },
  "Shift+W": { does: KEYS.turnRightFine, run: () => turnBlock(TURN.fine) },
} satisfies Moment["keys"];

export const PLACING_DRAG: DragMode = {
  takes: () => false,
  drag: (_unitId, modelId, phase, at, how) => dragBlock(modelId, phase, at, how),
  turn: (_unitId, modelId, degrees) => turnModelInBlock(modelId, degrees),
  point: follow,
  ground: setDown,
  wheel: (step, { shift }) => turnBlock(step * (shift ? TURN.fine : TURN.coarse)),
};
