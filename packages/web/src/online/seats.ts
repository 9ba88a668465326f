import type { Action } from "@gunline/rules";
import * as z from "zod/mini";
import { createStore } from "zustand";

/**
 * The seats that this browser holds: secret tokens, which open a table to whoever has them. One that the storage has no
 * room for is held by the page and by its address, so that a reload does not lose it.
 */
const seatSchema = z.object({
  game: z.string().check(z.maxLength(100)),
  token: z.string().check(z.maxLength(100)),
  seat: z.enum(["p1", "p2"]),
  /** For the opponent's link, while it waits to be used. */
  invite: z.optional(z.string().check(z.maxLength(100))),
  /** What to call the game until the server has said it; may be empty. */
  title: z.string().check(z.maxLength(200)),
  /** Who leads whom by one's own list, by unit: proposed here, and told to nobody before it is sealed. */
  leads: z.optional(z.record(z.string(), z.string())),
});

export type HeldSeat = z.infer<typeof seatSchema>;

const KEY = "gunline.seats";
const MOST = 100;
const TRIAL_KEY = "gunline.trial";
/** In characters: game, token, invitation, title and what is written around them. */
const LONGEST_SEAT = 600;

/** Those that could not be stored. */
const page = createStore<{ readonly unstored: readonly HeldSeat[] }>(() => ({ unstored: [] }));

export function heldSeats(): readonly HeldSeat[] {
  const stored = storedSeats();
  const { unstored } = page.getState();
  return [...unstored.filter(({ game }) => stored.every((one) => one.game !== game)), ...stored];
}

function storedSeats(): readonly HeldSeat[] {
  try {
    const raw: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    if (!Array.isArray(raw)) return [];
    return raw.flatMap((one) => {
      const read = seatSchema.safeParse(one);
      return read.success ? [read.data] : [];
    });
  } catch {
    return [];
  }
}

export function seatAt(game: string): HeldSeat | undefined {
  return heldSeats().find((held) => held.game === game);
}

/** What lists say of who leads whom, as a seat keeps it. */
export function leadsIn(formations: readonly Action[]): NonNullable<HeldSeat["leads"]> {
  return Object.fromEntries(
    formations.flatMap((one) => (one.type === "ATTACH" ? [[one.actor_unit_id, one.payload.unit_id]] : [])),
  );
}

/** Keeps a seat, the newest first; of one game there is one. */
export function holdSeat(seat: HeldSeat): void {
  const isOther = ({ game }: HeldSeat) => game !== seat.game;
  const isKept = store([seat, ...storedSeats().filter(isOther)].slice(0, MOST));
  const others = page.getState().unstored.filter(isOther);
  page.setState({ unstored: isKept ? others : [seat, ...others] });
}

/** Whether the seat outlives the page. */
export function isStored(seat: HeldSeat): boolean {
  return storedSeats().some(({ game, token }) => game === seat.game && token === seat.token);
}

/** Whether there is room for one more seat: asked before a seat is, since its token is given once. */
export function canHoldSeat(): boolean {
  try {
    localStorage.setItem(TRIAL_KEY, "x".repeat(LONGEST_SEAT));
    return true;
  } catch {
    return false;
  } finally {
    remove(TRIAL_KEY);
  }
}

/** The seat is given up for good where nobody has written its link down. */
export function dropSeat(game: string): void {
  page.setState(({ unstored }) => ({ unstored: unstored.filter((held) => held.game !== game) }));
  store(storedSeats().filter((held) => held.game !== game));
}

function store(seats: readonly HeldSeat[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(seats));
    return true;
  } catch {
    return false;
  }
}

function remove(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Storage that is switched off holds nothing.
  }
}
