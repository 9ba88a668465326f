import type { Game, MoveKind, Unit } from "@gunline/rules";
import { notOurs } from "../online/whose-decision.ts";
import { isDrafted, resetMove, returnModel } from "../panels/moving/draft.ts";
import { dragModels, nudge, turnModel } from "../panels/moving/drag.ts";
import { autoMove, chooseKind, confirmMove, fixMove, rollForAdvance } from "../panels/moving/editor.ts";
import { MovingPanel } from "../panels/moving/index.tsx";
import { MOVERS } from "../panels/moving/movers.ts";
import { movingOf } from "../panels/moving/moving.ts";
import { firstFaultIn, movingMoves, movingRings, movingSayings } from "../panels/moving/overlays.ts";
import {
  arrivalZones,
  placingHeld,
  placingMoves,
  placingRings,
  placingSayings,
} from "../panels/placing/overlays.ts";
import {
  confirmPlacing,
  dragBlock,
  follow,
  letGoOfUnit,
  nudgeBlock,
  previewPlacing,
  setDown,
  setDownHere,
  takeUp,
  toNearest,
  turnBlock,
  turnModelInBlock,
} from "../panels/placing/placing.ts";
import { endPhase } from "../table/commands.ts";
import { type Marked, type Marker, markOthers, PLAIN, worded } from "../table/marks.ts";
import type { Seen } from "../table/moment.ts";
import { currentGame, useGame } from "../table/table.ts";
import { chooseMover, look, useView } from "../table/view.ts";
import { movingRefusals, settingUpRefusals } from "../table/whose.ts";
import { Button } from "../ui/button.tsx";
import { words } from "../words/english.ts";
import { typeset } from "../words/format.ts";
import { confirmStep, MOVE_DRAG, MOVE_KEYS, MOVE_OVERLAYS } from "./move-editing.ts";
import { NO_OVERLAYS, NOTHING_TO_DO } from "./nothing.ts";
import { TURN, TURN_KEYS } from "./placing-editing.ts";
import type { Hands, NextStep, PhaseRow } from "./row.ts";

const WORDS = words.moving;
const KINDS: readonly MoveKind[] = ["NORMAL", "ADVANCE", "FALL_BACK", "STATIONARY"];

/** Unit by unit everybody moves; then whoever waits may arrive. */
export const MOVEMENT: PhaseRow<"movement"> = {
  ...NOTHING_TO_DO,
  at: "movement",
  awaits: ["mover", "arrival"],
  phase: "MOVEMENT",
  name: WORDS.phase,
  Panel: MovingPanel,
  Actions,
  marks,
  nextStep,
  click,
  doesSomething,
  clickModel,
  keys: {
    ...MOVE_KEYS,
    A: { does: WORDS.keys.coherency, run: ({ placing }) => (placing === null ? fixMove() : toNearest()) },
    X: { does: WORDS.keys.reset, run: resetMove },
    ...TURN_KEYS,
  },
  numbers: { does: WORDS.keys.kinds, run: chooseNumber },
  drag: {
    ...MOVE_DRAG,
    takes: (game, unit, { placing }) => placing === null && movingRefusals(game)[unit.id]?.length === 0,
    drag(unitId, modelId, phase, at, how, { placing }) {
      if (placing !== null) dragBlock(modelId, phase, at, how);
      else dragModels(unitId, modelId, phase, at, how);
    },
    turn(unitId, modelId, degrees, { placing }) {
      if (placing !== null) turnModelInBlock(modelId, degrees);
      else turnModel(unitId, modelId, degrees);
    },
    point: follow,
    ground: (at, _how, { placing }) => {
      if (placing === null) autoMove(at);
      else setDown(at);
    },
    wheel: (step, { shift }) => turnBlock(step * (shift ? TURN.fine : TURN.coarse)),
  },
  arrows: {
    does: WORDS.keys.nudge,
    run: (way, how, { placing }) => (placing === null ? nudge(way, how) : nudgeBlock(way, how)),
  },
  hint,
  overlays: {
    ...NO_OVERLAYS,
    ...MOVE_OVERLAYS,
    rings: (game, view) => [...movingRings(game, view), ...placingRings(game, view)],
    moves: (game, view) => (view.placing === null ? movingMoves(game, view) : placingMoves(game, view)),
    zones: arrivalZones,
    sayings: (game, view) => (view.placing === null ? movingSayings(game, view) : placingSayings(game, view)),
    held: placingHeld,
  },
  units: MOVERS,
  current: (_game, { mover, placing }) => mover ?? placing?.unitId ?? null,
  endLabel: WORDS.endPhase,
  isPassedOver: () => false,
  hasVolleys: false,
};

function markMovers(game: Game): Marker {
  const reasons = movingRefusals(game);
  return (unit): Marked => {
    const refusals = reasons[unit.id];
    if (refusals === undefined) return PLAIN;
    if (refusals.length === 0) return { mark: "ready", badge: "", why: WORDS.marks.canMove };
    const { moved, remained_stationary, arrived } = unit.flags;
    const isDone = moved === true || remained_stationary === true || arrived === true;
    return isDone
      ? { mark: "done", badge: "", why: WORDS.marks.hasMoved }
      : { mark: "ineligible", badge: "", why: worded(refusals[0]) ?? "" };
  };
}

