import type { PlayerId } from "@gunline/rules";
import { isComputers } from "../table/computer.ts";
import { type Table, useTable } from "../table/table.ts";
import { isPlacingByHand, useView, viewNow } from "../table/view.ts";
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
  if (isPlacingByHand(viewNow())) return undefined;
  return elsewhereOrAway(useSession.getState().session) ?? atComputer(useTable.getState().table);
}

/** Whether the players have ended it far apart, whatever the rules say. */
export function isGivenUp(): boolean {
  return isOver(useSession.getState().session);
}

export function useIsGivenUp(): boolean {
  return useSession(({ session }) => isOver(session));
}

function isOver(session: Session | null): boolean {
  return session?.state.view?.status.state === "over";
}

/** Why nothing can be done here now; undefined where something can. */
export function notOurs(): string | undefined {
  return elsewhereNow()?.because;
}

export function useNotOurs(): string | undefined {
  const computer = useTable(({ table }) => atComputer(table)?.because);
  const far = useSession(({ session }) => elsewhereOrAway(session)?.because);
  const isByHand = useView(isPlacingByHand);
  return isByHand ? undefined : (far ?? computer);
}

/** Whether it is for us to choose. While the connection is away it still is, and what was begun stays in hand. */
export function useIsOurs(): boolean {
  const computer = useTable(({ table }) => isComputers(table));
  const isHere = useSession(({ session }) => elsewhere(session) === undefined);
  const isByHand = useView(isPlacingByHand);
  return isByHand || (isHere && !computer);
}

export function isOursNow(): boolean {
  if (isPlacingByHand(viewNow())) return true;
  return elsewhere(useSession.getState().session) === undefined && !isComputers(useTable.getState().table);
}

/** The side that is played here; undefined at one screen, where both are, and for whoever watches. */
export function sideHere(): PlayerId | undefined {
  return sideIn(useSession.getState().session);
}

export function useSideHere(): PlayerId | undefined {
  return useSession(({ session }) => sideIn(session));
}

function sideIn(session: Session | null): PlayerId | undefined {
  const you = session?.state.you;
  return you === "p1" || you === "p2" ? you : undefined;
}

/** The name of whoever decides while we look on; null where we do, or nobody does. */
export function useDecider(): string | null {
  return useSession(({ session }) => {
    const state = session?.state;
    if (state?.view?.status.state !== "running") return null;
    return awaitedElsewhere(state)?.name ?? null;
  });
}

const COMPUTER: Elsewhere = { label: words.computer.thinks, because: words.computer.itsTurn };

/** At one screen the next step may be the computer's. */
function atComputer(table: Table | null): Elsewhere | undefined {
  return isComputers(table) ? COMPUTER : undefined;
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
