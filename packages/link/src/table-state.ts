import type { Game } from "@gunline/rules";
import type { About, ChatLine, MatchView, Presence, Role, TableStep } from "./protocol.ts";

/** `joining` until the first welcome, `away` while the server cannot be reached, `shut` for good. */
export type LinkState = "joining" | "here" | "away" | "shut";

/** All that a client knows of a table. A new object with every change. */
export interface TableState {
  readonly link: LinkState;
  /** Why the link is shut, or why the server has no table for this client just now. */
  readonly reason: string | null;
  readonly you: Role | null;
  /** By how many milliseconds the server's clock is ahead of the one here. */
  readonly serverAhead: number;
  readonly about: About | null;
  readonly view: MatchView | null;
  readonly document: Game | null;
  readonly seq: number;
  readonly steps: readonly TableStep[];
  readonly chat: readonly ChatLine[];
  readonly presence: Presence;
  readonly watch: string | null;
  /** Commands that were sent and not yet answered. */
  readonly unanswered: number;
  /** The server has been asked whether it is there, and has not answered for a while. */
  readonly isSilent: boolean;
  /** Whole documents of the server have another hash than it says: this client reads them otherwise than it does. */
  readonly differs: boolean;
}

/** A table of which nobody has said what it is about. */
export const NOTHING_ABOUT: About = { title: "", task: "", objectives: [] };

export const NOTHING: TableState = {
  link: "joining",
  reason: null,
  you: null,
  serverAhead: 0,
  about: null,
  view: null,
  document: null,
  seq: 0,
  steps: [],
  chat: [],
  presence: { p1: false, p2: false, watchers: 0 },
  watch: null,
  unanswered: 0,
  isSilent: false,
  differs: false,
};
