import type { Problem } from "@gunline/link";
import { documents } from "@gunline/rules";
import { type DocumentRead, NoAnswer, type Referee } from "../referee/referee.ts";
import type { Store, Stored } from "../store/store.ts";
import type { Match } from "./match.ts";
import { restore } from "./restore.ts";
import { waitingToJoin } from "./waiting.ts";

const EARLIER: Problem = {
  code: "EARLIER_VERSION",
  message:
    "This game was begun with an earlier version of Gunline and cannot go on here; its record is kept.",
};
const LATER: Problem = {
  code: "LATER_VERSION",
  message: "This game was played with a later version of Gunline than this server's.",
};

const BUSY: Problem = { code: "BUSY", message: "The table is busy; try again." };

/** How often it is tried again because another process was at work on the same game. */
const TRIES = 5;

/**
 * Asked before a game is opened: one of an earlier version is brought up to date where that can be done, and refused by
 * name where not. A game that is over stays as it was played, and opens if its documents have the shape of today.
 */
export async function openingRefusal(
  store: Store,
  referee: Referee,
  id: string,
): Promise<Problem | undefined> {
  for (let tries = 0; tries < TRIES; tries++) {
    const version = await store.version(id);
    if (version === undefined || version === documents.DOCUMENT_VERSION) return undefined;
    if (version > documents.DOCUMENT_VERSION) return LATER;
    const stored = await store.load(id);
    if (stored === undefined) return undefined;
    if (stored.match.head.status.state === "over")
      return documents.isOfThisShape(version) ? undefined : EARLIER;
    const match = await upToDate(stored, referee);
    if (match === "busy") return BUSY;
    if (match === undefined) return EARLIER;
    if (await store.upgrade(match, stored.match.revision)) return undefined;
  }
  return BUSY;
}

/** Undefined where it cannot go on. From here it is played by the rules of today, so that a new record begins. */
async function upToDate({ match, saved }: Stored, referee: Referee): Promise<Match | "busy" | undefined> {
  const { seats, status, offers } = match.head;
  const upgraded = documents.upgradeDocument(restore(match.id, saved), match.about.objectives);
  if (!upgraded.ok) return undefined;
  const read = await readBy(referee, upgraded.value, match.id);
  if (read === "busy") return read;
  if (!read.ok) return undefined;
  const { document } = read;
  const waiting = status.state === "open" ? waitingToJoin(seats) : read.waiting;
  const head = { ...match.head, waiting, offers: { ...offers, undo: null } };
  return { ...match, version: documents.DOCUMENT_VERSION, since: match.seq, document, head };
}

/** A referee that does not answer says nothing about the game. */
async function readBy(referee: Referee, document: unknown, id: string): Promise<DocumentRead | "busy"> {
  try {
    // No matter who asks, the game is not of their making: it waits in a line of its own.
    return (await referee.read(document, id)).value;
  } catch (error) {
    if (error instanceof NoAnswer) return "busy";
    throw error;
  }
}
