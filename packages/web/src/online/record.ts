import { type About, gameAbout, gameRecord, NOTHING_ABOUT } from "@gunline/link";
import { type GameRecord, parseRecord, replay } from "@gunline/rules";
import { serverBase } from "../route/links.ts";
import { type Moment, momentsOfRecord } from "../table/moments.ts";
import { words } from "../words/english.ts";
import { endingOf } from "./ending.ts";
import { type Patience, untilReached } from "./reach.ts";

const own = words.online.door;

/** The record of a game on the server, as a file to keep. */
export function fetchRecord(game: string, token: string): Promise<GameRecord> {
  return gameRecord(serverBase(), game, token);
}

/** A record that this version cannot show: it is there all the same, to take along. */
export class UnreadableRecord extends Error {
  readonly record: GameRecord;

  constructor(message: string, record: GameRecord) {
    super(message);
    this.record = record;
  }
}

interface Looked {
  readonly about: Pick<About, "title">;
  readonly moments: readonly Moment[];
  /** How the game ended after the last of them; null where it goes on. */
  readonly ending: string | null;
}

/** The same as moments to look at; every step is proved on the way. */
export async function fetchMoments(game: string, token: string, patience: Patience): Promise<Looked> {
  const fetched = await untilReached(() => fetchRecord(game, token), patience);
  const record = parseRecord(fetched);
  if (!record.ok) throw new UnreadableRecord(record.refusals[0]?.message ?? own.badRecord, fetched);
  const played = replay(record.value);
  if (!played.ok) throw new UnreadableRecord(own.otherStep(played.difference.step + 1), fetched);
  const moments = momentsOfRecord(record.value, played.games, played.results);
  // The record is what matters; a server that says no more than it is good enough.
  const asked = untilReached(() => gameAbout(serverBase(), game, token), patience);
  const { status, ...about } = await asked.catch(() => ({ ...NOTHING_ABOUT, status: undefined }));
  // Only a record with its seed goes to the end: the game may have ended after this one was written.
  const isWhole = record.value.seed !== undefined;
  return { about, moments, ending: isWhole ? endingOf(status, record.value.start.players) : null };
}
