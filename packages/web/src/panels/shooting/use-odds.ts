import { type Game, type Odds, oddsOf, type Unit } from "@gunline/rules";
import { useEffect, useState } from "react";
import { onceIdle } from "../../ui/idle.ts";

type Pendings = Game["shooting"]["pending_assignments"];

interface Known {
  readonly units: Game["units"];
  readonly odds: Odds | null;
}

const known = new WeakMap<Pendings, Known>();

function recall(game: Game): Odds | null | undefined {
  const found = known.get(game.shooting.pending_assignments);
  return found?.units === game.units ? found.odds : undefined;
}

interface OddsState {
  readonly odds: Odds | null;
  /** Whether the odds are those of an earlier choice, while the new ones are worked out. */
  readonly stale: boolean;
}

/** The odds of what is assigned. Large ones take a third of a second, so they come after the page is drawn. */
export function useOdds(game: Game, unit: Unit): OddsState {
  const current = recall(game);
  const [last, setLast] = useState<Odds | null>(current ?? null);
  const isKnown = current !== undefined;
  useEffect(() => {
    if (isKnown) return undefined;
    return onceIdle(() => {
      const { pending_assignments } = game.shooting;
      const checked = pending_assignments.length > 0 ? oddsOf(game, unit, pending_assignments) : undefined;
      const odds = checked?.ok === true ? checked.value : null;
      known.set(pending_assignments, { units: game.units, odds });
      setLast(odds);
    });
  }, [game, unit, isKnown]);
  return current === undefined ? { odds: last, stale: true } : { odds: current, stale: false };
}
