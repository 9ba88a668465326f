import { dialer, TableClient } from "@gunline/link";
import { afterAll, describe, expect, test } from "vitest";
import { readAction } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { isHere, seatedGame, until } from "./support/table.ts";
import { Way } from "./support/way.ts";

afterAll(() => ServerProcess.stopAll());

const patience = { reach: 1_500, dial: 1_500, quiet: 200, silent: 100, dead: 1_500, answer: 5_000, look: 50 };
const compact = readAction({ type: "CHANGE_SETTINGS", payload: { log: "COMPACT" } });

describe("over a way on which nothing comes through and nobody is told", () => {
  test("a client says so, tries again by itself, and what it said is carried out once", async () => {
    const server = await ServerProcess.start();
    const game = await seatedGame(server.base);
    const way = await Way.to(server.base);
    const dial = dialer(way.url.replace(/\/$/, ""));
    const client = new TableClient({ dial, game: game.id, token: game.tokens.p1, pause: () => 50, patience });
    try {
      await until(client, isHere, "a welcome");
      expect(await client.act(compact)).toMatchObject({ ok: true, step: { seq: 1 } });
      way.close();
      const answer = client.act(readAction({ type: "CHANGE_SETTINGS", payload: { log: "VERBOSE" } }));
      await until(client, ({ isSilent }) => isSilent, "silence to be noticed");
      await until(client, ({ link }) => link === "away", "the line to be given up");
      expect(client.state.unanswered).toBe(1);
      // Lines that are tried meanwhile hang, and are given up in their turn.
      await new Promise((resolve) => setTimeout(resolve, 2 * patience.dial));
      expect(client.state.link).toBe("away");
      way.open();
      await until(client, isHere, "the table to be back");
      expect(await answer).toMatchObject({ ok: true, step: { seq: 2 } });
      expect(client.state.seq).toBe(2);
    } finally {
      client.close();
      way.end();
    }
  });
});