function marks(game: Game, { mover }: Seen<"movement">): Marker {
  const own = markMovers(game);
  const chosen = game.units[mover ?? ""];
  if (chosen === undefined) return own;
  return (unit): Marked => {
    if (unit === chosen) return { mark: "acting", badge: "", why: WORDS.marks.moving };
    return unit.owner === chosen.owner ? markOthers(own)(unit) : PLAIN;
  };
}

function nextStep(game: Game, view: Seen<"movement">): NextStep | null {
  if (view.placing !== null) return arriving(game, view);
  const moving = movingOf(game, view);
  if (moving !== undefined) {
    if (moving.move === undefined) return { label: WORDS.steps.roll, run: rollForAdvance };
    if (!isDrafted()) {
      if (moving.move.kind === "ADVANCE") return { label: WORDS.steps.advanceAll, run: () => confirmMove() };
      return { label: WORDS.steps.stay, run: () => chooseKind("STATIONARY") };
    }
    return confirmStep(WORDS.steps.confirm);
  }
  const reasons = movingRefusals(game);
  const next = Object.keys(reasons).find((id) => reasons[id]!.length === 0);
  if (next !== undefined)
    return { label: WORDS.steps.next(game.units[next]!.name), run: () => chooseMover(next) };
  const waiting = settingUpRefusals(game);
  // Anyone who rides may stay inside: only reserves are called for.
  const arrival = Object.keys(waiting).find(
    (id) => waiting[id]!.length === 0 && game.units[id]!.reserve !== null,
  );
  if (arrival === undefined) return null;
  return { label: WORDS.steps.arrive(game.units[arrival]!.name), run: () => takeUp(arrival) };
}

function arriving(game: Game, { placing }: Seen<"movement">): NextStep {
  const { name, embarked_in } = game.units[placing!.unitId]!;
  const { legal, faults } = previewPlacing(game, placing!);
  const label = embarked_in === null ? WORDS.steps.arrive(name) : WORDS.steps.getOut(name);
  const step = { label, run: () => confirmPlacing() };
  return legal ? step : { ...step, blocked: typeset(faults[0]?.message ?? "") };
}

function click({ turn }: Game, unit: Unit): void {
  if (unit.owner === turn.active_player) chooseMover(unit.id);
}

/** A model of a unit that may be taken up was clicked: that chooses its unit, and then the model. */
function clickModel(modelId: string, unitId: string, { placing, mover }: Seen<"movement">): void {
  if (placing !== null) setDownHere();
  else if (mover !== unitId) chooseMover(unitId);
  else look({ dragged: modelId });
}

function doesSomething(game: Game, unit: Unit, { mover }: Seen<"movement">): boolean {
  return unit.id !== mover && movingRefusals(game)[unit.id]?.length === 0;
}

function chooseNumber(number: number): void {
  const kind = KINDS[number - 1];
  if (kind !== undefined && notOurs() === undefined) chooseKind(kind);
}

function hint(game: Game, hands: Hands, view: Seen<"movement">): string {
  if (view.placing !== null)
    return view.placing.isDown ? words.placing.hints.down[hands] : words.placing.hints.held[hands];
  const moving = movingOf(game, view);
  if (moving !== undefined && moving.move === undefined) return WORDS.hints.roll;
  if (moving !== undefined)
    return (hands === "fingers" ? firstFaultIn(game, view) : undefined) ?? WORDS.hints.drag[hands];
  const anybody = Object.values(movingRefusals(game)).some((refusals) => refusals.length === 0);
  return anybody ? WORDS.hints.choose[hands] : WORDS.hints.nobody;
}

/** Anyone who has not moved stays; where somebody could still arrive, a question comes first. */
function restStays(): void {
  const { units } = currentGame();
  const isAwaited = Object.entries(settingUpRefusals(currentGame())).some(
    ([id, refusals]) => refusals.length === 0 && units[id]!.reserve !== null,
  );
  chooseMover(null);
  if (isAwaited) look({ dialog: "end-phase" });
  else endPhase(() => undefined);
}

function Actions() {
  const game = useGame();
  const { mover, moveKind, drafts, dragged, draft, placing } = useView();
  if (placing !== null) return <ArrivalActions />;
  const moving = movingOf(game, { mover, moveKind });
  const untouched = drafts.length === 0 ? WORDS.buttons.nothingMoved : undefined;
  const isMoved = dragged !== null && draft.per_model_paths[dragged] !== undefined;
  if (moving?.move === undefined) {
    return (
      <Button onPress={restStays} hint={WORDS.buttons.restStayHint}>
        {WORDS.buttons.restStay}
      </Button>
    );
  }
  return (
    <>
      <Button onPress={() => fixMove()} shortcut="A" disabledBecause={untouched}>
        {WORDS.buttons.coherency}
      </Button>
      {isMoved && <Button onPress={() => returnModel(dragged)}>{WORDS.buttons.takeBack}</Button>}
      <Button onPress={resetMove} shortcut="X" disabledBecause={untouched}>
        {WORDS.buttons.reset}
      </Button>
    </>
  );
}

function ArrivalActions() {
  return (
    <>
      <Button onPress={() => turnBlock(-TURN.coarse)} shortcut="Q">
        {words.placing.buttons.turnLeft}
      </Button>
      <Button onPress={() => turnBlock(TURN.coarse)} shortcut="W">
        {words.placing.buttons.turnRight}
      </Button>
      <Button onPress={toNearest} shortcut="A">
        {words.placing.buttons.nearest}
      </Button>
      <Button onPress={letGoOfUnit}>{words.placing.buttons.notNow}</Button>
    </>
  );
}
