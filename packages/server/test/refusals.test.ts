import { LIMITS } from "@gunline/rules";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { manyClients } from "./support/many-clients.ts";
import { ServerProcess } from "./support/server.ts";
import { isHere, leaveAll, seatedGame, sit, until } from "./support/table.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
});
afterEach(() => leaveAll());
afterAll(() => ServerProcess.stopAll());

describe("a move with everything wrong", () => {
  test.each([{}, { edition: 3 }])(
    "is refused in few words, whatever edition its document names: %o",
    async (turn) => {
      const { game, action } = manyClients(turn);
      const { id, tokens } = await seatedGame(server.base, game);
      const client = sit(server.base, id, tokens.p1);
      await until(client, isHere);
      const answer = await client.send({ type: "act", base: 0, action } as never);
      if (answer.ok) throw new Error("it was accepted");
      expect(answer.errors).toHaveLength(LIMITS.refusals);
      expect(answer.errors.at(-1)).toMatchObject({ code: "AND_MORE" });
      expect(JSON.stringify(answer.errors).length).toBeLessThan(LIMITS.refusalBytes);
    },
  );
});
