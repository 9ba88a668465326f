import type { Game } from "@gunline/rules";
import { create } from "zustand";
import { useTable } from "./table.ts";

/** A battle that is over is looked back at first; whoever wants to see the table again puts that away. */
const useEnd = create<{ readonly putAway: Game | null }>(() => ({ putAway: null }));

/**
 * Whether the page shows how the battle ended, in place of the table. `isGivenUp`: its players have ended it before the rules
 * did; with no mission there is nothing to look back at.
 */
export function useIsEndShown(isGivenUp: boolean): boolean {
  const game = useTable(({ table }) => (table?.mode === "replay" ? undefined : table?.game));
  const putAway = useEnd((state) => state.putAway);
  if (game === undefined || game === putAway) return false;
  return game.result !== null || (isGivenUp && game.mission !== null);
}

export function putEndAway(): void {
  useEnd.setState({ putAway: useTable.getState().table?.game ?? null });
}

export function showEnd(): void {
  useEnd.setState({ putAway: null });
}
