import { type About, type Agreement, type AwaitedPlayer, NOTHING_ABOUT, type Seat } from "@gunline/link";
import { documents, type Game, opponentOf, type PlayerId, sealedSeed } from "@gunline/rules";
import { LIMITS } from "../limits.ts";
import { digest, makeGameId, makeSeed, makeToken } from "../secret.ts";
import type { NewGame, TokenRow } from "../store/store.ts";
import { cleanName } from "../text.ts";
import { beginWaiting } from "./awaited.ts";
import { type Head, type Match, NO_OFFERS } from "./match.ts";
import { waitingToJoin } from "./waiting.ts";

interface GameMade extends NewGame {
  readonly match: Match;
}

export interface Created {
  readonly game: GameMade;
  readonly token: string;
  readonly invite: string;
}

/** What was said when the table was made, beside its document. */
interface Terms {
  /** Minutes after which a player who is awaited and does nothing may be claimed against. */
  readonly absence?: number;
  readonly agreement?: Agreement | undefined;
}

/**
 * A new match of a document: its dice come from a fresh seed of the server's, whatever the document said. It is played by
 * the rules of today: earlier editions are for records, and lack bounds that a server needs.
 */
export function createMatch(
  given: Game,
  seat: PlayerId,
  name: string | undefined,
  address: string,
  now: number,
  about: About = NOTHING_ABOUT,
  byHand = false,
  brings = false,
  { absence = LIMITS.absenceMinutes, agreement }: Terms = {},
): Created {
  const seed = makeSeed();
  const id = makeGameId();
  const other = opponentOf(seat);
  const names = {
    [seat]: nameOr(name, given.players[seat].name),
    [other]: nameOr(undefined, given.players[other].name),
  } as Record<PlayerId, string>;
  const start = documents.withoutEdition({ ...given, rng: { seed: sealedSeed(seed), cursor: 0 } });
  const document = withNames(start, names);
  const seats = {
    [seat]: { name: names[seat], claimed: true },
    [other]: { name: names[other], claimed: false },
  } as Record<PlayerId, Seat>;
  const status = { state: "open" } as const;
  const [token, invite, watch] = [makeToken(), makeToken(), makeToken()];
  const match: Match = {
    id,
    revision: 0,
    seq: 0,
    version: documents.DOCUMENT_VERSION,
    since: 0,
    seed,
    about,
    document,
    head: {
      seats,
      status,
      waiting: waitingToJoin(seats),
      offers: NO_OFFERS,
      next: null,
      ...(byHand && { byHand }),
      ...(brings && { brings }),
      absence,
      ...(agreement !== undefined && { agreement }),
      watch,
    },
    chatted: 0,
    created: now,
    updated: now,
  };
  const tokens: TokenRow[] = [
    { hash: digest(token), role: seat },
    { hash: digest(invite), role: `invite-${other}` },
    { hash: digest(watch), role: "watch" },
  ];
  return { game: { match, tokens, address }, token, invite };
}

/** The same table again, with a fresh seed, for the same tokens. */
export function rematchOf(
  old: Match,
  start: Game,
  waiting: readonly AwaitedPlayer[],
  tokens: readonly TokenRow[],
  now: number,
): NewGame {
  const seed = makeSeed();
  const document = { ...start, rng: { seed: sealedSeed(seed), cursor: 0 } };
  const status = { state: "running" } as const;
  const { seats, watch, byHand, absence, agreement } = old.head;
  const head: Head = {
    seats,
    status,
    waiting,
    offers: NO_OFFERS,
    next: null,
    ...(byHand === true && { byHand }),
    ...(absence !== undefined && { absence }),
    // The same armies: who has agreed to them has, and who has not, has not.
    ...(agreement !== undefined && { agreement }),
    watch,
  };
  const match: Match = {
    id: makeGameId(),
    revision: 0,
    seq: 0,
    version: documents.DOCUMENT_VERSION,
    since: 0,
    seed,
    about: old.about,
    document,
    head: beginWaiting(head, now),
    chatted: 0,
    created: now,
    updated: now,
  };
  return { match, tokens, address: null };
}

/** The opponent sits down: nothing has been played yet, so that the name may enter the document. */
export function claimed(
  match: Match,
  seat: PlayerId,
  name: string | undefined,
  now: number,
  waiting: readonly AwaitedPlayer[],
  agreement?: Agreement,
): Match {
  const seated = nameOr(name, match.head.seats[seat].name);
  const seats = { ...match.head.seats, [seat]: { name: seated, claimed: true } };
  const document = withNames(match.document, { p1: seats.p1.name, p2: seats.p2.name });
  const status = { state: "running" } as const;
  const { brings: _, agreement: __, ...before } = match.head;
  const agreed = agreement === undefined ? {} : { agreement };
  const head = beginWaiting({ ...before, seats, status, waiting, ...agreed }, now);
  return { ...match, document, head, updated: now };
}

function nameOr(name: string | undefined, fallback: string): string {
  return cleanName(name ?? "") || cleanName(fallback) || "Nameless";
}

function withNames(game: Game, names: Readonly<Record<PlayerId, string>>): Game {
  const { p1, p2 } = game.players;
  return { ...game, players: { p1: { ...p1, name: names.p1 }, p2: { ...p2, name: names.p2 } } };
}
