import type { AwaitedPlayer, Problem } from "@gunline/link";
import type { Game, PlayerId } from "@gunline/rules";
import type { Claim } from "../border/claim.ts";
import type { Read } from "../border/text.ts";
import type { Match } from "../match/match.ts";
import type { Asked, Outcome } from "../match/play.ts";
import type { NewGame } from "../store/store.ts";
import type { Given, JoiningText } from "./job.ts";

/** Who knows the rules of all games of this process, and is never waited for longer than a time limit. */
export interface Referee {
  /** Reads a document from outside, with whom it awaits. `by`: the address that asks, here and below. */
  read(document: unknown, by: string): Promise<Timed<DocumentRead>>;
  /** Whom a document awaits, once it is played. */
  waiting(document: Game, by: string): Promise<Timed<readonly AwaitedPlayer[]>>;
  /** A place for one table as it is now; what is asked there next builds on what was accepted before. */
  place(): Place;
  /** The table has changed otherwise, or is closed: what was known of it is forgotten. */
  leave(place: Place): void;
  act(place: Place, asked: Asked, source: Source, by: string): Promise<Timed<Acted>>;
  stop(): Promise<void>;
}

/** Who reads what strangers send, and never keeps those who play waiting. */
export interface Reader {
  /** A table from the body of a request. Whose limit of games it counts against is who asks. */
  creation(text: string, by: string, now: number): Promise<Timed<Read<TableMade>>>;
  claim(text: string, by: string): Promise<Timed<Read<ClaimRead>>>;
  /** A table with the player who takes its free seat; its document as JSON. */
  join(match: Match, asked: JoiningText, by: string, now: number): Promise<Timed<Read<MatchText>>>;
}

interface MatchText extends Omit<Match, "document"> {
  readonly document: string;
}

export interface TableMade {
  readonly game: NewGame;
  readonly seat: PlayerId;
  readonly token: string;
  readonly invite: string;
}

/** An army stays JSON: it is read together with the table's document. */
export type ClaimRead = Omit<Claim, "army"> & { readonly army: string | null };

export interface Timed<T> {
  readonly value: T;
  /** For which it kept a thread busy. */
  readonly ms: number;
}

export type DocumentRead =
  | { readonly ok: true; readonly document: Game; readonly waiting: readonly AwaitedPlayer[] }
  | { readonly ok: false; readonly errors: readonly Problem[] };

export type Acted =
  | { readonly ok: false; readonly errors: readonly Problem[] }
  | ({
      readonly ok: true;
      /** The step as JSON, and how many bytes that is. */
      readonly text: string;
      readonly bytes: number;
    } & Outcome);

/** Where a thread gets a table from that it does not hold. */
export interface Source {
  given(): Given;
  /** The same with what can be taken back, from what is on disk. */
  recalled(): Promise<Given>;
}

/** Opaque to tables. */
export interface Place {
  readonly table: number;
}

/** Why the referee did not answer; nothing was changed. */
export class NoAnswer extends Error {
  override readonly name = "NoAnswer";
  readonly problem: Problem;
  readonly ms: number;

  constructor(problem: Problem, ms: number) {
    super(problem.message);
    this.problem = problem;
    this.ms = ms;
  }
}
