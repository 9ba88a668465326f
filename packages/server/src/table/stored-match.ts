import type { ChatLine } from "@gunline/link";
import { documents, type Game } from "@gunline/rules";
import { hashOfGame } from "../match/hash.ts";
import type { Match } from "../match/match.ts";
import { recall } from "../match/recall.ts";
import { restore } from "../match/restore.ts";
import type { Referee, Source } from "../referee/referee.ts";
import type { Store } from "../store/store.ts";
import { lastSteps, type SizedStep } from "./page.ts";

/** A match as it was read from the store, with what those who come to it are told. */
export interface Loaded {
  readonly match: Match;
  /** Of its document. */
  readonly hash: string;
  readonly steps: readonly SizedStep[];
  readonly chat: readonly ChatLine[];
  /** After this many steps nothing could be taken back; undefined where that is not known. */
  readonly nothingChosenAt: number | undefined;
}

/** Undefined where there is no such match. */
export async function load(store: Store, id: string): Promise<Loaded | undefined> {
  const stored = await store.load(id);
  if (stored === undefined) return undefined;
  const { version, seq, since } = stored.match;
  if (!documents.isOfThisShape(version)) throw new Error(`game ${id} has a document of version ${version}`);
  const document = restore(id, stored.saved);
  const hash = stored.saved.steps.at(-1)?.hash ?? hashOfGame(document);
  const match = { ...stored.match, document };
  const [steps, chat] = await Promise.all([lastSteps(store, match, seq), store.chat(id)]);
  return { match, hash, steps, chat, nothingChosenAt: seq === since ? seq : undefined };
}

/** The document of a match as it was after so many steps; one of an earlier version is upgraded. */
export async function documentAfter(
  { id, since, about }: Match,
  seq: number,
  store: Store,
  referee: Referee,
): Promise<Game> {
  const saved = await store.saved(id, seq);
  if (saved === undefined) throw new Error(`game ${id} has no document after step ${seq}`);
  const document = restore(id, saved);
  if (seq >= since) return document;
  const upgraded = documents.upgradeDocument(document, about.objectives);
  const read = upgraded.ok ? (await referee.read(upgraded.value, id)).value : upgraded;
  if (!read.ok) throw new Error(`game ${id}: the document after step ${seq} is of an earlier version`);
  return read.document;
}

/** The match as a thread of the referee needs it that does not hold its table. */
export function sourceOf({ match, nothingChosenAt }: Loaded, store: Store, referee: Referee): Source {
  return {
    given: () => ({
      document: JSON.stringify(match.document),
      choices: match.seq === nothingChosenAt ? "none" : "unknown",
      steps: "[]",
    }),
    recalled: async () => {
      const { from, steps } = await recall(
        match,
        (after, upTo) => store.steps(match.id, after, upTo),
        (seq) => documentAfter(match, seq, store, referee),
      );
      return { document: JSON.stringify(from), choices: "none", steps: JSON.stringify(steps) };
    },
  };
}
