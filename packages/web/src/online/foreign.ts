import { type Session, useSession } from "./store.ts";

/** Far apart, the decision may be another's, or nobody's: what the primary button says then, and why. */
export interface Foreign {
  readonly label: string;
  readonly because: string;
}

/** Undefined where the decision is ours: also at one screen, where it always is. */
export function foreignNow(): Foreign | undefined {
  return foreignIn(useSession.getState().session);
}

/** Why nothing can be done here now; undefined where something can. */
export function notOurs(): string | undefined {
  return foreignNow()?.because;
}

export function useNotOurs(): string | undefined {
  return useSession(({ session }) => foreignIn(session)?.because);
}

function foreignIn(session: Session | null): Foreign | undefined {
  const state = session?.state;
  if (state === undefined || state.view === null) return undefined;
  const { view, you, link } = state;
  if (view.status.state === "over") return { label: "Game over", because: "This game is over." };
  if (you === "watch") return { label: "Watching", because: "You are watching; players alone can act." };
  if (link === "away") return { label: "Connection lost", because: "Trying to reach the server again." };
  if (view.status.state === "open") return { label: "Waiting", because: "Your opponent has not joined yet." };
  if (view.waiting === null || view.waiting.player === you) return undefined;
  const { name } = view.seats[view.waiting.player];
  return { label: `Waiting for ${name}`, because: `${name}: ${view.waiting.for}` };
}
