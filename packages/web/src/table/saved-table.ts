import {
  begin,
  type Checked,
  canonicalJson,
  documents,
  type Game,
  goingBack,
  parseAction,
  parseGame,
  step,
} from "@gunline/rules";
import { entriesAt, type Moment, storyAt } from "./moments.ts";
import { rewindEntry } from "./rewind-entry.ts";
import { parseSavedGame, type SavedGame } from "./saved-games.ts";
import { freshTable, type Table } from "./table.ts";

export interface Loaded {
  readonly table: Table;
  /** The rules have changed under it: it goes on as another game without its log, and the one with it stays. */
  readonly isCut: boolean;
}

/** What becomes of a kept game that is read; `slow` where it was not read by the time that was given. */
export type Reading = Checked<Loaded> | "slow";

/** A kept game as a table to go on at. `until` is a moment of `performance.now()`. */
export function readTable(id: string, text: string, until = Number.POSITIVE_INFINITY): Reading {
  const saved = parseSavedGame(text);
  if (saved === undefined) return { ok: false, refusals: [] };
  const game = readGame(saved.game);
  if (!game.ok) return game;
  const { title, task, offered, guided } = saved;
  const computer = seatsOf(saved);
  const replayed = replayedFrom(saved, game.value, until);
  if (replayed === "slow") return replayed;
  if (replayed === undefined) {
    return {
      ok: true,
      value: { table: { ...freshTable(title, task, game.value), ...computer }, isCut: true },
    };
  }
  const table: Table = {
    mode: "hotseat",
    kept: id,
    title,
    task,
    offered,
    ...(guided && { guided }),
    ...computer,
    ...replayed,
  };
  return { ok: true, value: { table, isCut: false } };
}

function seatsOf({ computer }: SavedGame): Pick<Table, "computer"> {
  if (computer === undefined) return {};
  const { p1, p2 } = computer;
  return { computer: { ...(p1 !== undefined && { p1 }), ...(p2 !== undefined && { p2 }) } };
}

function readGame(raw: unknown): Checked<Game> {
  const upgraded = documents.upgradeDocument(raw);
  return upgraded.ok ? parseGame(upgraded.value) : upgraded;
}

type Replayed = Pick<Table, "start" | "game" | "entries" | "story" | "choices">;

/** The story of a kept game, by the edition of the rules that leads to it; undefined where none does. */
function replayedFrom(saved: SavedGame, end: Game, until: number): Replayed | undefined | "slow" {
  const start = readGame(saved.start);
  if (!start.ok) return undefined;
  for (const edition of documents.possibleEditions(start.value)) {
    const replayed = playedAgain(
      saved,
      documents.byEdition(start.value, edition),
      documents.byEdition(end, edition),
      until,
    );
    if (replayed !== undefined) return replayed;
  }
  return undefined;
}

/** Plays the actions again; undefined where that does not lead to the game as it was kept. */
function playedAgain(
  { actions, whys = {}, rewinds = {} }: SavedGame,
  start: Game,
  end: Game,
  until: number,
): Replayed | undefined | "slow" {
  let timeline = begin(start);
  const timelines = [timeline];
  const moments: Moment[] = [{ game: start, entry: null, after: null }];
  for (const [index, raw] of actions.entries()) {
    if (performance.now() > until) return "slow";
    const rewind = Object.hasOwn(rewinds, index) ? rewinds[index] : undefined;
    if (rewind !== undefined) {
      const earlier = timelines[rewind.to];
      if (earlier === undefined) return undefined;
      const back = goingBack.rewoundTimeline(earlier, timeline.game);
      const { to, from, player, why: said } = rewind;
      const asked = { to, from, player, ...(said !== undefined && { why: said }) };
      const gone = entriesAt(moments, index).slice(entriesAt(moments, to).length);
      const entry = rewindEntry(timeline.game, back.game, asked, gone);
      timeline = back;
      moments.push({ game: timeline.game, entry, after: to });
    } else {
      const action = parseAction(raw);
      if (!action.ok) return undefined;
      const taken = step(timeline, action.value);
      timeline = taken.timeline;
      const why = Object.hasOwn(whys, index) ? whys[index] : undefined;
      const entry = { action: action.value, result: taken.result, ...(why !== undefined && { why }) };
      moments.push({ game: timeline.game, entry, after: index });
    }
    timelines.push(timeline);
  }
  if (canonicalJson(timeline.game) !== canonicalJson(end)) return undefined;
  const entries = entriesAt(moments, actions.length);
  const story = storyAt(moments, actions.length);
  return { ...timeline, start, entries, ...(story.length > entries.length && { story }) };
}
