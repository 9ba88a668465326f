import * as z from "zod/mini";

const KEY = "gunline.claim";

/**
 * Keeps the token under which a seat is claimed before it is sent: a claim whose answer was lost can be sent again, even
 * after a reload, and gives the same seat.
 */
export function noteClaim(game: string, token: string): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ game, token }));
  } catch {
    // Without a place to keep it, it lives as long as the page.
  }
}

/** The claim was refused for good. */
export function dropClaim(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

/** The token under which this browser has claimed a seat at the game; undefined where it never has. */
export function notedClaim(game: string): string | undefined {
  try {
    const kept = z
      .object({ game: z.string(), token: z.string() })
      .safeParse(JSON.parse(localStorage.getItem(KEY) ?? "null"));
    return kept.success && kept.data.game === game ? kept.data.token : undefined;
  } catch {
    return undefined;
  }
}
