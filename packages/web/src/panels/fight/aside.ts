import {
  type Game,
  type IfWaited,
  ifWaited,
  lastShooter,
  type MeleeAssignment,
  ODDS_BUDGET,
  type Odds,
  oddsOf,
  type PickProspects,
  pickProspects,
} from "@gunline/rules";
import { useEffect, useState } from "react";

/** Odds of a fight, worked out beside the page: what each pick would do and take, and what is chosen. */

/** All that the odds depend on beside the table. */
export type Question =
  | { readonly of: "pick"; readonly unitId: string }
  | { readonly of: "wait"; readonly unitId: string }
  | {
      readonly of: "strikes" | "shots";
      readonly unitId: string;
      readonly assignments: readonly MeleeAssignment[];
    };

interface Answers {
  readonly pick: PickProspects;
  /** What becomes of the pick if another comes first. */
  readonly wait: IfWaited | null;
  readonly strikes: Odds | null;
  /** Those of models that shoot as they fall. */
  readonly shots: Odds | null;
}

export type Answer = Answers[keyof Answers];

export interface Asked {
  readonly id: number;
  /** Absent where it is the same as before. */
  readonly game: Game | undefined;
  readonly question: Question;
}

export function answerTo(game: Game, question: Question): Answer {
  const unit = game.units[question.unitId];
  if (question.of === "pick") return unit === undefined ? { does: [], takes: [] } : pickProspects(game, unit);
  if (question.of === "wait") return unit === undefined ? null : ifWaited(game, unit);
  if (unit === undefined || question.assignments.length === 0) return null;
  const odds =
    question.of === "shots"
      ? oddsOf(game, lastShooter(unit), question.assignments, ODDS_BUDGET, "ON_DEATH")
      : oddsOf(game, unit, question.assignments, ODDS_BUDGET, "MELEE");
  return odds.ok ? odds.value : null;
}

const known = new WeakMap<Game["units"], Map<string, Answer>>();

let worker: Worker | null | undefined;
/** The table that the worker has. */
let sent: Game | undefined;
const asked = new Map<number, (answer: Answer) => void>();
let questions = 0;

/** Null where none can be had: then the page works by itself, between two frames. */
function hire(): Worker | null {
  if (typeof Worker === "undefined") return null;
  const hired = new Worker(new URL("./aside-worker.ts", import.meta.url), { type: "module" });
  hired.onmessage = ({ data }: MessageEvent<{ readonly id: number; readonly answer: Answer }>) => {
    asked.get(data.id)?.(data.answer);
    asked.delete(data.id);
  };
  hired.onerror = () => {
    worker = null;
    asked.clear();
  };
  return hired;
}

function recall(game: Game, key: string): Answer | undefined {
  return known.get(game.units)?.get(key);
}

async function ask(game: Game, question: Question, key: string): Promise<Answer> {
  if (worker === undefined) worker = hire();
  const aside = worker;
  const answer =
    aside === null
      ? answerTo(game, question)
      : await new Promise<Answer>((resolve) => {
          const id = questions++;
          asked.set(id, resolve);
          aside.postMessage({ id, question, game: sent === game ? undefined : game } satisfies Asked);
          sent = game;
        });
  const answers = known.get(game.units) ?? new Map<string, Answer>();
  known.set(game.units, answers);
  answers.set(key, answer);
  return answer;
}

/** Undefined while it is worked out. */
export function useOdds<Of extends Question["of"]>(
  game: Game,
  question: Extract<Question, { of: Of }> | (Question & { readonly of: Of }),
): Answers[Of] | undefined {
  const key = JSON.stringify(question);
  const [, redraw] = useState(0);
  const answer = recall(game, key);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the question
  useEffect(() => {
    if (answer !== undefined) return;
    let isOver = false;
    const timer = setTimeout(() => {
      void ask(game, question, key).then(() => {
        if (!isOver) redraw((times) => times + 1);
      });
    }, PAUSE_MS);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [game, key, answer === undefined]);
  return answer as Answers[Of] | undefined;
}

/** Long enough for the click to be drawn and for a quick second one to come first. */
const PAUSE_MS = 30;
