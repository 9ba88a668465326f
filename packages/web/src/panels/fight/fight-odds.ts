import { fights, type Game, inProgress, ODDS_BUDGET, type Odds, oddsOf } from "@gunline/rules";

/** Odds of a fight: what each pick would do and take, and what is chosen. */

/** All that the odds depend on beside the table. */
export type Question =
  | { readonly of: "pick"; readonly unitId: string }
  | { readonly of: "wait"; readonly unitId: string }
  | {
      readonly of: "strikes" | "shots";
      readonly unitId: string;
      readonly assignments: readonly fights.MeleeAssignment[];
    };

export interface Answers {
  readonly pick: fights.PickOdds;
  /** What becomes of the pick if another comes first. */
  readonly wait: fights.IfWaited | null;
  readonly strikes: Odds | null;
  /** Those of models that shoot as they fall. */
  readonly shots: Odds | null;
}

export type Answer = Answers[keyof Answers];

export function fightOdds(game: Game, question: Question): Answer {
  const unit = game.units[question.unitId];
  if (question.of === "pick") {
    if (unit === undefined) return { does: [], takes: [] };
    const after = fights.piledIn(game, unit);
    return fights.pickOdds(after, after.units[unit.id]!);
  }
  if (question.of === "wait") {
    if (unit === undefined) return null;
    const after = fights.piledIn(game, unit);
    return fights.ifWaited(after, after.units[unit.id]!);
  }
  if (unit === undefined || question.assignments.length === 0) return null;
  const odds =
    question.of === "shots"
      ? oddsOf(game, inProgress.lastShooter(unit), question.assignments, ODDS_BUDGET, "ON_DEATH")
      : oddsOf(game, unit, question.assignments, ODDS_BUDGET, "MELEE");
  return odds.ok ? odds.value : null;
}
