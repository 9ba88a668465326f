import type { AboutGame, ChatLine, Outcome, Role, TableStep } from "@gunline/link";
import type { Game, PlayerId } from "@gunline/rules";
import type { Match } from "../match/match.ts";
import type { Saved } from "../match/restore.ts";

/** What a token opens: a seat, the view of the table, or a seat that nobody has taken yet. */
export type TokenRole = Role | `invite-${PlayerId}`;

export interface TokenRow {
  readonly hash: string;
  readonly role: TokenRole;
}

/** A match to be written. Its document may be JSON already: a large one that a thread made is not parsed for it. */
export interface MatchToWrite extends Omit<Match, "document"> {
  readonly document: Game | string;
}

export interface NewGame {
  readonly match: MatchToWrite;
  readonly tokens: readonly TokenRow[];
  /** Whose limit of games it counts against; null where it counts against none. */
  readonly address: string | null;
}

/** One change of a match, written whole or not at all. */
export interface Change<Written extends MatchToWrite = MatchToWrite> {
  /** The match after the change; the store gives it the next revision. */
  readonly match: Written;
  /** Of the match before it. */
  readonly revision: number;
  readonly step?: TableStep;
  /** The step as JSON, where it is known already. */
  readonly stepText?: string | undefined;
  /** Save the document itself with the step, so that reading begins here. */
  readonly snapshot?: boolean;
  readonly chat?: ChatLine;
  readonly command?: { readonly id: string; readonly outcome: Outcome };
  readonly spawn?: NewGame;
  /** The match has another seed than before. */
  readonly reseeded?: true;
  /** What the file of a seat says of its rules, as JSON. */
  readonly texts?: { readonly seat: PlayerId; readonly body: string };
  /** A seat is taken: the invitation gives way to the token of whoever came. */
  readonly claim?: { readonly invite: string; readonly token: TokenRow };
}

/** `conflict`: somebody else has changed the match; `repeat`: this command has been carried out. */
export type Committed = "done" | "conflict" | "repeat";

/** A match as it is on disk: all but its document, and what the document is made of. */
export interface Stored {
  readonly match: Omit<Match, "document">;
  readonly saved: Saved;
}

export interface OwnGame {
  readonly match: Omit<Match, "document" | "seed" | "chatted">;
  readonly seat: PlayerId;
}

/**
 * Where matches are kept. Whatever resolves is on disk: a process or a machine may stop right after it and nothing of
 * it is lost.
 */
export interface Store {
  create(game: NewGame): Promise<void>;
  load(id: string): Promise<Stored | undefined>;
  revision(id: string): Promise<number | undefined>;
  about(id: string): Promise<AboutGame | undefined>;
  /** What the last saved document takes as JSON; none: 0. */
  documentBytes(id: string): Promise<number>;
  /** Of the game's document. */
  version(id: string): Promise<number | undefined>;
  /** Writes the document of the last step in another version; false where somebody else has changed the match. */
  upgrade(match: Match, revision: number): Promise<boolean>;
  commit(change: Change): Promise<Committed>;
  /** What a command left behind, if it has been carried out. */
  outcome(game: string, command: string): Promise<Outcome | undefined>;
  /** Steps with `after < seq <= upTo`, in order. */
  steps(game: string, after: number, upTo: number): Promise<readonly TableStep[]>;
  /** The same as the JSON that they are kept as. */
  stepTexts(game: string, after: number, upTo: number): Promise<readonly string[]>;
  /** What the document after so many steps is made of. */
  saved(game: string, seq: number): Promise<Saved | undefined>;
  chat(game: string): Promise<readonly ChatLine[]>;
  /** What the files of the seats say of their rules, as JSON. */
  texts(game: string): Promise<Readonly<Partial<Record<PlayerId, string>>>>;
  tokens(game: string): Promise<readonly TokenRow[]>;
  role(game: string, tokenHash: string): Promise<TokenRole | undefined>;
  /** Games in which one of these tokens has a seat, the last changed first. */
  gamesOf(tokenHashes: readonly string[], most: number): Promise<readonly OwnGame[]>;
  /**
   * When the game was created that is the n-th newest of an address in that time; undefined where there are fewer. A clock
   * that was put back leaves some in the future.
   */
  nthCreated(address: string, n: number, from: number, to: number): Promise<number | undefined>;
  /** The match with another seed and its first document again; false where somebody else has changed it. */
  reseed(match: Match, revision: number): Promise<boolean>;
  /** Games that are not over, by id. */
  unfinished(): Promise<readonly string[]>;
  /** Whether games were given other seeds because of this; remembers it where they were. */
  isRestored(label: string): Promise<boolean>;
  noteRestored(label: string, now: number): Promise<void>;
  /** A number that grows while the games are in use, kept beside them too: a copy of them knows a lower one. */
  heartbeat(): Promise<number>;
  noteHeartbeat(heartbeat: number): Promise<void>;
  /** Throws where nothing can be written. */
  check(now: number): Promise<void>;
  close(): Promise<void>;
}
