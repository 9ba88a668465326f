import { useTable } from "../table/table.ts";
import { words } from "../words/english.ts";
import { type Session, useSession } from "./store.ts";

/** Why nothing can be added to rolls by hand at this table; undefined where it can: at one screen, always. */
export function useAgainstByHand(): string | undefined {
  return useSession(({ session }) => byHandProblems(session));
}

function byHandProblems(session: Session | null): string | undefined {
  const view = session?.state.view;
  if (view === undefined || view === null || view.modifiers_by_hand) return undefined;
  // Free by the agreement of both since the table was opened.
  if (session?.state.document?.settings.by_hand === "FREE") return undefined;
  return words.online.byHand.not;
}

/** Whether whoever looks plays here: those who watch, and who look back, change nothing by hand. */
export function useMayByHand(): boolean {
  const isReplay = useTable(({ table }) => table?.mode === "replay" || table?.game.result !== null);
  return useSession(({ session }) => mayPlay(session)) && !isReplay;
}

export function mayByHandNow(): boolean {
  const { table } = useTable.getState();
  const plays = table !== null && table.mode !== "replay" && table.game.result === null;
  return plays && mayPlay(useSession.getState().session);
}

function mayPlay(session: Session | null): boolean {
  if (session === null) return true;
  const { you, view } = session.state;
  return you !== "watch" && view?.status.state === "running";
}
