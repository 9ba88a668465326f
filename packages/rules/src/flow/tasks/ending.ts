import { fault } from "../../game/border.ts";
import type { Change } from "../../game/change.ts";
import type { Game } from "../../game/document.ts";
import { isFixed, isWholeBattle } from "../../game/edition.ts";
import { opponentOf } from "../../game/player.ts";
import { type Stage, stageOf } from "../../game/stage.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { isLastOfBattle, isSecondTurn } from "../../game/turn.ts";
import { isAnyRising, mayRise, riseNext } from "../aftermath/rising.ts";
import { missionPlay } from "../mission-play.ts";
import { cleanUp, cleanUpNext, isCleanUpLeft } from "../objectives/clean-up.ts";
import { beginRedeploying } from "../phases/deployment/redeploy.ts";
import { endAtStart, endLifeTimes } from "../phases/life-times.ts";
import { isLastOfGame, rowAfter } from "../phases/order.ts";
import { FIRST_OF_TURN, rowOf } from "../phases/phases.ts";
import { isDeedLeft } from "../windows/uses.ts";
import type { TaskRow } from "./task-row.ts";

type EndingName = TaskOf<"ending">["step"];

/** One step from phase to phase: what comes after it is told before it is done, since it may ask a player. */
interface EndingStep {
  /** Null: somebody can act. */
  readonly next: (game: Game) => EndingName | null;
  readonly make: (change: Change) => void;
}

const STEPS: Readonly<Record<EndingName, EndingStep>> = {
  REDEPLOY: { next: () => "LEAVE", make: beginRedeploying },
  LEAVE: {
    next: () => "JUDGE",
    make(change) {
      const row = rowOf(change.game);
      if (row.last === undefined) ends(change, stageOf(row.phase));
      row.leave?.(change);
    },
  },
  JUDGE: {
    next: () => "LAST",
    make: (change) => missionPlay.value.endPhase(change),
  },
  LAST: {
    next: (game) => (mayRise(game) ? "RISE" : "CLOSE"),
    make(change) {
      const row = rowOf(change.game);
      if (row.last !== undefined) ends(change, stageOf(row.phase));
      row.last?.(change);
    },
  },
  /** One destroyed model after the other is set back up, or is not. */
  RISE: {
    next: (game) => (isAnyRising(game) ? "RISE" : "CLOSE"),
    make: riseNext,
  },
  CLOSE: {
    next(game) {
      if (rowAfter(game) === undefined) return "TURN";
      return rowOf(game).isBeforeBattle === true ? "BEGIN_BATTLE" : "ENTER";
    },
    make(change) {
      const { phase } = rowOf(change.game);
      const next = rowAfter(change.game);
      endLifeTimes(change, "PHASE");
      if (next === undefined) return;
      change.story.addLine({ line: "phase_ended", phase, next: next.phase });
      change.set("turn.phase", next.phase);
    },
  },
  TURN: {
    next: (game) => (isFixed(game, "COHERENCY_CHOICE") ? "CLEAN_UP" : "CARDS"),
    make(change) {
      const { active_player } = change.game.turn;
      change.story.addLine({ line: "turn_ended", player: active_player, next: opponentOf(active_player) });
      ends(change, "TURN");
      if (isFixed(change.game, "COHERENCY_CHOICE")) return;
      if (isCleanedUp(change.game)) cleanUp(change);
      missionPlay.value.endTurn(change);
    },
  },
  /** One unit after the other: what is asked about one comes before the next. */
  CLEAN_UP: {
    next: (game) => (isCleanedUp(game) && isCleanUpLeft(game) ? "CLEAN_UP" : "SCORE"),
    make(change) {
      if (isCleanedUp(change.game)) cleanUpNext(change);
    },
  },
  SCORE: { next: () => "CARDS", make: (change) => missionPlay.value.endTurn(change) },
  CARDS: { next: () => "ROUND", make: (change) => missionPlay.value.discardCards(change) },
  ROUND: {
    next: (game) => (isLastOfBattle(game) ? null : "NEXT_TURN"),
    make(change) {
      if (!isSecondTurn(change.game)) return;
      ends(change, "ROUND");
      missionPlay.value.endRound(change);
    },
  },
  NEXT_TURN: {
    next: (game) => (isSecondTurn(game) ? "BEGIN_ROUND" : "BEGIN_TURN"),
    make(change) {
      const { round, active_player } = change.game.turn;
      const roundOver = isSecondTurn(change.game);
      // What was given as the turn ended, after its last phase, has no phase of its own to last for.
      endLifeTimes(change, "PHASE");
      endLifeTimes(change, "TURN");
      if (roundOver) endLifeTimes(change, "ROUND");
      change.set("turn.phase", FIRST_OF_TURN.phase);
      change.set("turn.active_player", opponentOf(active_player));
      if (roundOver) change.set("turn.round", round + 1);
    },
  },
  BEGIN_BATTLE: {
    next: () => "BEGIN_TURN",
    make(change) {
      missionPlay.value.beginBattle(change);
      const { first_player } = change.game.turn;
      change.push({ type: "scouts", players: [first_player, opponentOf(first_player)], moved: [] });
    },
  },
  BEGIN_ROUND: {
    next: () => "BEGIN_TURN",
    make: (change) => missionPlay.value.beginRound(change),
  },
  BEGIN_TURN: {
    next: () => "ENTER",
    make(change) {
      if (!isSecondTurn(change.game)) begins(change, "ROUND");
      begins(change, "TURN");
      endAtStart(change, "TURN");
      missionPlay.value.beginTurn(change);
    },
  },
  ENTER: {
    next: (game) => (rowOf(game).scores === true ? "DRAW" : "READY"),
    make(change) {
      begins(change, stageOf(change.game.turn.phase));
      endAtStart(change, change.game.turn.phase);
      rowOf(change.game).enter?.(change);
    },
  },
  /** One card after the other: what is asked about one comes before the next. */
  DRAW: {
    next: (game) => (missionPlay.value.drawsMore(game, game.turn.active_player) ? "DRAW" : "READY"),
    make(change) {
      const { active_player } = change.game.turn;
      const { drawsMore, drawCard } = missionPlay.value;
      if (drawsMore(change.game, active_player)) drawCard(change, active_player);
    },
  },
  READY: {
    next: (game) => (canGoOn(game) ? null : "LEAVE"),
    make(change) {
      const { game } = change;
      if (!canGoOn(game)) change.story.addLine({ line: "phase_passed_over", phase: game.turn.phase });
    },
  },
};

