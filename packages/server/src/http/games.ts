import type { IncomingMessage } from "node:http";
import type { ClaimedSeat, CreatedGame, GameSummary, Invitation, TableStep } from "@gunline/link";
import { documents, opponentOf, seedHash } from "@gunline/rules";
import { z } from "zod";
import { type Buckets, costOf } from "../bucket.ts";
import { LIMITS } from "../limits.ts";
import { type Match, waitingIn } from "../match/match.ts";
import { hasTooManyDice, recordText } from "../match/record.ts";
import { restore } from "../match/restore.ts";
import { openingRefusal } from "../match/up-to-date.ts";
import { creationRefusal, customerOf } from "../quota.ts";
import { NoAnswer, type Reader, type Referee, type Timed } from "../referee/referee.ts";
import { roleOf } from "../room/table-room.ts";
import { digest, makeToken, TOKEN_PATTERN } from "../secret.ts";
import type { Store } from "../store/store.ts";
import { type Answer, json, problem, problemFor } from "./answer.ts";
import { bearerOf } from "./bearer.ts";
import { readBody } from "./body.ts";

/** The routes about games that are no moves: to create one, to take a seat, to list one's own, to take it home. */

export interface GameSurroundings {
  readonly store: Store;
  readonly referee: Referee;
  /** Reads what strangers send. */
  readonly reader: Reader;
  readonly now: () => number;
  readonly gamesPerHour: number;
  /** How many requests an address may make. */
  readonly requests: Buckets;
  readonly announce: (game: string, revision: number) => void;
  readonly onCreated: () => void;
  /** Whether there is hardly any room left for games. */
  readonly isDiskLow: () => Promise<boolean>;
}

const NO_GAME = problem(404, {
  code: "NO_GAME",
  message: "There is no such game, or this link does not open it.",
});

const NO_SEAT_FREE = problem(404, {
  code: "NO_SEAT_FREE",
  message: "The seat is taken already, or there is no such game.",
});

const DISK_LOW = problemFor(600, 503, {
  code: "DISK_LOW",
  message: "The server has hardly any room left for games. Those under way go on; try again later.",
});

export async function createGame(text: string, address: string, around: GameSurroundings): Promise<Answer> {
  const { store, reader, now, gamesPerHour, requests, onCreated, isDiskLow } = around;
  if (await isDiskLow()) return DISK_LOW;
  const customer = customerOf(address);
  const full = await creationRefusal(store, customer, gamesPerHour, now());
  if (full !== undefined) return problemFor(full.seconds, 429, full.problem);
  const read = await charged(reader.creation(text, customer, now()), address, requests);
  if ("answer" in read) return read.answer;
  if (!read.value.ok) return problem(400, ...read.value.errors);
  const { game, seat, token, invite } = read.value.value;
  await store.create(game);
  onCreated();
  const { id, seed, head } = game.match;
  const created = { id, seat, token, invite, watch: head.watch, seed_hash: seedHash(seed) };
  return json(created satisfies CreatedGame, 201);
}

const TRIES = 5;

/**
 * Takes the free seat. The token may be of the client's making: then a claim whose answer was lost can be sent again
 * and gives the same seat.
 */
export async function claimSeat(
  text: string,
  game: string,
  address: string,
  { store, referee, reader, now, requests, announce }: GameSurroundings,
): Promise<Answer> {
  const read = await charged(reader.claim(text, customerOf(address)), address, requests);
  if ("answer" in read) return read.answer;
  if (!read.value.ok) return problem(400, ...read.value.errors);
  const { invite, name: given, token: chosen, army, agrees } = read.value.value;
  const own = chosen ?? makeToken();
  const hash = digest(own);
  for (let tries = 0; tries < TRIES; tries++) {
    const [invited, held] = await Promise.all([store.role(game, digest(invite)), store.role(game, hash)]);
    if (invited === undefined && held === undefined) return NO_GAME;
    const refusal = await openingRefusal(store, referee, game);
    if (refusal !== undefined)
      return refusal.code === "BUSY" ? problemFor(1, 503, refusal) : problem(410, refusal);
    const match = await loadMatch(store, game, address, requests);
    if (match === undefined) return NO_GAME;
    const seated = (seat: "p1" | "p2"): Answer => {
      const { head, seed } = match;
      const answer = { id: game, seat, token: own, watch: head.watch, seed_hash: seedHash(seed) };
      return json(answer satisfies ClaimedSeat);
    };
    if (invited !== "invite-p1" && invited !== "invite-p2") {
      if (chosen !== undefined && (held === "p1" || held === "p2")) return seated(held);
      return NO_GAME;
    }
    if (held !== undefined) {
      return problem(409, { code: "ONE_SEAT", message: "One token has one seat at a table." });
    }
    const seat = invited === "invite-p1" ? "p1" : "p2";
    const asked = { seat, name: given, army, agrees } as const;
    const joined = await charged(reader.join(match, asked, customerOf(address), now()), address, requests);
    if ("answer" in joined) return joined.answer;
    if (!joined.value.ok) return problem(400, ...joined.value.errors);
    const change = { match: joined.value.value, revision: match.revision };
    const taking = { invite: digest(invite), token: { hash, role: seat } as const };
    if ((await store.commit({ ...change, claim: taking })) === "done") {
      announce(game, match.revision + 1);
      return seated(seat);
    }
  }
  return problemFor(1, 503, { code: "BUSY", message: "The table is busy; try again." });
}

const list = z.strictObject({ tokens: z.array(z.string().regex(TOKEN_PATTERN)).max(LIMITS.tokensPerList) });

