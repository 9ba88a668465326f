import type { IncomingMessage } from "node:http";
import { cleanTexts, TEXT_LIMITS } from "@gunline/armies/texts";
import type { RuleTexts } from "@gunline/link";
import type { PlayerId } from "@gunline/rules";
import { z } from "zod";
import { LIMITS } from "../limits.ts";
import { digest } from "../secret.ts";
import type { Answer } from "./answer.ts";
import { json, problem, problemFor } from "./answer.ts";
import { bearerOf } from "./bearer.ts";
import { readBody } from "./body.ts";
import type { GameSurroundings } from "./games.ts";

/**
 * What the files of the two players say of their rules, each for the other player alone: it is in no document, no step and
 * no record, spectators do not get it, and it is deleted when the game is over.
 */

const NO_SEAT = problem(404, {
  code: "NO_GAME",
  message: "There is no such game, or this link opens no seat at it.",
});

const body = z.strictObject({ texts: z.array(z.unknown()).max(TEXT_LIMITS.texts) });

const TRIES = 5;

/** A seat gives its texts, in the place of those that it gave before. */
export async function keepTexts(
  request: IncomingMessage,
  text: string,
  game: string,
  { store, announce, now }: GameSurroundings,
): Promise<Answer> {
  const seat = await seatOf(request, game, store);
  if (seat === undefined) return NO_SEAT;
  const read = readBody(text, body);
  if (!read.ok) return read.answer;
  const kept = JSON.stringify(cleanTexts(read.value.texts));
  const hash = digest(kept);
  for (let tries = 0; tries < TRIES; tries++) {
    const stored = await store.load(game);
    if (stored === undefined) return NO_SEAT;
    const { match, saved } = stored;
    const { head, revision } = match;
    if (head.status.state === "over") return problem(409, { code: "OVER", message: "The game is over." });
    if (head.texts?.[seat] === hash) return json({ hash });
    const used = head.chatAndOffers ?? { p1: 0, p2: 0 };
    if (used[seat] >= LIMITS.chatAndOffers) {
      return problem(429, { code: "TOO_MANY", message: "You have sent as much beside the game as one may." });
    }
    const next = {
      ...head,
      texts: { ...head.texts, [seat]: hash },
      chatAndOffers: { ...used, [seat]: used[seat] + 1 },
    };
    // No document is written with it.
    const changed = { ...match, document: saved.document, head: next, updated: now() };
    if ((await store.commit({ match: changed, revision, texts: { seat, body: kept } })) === "done") {
      announce(game, revision + 1);
      return json({ hash });
    }
  }
  return problemFor(1, 503, { code: "BUSY", message: "The table is busy; try again." });
}

/** Those of both, for a seat. */
export async function gameTexts(
  request: IncomingMessage,
  game: string,
  { store }: GameSurroundings,
): Promise<Answer> {
  if ((await seatOf(request, game, store)) === undefined) return NO_SEAT;
  const kept = await store.texts(game);
  const texts = Object.fromEntries(
    Object.entries(kept).map(([seat, one]) => [seat, JSON.parse(one) as unknown]),
  );
  return json({ texts } as RuleTexts);
}

async function seatOf(
  request: IncomingMessage,
  game: string,
  store: GameSurroundings["store"],
): Promise<PlayerId | undefined> {
  const role = await store.role(game, digest(bearerOf(request)));
  return role === "p1" || role === "p2" ? role : undefined;
}
