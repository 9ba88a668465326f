import { SCENARIOS } from "@gunline/armies";
import { agreementOf, reviewOf } from "@gunline/armies/review";
import { claimSeat, createGame } from "@gunline/link";
import type { Game } from "@gunline/rules";
import { inject } from "vitest";
import { TablePage } from "./table-page.ts";
import { visit, type Wishes } from "./visit.ts";

/** A seat as the browser of its player holds it. */
type Seat = Readonly<Record<string, string>>;

interface FarApart {
  /** Where the table is, behind the address. */
  readonly hash: string;
  readonly watchHash: string;
  readonly p1: Seat;
  readonly p2: Seat;
}

/** A small table, on which the first player decides. */
export function firstShots(): Game {
  return SCENARIOS.find(({ id }) => id === "first-shots")!.game();
}

/** What a player sends who has read what is not built in, and agrees. */
export function agreeing(document: Game): { readonly agrees?: string } {
  const agrees = agreementOf(reviewOf(document));
  return agrees === null ? {} : { agrees };
}

/** A game on the server at which both have sat down. */
export async function farApart(
  [first, second] = ["Ann", "Bob"],
  document: Game = firstShots(),
  modifiers_by_hand = false,
): Promise<FarApart> {
  const base = inject("address").replace(/\/$/, "");
  const wish = { document, name: first, modifiers_by_hand, ...agreeing(document) };
  const { id: game, token, invite, watch } = await createGame(base, wish);
  const claimed = await claimSeat(base, game, { invite, name: second, ...agreeing(document) });
  return {
    hash: `#/game/${game}`,
    watchHash: `#/watch/${game}/${watch}`,
    p1: { game, token, seat: "p1", title: "Test" },
    p2: { game, token: claimed.token, seat: "p2", title: "Test" },
  };
}

/** Somebody who comes to a page of the site, maybe with a seat of before. */
export async function arrive(hash: string, seat?: Seat, wishes: Wishes = {}): Promise<TablePage> {
  const visited = await visit(wishes);
  if (seat !== undefined) {
    await visited.page.evaluate(
      (kept) => localStorage.setItem("gunline.seats", kept),
      JSON.stringify([seat]),
    );
  }
  await visited.page.goto(`${inject("address")}${hash}`);
  return new TablePage(visited);
}
