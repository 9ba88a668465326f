import { words } from "../words/english.ts";
import { documentWriter } from "./document-text.ts";
import { freshSeed } from "./fresh-seed.ts";
import { forgetDraft } from "./kept-draft.ts";
import {
  idHere,
  keyOf,
  lacking,
  noteHere,
  parseSavedGame,
  removeSavedGame,
  savedGames,
  takeOver,
  textOf,
  writeSavedGame,
} from "./saved-games.ts";
import { type Loaded, type Reading, readTable } from "./saved-table.ts";
import { isSlow, noteUnfinished, openInTime } from "./slow-games.ts";
import { openTable, storyOf, type Table, useTable } from "./table.ts";
import { resetView } from "./view.ts";

/**
 * The game on the table, kept by the browser after every action and at once, so that a reload goes on where it was,
 * also between two dice. The start and the actions tell the story; the game itself is kept beside them, so that it
 * outlives a change of the rules under it.
 */

export type Notice = (message: string) => void;

/** Games as they were last kept or read here, with their texts on the shelf: another text there is another tab's. */
const known = new Map<string, { readonly table: Table; readonly text: string }>();

/** Keeps what is on the table from now on, and follows what another tab does with the same game. */
export function followTable(warn: Notice): void {
  let warned = false;
  useTable.subscribe(({ table }) => {
    // The server keeps its own tables, and looking back changes nothing.
    if (table?.mode !== "hotseat" || table.kept === undefined) return;
    noteHere(table.kept);
    if (isSaved(table)) return;
    const stored = textOf(table.kept);
    if (stored !== null && known.get(table.kept)?.text !== stored) {
      // Played on in another tab meanwhile: both go on, each as its own game.
      const title = words.keptGames.copyOf(table.title);
      useTable.setState({ table: { ...table, kept: freshSeed(), title } });
      warn(words.keptGames.playedTwice(title));
      return;
    }
    try {
      const text = written(table);
      writeSavedGame(table.kept, text);
      known.set(table.kept, { table, text });
      warned = false;
    } catch {
      if (!warned) warn(words.keptGames.notKept);
      warned = true;
    }
  });
  globalThis.window?.addEventListener("storage", ({ key, newValue }) => follow(key, newValue, warn));
}

function follow(key: string | null, text: string | null, warn: Notice): void {
  const { table } = useTable.getState();
  if (table?.mode !== "hotseat" || table.kept === undefined || key !== keyOf(table.kept)) return;
  // Removed in another tab, it is still on this table, and kept again with the next action.
  if (text === null) return;
  // What was not kept here is not thrown away: with the next action it becomes a game of its own.
  if (!isSaved(table)) return;
  const { kept: saved } = table;
  const reading = openInTime(saved, (until) => readTable(saved, text, until));
  if (reading === "slow" || !reading.ok) return;
  noteRead(text, reading.value);
  forgetDraft();
  resetView();
  openTable(reading.value.table);
  warn(words.keptGames.playedElsewhere);
}

/** Whether the shelf has the table as it stands. */
export function isSaved({ kept: saved, title, game, entries, computer }: Table): boolean {
  const table = saved === undefined ? undefined : known.get(saved)?.table;
  return (
    table?.title === title && table.game === game && table.entries === entries && table.computer === computer
  );
}

/** Nothing was done at it yet, and the start page offers the same again. */
export function isUntouched({ offered, entries }: Table): boolean {
  return offered === true && entries.length === 0;
}

/** Why a table cannot be kept beside the others; undefined where it can. */
export function lackingFor(table: Table, leaving?: Table): "places" | "room" | undefined {
  const untouched = leaving !== undefined && isUntouched(leaving) ? leaving.kept : undefined;
  return lacking(written(table).length, untouched);
}

/** Forgets a table at which nothing was done, when another takes its place. */
export function forgetUntouched(table: Table | null): void {
  if (table?.mode === "hotseat" && table.kept !== undefined && isUntouched(table))
    removeSavedGame(table.kept);
}

