import { type Game, opponentOf, type PlayerId, placement } from "@gunline/rules";
import { type Session, sessionNow, useSession } from "../../online/store.ts";
import { submit } from "../../table/authority.ts";
import { choose, stateNow, useMoment } from "../../table/moment.ts";
import type { MomentState } from "../../table/moment-state.ts";
import { currentTable, type Table, tableNow, useGame, useTable } from "../../table/table.ts";
import { deciderOf } from "../../table/whose.ts";
import { forgetChosen } from "../scoring/choosing.ts";
import { declaredBy } from "./beginnings.ts";

/** Battle formations and secondary missions stay secret until both sides have sealed theirs (DE-4, SC-10): far apart with the
 * server, here on the page. */

/** What is to be done about formations here. */
export type Sealing =
  /** This side chooses. */
  | { readonly to: "choose"; readonly player: PlayerId }
  /** The screen goes to this side, and nobody sees what the other has chosen. */
  | { readonly to: "hand_over"; readonly player: PlayerId }
  /** Others have still to seal theirs; `isOurs`: ours are sealed, and could be changed. */
  | { readonly to: "wait"; readonly isOurs: boolean };

/** Null once all is revealed. */
export function sealingNow(): Sealing | null {
  const table = tableNow();
  return table === null ? null : sealingIn(table, sessionNow(), stateNow("deployment"));
}

export function useSealing(): Sealing | null {
  const table = useTable((state) => state.table);
  const session = useSession((state) => state.session);
  return sealingIn(table, session, useMoment("deployment"));
}

/** Whose step is the next: while formations are sealed, that of whoever chooses here. */
export function useWhoseStep(): PlayerId {
  const decider = deciderOf(useGame());
  const sealing = useSealing();
  return sealing === null || sealing.to === "wait" ? decider : sealing.player;
}

function sealingIn(
  table: Table | null,
  session: Session | null,
  state: MomentState<"deployment">,
): Sealing | null {
  if (table === null || table.mode === "replay") return null;
  const left = placement.playersToDeclare(table.game);
  if (left.length === 0) return null;
  return table.mode === "online" ? farApart(left, session) : atOneScreen(table, left, state);
}

function farApart(left: readonly PlayerId[], session: Session | null): Sealing {
  const state = session?.state;
  const you = state?.you === "p1" || state?.you === "p2" ? state.you : undefined;
  if (you === undefined || !left.includes(you)) return { to: "wait", isOurs: false };
  if (state?.view?.sealed?.includes(you) === true) return { to: "wait", isOurs: true };
  return { to: "choose", player: you };
}

/** The computer says how its units begin when it drops, and does not look at what we have said. */
function atOneScreen(
  { game, computer }: Table,
  left: readonly PlayerId[],
  state: MomentState<"deployment">,
): Sealing | null {
  const first = deciderOf(game);
  const people = [first, opponentOf(first)].filter(
    (player) => left.includes(player) && computer?.[player] === undefined,
  );
  const next = people.find((player) => !state.settled[player]);
  if (next === undefined) return null;
  const isPassed = people.some((player) => state.settled[player]) && state.settler !== next;
  return { to: isPassed ? "hand_over" : "choose", player: next };
}

/** This side has chosen; the last one reveals everything. */
export function sealFormations(player: PlayerId, then: () => void): void {
  const session = sessionNow();
  const table = currentTable();
  if (session !== null && table.mode === "online") {
    const formations = declaredBy(table.game, player);
    void session.send({ type: "seal", formations });
    return;
  }
  const { settled } = stateNow("deployment");
  choose("deployment", { settled: { ...settled, [player]: true }, settler: null });
  if (sealingNow() === null) reveal(table.game, table.computer ?? {}, then);
}

/** At one screen: all that people have chosen, in one action. */
function reveal(game: Game, computer: NonNullable<Table["computer"]>, then: () => void): void {
  const people = placement.playersToDeclare(game).filter((player) => computer[player] === undefined);
  const payload = Object.fromEntries(people.map((player) => [player, declaredBy(game, player)]));
  submit({ type: "DECLARE_FORMATIONS", payload }, then);
}

/** Far apart: thinks again, as long as the other side has not sealed. */
export function unsealFormations(): void {
  const session = sessionNow();
  const you = session?.state.you;
  if (you === "p1" || you === "p2") forgetChosen(you);
  void session?.send({ type: "withdraw", what: "formations" });
}