/** Moments for rules, which come when all that is done by itself is done. */
function begins(change: Change, stage: Stage | null): void {
  if (stage === null) return;
  change.occurs({ type: "stage_begun", stage, player: change.table.turn.active_player });
}

function ends(change: Change, stage: Stage | null): void {
  if (stage === null) return;
  change.occurs({ type: "stage_ending", stage, player: change.table.turn.active_player });
}

/** On a bare table nothing is judged as a turn ends. */
function isCleanedUp(game: Game): boolean {
  return isWholeBattle(game) && game.mission !== null;
}

/** A phase in which nobody could act is passed over (PH-5); the very last one of a table without end is not. */
function canGoOn(game: Game): boolean {
  return (rowOf(game).couldAct?.(game) ?? true) || isDeedLeft(game) || isLastOfGame(game);
}

/** The order of what happens from one phase to the next (BR-3). */
export const ending: TaskRow<"ending"> = {
  liesOn: () => false,
  actions: {},
  waitsFor: ({ turn }) => ({
    player: turn.active_player,
    for: { what: "phase_to_end", phase: turn.phase },
  }),
  goOn(change, { step }) {
    const { next, make } = STEPS[step];
    const after = next(change.game);
    if (after === null) change.pop();
    else change.replace({ type: "ending", step: after });
    make(change);
    return true;
  },
  /** It never waits by itself: whoever saves a game is asked something on top of it. */
  *faults({ tasks }, task, path) {
    if (tasks.at(-1) === task) yield fault("BAD_DOCUMENT", "GD-2", path, ["nobodyAsked"]);
  },
};
