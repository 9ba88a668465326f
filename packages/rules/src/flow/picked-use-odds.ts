import { DiceExhausted, scriptedDice } from "../dice/source.ts";
import type { ActionOf } from "../game/action.ts";
import { Change } from "../game/change.ts";
import type { Game } from "../game/document.ts";
import { ODDS_BUDGET, oddsOf, type TargetOdds } from "../odds/odds.ts";
import { piledIn } from "../space/fight/piled-in.ts";
import { useStratagem } from "./actions/use-stratagem.ts";
import { strikesAt, struckBy } from "./phases/fight/strikes.ts";
import { taskUnderWay } from "./tasks/under-way.ts";

/** What a unit that was picked to fight would do to the enemy that it does most to, with a use and without. */
export interface PickedUseOdds {
  readonly target_unit_id: string;
  readonly without: TargetOdds;
  readonly used: TargetOdds;
}

/**
 * The odds of a use before the targets of a fight are chosen: after the pile-in that the referee would make, all attacks at
 * one enemy. Undefined where no unit is picked, where it reaches nobody, or where dice have to be rolled for the use first.
 */
export function pickedUseOdds(
  game: Game,
  use: ActionOf<"USE_STRATAGEM">,
  budget = ODDS_BUDGET,
): PickedUseOdds | undefined {
  const unitId = taskUnderWay(game, "fight")?.unit_id;
  const changed = unitId === undefined ? undefined : afterUse(game, use);
  if (unitId === undefined || changed === undefined) return undefined;
  const before = attacksOf(game, unitId, budget);
  const after = attacksOf(changed, unitId, budget);
  const [most] = [...before].sort(([, a], [, b]) => slainBy(b) - slainBy(a));
  const used = after.get(most?.[0] ?? "");
  if (most === undefined || used === undefined) return undefined;
  return { target_unit_id: most[0], without: most[1], used };
}

function afterUse(game: Game, use: ActionOf<"USE_STRATAGEM">): Game | undefined {
  const change = new Change(game, scriptedDice([], game.rng.cursor));
  try {
    return useStratagem.handle(change, use).length > 0 ? undefined : change.game;
  } catch (error) {
    if (error instanceof DiceExhausted) return undefined;
    throw error;
  }
}

function attacksOf(game: Game, unitId: string, budget: number): ReadonlyMap<string, TargetOdds> {
  const after = piledIn(game, game.units[unitId]!);
  const unit = after.units[unitId]!;
  const found = new Map<string, TargetOdds>();
  for (const enemy of struckBy(after, unit)) {
    const strikes = strikesAt(after, unit, enemy);
    const odds = strikes.length === 0 ? undefined : oddsOf(after, unit, strikes, budget, "MELEE");
    const target = odds?.ok === true ? odds.value.targets[enemy.id] : undefined;
    if (target !== undefined) found.set(enemy.id, target);
  }
  return found;
}

function slainBy({ slain }: TargetOdds): number {
  return "mean" in slain ? slain.mean : slain.mean_at_least;
}
