import type { PlayerId } from "@gunline/rules";
import { create } from "zustand";
import { type Entry, type Table, useTable } from "../../table/table.ts";
import { words } from "../../words/english.ts";
import { type Banner, bannerOf } from "./banner.ts";
import { eventsIn, type FeedEvent, recapOf } from "./event.ts";
import { viewerOf } from "./viewer.ts";

/** A card of the feed, known by its number. */
export interface FeedCard extends FeedEvent {
  readonly id: number;
}

interface Feed {
  readonly cards: readonly FeedCard[];
  readonly banner: (Banner & { readonly id: number }) | null;
  /** What happened in the other side's turn; null where there is nothing to look back at, or it was closed. */
  readonly recap: readonly FeedEvent[] | null;
  /** How many there were, by which each is known. */
  readonly shown: number;
}

export const useFeed = create<Feed>(() => ({ cards: [], banner: null, recap: null, shown: 0 }));

/** More would hide the board; the log has all of them. */
const MOST_CARDS = 30;

/** Shows what happens at the table from now on. Returns how to stop. */
export function followFeed(): () => void {
  const stop = useTable.subscribe(({ table: now }, { table: before }) => {
    if (now === before) return;
    if (now === null || before === null || !isNext(before, now)) clear();
    else next(before, now);
  });
  return () => {
    stop();
    clear();
  };
}

function clear(): void {
  useFeed.setState({ cards: [], banner: null, recap: null });
}

/** The same game, one step or more further on. */
function isNext(before: Table, now: Table): boolean {
  const { length } = before.entries;
  return (
    now.mode === before.mode &&
    now.mode !== "replay" &&
    now.start === before.start &&
    now.entries.length >= length &&
    (length === 0 || now.entries[length - 1] === before.entries[length - 1])
  );
}

function next(before: Table, now: Table): void {
  const entries = now.entries.slice(before.entries.length);
  const last = entries.at(-1);
  if (last === undefined) return;
  const viewer = viewerOf(now);
  const found = bannerOf(before.game, now.game, last, viewer);
  const isOurs = viewer !== null && now.game.turn.active_player === viewer;
  const events = entries.flatMap((entry) =>
    eventsIn(entry, now.game).flatMap((event) => newsOf(event, entry, viewer)),
  );
  useFeed.setState(({ cards, shown, banner, recap }) => {
    const fresh = events.map((event, at): FeedCard => ({ ...event, id: shown + 1 + at }));
    const count = shown + fresh.length + 1;
    const begins = isOurs && found?.side === viewer;
    return {
      cards: [...cards, ...fresh].slice(-MOST_CARDS),
      banner: found === null ? banner : { ...found, id: count },
      // What happens next closes what was looked back at.
      recap: begins ? recapOf(now.entries, now.game) : isOurs && fresh.length === 0 ? recap : null,
      shown: count,
    };
  });
}

/** What a player has just pressed is no news to that player; what was chosen for one is, and says so. */
function newsOf(event: FeedEvent, { why }: Entry, viewer: PlayerId | null): readonly FeedEvent[] {
  const { kind, side, title } = event;
  if (kind === "points" || kind === "destroyed" || kind === "coherency") return [event];
  if (side !== viewer) return kind === "chosen" ? [] : [event];
  return why === undefined ? [] : [{ ...event, title: words.feed.chosenForYou, lines: [title] }];
}

export function dismissCard(id: number): void {
  useFeed.setState(({ cards }) => ({ cards: cards.filter((card) => card.id !== id) }));
}

export function endBanner(): void {
  useFeed.setState({ banner: null });
}

export function closeRecap(): void {
  useFeed.setState({ recap: null });
}
