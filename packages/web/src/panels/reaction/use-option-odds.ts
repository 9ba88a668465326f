import type { Game } from "@gunline/rules";
import { useEffect, useState } from "react";
import type { Use } from "../../table/whose.ts";
import { OddsWorker } from "../odds-worker/odds-worker.ts";
import type { OptionOdds } from "./option-odds.ts";

/** A use is worked out of the document that it stands in, and never changes. */
const known = new WeakMap<Use, OptionOdds>();

const oddsWorker = new OddsWorker();

/** What a use would come to: worked out once. */
export async function optionOdds(game: Game, use: Use): Promise<OptionOdds> {
  const found = known.get(use);
  if (found !== undefined) return found;
  const odds = await oddsWorker.ask(game, "use", use);
  known.set(use, odds);
  return odds;
}

/** What each use would come to, one after the other; undefined while it is worked out. */
export function useOptionOdds(game: Game, uses: readonly Use[]): readonly (OptionOdds | undefined)[] {
  const [, look] = useState(0);
  useEffect(() => {
    let isOver = false;
    const workOn = async () => {
      // The page is drawn first.
      await pause();
      for (const use of uses) {
        if (isOver) return;
        if (known.has(use)) continue;
        await optionOdds(game, use);
        if (!isOver) look((looks) => looks + 1);
      }
    };
    void workOn();
    return () => {
      isOver = true;
    };
  }, [game, uses]);
  return uses.map((use) => known.get(use));
}

const PAUSE_MS = 15;
const pause = () => new Promise<void>((resolve) => setTimeout(resolve, PAUSE_MS));
