import { begin, canonicalJson, type Game, parseAction, parseGame, step } from "@gunline/rules";
import * as z from "zod/mini";
import { type Entry, freshTable, type Table, useTable } from "./table.ts";

/**
 * The game on the table, kept by the browser after every action and at once, so that a reload goes on where it was,
 * also between two dice. The start and the actions tell the story; the game itself is kept beside them, so that it
 * outlives a change of the rules under it.
 */
const KEY = "gunline.table";

const savedSchema = z.object({
  title: z.string().check(z.maxLength(200)),
  task: z.string().check(z.maxLength(2_000)),
  start: z.unknown(),
  game: z.unknown(),
  actions: z.array(z.unknown()).check(z.maxLength(100_000)),
});

export type Notice = (message: string) => void;

export function followTable(warn: Notice): void {
  let warned = false;
  let last: Table | null = null;
  useTable.subscribe(({ table }) => {
    // The server keeps its own tables, and looking back changes nothing.
    if (table === last || table?.mode !== "hotseat") return;
    last = table;
    try {
      localStorage.setItem(KEY, JSON.stringify(saved(table)));
      warned = false;
    } catch {
      if (!warned) warn("This browser cannot keep the game by itself any longer. Save it to a file.");
      warned = true;
    }
  });
}

const GONE_KEY = "gunline.gone";

/** Notes that the table as it stands was put on the server: when an opponent has come there, it goes on there alone. */
export function noteMovedOnline(game: string, { entries }: Table): void {
  try {
    localStorage.setItem(GONE_KEY, `${game} ${entries.length}`);
  } catch {
    // Without room for the note both tables stay.
  }
}

/** Forgets the table that became this game, unless it was played on here; a second one would only confuse. */
export function forgetMovedOnline(game: string): void {
  const [noted, steps] = (localStorage.getItem(GONE_KEY) ?? "").split(" ");
  if (noted !== game) return;
  localStorage.removeItem(GONE_KEY);
  if (kept()?.actions.length === Number(steps)) localStorage.removeItem(KEY);
}

/** What the browser has kept; null where there is nothing, undefined where it cannot be read. */
function kept(): z.infer<typeof savedSchema> | null | undefined {
  try {
    const text = localStorage.getItem(KEY);
    return text === null ? null : savedSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

function saved({ title, task, start, game, entries }: Table): unknown {
  return { title, task, start, game, actions: entries.map(({ action }) => action) };
}

/** The table as it was left; null where there is none, or none that can be read. */
export function lastTable(warn: Notice): Table | null {
  try {
    const read = kept();
    if (read === null) return null;
    const game = read && parseGame(read.game);
    const start = read && parseGame(read.start);
    if (read === undefined || game?.ok !== true || start?.ok !== true) {
      warn("The game that this browser kept cannot be read.");
      return null;
    }
    const { title, task, actions } = read;
    const told = retell(start.value, actions, game.value);
    if (told !== undefined) return { mode: "hotseat", title, task, start: start.value, ...told };
    warn("The rules have changed since this game was kept: it goes on without its log.");
    return freshTable(title, task, game.value);
  } catch {
    warn("The game that this browser kept cannot be read.");
    return null;
  }
}

/** Plays the actions again; undefined where that does not lead to the game as it was kept. */
function retell(
  start: Game,
  actions: readonly unknown[],
  end: Game,
): Pick<Table, "game" | "entries" | "choices"> | undefined {
  let timeline = begin(start);
  const entries: Entry[] = [];
  for (const raw of actions) {
    const action = parseAction(raw);
    if (!action.ok) return undefined;
    const taken = step(timeline, action.value);
    timeline = taken.timeline;
    entries.push({ action: action.value, result: taken.result });
  }
  return canonicalJson(timeline.game) === canonicalJson(end) ? { ...timeline, entries } : undefined;
}
