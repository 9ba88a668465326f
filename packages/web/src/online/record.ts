import { type About, gameAbout, gameRecord, NOTHING_ABOUT } from "@gunline/link";
import { type GameRecord, parseRecord, replay } from "@gunline/rules";
import { createStore } from "zustand";
import { serverBase } from "../route/links.ts";
import { type Moment, momentsOfRecord } from "../table/moments.ts";
import { words } from "../words/english.ts";
import { endingOf } from "./ending.ts";
import { type Patience, untilReached } from "./reach.ts";
import { SharedAsking } from "./shared.ts";

const own = words.online.door;

const asked = new SharedAsking<GameRecord>();

/** The record of the last game that was over when it was fetched: it does not change any more. */
const known = createStore<{ readonly game?: string; readonly record?: GameRecord }>(() => ({}));

/** The record of a game on the server, as a file to keep. Those who need it at the same time get it by one request. */
export async function fetchRecord(game: string, token: string, patience: Patience): Promise<GameRecord> {
  const last = known.getState();
  if (last.game === game && last.record !== undefined) return last.record;
  const ask = () => gameRecord(serverBase(), game, token);
  const record = await asked.ask(`${game} ${token}`, ask, patience);
  if (isWhole(record)) known.setState({ game, record });
  return record;
}

/** Only a record with its seed goes to the end. */
function isWhole({ seed }: GameRecord): boolean {
  return seed !== undefined;
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
  const fetched = await fetchRecord(game, token, patience);
  const record = parseRecord(fetched);
  if (!record.ok) throw new UnreadableRecord(record.refusals[0]?.message ?? own.badRecord, fetched);
  const played = replay(record.value);
  if (!played.ok) throw new UnreadableRecord(own.otherStep(played.difference.step + 1), fetched);
  const moments = momentsOfRecord(record.value, played.games, played.results);
  // The record is what matters; a server that says no more than it is good enough.
  const described = untilReached(() => gameAbout(serverBase(), game, token), patience);
  const { status, ...about } = await described.catch(() => ({ ...NOTHING_ABOUT, status: undefined }));
  // The game may have ended after this record was written.
  const { start } = record.value;
  return { about, moments, ending: isWhole(record.value) ? endingOf(status, start.players) : null };
}
