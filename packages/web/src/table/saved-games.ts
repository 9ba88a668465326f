import { STRENGTHS } from "@gunline/computer";
import * as z from "zod/mini";

/**
 * The games that this browser keeps, each under a key of its own. They lie in localStorage and not in a database: it is
 * written at once, so that a reload or a crash right after an action loses nothing, and it is read before the first
 * picture. Browsers give a site five million characters; a battle of 2,000 points takes 170,000 before its actions, a
 * posed problem 30,000.
 */
export const SAVED_GAMES_LIMITS = {
  games: 20,
  /** Of all games together when another one is begun; the rest is for those under way to grow. */
  characters: 4_500_000,
  /** Of the name that a game is given. */
  name: 80,
} as const;

const PREFIX = "gunline.game.";
/** Where the one game was kept when there was but one. */
const ONLY_KEY = "gunline.table";
/** The game at this tab: another tab has its own. */
const HERE_KEY = "gunline.here";

const strength = z.optional(z.enum(STRENGTHS));
const computerSchema = z.object({ p1: strength, p2: strength });

const savedGameSchema = z.object({
  title: z.string().check(z.maxLength(200)),
  task: z.string().check(z.maxLength(2_000)),
  /** When it was last played. */
  saved: z.catch(z.number(), 0),
  /** As the start page offers it: until something is done at it, it can be had there again. */
  offered: z.catch(z.boolean(), false),
  /** A first battle: what has to be known of cards and army rules in round 1 is chosen for the player. */
  guided: z.catch(z.boolean(), false),
  start: z.unknown(),
  game: z.unknown(),
  actions: z.array(z.unknown()).check(z.maxLength(100_000)),
  /** Who is played by the computer, and why it did what it did, by the number of the action. */
  computer: z.catch(z.optional(computerSchema), undefined),
  /** Where the players went back, by the number of the action that stands for it. */
  rewinds: z.optional(
    z.record(
      z.string(),
      z.object({
        to: z.int().check(z.minimum(0)),
        from: z.int().check(z.minimum(0)),
        player: z.enum(["p1", "p2"]),
        why: z.optional(z.string().check(z.maxLength(200))),
      }),
    ),
  ),
  whys: z.catch(z.optional(z.record(z.string(), z.string().check(z.maxLength(200)))), undefined),
});

export type SavedGame = z.infer<typeof savedGameSchema>;

export interface SavedGameEntry {
  readonly id: string;
  /** As it is stored. */
  readonly text: string;
  /** Undefined where the text is none of ours. */
  readonly kept: SavedGame | undefined;
}

export function keyOf(id: string): string {
  return PREFIX + id;
}

export function textOf(id: string): string | null {
  try {
    return localStorage.getItem(keyOf(id));
  } catch {
    return null;
  }
}

export function parseSavedGame(text: string): SavedGame | undefined {
  try {
    return savedGameSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Throws where the browser has no room, or keeps nothing at all. */
export function writeSavedGame(id: string, text: string): void {
  localStorage.setItem(keyOf(id), text);
}

export function removeSavedGame(id: string): void {
  try {
    localStorage.removeItem(keyOf(id));
  } catch {
    // Where nothing can be kept, nothing is.
  }
}

/** The game last played first; those that cannot be read last. */
export function savedGames(): readonly SavedGameEntry[] {
  const games = ids().flatMap((id) => {
    const text = textOf(id);
    return text === null ? [] : [{ id, text, kept: parseSavedGame(text) }];
  });
  return games.sort((a, b) => (b.kept?.saved ?? -1) - (a.kept?.saved ?? -1));
}

/** Whether this browser keeps any game, or has one of before that is not taken over yet: told without reading them. */
export function canSaveGames(): boolean {
  try {
    return ids().length > 0 || localStorage.getItem(ONLY_KEY) !== null;
  } catch {
    return false;
  }
}

/** Why another game cannot be kept beside these; undefined where it can. `leaving` makes room for it. */
export function lacking(size: number, leaving?: string): "places" | "room" | undefined {
  const others = ids().filter((id) => id !== leaving);
  if (others.length >= SAVED_GAMES_LIMITS.games) return "places";
  const used = others.reduce((sum, id) => sum + (textOf(id)?.length ?? 0), 0);
  return used + size > SAVED_GAMES_LIMITS.characters ? "room" : undefined;
}

function ids(): readonly string[] {
  try {
    return Array.from({ length: localStorage.length }, (_, index) => localStorage.key(index) ?? "")
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** The game that was at this tab before it was loaded again. */
export function idHere(): string | null {
  try {
    return sessionStorage.getItem(HERE_KEY);
  } catch {
    return null;
  }
}

export function noteHere(id: string): void {
  // To read is quick, to write takes milliseconds, and mostly it is the same game.
  if (idHere() === id) return;
  try {
    sessionStorage.setItem(HERE_KEY, id);
  } catch {
    // Then a reload comes back to the game that was played last.
  }
}

/** The one game of before goes on as the first of several. */
export function takeOver(id: string): void {
  try {
    const text = localStorage.getItem(ONLY_KEY);
    if (text === null) return;
    const saved = parseSavedGame(text);
    // There may be no room for it twice.
    localStorage.removeItem(ONLY_KEY);
    try {
      writeSavedGame(id, saved === undefined ? text : JSON.stringify({ ...saved, saved: Date.now() }));
    } catch {
      localStorage.setItem(ONLY_KEY, text);
    }
  } catch {
    // Storage that is switched off has nothing to take over.
  }
}
