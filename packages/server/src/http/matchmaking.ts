import { matchMaker, ServerError } from "@colyseus/core";
import { PROTOCOL } from "@gunline/link";
import { z } from "zod";
import { LIMITS } from "../limits.ts";
import type { Logger } from "../log.ts";
import { openingRefusal } from "../match/up-to-date.ts";
import type { Referee } from "../referee/referee.ts";
import { NO_ROOM, type Opening, roleOf } from "../room/table-room.ts";
import { GAME_ID_PATTERN, TOKEN_PATTERN } from "../secret.ts";
import type { Store } from "../store/store.ts";
import { type Answer, json, problem, problemFor } from "./answer.ts";
import { readBody } from "./body.ts";

const NO_SEAT = problem(401, { code: "NO_SEAT", message: "This link opens no seat at this table." });

/** 403 is what pages of all versions take for an answer. */
const OTHER_VERSION = problem(403, {
  code: "OTHER_VERSION",
  message: "This page is of another version of Gunline than the server: load it anew.",
});

/** Said at once: who waits in silence cannot tell it from a table that is slow. */
const AWAY = problemFor(5, 503, {
  code: "BUSY",
  message: "Tables cannot be opened at the moment. Games that are open go on; try again soon.",
});

export interface JoinSurroundings {
  readonly store: Store;
  readonly referee: Referee;
  readonly log: Logger;
  /** Throws where the rooms of other processes cannot be looked for. */
  readonly findsRooms: () => Promise<void>;
}

const joining = z.strictObject({
  game: z.string().regex(GAME_ID_PATTERN),
  token: z.string().regex(TOKEN_PATTERN),
  protocol: z.int().default(1),
});

/**
 * The one way into a room: `joinOrCreate("table", { game, token, protocol })` of the SDK. The room is created from the store if
 * no process hosts the game; the token is checked here and goes no further.
 */
export async function joinTable(text: string, address: string, around: JoinSurroundings): Promise<Answer> {
  const { store, referee, log, findsRooms } = around;
  const body = readBody(text, joining);
  if (!body.ok) return body.answer;
  const { game, token, protocol } = body.value;
  if (protocol !== PROTOCOL) return OTHER_VERSION;
  const role = await roleOf(store, game, token);
  if (role === undefined) return NO_SEAT;
  const refusal = await openingRefusal(store, referee, game);
  if (refusal !== undefined)
    return refusal.code === "BUSY" ? problemFor(1, 503, refusal) : problem(410, refusal);
  try {
    await findsRooms();
  } catch {
    return AWAY;
  }
  const state = (await store.about(game))?.status?.state;
  const opening = { game, address, isPlayer: role !== "watch" && state === "running" };
  const context = { token, ip: address, headers: new Headers() };
  try {
    return json(await matchMaker.joinOrCreate("table", opening satisfies Opening, context));
  } catch (error) {
    if (error instanceof ServerError && error.code === 401) return NO_SEAT;
    if (error instanceof ServerError && error.code === NO_ROOM) {
      return problemFor(LIMITS.noRoomSeconds, 503, { code: "TABLES_FULL", message: error.message });
    }
    log.warn({ err: error, game }, "joining failed");
    return problemFor(5, 503, {
      code: "BUSY",
      message: "The table cannot be reached at the moment; try again.",
    });
  }
}