export async function listGames(text: string, { store }: GameSurroundings): Promise<Answer> {
  const body = readBody(text, list);
  if (!body.ok) return body.answer;
  const own = await store.gamesOf([...new Set(body.value.tokens.map(digest))], LIMITS.gamesPerList);
  const games = own.map(({ match, seat }): GameSummary => {
    const { id, seq, version, about, created, updated, head } = match;
    const { status, seats, next } = head;
    // What another version waited for, it wrote in its own way.
    const waiting = documents.isOfThisShape(version) ? waitingIn(head) : [];
    const summary = { id, title: about.title, seat, status, seats, waiting, next, seq, created, updated };
    return version < documents.DOCUMENT_VERSION ? { ...summary, earlier: true } : summary;
  });
  return json({ games });
}

/** For whoever sits or watches. */
async function isAdmitted(request: IncomingMessage, game: string, store: Store): Promise<boolean> {
  return (await roleOf(store, game, bearerOf(request))) !== undefined;
}

/** To what an invitation that nobody has taken yet invites. */
export async function gameInvitation(
  request: IncomingMessage,
  game: string,
  { store }: GameSurroundings,
): Promise<Answer> {
  const role = await store.role(game, digest(bearerOf(request)));
  const seat = role === "invite-p1" ? "p1" : role === "invite-p2" ? "p2" : undefined;
  const stored = seat === undefined ? undefined : await store.load(game);
  if (seat === undefined || stored === undefined) return NO_SEAT_FREE;
  const { head, about, id } = stored.match;
  const { title, task } = about;
  const from = head.seats[opponentOf(seat)].name;
  // Nothing has been played before somebody has come, so that the first document is the table.
  const document = restore(id, stored.saved);
  const { byHand = false, brings = false, agreement } = head;
  const { name } = head.seats[seat];
  const { absence: absence_minutes = null } = head;
  const terms = { modifiers_by_hand: byHand, absence_minutes, brings, agreement: agreement?.hash ?? null };
  return json({ from, seat, name, title, task, ...terms, document } satisfies Invitation);
}

export async function gameAbout(
  request: IncomingMessage,
  game: string,
  { store }: GameSurroundings,
): Promise<Answer> {
  if (!(await isAdmitted(request, game, store))) return NO_GAME;
  const found = await store.about(game);
  return found === undefined ? NO_GAME : json(found);
}

export async function gameRecord(
  request: IncomingMessage,
  game: string,
  address: string,
  { store, requests }: GameSurroundings,
): Promise<Answer> {
  if (!(await isAdmitted(request, game, store))) return NO_GAME;
  const stored = await store.load(game);
  if (stored === undefined) return NO_GAME;
  const { match, saved } = stored;
  const cursor = saved.steps.at(-1)?.cursor ?? saved.document.rng.cursor;
  const recorded = { ...match, cursor };
  const first = await store.saved(game, match.since);
  const start = restore(game, first!);
  if (hasTooManyDice(recorded, start)) {
    return problem(409, { code: "TOO_MANY_DICE", message: "The record can be had when the game is over." });
  }
  const pieces = recordText(recorded, start, pagesOf(store, game, match.since, match.seq));
  return {
    status: 200,
    type: "application/json; charset=utf-8",
    body: metered(pieces, (ms) => requests.charge(address, costOf(ms))),
    headers: {
      "Cache-Control": "no-store",
      "Content-Disposition": `attachment; filename="gunline-${game}.json"`,
    },
  };
}

const STEPS_A_PIECE = 10;

async function* pagesOf(
  store: Store,
  game: string,
  since: number,
  upTo: number,
): AsyncGenerator<readonly TableStep[]> {
  for (let after = since; after < upTo; after += STEPS_A_PIECE) {
    yield await store.steps(game, after, Math.min(after + STEPS_A_PIECE, upTo));
  }
}

/** Pieces that are too quick to be charged for one by one add up. */
const METERED_MS = 100;

/** The same pieces; what it took to make them is told, and not how long the reader took. */
async function* metered(
  pieces: AsyncGenerator<string>,
  onSpent: (ms: number) => void,
): AsyncGenerator<string> {
  let spent = 0;
  for (;;) {
    const started = performance.now();
    const { value, done } = await pieces.next();
    spent += performance.now() - started;
    if (done === true || spent > METERED_MS) {
      onSpent(spent);
      spent = 0;
    }
    if (done === true) return;
    yield value;
  }
}

/** Work of the referee counts as so many requests as it is long; where there is no answer, the reason is one. */
async function charged<T>(
  work: Promise<Timed<T>>,
  address: string,
  requests: Buckets,
): Promise<{ readonly value: T } | { readonly answer: Answer }> {
  try {
    const { value, ms } = await work;
    requests.charge(address, costOf(ms));
    return { value };
  } catch (error) {
    if (!(error instanceof NoAnswer)) throw error;
    requests.charge(address, costOf(error.ms));
    const { code } = error.problem;
    return { answer: code === "TOO_SLOW" ? problem(400, error.problem) : problemFor(1, 503, error.problem) };
  }
}

/** Work that keeps the process from everything else counts as so many requests as it is long, whatever comes of it. */
function timed<T>(work: () => T, address: string, requests: Buckets): T {
  const started = performance.now();
  try {
    return work();
  } finally {
    requests.charge(address, costOf(performance.now() - started));
  }
}

async function loadMatch(
  store: Store,
  game: string,
  address: string,
  requests: Buckets,
): Promise<Match | undefined> {
  const stored = await store.load(game);
  if (stored === undefined) return undefined;
  const document = timed(() => restore(game, stored.saved), address, requests);
  return { ...stored.match, document };
}
