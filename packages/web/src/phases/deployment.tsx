import { type Game, type PlayerId, placement } from "@gunline/rules";
import { isOursNow, notOurs, sideHere } from "../online/whose-decision.ts";
import { chooserNow, useChooser } from "../panels/deploying/chooser.ts";
import { dropsOf } from "../panels/deploying/drops.ts";
import { DeployingPanel } from "../panels/deploying/index.tsx";
import { hideRest, isPlanned, placeRest, showRest } from "../panels/deploying/rest.ts";
import { type Sealing, sealFormations, sealingNow, useSealing } from "../panels/deploying/sealing.ts";
import { changeDragMode } from "../panels/moving/drag.ts";
import {
  deploymentZones,
  placingHeld,
  placingMoves,
  placingRings,
  placingSayings,
} from "../panels/placing/overlays.ts";
import {
  confirmPlacing,
  nudgeBlock,
  previewPlacing,
  setDownHere,
  takeUp,
  toNearest,
  turnBlock,
} from "../panels/placing/placing.ts";
import { isChosen, keepChosen, sayChosen } from "../panels/scoring/choosing.ts";
import { type Marked, type Marker, PLAIN } from "../table/marks.ts";
import { choose, type Seen, seenNow } from "../table/moment.ts";
import { currentGame, useGame } from "../table/table.ts";
import { look, useView } from "../table/view.ts";
import { deciderOf } from "../table/whose.ts";
import { Button } from "../ui/button.tsx";
import { words } from "../words/english.ts";
import { typeset } from "../words/format.ts";
import { FLOOR_KEYS } from "./floor-keys.ts";
import { NO_OVERLAYS, NOTHING_TO_DO } from "./nothing.ts";
import { PLACING_DRAG, TURN } from "./placing-editing.ts";
import type { Hands, NextStep, PhaseRow } from "./row.ts";

const WORDS = words.placing;

/** Before the first turn: formations, and drop by drop both armies come onto the table. */
export const DEPLOYMENT: PhaseRow<"deployment"> = {
  ...NOTHING_TO_DO,
  at: "deployment",
  awaits: ["units_to_set_up"],
  phase: "DEPLOYMENT",
  name: WORDS.deployment.name,
  Panel: DeployingPanel,
  Actions,
  marks,
  nextStep,
  click: (game, unit) => {
    if (isReadyToDrop() && isOurDrop(game) && placement.unitsToDrop(game, deciderOf(game)).includes(unit))
      takeUp(unit.id);
  },
  clickModel: (modelId, _unitId, { placing }) => {
    if (placing?.isDown === true) look({ dragged: modelId });
    setDownHere();
  },
  keys: {
    Q: { does: WORDS.keys.turnLeft, run: () => turn(-TURN.coarse) },
    W: { does: WORDS.keys.turnRight, run: () => turn(TURN.coarse) },
    "Shift+Q": { does: words.placing.keys.turnLeftFine, run: () => turn(-TURN.fine) },
    "Shift+W": { does: words.placing.keys.turnRightFine, run: () => turn(TURN.fine) },
    A: { does: WORDS.keys.nearest, run: toNearest },
    P: { does: WORDS.keys.rest, run: restIfMay },
    M: { does: WORDS.keys.dragMode, run: changeDragMode },
    ...FLOOR_KEYS,
  },
  drag: PLACING_DRAG,
  arrows: { does: WORDS.keys.nudge, run: nudgeBlock },
  hint,
  overlays: {
    ...NO_OVERLAYS,
    zones: deploymentZones,
    held: placingHeld,
    moves: placingMoves,
    rings: placingRings,
    sayings: placingSayings,
  },
  units: null,
  left(game) {
    const { sides, made } = dropsOf(game);
    return {
      able: placement.unitsToDrop(game, deciderOf(game)).map(({ id }) => id),
      of: sides.length,
      done: made,
    };
  },
  current: (_game, { placing }) => placing?.unitId ?? null,
  endLabel: WORDS.deployment.end,
  isPassedOver: () => false,
  hasVolleys: false,
};

function turn(degrees: number): void {
  if (notOurs() === undefined) turnBlock(degrees);
}

function restIfMay(): void {
  const game = currentGame();
  const isReady = isReadyToDrop() && isOurDrop(game);
  if (notOurs() === undefined && isReady && placement.unitsToDrop(game, deciderOf(game)).length > 0)
    showRest();
}

/** Anyone who stands is done with; what is being placed is drawn by itself. */
function marks(): Marker {
  return (): Marked => PLAIN;
}

/** Whether cards are chosen here, and formations revealed. */
function isReadyToDrop(): boolean {
  return chooserNow() === null && sealingNow() === null;
}

