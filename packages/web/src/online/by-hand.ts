import { words } from "../words/english.ts";
import { type Session, useSession } from "./store.ts";

/** Why nothing can be added to rolls by hand at this table; undefined where it can: at one screen, always. */
export function useAgainstByHand(): string | undefined {
  return useSession(({ session }) => againstByHand(session));
}

function againstByHand(session: Session | null): string | undefined {
  const view = session?.state.view;
  if (view === undefined || view === null || view.modifiers_by_hand) return undefined;
  return words.online.byHand.not;
}
