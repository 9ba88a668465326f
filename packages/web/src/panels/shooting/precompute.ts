import { type Game, prepare } from "@gunline/rules";
import { useEffect } from "react";
import { useIsOurs } from "../../online/whose-decision.ts";
import { rangeRings } from "../../table/rings.ts";
import { useTable } from "../../table/table.ts";
import { shootingRefusals } from "../../table/whose.ts";
import { whenIdle } from "../../ui/idle.ts";
import { profileOf } from "./aim.ts";
import { arsenalOf } from "./arsenal.ts";
import { firstAim } from "./first-aim.ts";
import { targetsFor, withDeck } from "./targets.ts";
import { startOddsWorker } from "./use-volley-odds.ts";

/**
 * What a unit sees, how far it reaches and where it would aim first is worked out before it is chosen, while nobody does
 * anything. All of it is remembered with the position, where whoever asks for it finds it.
 */
export function usePrecomputedOdds(game: Game): void {
  const isOurs = useIsOurs();
  const isReplay = useTable(({ table }) => table?.mode === "replay");
  const isPlayed = isOurs && !isReplay;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever else is chosen, a position stays what it is
  useEffect(() => (isPlayed ? whenIdle(precompute(game)) : undefined), [game.units, isPlayed]);
}

function* precompute(game: Game): Generator<void> {
  for (const [id, refusals] of Object.entries(shootingRefusals(game))) {
    if (refusals.length > 0) continue;
    const unit = game.units[id]!;
    targetsFor(game, unit);
    yield;
    rangeRings(game.weapons, withDeck(game, unit), null);
    yield;
    for (const arm of arsenalOf(game, unit)) {
      const { nearest, wish } = firstAim(game, unit, arm, profileOf(game, unit, arm));
      if (nearest !== undefined) prepare(game, unit, [wish]);
      yield;
    }
  }
  startOddsWorker();
}
