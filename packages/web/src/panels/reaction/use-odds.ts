import { type Game, ODDS_BUDGET, type Odds, oddsOf } from "@gunline/rules";
import { useEffect, useState } from "react";
import type { Use } from "../../table/whose.ts";

/** Null where there are none to be had. */
type Answer = Odds | null;

const known = new WeakMap<Use, Answer>();

/** The odds of shooting as a reaction; undefined while they are worked out, one after the other between two frames. */
export function useReactionOdds(game: Game, uses: readonly Use[]): readonly (Answer | undefined)[] {
  const [, look] = useState(0);
  const next = uses.find((use) => !known.has(use));
  useEffect(() => {
    if (next === undefined) return;
    const timer = setTimeout(() => {
      known.set(next, answer(game, next));
      look((looks) => looks + 1);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [game, next]);
  return uses.map((use) => known.get(use));
}

/** Long enough for the page to be drawn first. */
const PAUSE_MS = 15;

function answer(game: Game, { actor_unit_id, payload: { assignments } }: Use): Answer {
  const unit = game.units[actor_unit_id];
  if (unit === undefined || assignments === undefined) return null;
  const odds = oddsOf(game, unit, assignments, ODDS_BUDGET, "FIRE_OVERWATCH");
  return odds.ok ? odds.value : null;
}
