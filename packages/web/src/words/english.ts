import { armyList } from "./army-list.ts";
import { board } from "./board.ts";
import { builder } from "./builder.ts";
import { byHand } from "./by-hand.ts";
import { charge } from "./charge.ts";
import { command, stratagemList } from "./command.ts";
import { computer } from "./computer.ts";
import { coverage } from "./coverage.ts";
import { dice } from "./dice.ts";
import { end } from "./end.ts";
import { feed } from "./feed.ts";
import { fighting } from "./fighting.ts";
import { houseRules } from "./house-rules.ts";
import { interruptions } from "./interruptions.ts";
import { log } from "./log.ts";
import { moving } from "./moving.ts";
import { newBattle } from "./new-battle.ts";
import { newGame } from "./new-game.ts";
import { odds } from "./odds.ts";
import { online } from "./online.ts";
import { placing } from "./placing.ts";
import { reRoll } from "./re-roll.ts";
import { reaction } from "./reaction.ts";
import { replay } from "./replay.ts";
import { review } from "./review.ts";
import { savedGames } from "./saved-games.ts";
import { scoring } from "./scoring.ts";
import { shooting } from "./shooting.ts";
import { start } from "./start.ts";
import { table } from "./table.ts";
import { unitCard } from "./unit-card.ts";

/**
 * Every word of the page, by where it is read, to be translated in one folder: what is short here, the rest in a file
 * of its own beside this one.
 * What the referee says (log, refusals, plans) is made of data by the words of the rules.
 */
export const words = {
  start,
  newGame,
  armyList,
  builder,
  newBattle,
  scoring,
  end,
  keptGames: savedGames,
  /** Tables with something to find out. */
  problems: {
    heading: "The problem",
    short: (ask: string) => `Problem: ${ask}`,
    solved: "Solved!",
    lost: "Not solved.",
    tryAgain: "Try again",
    next: (title: string) => `Next problem: ${title}`,
  },
  houseRules,
  online,
  replay,
  review,
  table,
  log,
  feed,
  unitCard,
  byHand,
  board,
  handOver: {
    turn: (player: string) => `${player}’s turn`,
    phase: (round: number, phase: string) => `Round ${round}, ${phase} phase`,
    decides: (player: string) => `${player} decides now`,
    /** What is awaited: "targets to be chosen". */
    waitsFor: (what: string) => what.charAt(0).toUpperCase() + what.slice(1),
  },
  roster: {
    ready: (able: number, all: number) => `${able} of ${all} ready`,
    skip: "Skip",
    skipUnit: (unit: string) => `Skip ${unit}`,
    /** The one name for choosing somebody else, in every phase. */
    otherUnit: "Other unit",
    endPhase: "Press End phase to go on.",
  },
  shooting,
  odds,
  coverage,
  dice,
  charge,
  computer,
  command,
  stratagemList,
  reaction,
  /** Moments in which a phase has nothing to play. */
  phases: {
    noneLeft: {
      mouse: (deed: string) => `No unit can ${deed} any more · E ends the phase`,
      fingers: (deed: string) => `No unit can ${deed} any more · End the phase`,
    },
  },
  fighting,
  interludes: interruptions,
  reRoll,
  moving,
  placing,
  ui: {
    copied: "Copied.",
    close: "Close",
    dismiss: "Dismiss",
    away: "The server cannot be reached",
    broken: "This page could not be shown",
    awayWords: "Trying again by itself; nothing of your games is lost.",
    brokenWords: "Nothing of your games is lost.",
    back: "Back",
    reload: "Load the page again",
  },
};
