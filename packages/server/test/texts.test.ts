import { gameRecord, gameTexts, type RequestRefused, sendTexts } from "@gunline/link";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readAction, skirmish } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { isHere, leaveAll, seatedGame, sit, until } from "./support/table.ts";

/** What the file of a player says of a rule goes to the other player, and nowhere else. */

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
});
afterEach(leaveAll);
afterAll(() => ServerProcess.stopAll());

const SAID = "One destroyed Lamplighter comes back, says the file";
const TEXTS = [{ rule: "Relit", text: SAID, of: ["Lamplighters"] }];

const refusal = async (asked: Promise<unknown>) => {
  const error = (await asked.catch((reason: unknown) => reason)) as RequestRefused;
  return [error.status, error.errors[0]?.code];
};

async function seated() {
  const game = await seatedGame(server.base, skirmish());
  const [ann, bob] = [sit(server.base, game.id, game.tokens.p1), sit(server.base, game.id, game.tokens.p2)];
  const watcher = sit(server.base, game.id, game.watch);
  for (const client of [ann, bob, watcher]) await until(client, isHere, "a welcome");
  return { game, ann, bob, watcher };
}

describe("texts of rules", () => {
  test("go to the other seat, and neither to spectators nor to strangers", async () => {
    const { game, bob, watcher } = await seated();
    expect(bob.state.view!.texts).toBeUndefined();
    await sendTexts(server.base, game.id, game.tokens.p1, TEXTS);
    await until(bob, ({ view }) => view?.texts?.p1 !== undefined, "word of the texts");
    expect(await gameTexts(server.base, game.id, game.tokens.p2)).toEqual({ texts: { p1: TEXTS } });
    for (const token of [game.watch, "x".repeat(43), ""]) {
      expect(await refusal(gameTexts(server.base, game.id, token))).toEqual([404, "NO_GAME"]);
      expect(await refusal(sendTexts(server.base, game.id, token, TEXTS))).toEqual([404, "NO_GAME"]);
    }
    await until(watcher, ({ view }) => view?.texts?.p1 !== undefined, "the hash");
    expect(JSON.stringify(watcher.state)).not.toContain("Lamplighter");
  });

  test("are in no record, no step, no document and no line of the log; they outlive a kill, and the game goes on", async () => {
    const { game, ann, bob } = await seated();
    await sendTexts(server.base, game.id, game.tokens.p2, TEXTS);
    // What is refused is not logged either.
    const hostile = [{ rule: SAID, text: SAID.repeat(40_000), of: [] }];
    expect(await refusal(sendTexts(server.base, game.id, game.tokens.p2, hostile))).toEqual([
      413,
      "TOO_LARGE",
    ]);
    await until(ann, ({ view }) => view?.texts?.p2 !== undefined, "word of the texts");
    leaveAll();
    await server.kill();
    await server.start();
    const [late, other] = [
      sit(server.base, game.id, game.tokens.p1),
      sit(server.base, game.id, game.tokens.p2),
    ];
    for (const client of [late, other]) await until(client, isHere, "a welcome");
    expect(await gameTexts(server.base, game.id, game.tokens.p1)).toEqual({ texts: { p2: TEXTS } });
    expect(await late.act(readAction({ type: "SELECT_SHOOTER", actor_unit_id: "A2" }))).toMatchObject({
      ok: true,
    });
    const record = await gameRecord(server.base, game.id, game.tokens.p1);
    for (const kept of [record, late.state, other.state, bob.state, server.lines]) {
      expect(JSON.stringify(kept)).not.toContain("Lamplighter");
    }
    expect(server.lines.length).toBeGreaterThan(1);
  });

  test("are cleaned of what is no text, and bounded", async () => {
    const { game } = await seated();
    const hostile = [
      { rule: "Bell", text: "<script>alert(1)</script>Rings\u0000 \u202etwice", of: ["<b>Wardens</b>"] },
      { rule: 7, text: {}, of: "all" },
      { rule: "Long", text: "y".repeat(9_000), of: [] },
    ];
    await sendTexts(server.base, game.id, game.tokens.p1, hostile as never);
    const { texts } = await gameTexts(server.base, game.id, game.tokens.p2);
    expect(texts.p1!.map(({ rule, text, of }) => [rule, text.slice(0, 40), of])).toEqual([
      ["Bell", "alert(1) Rings twice", ["Wardens"]],
      ["Long", "y".repeat(40), []],
    ]);
    expect(texts.p1![1]!.text).toHaveLength(2_000);
    const many = Array.from({ length: 401 }, (_, n) => ({ rule: `R${n}`, text: "x", of: [] }));
    expect(await refusal(sendTexts(server.base, game.id, game.tokens.p1, many))).toEqual([
      400,
      "BAD_REQUEST",
    ]);
    // The same again changes nothing.
    const before = await gameTexts(server.base, game.id, game.tokens.p1);
    await sendTexts(server.base, game.id, game.tokens.p1, hostile as never);
    expect(await gameTexts(server.base, game.id, game.tokens.p1)).toEqual(before);
  });

  test("are deleted when the game is over", async () => {
    const { game, ann } = await seated();
    await sendTexts(server.base, game.id, game.tokens.p1, TEXTS);
    await ann.send({ type: "resign" });
    expect(await gameTexts(server.base, game.id, game.tokens.p2)).toEqual({ texts: {} });
    expect(await refusal(sendTexts(server.base, game.id, game.tokens.p1, TEXTS))).toEqual([409, "OVER"]);
  });
});
