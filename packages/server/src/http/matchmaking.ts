import type { IncomingMessage } from "node:http";
import { matchMaker, ServerError } from "@colyseus/core";
import { z } from "zod";
import type { Logger } from "../log.ts";
import { GAME_ID_PATTERN, TOKEN_PATTERN } from "../secret.ts";
import { type Answer, json, problem } from "./answer.ts";
import { readBody } from "./body.ts";

const joining = z.strictObject({
  game: z.string().regex(GAME_ID_PATTERN),
  token: z.string().regex(TOKEN_PATTERN),
});

/**
 * The one way into a room: `joinOrCreate("table", { game, token })` of the SDK. The room is created from the store if
 * no process hosts the game; the token is checked here and goes no further.
 */
export async function joinTable(request: IncomingMessage, address: string, log: Logger): Promise<Answer> {
  const body = await readBody(request, joining);
  if (!body.ok) return body.answer;
  const { game, token } = body.value;
  const context = { token, ip: address, headers: new Headers() };
  try {
    return json(await matchMaker.joinOrCreate("table", { game }, context));
  } catch (error) {
    if (error instanceof ServerError && error.code === 401) {
      return problem(401, { code: "NO_SEAT", message: "This link opens no seat at this table." });
    }
    log.warn({ err: error, game }, "joining failed");
    return problem(503, { code: "BUSY", message: "The table cannot be reached at the moment; try again." });
  }
}
