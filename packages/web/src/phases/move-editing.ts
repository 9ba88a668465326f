import { addWaypoint, changeDragMode, dragModels, nudge, pickBox, turnModel } from "../panels/moving/drag.ts";
import { confirmMove, whyNot } from "../panels/moving/editor.ts";
import { movingLinks, movingMoves } from "../panels/moving/overlays.ts";
import { words } from "../words/english.ts";
import { typeset } from "../words/format.ts";
import { FLOOR_KEYS } from "./floor-keys.ts";
import type { DragMode, Moment, NextStep, Overlays } from "./row.ts";

/** The same gestures, keys and pictures at every moment at which a unit moves, over the one editor. */

const WORDS = words.moving.keys;

export const MOVE_KEYS: Moment["keys"] = {
  ...FLOOR_KEYS,
  B: { does: WORDS.waypoint, run: addWaypoint },
  M: { does: WORDS.dragMode, run: changeDragMode },
};

export const MOVE_ARROWS: Moment["arrows"] = { does: WORDS.nudge, run: nudge };

export const MOVE_DRAG: Pick<DragMode, "drag" | "turn" | "box"> = {
  drag: dragModels,
  turn: turnModel,
  box: pickBox,
};

export const MOVE_OVERLAYS: Pick<Overlays, "moves" | "links"> = { moves: movingMoves, links: movingLinks };

/** The move as drafted is made; blocked with why where the referee would refuse it. What comes after is said as `then`. */
export function confirmStep(label: string, then?: () => void): NextStep {
  const blocked = typeset(whyNot());
  const step = { label, run: () => confirmMove(then) };
  return blocked === "" ? step : { ...step, blocked };
}
