import { type Ranks, ranksOf, resetRanks } from "../../src/attack/ranks.ts";
import { type AttackPlan, type Game, type Odds, oddsOf, prepare } from "../../src/index.ts";

export type Assignment = Parameters<typeof prepare>[2][number];

/** What is asked about: a game, and the assignments of its unit A. */
export interface Volley {
  readonly game: Game;
  readonly assignments: readonly Assignment[];
}

/** A volley made ready for rolling again and again. */
export interface Stage {
  /** In the order of dice. */
  readonly plans: readonly AttackPlan[];
  /** For each plan, where its assignment stands in the list of the player; lots of one assignment share it. */
  readonly asked: readonly number[];
  /** For each plan the ranks of its target, which plans at one target share. */
  readonly ranks: readonly Ranks[];
  readonly targets: ReadonlyMap<string, Ranks>;
  readonly reset: () => void;
}

export function stageOf({ game, assignments }: Volley): Stage {
  const prepared = prepare(game, game.units["A"]!, assignments);
  if (!prepared.ok) throw new Error(prepared.refusals.map(({ message }) => message).join("\n"));
  const plans = prepared.value.map(({ plan }) => plan);
  const targets = new Map<string, Ranks>();
  for (const plan of plans) {
    const id = plan.target_unit_id;
    if (!targets.has(id)) targets.set(id, ranksOf(plan, game.units[id]!, game.allocated[id]));
  }
  return {
    plans,
    asked: prepared.value.map(({ sent }) => assignments.indexOf(sent)),
    ranks: plans.map((plan) => targets.get(plan.target_unit_id)!),
    targets,
    reset: () => {
      for (const ranks of targets.values()) resetRanks(ranks);
    },
  };
}

/** The odds of a volley that must be legal. */
export function oddsFor({ game, assignments }: Volley, budget?: number): Odds {
  const odds = oddsOf(game, game.units["A"]!, assignments, budget);
  if (!odds.ok) throw new Error(odds.refusals.map(({ message }) => message).join("\n"));
  return odds.value;
}
