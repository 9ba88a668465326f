import { LIMITS } from "@gunline/rules";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { buildGame, type ModelOptions } from "../../rules/test/support/build.ts";
import { ServerProcess } from "./support/server.ts";
import { isHere, leaveAll, seatedGame, sit, until } from "./support/table.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
});
afterEach(() => leaveAll());
afterAll(() => ServerProcess.stopAll());

/** As many models as one unit may have, and a move of all of them to one spot. */
function crowd(turn: object = {}) {
  const models = Object.fromEntries(
    Array.from({ length: 400 }, (_, n): [string, ModelOptions] => [
      `m${n}`,
      { at: [2 + 1.05 * (n % 40), 2 + 1.05 * Math.floor(n / 40)] },
    ]),
  );
  const game = buildGame({
    units: { A: { models }, B: { owner: "p2", models: { b: { at: [50, 40] } } } },
    turn: { phase: "MOVEMENT", ...turn },
  });
  const per_model_paths = Object.fromEntries(
    Object.values(game.units["A"]!.models).map(({ id, position }) => [
      id,
      [
        [position!.x, position!.y],
        [20, 8],
      ],
    ]),
  );
  const action = { type: "MOVE", actor_unit_id: "A", payload: { kind: "NORMAL", per_model_paths } };
  return { game, action };
}

describe("a move with everything wrong", () => {
  test.each([{}, { edition: 3 }])(
    "is refused in few words, whatever edition its document names: %o",
    async (turn) => {
      const { game, action } = crowd(turn);
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