/** Whether the next unit is set up here. */
function isOurDrop(game: Game): boolean {
  const here = sideHere();
  return isOursNow() && (here === undefined || here === deciderOf(game));
}

function nextStep(game: Game, view: Seen<"deployment">): NextStep | null {
  const player = deciderOf(game);
  const chooser = chooserNow();
  if (chooser !== null) return choosingStep(chooser, view);
  const sealing = sealingNow();
  if (sealing !== null) return sealingStep(game, sealing);
  if (!isOurDrop(game)) {
    const { name } = game.players[player];
    const label = words.online.wait.waitingFor(name);
    return { label, run: () => undefined, blocked: WORDS.deployment.elsewhere(name) };
  }
  if (view.rest !== null) return { label: WORDS.deployment.placeAll(view.rest.size), run: placeRest };
  if (view.placing !== null) {
    const unit = game.units[view.placing.unitId]!;
    const { sides, made } = dropsOf(game);
    const { name } = unit;
    const label = made === sides.length - 1 ? WORDS.deployment.placeLast(name) : WORDS.deployment.place(name);
    const { legal, faults } = previewPlacing(game, view.placing);
    const step = { label, run: () => confirmPlacing(takeNext) };
    return legal ? step : { ...step, blocked: typeset(faults[0]?.message ?? "") };
  }
  const [next] = placement.unitsToDrop(game, player);
  if (next === undefined) return null;
  return { label: WORDS.deployment.next(next.name), run: () => takeUp(next.id) };
}

function choosingStep(player: PlayerId, view: Seen<"deployment">): NextStep {
  const { playTactical, playFixed, two } = words.scoring.choose;
  const label = view.cardMode === "TACTICAL" ? playTactical : playFixed;
  const isSecret = sealingNow()?.to === "choose";
  const run = () => (isSecret ? keepChosen(player) : sayChosen(player, takeNext));
  const step = { label, run };
  return isChosen(view) ? step : { ...step, blocked: two };
}

function sealingStep(game: Game, sealing: Sealing): NextStep {
  const { beginnings } = WORDS;
  switch (sealing.to) {
    case "choose":
      return { label: beginnings.settle, run: () => sealFormations(sealing.player, takeNext) };
    case "hand_over": {
      const { name } = game.players[sealing.player];
      return {
        label: beginnings.handOver.here(name),
        run: () => choose("deployment", { settler: sealing.player }),
      };
    }
    case "wait":
      return { label: beginnings.title, run: () => undefined, blocked: beginnings.waits };
  }
}

/** The next unit comes to the pointer, where it is for us to place it. */
function takeNext(): void {
  const game = currentGame();
  if (game.turn.phase !== "DEPLOYMENT" || !isOurDrop(game) || seenNow().placing !== null) return;
  const player = deciderOf(game);
  if (!isReadyToDrop() || isPlanned(player)) return;
  const [next] = placement.unitsToDrop(game, player);
  if (next !== undefined) takeUp(next.id);
}

function hint(game: Game, hands: Hands, { placing, rest }: Seen<"deployment">): string {
  if (chooserNow() !== null) return words.scoring.choose.hint[hands];
  const sealing = sealingNow();
  if (sealing !== null) return WORDS.hints.sealing[sealing.to];
  if (!isOurDrop(game)) return words.table.hints.waiting[hands];
  if (rest !== null) return WORDS.hints.rest;
  if (placing === null) return WORDS.hints.choose[hands];
  const { legal, faults } = previewPlacing(game, placing);
  if (!legal && hands === "fingers") return typeset(faults[0]?.message ?? "");
  return placing.isDown ? WORDS.hints.down[hands] : WORDS.hints.held[hands];
}

function Actions() {
  const game = useGame();
  const { placing, rest } = useView();
  const isWaiting = useSealing() !== null;
  if (useChooser() !== null || isWaiting || !isOurDrop(game)) return null;
  if (rest !== null) return <Button onPress={hideRest}>{WORDS.buttons.restNo}</Button>;
  return (
    <>
      {placing !== null && (
        <>
          <Button onPress={() => turn(-TURN.coarse)} shortcut="Q">
            {WORDS.buttons.turnLeft}
          </Button>
          <Button onPress={() => turn(TURN.coarse)} shortcut="W">
            {WORDS.buttons.turnRight}
          </Button>
          <Button onPress={toNearest} shortcut="A">
            {WORDS.buttons.nearest}
          </Button>
        </>
      )}
      <Button onPress={showRest} shortcut="P">
        {WORDS.buttons.rest}
      </Button>
    </>
  );
}
