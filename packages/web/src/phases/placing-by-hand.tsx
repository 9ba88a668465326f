import { byHand, type Game } from "@gunline/rules";
import { changeDragMode } from "../panels/moving/drag.ts";
import { PlacingByHandPanel } from "../panels/placing/by-hand-panel.tsx";
import { placingHeld, placingMoves, placingSayings } from "../panels/placing/overlays.ts";
import {
  confirmPlacing,
  letGoOfUnit,
  nudgeBlock,
  previewPlacing,
  setDownHere,
} from "../panels/placing/placing.ts";
import type { Seen } from "../table/moment.ts";
import { look } from "../table/view.ts";
import { Button } from "../ui/button.tsx";
import { words } from "../words/english.ts";
import { typeset } from "../words/format.ts";
import { FLOOR_KEYS } from "./floor-keys.ts";
import { NO_OVERLAYS, NOTHING_TO_DO } from "./nothing.ts";
import { PLACING_DRAG, TURN_KEYS } from "./placing-editing.ts";
import type { Moment, NextStep } from "./row.ts";

const WORDS = words.byHand.move;
const KEYS = words.placing.keys;

/** A unit is put elsewhere by hand, at whatever moment: with the gestures of setting up, and without its rules (BH-4). */
export const PLACING_BY_HAND: Moment<"other"> = {
  ...NOTHING_TO_DO,
  at: "other",
  awaits: [],
  Panel: PlacingByHandPanel,
  Actions: () => (
    <Button onPress={letGoOfUnit} id="by-hand-leave" shortcut="X">
      {WORDS.leave}
    </Button>
  ),
  nextStep,
  clickModel: (modelId, _unitId, { placing }) => {
    if (placing?.isDown === true) look({ dragged: modelId });
    else setDownHere();
  },
  keys: {
    ...TURN_KEYS,
    M: { does: KEYS.dragMode, run: changeDragMode },
    X: { does: WORDS.leave, run: letGoOfUnit },
    ...FLOOR_KEYS,
  },
  drag: PLACING_DRAG,
  arrows: { does: KEYS.nudge, run: nudgeBlock },
  hint: (_game, hands) => WORDS.hint[hands],
  overlays: { ...NO_OVERLAYS, held: placingHeld, moves: placingMoves, sayings: placingSayings },
};

function nextStep(game: Game, { placing }: Seen<"other">): NextStep {
  const label = byHand.byHandOf(game) === "AGREED" ? WORDS.askHere : WORDS.putHere;
  const fault = placing === null ? undefined : previewPlacing(game, placing).faults[0];
  const run = () => confirmPlacing();
  return fault === undefined ? { label, run } : { label, run, blocked: typeset(fault.message) };
}
