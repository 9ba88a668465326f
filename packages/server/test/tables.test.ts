import { type CreatedGame, createGame, PROTOCOL } from "@gunline/link";
import { afterAll, beforeAll, expect, test } from "vitest";
import { buildGame, type ModelOptions } from "../../rules/test/support/build.ts";
import { beforeBattle } from "../../rules/test/support/deployment.ts";
import { converse, RawSocket, reserve } from "./support/raw.ts";
import { figure, ServerProcess } from "./support/server.ts";
import { type SeatedGame, seatedGame } from "./support/table.ts";

afterAll(() => ServerProcess.stopAll());

/** As many models with a knife as there may be: there are no guns that could be too many. */
function crowd(owners: readonly ("p1" | "p2")[] = ["p1", "p2"]): Parameters<typeof buildGame>[0] {
  const squad = (unit: number): Record<string, ModelOptions> =>
    Object.fromEntries(
      Array.from({ length: 200 }, (_, i) => [
        `one-of-the-crowd-${i}`,
        { at: [1 + (i % 50), 1 + Math.floor(i / 50) + 5 * (unit % 8)] as const, weapons: ["knife"] },
      ]),
    );
  const units = Array.from({ length: 38 }, (_, i) => [
    `unit-${i}`,
    { owner: owners[i % owners.length]!, models: squad(i) },
  ]);
  const weapons = { knife: { type: "MELEE" } };
  return { units: Object.fromEntries(units), weapons, turn: { phase: "COMMAND" } };
}

/** The first line of what is answered. */
async function asked(server: ServerProcess, head: string, body: string, from: string): Promise<string> {
  const said = `${head}\r\nHost: x\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
  return (await converse(server.port, Buffer.from(said), 30_000, from)).split("\r\n")[0]!;
}

function joined(server: ServerProcess, { id, tokens }: SeatedGame, from: string): Promise<string> {
  const body = JSON.stringify({ game: id, token: tokens.p1, protocol: PROTOCOL });
  return asked(server, "POST /matchmake/joinOrCreate/table HTTP/1.1", body, from);
}

let server: ServerProcess;
const games: SeatedGame[] = [];
/** Anyone who comes is shown the table, and brings an army. */
let open: CreatedGame;
beforeAll(async () => {
  server = await ServerProcess.start({ NODE_OPTIONS: "--max-old-space-size=128 --max-semi-space-size=16" });
  const { units, weapons = {} } = crowd(["p1"]);
  open = await createGame(server.base, { document: beforeBattle({ units, weapons }), opponent_brings: true });
  for (let i = 0; i < 6; i++) games.push(await seatedGame(server.base, buildGame(crowd())));
});

test("one address has its share of the memory, and makes room for more with tables of its own", async () => {
  const most = await figure(server, "gunline_documents_limit_bytes");
  const [first, ...others] = games as [SeatedGame, ...SeatedGame[]];
  const last = others.pop()!;
  const sockets = [];
  for (const { id, tokens } of [first, ...others]) {
    sockets.push(await RawSocket.open(server.port, await reserve(server.base, id, tokens.p1)));
    // Half of the whole, as long as it is alone.
    expect(await figure(server, "gunline_documents_bytes")).toBeLessThanOrEqual(most / 2);
  }
  expect(await figure(server, "gunline_unloaded_tables_total")).toBeGreaterThan(0);
  expect(await joined(server, last, "127.0.0.2")).toBe("HTTP/1.1 200 OK");
  expect(await joined(server, first, "127.0.0.1")).toBe("HTTP/1.1 200 OK");
  for (const one of sockets) one.close();
  await expect.poll(() => figure(server, "gunline_documents_bytes"), { timeout: 60_000 }).toBe(0);
});

test("whoever opens large tables or looks at them pays for what it takes, as for so many requests", async () => {
  await server.terminate();
  const strict = await ServerProcess.start({
    GUNLINE_DATA: server.data,
    // So that four may be asked for at once.
    GUNLINE_REQUESTS_PER_SECOND: "1",
  });
  const answers = [];
  for (const game of games.slice(0, 3)) answers.push(await joined(strict, game, "127.0.0.1"));
  expect(answers[0]).toBe("HTTP/1.1 200 OK");
  expect(answers[2]).toBe("HTTP/1.1 429 Too Many Requests");
  const look = `GET /api/games/${open.id}/invitation HTTP/1.1\r\nAuthorization: Bearer ${open.invite}`;
  const looks = [];
  for (let i = 0; i < 3; i++) looks.push(await asked(strict, look, "", "127.0.0.2"));
  expect(looks[0]).toBe("HTTP/1.1 200 OK");
  expect(looks[2]).toBe("HTTP/1.1 429 Too Many Requests");
  expect(await joined(strict, games[3]!, "127.0.0.3")).toBe("HTTP/1.1 200 OK");
});
