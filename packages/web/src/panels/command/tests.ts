import { type Game, inForce, type Unit } from "@gunline/rules";
import { choose } from "../../table/moment.ts";
import { testingRefusals } from "../../table/whose.ts";
import { words } from "../../words/english.ts";
import { percent } from "../../words/format.ts";
import { type ChoiceOfUnits, rowsOf } from "../roster/choice-of-units.ts";
import { strengthOf } from "../unit-words.ts";

/** Who has to take a Battle-shock test, and how likely it is passed. */
export const TESTERS: ChoiceOfUnits = {
  reasons: testingRefusals,
  choose: (tester) => choose("command", { tester }),
  title: words.command.list,
  standing: (_game, unit, refusals) => {
    if (refusals.length === 0) return { state: "ready", word: words.command.ready };
    const isTested = unit.flags.battle_shock_tested === true;
    return { state: "done", word: isTested ? words.command.tested : words.command.unable };
  },
  note: (_game, unit) => strengthOf(unit),
  noOther: words.command.noOther,
  nobodyLeft: () => words.command.nobody,
};

export function owed(game: Game): readonly Unit[] {
  return rowsOf(TESTERS, game)
    .filter(({ refusals }) => refusals.length === 0)
    .map(({ unit }) => unit);
}

/** The one that is tested next: as chosen, or else the first. */
export function nextTest(game: Game, chosen: string | null): Unit | undefined {
  const left = owed(game);
  return left.find(({ id }) => id === chosen) ?? left[0];
}

/** `2D6 ≥ 7: 58 %`. */
export function needsInWords(game: Game, unit: Unit): string {
  const leadership = inForce.leadershipOf(game, unit);
  return words.command.needs(leadership, percent(atLeast(leadership)));
}

/** The chance that two dice come to so much or more. */
function atLeast(total: number): number {
  let ways = 0;
  for (let first = 1; first <= 6; first++) {
    for (let second = 1; second <= 6; second++) if (first + second >= total) ways++;
  }
  return ways / 36;
}
