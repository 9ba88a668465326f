import type { Answered, TableState, Wish } from "@gunline/link";
import { create } from "zustand";

/** A seat at a table on the server, or a place from which to watch; one at a time. */
export interface Session {
  readonly game: string;
  readonly token: string;
  readonly state: TableState;
  /** Everything that is no action of the game: chat, offers, resigning. */
  readonly send: (wish: Wish) => Promise<Answered | undefined>;
  readonly leave: () => void;
}

export const useSession = create<{ readonly session: Session | null }>(() => ({ session: null }));

/** As it is now, for what happens on an event; what is shown uses `useSession`. */
export function sessionNow(): Session | null {
  return useSession.getState().session;
}
