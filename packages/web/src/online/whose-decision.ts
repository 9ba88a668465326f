import { words } from "../words/english.ts";
import { awaitedElsewhere } from "./awaited.ts";
import { type Session, useSession } from "./store.ts";

const own = words.online.wait;

/** Far apart, the next step may be another's, or nobody's: what the primary button says then, and why. */
export interface Elsewhere {
  readonly label: string;
  readonly because: string;
}

/** Undefined where something can be done here now: always at one screen, and online where the server waits for us. */
export function elsewhereNow(): Elsewhere | undefined {
  return elsewhereOrAway(useSession.getState().session);
}

/** Why nothing can be done here now; undefined where something can. */
export function notOurs(): string | undefined {
  return elsewhereNow()?.because;
}

export function useNotOurs(): string | undefined {
  return useSession(({ session }) => elsewhereOrAway(session)?.because);
}

/** Whether it is for us to choose. While the connection is away it still is, and what was begun stays in hand. */
export function useIsOurs(): boolean {
  return useSession(({ session }) => elsewhere(session) === undefined);
}

export function isOursNow(): boolean {
  return elsewhere(useSession.getState().session) === undefined;
}

/** The name of whoever decides while we look on; null where we do, or nobody does. */
export function useDecider(): string | null {
  return useSession(({ session }) => {
    const state = session?.state;
    if (state?.view?.status.state !== "running") return null;
    return awaitedElsewhere(state)?.name ?? null;
  });
}

function elsewhereOrAway(session: Session | null): Elsewhere | undefined {
  const there = elsewhere(session);
  const state = session?.state;
  const plays = state?.you !== "watch" && state?.view?.status.state !== "over";
  if (state?.view && state.link === "away" && plays) return { label: own.lost, because: own.tryingAgain };
  return there;
}

/** What is so whether or not the server can be reached at this moment. */
function elsewhere(session: Session | null): Elsewhere | undefined {
  const state = session?.state;
  if (state === undefined || state.view === null) return undefined;
  const { view, you } = state;
  if (view.status.state === "over") return { label: own.over, because: own.isOver };
  if (you === "watch") return { label: own.watching, because: own.playersOnly };
  if (view.status.state === "open") return { label: own.waiting, because: own.notJoined };
  const awaited = awaitedElsewhere(state);
  if (awaited === undefined) return undefined;
  const { name, what } = awaited;
  return { label: own.waitingFor(name), because: own.what(name, what) };
}
