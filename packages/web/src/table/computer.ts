import type { Strength } from "@gunline/computer";
import { type Game, type PlayerId, placement, type WaitingFor, type WindowId } from "@gunline/rules";
import { create } from "zustand";
import { type Table, useTable } from "./table.ts";
import { awaitedFor, deciderOf } from "./whose.ts";

/** Whether it waits until it is told to go on, and for whom it plays only this turn. */
interface ComputerState {
  readonly paused: boolean;
  readonly standIn: { readonly player: PlayerId; readonly turn: string } | null;
}

export const useComputer = create<ComputerState>(() => ({ paused: false, standIn: null }));

export function pauseComputer(paused: boolean): void {
  useComputer.setState({ paused });
}

/** Whether the next step is one of the computer's. Servers and replays have none. */
export function isComputers(table: Table | null): boolean {
  return computerToMove(table) !== undefined;
}

/** How well the computer plays whose step is the next; undefined where a person's is. */
export function computerToMove(table: Table | null): Strength | undefined {
  if (table?.mode !== "hotseat" || table.computer === undefined || table.game.result !== null)
    return undefined;
  const { game, computer } = table;
  // Nobody sees its formations or its first drop before people have sealed theirs.
  if (placement.playersToDeclare(game).some((player) => computer[player] === undefined)) return undefined;
  return computer[deciderOf(game)] ?? (isAnsweredFor(table) ? GUIDE : undefined);
}

/** How well the questions of a first battle are answered. */
const GUIDE: Strength = "battle";

/** In its first round a guided player is asked nothing that takes knowledge of cards, missions or army rules. */
function isAnsweredFor({ guided, game }: Table): boolean {
  if (guided !== true || game.turn.round > 1) return false;
  const awaited = awaitedFor(game);
  if (awaited === undefined) return false;
  if (awaited.what === "reaction") return BEFORE_MOVING.has(awaited.window);
  return ABOUT_CARDS.has(awaited.what);
}

const ABOUT_CARDS: ReadonlySet<string> = new Set<WaitingFor["what"]>(["card", "discard"]);
const BEFORE_MOVING: ReadonlySet<WindowId> = new Set<WindowId>([
  "W-CMD-START",
  "W-CMD-END",
  "W-ROUND-START",
  "W-TURN-START",
]);

/** Gives a seat to the computer, or back to a person. */
export function seatComputer(player: PlayerId, strength: Strength | undefined): void {
  const { table } = useTable.getState();
  if (table?.mode !== "hotseat") return;
  const { [player]: _, ...others } = table.computer ?? {};
  const computer = strength === undefined ? others : { ...others, [player]: strength };
  useComputer.setState({ paused: false, standIn: null });
  useTable.setState({ table: { ...table, computer } });
}

const turnOf = ({ turn }: Game) => `${turn.round} ${turn.active_player} ${turn.first_player}`;

/** The computer plays for whoever is to decide until this turn is over. */
export function standIn(strength: Strength): void {
  const { table } = useTable.getState();
  if (table === null) return;
  const player = deciderOf(table.game);
  seatComputer(player, strength);
  useComputer.setState({ standIn: { player, turn: turnOf(table.game) } });
}

/** Gives the seat back when the turn is over for which the computer had it. */
export function endStandIn(): void {
  const { standIn } = useComputer.getState();
  const { table } = useTable.getState();
  if (standIn === null || table === null || turnOf(table.game) === standIn.turn) return;
  seatComputer(standIn.player, undefined);
}