/** Gives a game another name, on the shelf and, where it lies there, on the table. */
export function renameSaved(id: string, title: string): void {
  const { table } = useTable.getState();
  // What is on the table is kept as it changes.
  if (table?.mode === "hotseat" && table.kept === id) {
    useTable.setState({ table: { ...table, title } });
    return;
  }
  const saved = parseSavedGame(textOf(id) ?? "");
  if (saved === undefined) return;
  try {
    writeSavedGame(id, JSON.stringify({ ...saved, title }));
  } catch {
    // No room for a longer name: the game keeps the one that it has.
  }
}

/** A game that was removed lies on the table no longer. */
export function forgetHere(id: string): void {
  known.delete(id);
  if (useTable.getState().table?.kept === id) useTable.setState({ table: null, refusals: [] });
}

const write = documentWriter();

function written(table: Table): string {
  const { title, task, offered, guided, start, game, computer } = table;
  const story = storyOf(table);
  const actions = story.map(({ action }) => action);
  const back = story.flatMap(({ rewind }, index) => (rewind === undefined ? [] : [[index, rewind] as const]));
  const rewinds = back.length === 0 ? undefined : Object.fromEntries(back);
  const reasons = story.flatMap(({ why }, index) => (why === undefined ? [] : [[index, why] as const]));
  const whys = reasons.length === 0 ? undefined : Object.fromEntries(reasons);
  return write({
    title,
    task,
    saved: Date.now(),
    offered,
    guided,
    start,
    game,
    actions,
    computer,
    whys,
    rewinds,
  });
}

const GONE_KEY = "gunline.gone";

/** Notes that the table as it stands was put on the server: when an opponent has come there, it goes on there alone. */
export function noteMovedOnline(game: string, table: Table): void {
  try {
    localStorage.setItem(GONE_KEY, `${game} ${table.kept} ${storyOf(table).length}`);
  } catch {
    // Without room for the note both tables stay.
  }
}

/** Forgets the table that became this game, unless it was played on here; a second one would only confuse. */
export function forgetMovedOnline(game: string): void {
  const [noted, id, steps] = (localStorage.getItem(GONE_KEY) ?? "").split(" ");
  if (noted !== game || id === undefined) return;
  localStorage.removeItem(GONE_KEY);
  const text = textOf(id);
  if (text !== null && parseSavedGame(text)?.actions.length === Number(steps)) removeSavedGame(id);
}

/**
 * The table that was last at this tab, or the one played last; null where there is none, or none that can be read, or it
 * was too slow to be opened before the first picture.
 */
export function lastTable(warn: Notice): Table | null {
  takeOver(freshSeed());
  noteUnfinished();
  const here = idHere();
  const isHere = here !== null && textOf(here) !== null;
  const id = isHere ? here : savedGames()[0]?.id;
  if (id === undefined) return null;
  const loaded = isSlow(id) ? "slow" : loadSoon(id);
  if (loaded === "slow") {
    // Somebody who was at it wonders where it is.
    if (isHere) warn(words.keptGames.slow.notOpened);
    return null;
  }
  if (!loaded.ok) {
    warn(words.keptGames.unreadable);
    return null;
  }
  const { table, isCut } = loaded.value;
  if (isCut) warn(words.keptGames.withoutLog);
  return table;
}

/** A game of the shelf as a table to go on at, if it can be had before anybody has to wait for it. */
export function loadSoon(id: string): Reading {
  const text = textOf(id) ?? "";
  const reading = openInTime(id, (until) => readTable(id, text, until));
  if (reading !== "slow" && reading.ok) noteRead(text, reading.value);
  return reading;
}

/** The table was read from this text: only what is changed from now on has to be kept. */
export function noteRead(text: string, { table, isCut }: Loaded): void {
  if (!isCut && table.kept !== undefined) known.set(table.kept, { table, text });
}
