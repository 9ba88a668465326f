import { type About, gameAbout, gameRecord, NOTHING_ABOUT } from "@gunline/link";
import { type GameRecord, parseRecord, replay } from "@gunline/rules";
import { type Moment, momentsOfRecord } from "../table/moments.ts";
import { serverBase } from "./links.ts";

/** The record of a game on the server, as a file to keep. */
export function fetchRecord(game: string, token: string): Promise<GameRecord> {
  return gameRecord(serverBase(), game, token);
}

interface Looked {
  readonly about: About;
  readonly moments: readonly Moment[];
}

/** The same as moments to look at; every step is proved on the way. */
export async function fetchMoments(game: string, token: string): Promise<Looked> {
  // The record is what matters.
  const [about, told] = await Promise.all([
    gameAbout(serverBase(), game, token).catch(() => NOTHING_ABOUT),
    fetchRecord(game, token),
  ]);
  const record = parseRecord(told);
  if (!record.ok) throw new Error(record.refusals[0]?.message ?? "The record cannot be read.");
  const played = replay(record.value);
  if (!played.ok) throw new Error(`Step ${played.difference.step + 1} does not come out as recorded.`);
  return { about, moments: momentsOfRecord(record.value, played.games, played.results) };
}
