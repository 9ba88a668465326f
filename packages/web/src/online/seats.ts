import type { Action } from "@gunline/rules";
import * as z from "zod/mini";

/** The seats that this browser holds: secret tokens, which open a table to whoever has them. */
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

export function heldSeats(): readonly HeldSeat[] {
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
  const others = heldSeats().filter(({ game }) => game !== seat.game);
  localStorage.setItem(KEY, JSON.stringify([seat, ...others].slice(0, MOST)));
}

/** The seat is given up for good where nobody has written its link down. */
export function dropSeat(game: string): void {
  localStorage.setItem(KEY, JSON.stringify(heldSeats().filter((held) => held.game !== game)));
}
