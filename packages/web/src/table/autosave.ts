import { type Action, apply, canonicalJson, type Game, parseAction, parseGame } from "@gunline/rules";
import * as z from "zod/mini";
import { type Entry, type Table, useTable } from "./table.ts";

/**
 * The game on the table, kept by the browser after every action and at once, so that a reload goes on where it was,
 * also between two dice. The start and the actions tell the story; the game itself is kept beside them, so that it
 * outlives a change of the rules under it.
 */
const KEY = "gunline.table";

const savedSchema = z.object({
  title: z.string().check(z.maxLength(200)),
  task: z.string().check(z.maxLength(2_000)),
  objectives: z.array(z.tuple([z.number(), z.number()])).check(z.maxLength(50)),
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

/** The table goes on elsewhere: here it would be another game under the same name. */
export function forgetTable(): void {
  localStorage.removeItem(KEY);
}

function saved({ title, task, objectives, start, game, entries }: Table): unknown {
  return { title, task, objectives, start, game, actions: entries.map(({ action }) => action) };
}

/** The table as it was left; null where there is none, or none that can be read. */
export function lastTable(warn: Notice): Table | null {
  try {
    const text = localStorage.getItem(KEY);
    if (text === null) return null;
    const read = savedSchema.safeParse(JSON.parse(text));
    const game = read.success ? parseGame(read.data.game) : undefined;
    const start = read.success ? parseGame(read.data.start) : undefined;
    if (!read.success || game?.ok !== true || start?.ok !== true) {
      warn("The game that this browser kept cannot be read.");
      return null;
    }
    const { title, task, objectives, actions } = read.data;
    const entries = retell(start.value, actions, game.value);
    if (entries === undefined)
      warn("The rules have changed since this game was kept: it goes on without its log.");
    const told = entries === undefined ? { start: game.value, entries: [] } : { start: start.value, entries };
    return { mode: "hotseat", title, task, objectives, game: game.value, ...told };
  } catch {
    warn("The game that this browser kept cannot be read.");
    return null;
  }
}

/** Plays the actions again; undefined where that does not lead to the game as it was kept. */
function retell(start: Game, actions: readonly unknown[], end: Game): readonly Entry[] | undefined {
  let game = start;
  const entries: Entry[] = [];
  for (const raw of actions) {
    const action = parseAction(raw);
    if (!action.ok) return undefined;
    const applied = apply(game, action.value as Action);
    game = applied.game;
    entries.push({ action: action.value, result: applied.result });
  }
  return canonicalJson(game) === canonicalJson(end) ? entries : undefined;
}
