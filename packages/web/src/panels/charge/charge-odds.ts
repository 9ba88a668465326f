import { type Checked, charges, type Game } from "@gunline/rules";
import { useEffect } from "react";
import { create } from "zustand";
import { OddsWorker } from "../odds-worker/odds-worker.ts";

/**
 * The odds of charges, one question at a time and each asked once. What stands where is all that they depend on,
 * so that an answer outlives the declaration and the roll.
 */

export type ChargeOddsAnswer = Checked<charges.ChargeOdds>;

interface Question {
  readonly key: string;
  readonly game: Game;
  readonly unitId: string;
  readonly targets: readonly string[];
}

/** A refusal is about this moment, and may be none in the next: it is kept with the game as a whole. */
const known = new WeakMap<Game["units"] | Game, Map<string, ChargeOddsAnswer>>();

/** Counts the answers, so that whoever waits for one looks again. */
export const useAnswers = create<{ readonly answers: number }>(() => ({ answers: 0 }));

function answersOf(place: Game["units"] | Game): Map<string, ChargeOddsAnswer> {
  let answers = known.get(place);
  if (answers === undefined) {
    answers = new Map();
    known.set(place, answers);
  }
  return answers;
}

function keyOf(unitId: string, targets: readonly string[]): string {
  return `${unitId} ${[...targets].sort().join(" ")}`;
}

/** The answer if it is known already. */
export function knownChargeOdds(
  game: Game,
  unitId: string,
  targets: readonly string[],
): ChargeOddsAnswer | undefined {
  return knownAs(game, keyOf(unitId, targets));
}

function knownAs(game: Game, key: string): ChargeOddsAnswer | undefined {
  return known.get(game.units)?.get(key) ?? known.get(game)?.get(key);
}

/** The answer now, however long it takes: for what a person has asked for by a key or a button. */
export function chargeOddsNow(game: Game, unitId: string, targets: readonly string[]): ChargeOddsAnswer {
  const ready = knownChargeOdds(game, unitId, targets);
  if (ready !== undefined) return ready;
  const answer = charges.chargeOdds(game, game.units[unitId]!, targets);
  keep({ key: keyOf(unitId, targets), game, unitId, targets }, answer);
  return answer;
}

function keep({ game, key }: Question, answer: ChargeOddsAnswer): void {
  answersOf(answer.ok ? game.units : game).set(key, answer);
  useAnswers.setState(({ answers }) => ({ answers: answers + 1 }));
}

/** Asks one question after the other; what is asked for now replaces what waited before. */
function oneByOne(): (questions: readonly Question[]) => void {
  const oddsWorker = new OddsWorker();
  let waiting: Question[] = [];
  let asked: Question | undefined;
  function askNext(): void {
    if (asked !== undefined) return;
    asked = waiting.shift();
    if (asked === undefined) return;
    const question = asked;
    const { game, unitId, targets } = question;
    void oddsWorker.ask(game, "charge", { unitId, targets }).then((answer) => {
      asked = undefined;
      keep(question, answer);
      askNext();
    });
  }
  return (questions) => {
    waiting = questions.filter(
      ({ game, key }) =>
        knownAs(game, key) === undefined && !(asked?.key === key && asked.game.units === game.units),
    );
    askNext();
  };
}

const ask = oneByOne();

/** The odds against each of these lists of targets, in that order; undefined while they are worked out. */
export function useChargeOdds(
  game: Game,
  unitId: string,
  lists: readonly (readonly string[])[],
): readonly (ChargeOddsAnswer | undefined)[] {
  useAnswers();
  const wanted = lists.map((targets) => keyOf(unitId, targets)).join("|");
  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` stands for the lists and the unit
  useEffect(() => {
    ask(lists.map((targets) => ({ key: keyOf(unitId, targets), game, unitId, targets })));
  }, [game, wanted]);
  return lists.map((targets) => knownChargeOdds(game, unitId, targets));
}

/** The least roll that succeeds; undefined where none does. */
export function needs({ rolls }: charges.ChargeOdds): number | undefined {
  const possible = Object.keys(rolls).filter((roll) => rolls[roll]!.possible);
  return possible.length === 0 ? undefined : Math.min(...possible.map(Number));
}
