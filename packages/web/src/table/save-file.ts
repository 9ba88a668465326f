import {
  type Checked,
  makeRecord,
  parseGame,
  parseRecord,
  type Refusal,
  recordStep,
  replay,
  rewindStep,
} from "@gunline/rules";
import { words } from "../words/english.ts";
import { entriesAt, type Moment, momentsOf, momentsOfRecord, storyAt, timelinesOf } from "./moments.ts";
import { freshTable, storyOf, type Table } from "./table.ts";

/**
 * Save files are game records: the start, every action, and hashes that prove each step; `gunline replay` reads them
 * too. A plain game document can be opened as well.
 */

/** Beyond this a file is none of ours. */
const MOST_BYTES = 16 * 1024 * 1024;
/** Nor is a record: the longest battles take a tenth of it. */
const MOST_STEPS = 20_000;

const bad = words.start.badFile;

export function makeSaveFile(table: Table): string {
  const { title, task, start } = table;
  const story = storyOf(table);
  const moments = momentsOf(start, story);
  const steps = story.map(({ action, result, rewind }, index) => {
    const { game } = moments[index + 1]!;
    if (rewind === undefined) return recordStep(action, game, result);
    const { to, player, why } = rewind;
    return rewindStep(to, game, { player, ...(why !== undefined && { why }) });
  });
  const record = { ...makeRecord(start, steps), about: { title, task } };
  return `${JSON.stringify(record, null, 1)}\n`;
}

/** Hands the game to the player as a file. */
export function saveTable(table: Table): void {
  download(fileName(table.title), makeSaveFile(table));
}

/** The same of a game that cannot be opened: as it was kept. */
export function downloadSaved(title: string, text: string): void {
  download(fileName(title), text);
}

function fileName(title: string): string {
  const plain = title.toLowerCase().replace(/[^a-z0-9]+/g, "-");
  return `gunline-${plain.replace(/^-|-$/g, "") || "game"}.json`;
}

export function download(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** What a file holds: a game to go on with, or one to look at. */
export type Opened =
  | { readonly kind: "table"; readonly table: Table }
  | { readonly kind: "replay"; readonly title: string; readonly moments: readonly Moment[] };

/** A file that is larger than any of ours is not even read. */
export function tooLarge({ name, size }: Pick<File, "name" | "size">): Checked<Opened> | undefined {
  return size > MOST_BYTES ? fault(bad.tooLarge(name, MOST_BYTES / 1024 / 1024)) : undefined;
}

/** A file that would take too long to be checked. */
export function tooSlow(name: string, seconds: number): Checked<Opened> {
  return fault(bad.tooSlow(name, seconds));
}

/** Reads the text of a file, or says in words what is wrong with it; the game on the table is not touched here. */
export function readSaveFile(name: string, text: string): Checked<Opened> {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return fault(bad.notJson(name, error instanceof Error ? error.message : String(error)));
  }
  const title = name.replace(/\.json$/i, "").slice(0, 80);
  const format = typeof raw === "object" && raw !== null && "format" in raw ? raw.format : undefined;
  if (format === undefined) return fault(bad.noFormat(name));
  if (String(format).startsWith("gunline-record/")) return readRecord(raw, title);
  const game = parseGame(raw);
  return game.ok ? opened(freshTable(title, "", game.value)) : game;
}

/** A record that does not say what it is about is called after its file. */
function readRecord(raw: unknown, name: string): Checked<Opened> {
  const record = parseRecord(raw);
  if (!record.ok) return record;
  if (record.value.steps.length > MOST_STEPS)
    return fault(bad.tooManySteps(record.value.steps.length, MOST_STEPS));
  const played = replay(record.value);
  if (!played.ok) {
    const { step, field } = played.difference;
    return fault(bad.otherStep(step + 1, field));
  }
  const { about, seed, scripted_dice } = record.value;
  const title = about?.title || name;
  const moments = momentsOfRecord(record.value, played.games, played.results);
  // Dice that are not those of the document's seed: to look at, not to go on with.
  if (seed !== undefined || scripted_dice !== undefined) {
    return { ok: true, value: { kind: "replay", title, moments } };
  }
  const last = moments.length - 1;
  const [entries, story] = [entriesAt(moments, last), storyAt(moments, last)];
  // Unlike the record's own start, it names the edition that the game goes on by.
  const [start] = played.games;
  const { choices } = timelinesOf(start!, story).at(-1)!;
  const table = { ...freshTable(title, about?.task ?? "", start!), game: played.game, entries, choices };
  return opened(story.length > entries.length ? { ...table, story } : table);
}

function opened(table: Table): Checked<Opened> {
  return { ok: true, value: { kind: "table", table } };
}

function fault(message: string): Checked<Opened> {
  const refusal: Refusal = { code: "BAD_FILE", rule: "RC-2", message };
  return { ok: false, refusals: [refusal] };
}
