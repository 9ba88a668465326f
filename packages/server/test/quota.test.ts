import { createGame } from "@gunline/link";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { skirmish } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { isHere, leaveAll, type SeatedGame, seatedGame, sit, until } from "./support/table.ts";

afterEach(leaveAll);
afterAll(() => ServerProcess.stopAll(), 120_000);

/** Both play the game to its end at once and begin the next one. */
async function rematch(base: string, { id, tokens }: SeatedGame) {
  const p1 = sit(base, id, tokens.p1);
  const p2 = sit(base, id, tokens.p2);
  for (const client of [p1, p2]) await until(client, isHere);
  await p1.send({ type: "resign" });
  await until(p2, ({ view }) => view!.status.state === "over");
  await p1.send({ type: "rematch" });
  const answered = await p2.send({ type: "rematch" });
  return { answered, next: p2.state.view!.next };
}

describe("games an hour", () => {
  test("are counted whatever they begin with: a rematch is one more", async () => {
    const server = await ServerProcess.start({ GUNLINE_GAMES_PER_HOUR: "3" });
    const first = await seatedGame(server.base);
    let { next } = await rematch(server.base, first);
    ({ next } = await rematch(server.base, { ...first, id: next! }));
    expect(next).not.toBeNull();
    const { answered } = await rematch(server.base, { ...first, id: next! });
    expect(answered).toMatchObject({ ok: false, errors: [{ code: "TOO_MANY_GAMES" }] });
    await expect(createGame(server.base, { document: skirmish() })).rejects.toMatchObject({ status: 429 });
  });
});

describe("a clock that is put back", () => {
  /** Puts the clock of the process back by a day when it is told to. */
  const CLOCK = `const now = Date.now; let back = 0; Date.now = () => now() - back;
    process.on("SIGUSR2", () => { back = 86400000; });`;

  test("holds up neither messages nor requests nor games", async () => {
    const server = await ServerProcess.start({
      NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(CLOCK)}`,
      GUNLINE_GAMES_PER_HOUR: "2",
      GUNLINE_REQUESTS_PER_SECOND: "10",
      GUNLINE_MESSAGES_PER_SECOND: "5",
    });
    const game = await seatedGame(server.base);
    await createGame(server.base, { document: skirmish() });
    await expect(createGame(server.base, { document: skirmish() })).rejects.toMatchObject({ status: 429 });
    const ann = sit(server.base, game.id, game.tokens.p1);
    await until(ann, isHere);
    const say = (lines: number) =>
      Promise.all(Array.from({ length: lines }, (_, n) => ann.send({ type: "chat", text: `${n}` })));
    // All that may be sent at once is used up when it happens.
    expect((await say(25)).every(({ ok }) => ok)).toBe(true);
    process.kill(server.pid, "SIGUSR2");
    expect((await say(5)).every(({ ok }) => ok)).toBe(true);
    await createGame(server.base, { document: skirmish() });
  });
});
