import type { AwaitedPlayer, Problem, Status } from "@gunline/link";
import type { Fault } from "../border/text.ts";
import type { Joining } from "../match/join.ts";
import type { Asked } from "../match/play.ts";

/** What a thread of the referee is asked and answers. Documents and steps travel as JSON: text is the least to copy. */

/** What a thread must be given of a table that it does not hold: a document, and the steps since, if there are any. */
export interface Given {
  readonly document: string;
  /** Whether it is known that nothing can be taken back at the document. */
  readonly choices: "none" | "unknown";
  /** As JSON, actions all. */
  readonly steps: string;
}

/** What a player who sits down says, with the army as JSON; null where none is brought. */
export type JoiningText = Omit<Joining, "army"> & { readonly army: string | null };

export type Job =
  /** Reads the body of a request for a table, and makes the table. */
  | { readonly do: "creation"; readonly text: string; readonly customer: string; readonly now: number }
  /** Reads the body of a request for a seat. */
  | { readonly do: "claim"; readonly text: string }
  /** Lets a player sit down at a table (JSON, the document apart). */
  | {
      readonly do: "join";
      readonly match: string;
      readonly document: string;
      readonly asked: JoiningText;
      readonly now: number;
    }
  /** Reads a document from outside. */
  | { readonly do: "read"; readonly document: string }
  /** Whom a document awaits. */
  | { readonly do: "waiting"; readonly document: string }
  /** An action on a table as it is after `seq - 1` steps. */
  | { readonly do: "act"; readonly table: number; readonly given: Given | null; readonly asked: Asked };

/** Some jobs, numbered through from the first; each is answered by itself. */
export interface Jobs {
  readonly first: number;
  readonly jobs: readonly Job[];
}

/** Needs no answer. */
export interface Forget {
  readonly do: "forget";
  readonly table: number;
}

export type Answer =
  /** What is wrong with what was sent. */
  | { readonly to: "creation" | "claim" | "join"; readonly ok: false; readonly errors: readonly Fault[] }
  /** All as JSON. `made` and `match` are without their documents, which are large. */
  | { readonly to: "creation"; readonly ok: true; readonly made: string; readonly document: string }
  | { readonly to: "claim"; readonly ok: true; readonly claim: string; readonly army: string | null }
  | { readonly to: "join"; readonly ok: true; readonly match: string; readonly document: string }
  | {
      readonly to: "read";
      readonly ok: true;
      readonly document: string;
      readonly waiting: readonly AwaitedPlayer[];
    }
  | { readonly to: "read"; readonly ok: false; readonly errors: readonly Problem[] }
  | { readonly to: "waiting"; readonly waiting: readonly AwaitedPlayer[] }
  | { readonly to: "act"; readonly ok: false; readonly errors: readonly Problem[] }
  | {
      readonly to: "act";
      readonly ok: true;
      /** As JSON (`Step`). */
      readonly step: string;
      readonly bytes: number;
      readonly status: Status;
      readonly waiting: readonly AwaitedPlayer[];
    }
  /** The thread does not hold the table, or not what can be taken back at it. */
  | { readonly to: "act"; readonly needs: "document" | "choices" }
  | { readonly to: "failed"; readonly error: string };

export interface Answered {
  /** Of the job. */
  readonly number: number;
  readonly answer: Answer;
  /** Of processor time: that others had the machine is not the fault of who asks. */
  readonly ms: number;
  /** The same of all jobs so far. */
  readonly worked: number;
}

/** Said once, when a thread can be given jobs. */
export interface Ready {
  readonly ready: true;
  /** By which the operating system knows it, if that is known. */
  readonly thread: number | null;
  readonly worked: number;
}
