import type { Game } from "@gunline/rules";
import { useEffect, useState } from "react";
import { OddsWorker } from "../odds-worker/odds-worker.ts";
import type { Answer, Answers, Question } from "./fight-odds.ts";

const known = new WeakMap<Game["units"], Map<string, Answer>>();
const oddsWorker = new OddsWorker();

function recall(game: Game, key: string): Answer | undefined {
  return known.get(game.units)?.get(key);
}

async function ask(game: Game, question: Question, key: string): Promise<void> {
  const answer = await oddsWorker.ask(game, "fight", question);
  const answers = known.get(game.units) ?? new Map<string, Answer>();
  known.set(game.units, answers);
  answers.set(key, answer);
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
