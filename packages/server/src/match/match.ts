import type {
  About,
  Agreement,
  Awaited,
  AwaitedPlayer,
  MatchView,
  Offers,
  Seat,
  Status,
  ViewChange,
} from "@gunline/link";
import type { Game, PlayerId } from "@gunline/rules";
import { hashUnderSeal } from "@gunline/rules";

/**
 * A match as its host keeps it: plain and immutable, changed only by decisions that are on disk first. Its document is
 * the public one, which shows the hash of the seed: the seed is used for dice, and told when the game is over.
 */
export interface Match {
  readonly id: string;
  /** Counts every change; a host whose count is behind must read the match again. */
  readonly revision: number;
  readonly seq: number;
  /** Of the document (`DOCUMENT_VERSION`). */
  readonly version: number;
  /** How many steps were made before the document had this version: they are kept, and not gone back to. */
  readonly since: number;
  readonly seed: string;
  readonly about: About;
  readonly document: Game;
  readonly head: Head;
  /** The number of the last line of chat. */
  readonly chatted: number;
  readonly created: number;
  readonly updated: number;
}

/** What a match is beside its document; small, and stored whole with every change. */
export interface Head {
  readonly seats: Readonly<Record<PlayerId, Seat>>;
  readonly status: Status;
  readonly waiting: readonly AwaitedPlayer[];
  readonly offers: Offers;
  readonly next: string | null;
  /** Bytes of all steps and saved documents, and of the steps since the last saved one; missing where there are none. */
  readonly bytes?: { readonly all: number; readonly sinceSnapshot: number };
  /** Battle formations that one side has sealed and nobody else may see yet; missing where there are none. */
  readonly sealed?: Readonly<Partial<Record<PlayerId, readonly unknown[]>>>;
  /** Whether whoever takes the other seat brings an army for it; missing where not, and once that has been done. */
  readonly brings?: true;
  /** What is not built in, and who has agreed to it; missing where everything is. */
  readonly agreement?: Agreement;
  /** Whether modifiers by hand are allowed at this table; missing where they are not. */
  readonly byHand?: true;
  /** How much of `LIMITS.chatAndOffers` each seat has used; missing as long as neither has used any. */
  readonly chatAndOffers?: Readonly<Record<PlayerId, number>>;
  /** Choices that each seat has made; missing as long as there are none. */
  readonly choices?: Readonly<Partial<Record<PlayerId, Chosen>>>;
  /** After how many minutes an awaited player can be claimed against; missing in games that were made before it was asked. */
  readonly absence?: number;
  /** Since when each player has to act, or had to last; and how far the game has come (`awaited.ts`). */
  readonly since?: Awaited;
  readonly progress?: Progress;
  /** Hashes of what the players' files say of their rules, which lies elsewhere; missing where neither says anything. */
  readonly texts?: Readonly<Partial<Record<PlayerId, string>>>;
  /** Seeds that were in use before the one of now, and up to which die; missing where there was no other. */
  readonly earlierSeeds?: readonly EarlierSeed[];
  /** Opens nothing but the view of the table, so that it may be told to seats again and again. */
  readonly watch: string;
}

/** What one seat has chosen that drew no die. */
export interface Chosen {
  readonly phase: string;
  readonly inPhase: number;
  readonly all: number;
  readonly bytes: number;
}

export interface Progress {
  /** Actions that stand: what was undone is taken off. */
  readonly length: number;
  /** The most that there have been. */
  readonly longest: number;
}

export interface EarlierSeed {
  readonly seed: string;
  readonly until: number;
}

export const NO_OFFERS: Offers = { undo: null, end: null, rematch: [] };

export const SEATS: readonly PlayerId[] = ["p1", "p2"];

export function viewOf(match: Match): MatchView {
  const { id, seq, document, created, updated, head } = match;
  const { byHand = false, absence = null } = head;
  return {
    id,
    ...changingView(match),
    modifiers_by_hand: byHand,
    absence_minutes: absence,
    seed_hash: hashUnderSeal(document.rng.seed),
    seq,
    created,
    updated,
  };
}

/** What an action may change of the view, beside its number and its time. */
function changingView({ head, seed }: Match) {
  const { status, seats, offers, next, agreement = null } = head;
  return {
    status,
    seats,
    waiting: waitingIn(head),
    offers,
    sealed: sealedIn(head),
    agreement,
    next,
    awaited: awaitedIn(head),
    ...(head.texts !== undefined && { texts: head.texts }),
    seed: status.state === "over" ? seed : null,
  } satisfies Partial<MatchView>;
}

/** Seats that have still to agree to what is not built in. */
export function notAgreed({ agreement }: Pick<Head, "agreement">): readonly PlayerId[] {
  return agreement === undefined ? [] : SEATS.filter((seat) => !agreement.agreed.includes(seat));
}

/** Agreement comes before everything else; a player who has sealed the formations is not awaited for them. */
export function waitingIn(head: Head): readonly AwaitedPlayer[] {
  const silent = head.status.state === "running" ? notAgreed(head) : [];
  if (silent.length > 0)
    return silent.map((player) => ({ player, for: { what: "agreement" }, window: null }));
  const sealed = sealedIn(head);
  return head.waiting.filter((one) => one.for.what !== "formations" || !sealed.includes(one.player));
}

/**
 * Who has to act for the game to go on. Where two could, the rules name first the one without whom it does not; only
 * agreement and formations are both sides' to give.
 */
export function mustAct(head: Head): readonly PlayerId[] {
  const all = waitingIn(head);
  const bothSides = all.filter(({ for: { what } }) => what === "formations" || what === "agreement");
  return (bothSides.length > 0 ? bothSides : all.slice(0, 1)).map(({ player }) => player);
}

function awaitedIn(head: Head): Awaited {
  if (head.status.state !== "running") return {};
  const since = mustAct(head).map((player) => [player, head.since?.[player]] as const);
  return Object.fromEntries(since.filter(([, at]) => at !== undefined));
}

/** By whom, and nothing of what is in them. */
function sealedIn({ sealed = {} }: Head): readonly PlayerId[] {
  return SEATS.filter((seat) => sealed[seat] !== undefined);
}

/** What is to be told of the view after a step to those who know the one before. */
export function viewChange(before: Match, after: Match): ViewChange {
  const [was, now] = [changingView(before), changingView(after)];
  const isOther = (field: keyof typeof now) =>
    now[field] !== was[field] && JSON.stringify(now[field]) !== JSON.stringify(was[field]);
  const fields = Object.keys(now) as (keyof typeof now)[];
  return Object.fromEntries(fields.filter(isOther).map((field) => [field, now[field]]));
}
