import { type CreatedGame, createGame, PROTOCOL } from "@gunline/link";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { type IdleTables, openIdleTables } from "../../../scripts/soak/attacks/idle-tables.ts";
import { buildGame, type ModelOptions } from "../../rules/test/support/build.ts";
import { From } from "./support/from.ts";
import { readAction, skirmish } from "./support/scene.ts";
import { figure, ServerProcess } from "./support/server.ts";
import { isHere, leaveAll, type SeatedGame, seatedGame, sit, until } from "./support/table.ts";

const ROGUES = Array.from({ length: 6 }, (_, n) => `127.0.3.${n + 1}`);

const froms: From[] = [];
let attack: IdleTables | undefined;
afterEach(() => {
  leaveAll();
  attack?.close();
});
afterAll(async () => {
  for (const from of froms) from.end();
  await ServerProcess.stopAll();
});

async function from(address: string, { port }: ServerProcess): Promise<string> {
  const made = await From.address(address, port);
  froms.push(made);
  return made.base;
}

const look = async (server: ServerProcess) => {
  const answer = await fetch(`${server.base}/healthz`);
  return [answer.status, await answer.json()] as const;
};

const compact = readAction({ type: "CHANGE_SETTINGS", payload: { log: "COMPACT" } });

const MEMORY = { NODE_OPTIONS: "--max-old-space-size=128 --max-semi-space-size=16" };

describe("six addresses with 25 idle tables each", () => {
  test("keep nobody out: neither who comes back to a game nor who begins one", async () => {
    const server = await ServerProcess.start(MEMORY);
    const before = await seatedGame(server.base);
    attack = await openIdleTables(server.port, ROGUES);
    expect([attack.opened, attack.refused]).toEqual([150, 0]);
    // More than there is room for.
    expect(attack.bytes).toBeGreaterThan(18e6);
    const most = await figure(server, "gunline_documents_limit_bytes");
    expect(attack.bytes).toBeGreaterThan(most);
    expect(await figure(server, "gunline_documents_bytes")).toBeLessThan(most);
    expect(await figure(server, "gunline_tables")).toBe(150);
    const base = await from("127.0.4.1", server);
    const [back, fresh] = [before, await seatedGame(base)].map(({ id, tokens }) => sit(base, id, tokens.p1));
    for (const client of [back!, fresh!]) {
      await until(client, isHere, "a welcome");
      expect(await client.act(compact)).toMatchObject({ ok: true, step: { seq: 1 } });
    }
    const { id, token } = await createGame(base, { document: skirmish() });
    await until(sit(base, id, token), isHere, "a table that waits for an opponent");
    expect(await look(server)).toEqual([200, { ok: true }]);
    expect(attack.sockets.every(({ isClosed }) => !isClosed)).toBe(true);
  });
});

/** One and a half megabytes of models with knives. */
function crowd() {
  const squad = (unit: number): Record<string, ModelOptions> =>
    Object.fromEntries(
      Array.from({ length: 200 }, (_, i) => [
        `one-of-the-crowd-${i}`,
        { at: [1 + (i % 50), 1 + Math.floor(i / 50) + 5 * (unit % 8)] as const, weapons: ["knife"] },
      ]),
    );
  const units = Array.from({ length: 38 }, (_, i) => [
    `unit-${i}`,
    { owner: i % 2 === 0 ? "p1" : "p2", models: squad(i) } as const,
  ]);
  const weapons = { knife: { type: "MELEE" } };
  return buildGame({ units: Object.fromEntries(units), weapons, turn: { phase: "COMMAND" } });
}

describe("where all room is taken by tables that are in use", () => {
  let server: ServerProcess;
  let games: readonly SeatedGame[];
  let open: CreatedGame;
  /** As many as fit in what is there for everybody. */
  let fitting: number;
  beforeAll(async () => {
    server = await ServerProcess.start(MEMORY);
    const made = [];
    const document = crowd();
    const most = await figure(server, "gunline_documents_limit_bytes");
    fitting = Math.floor((most * 0.75) / JSON.stringify(document).length);
    for (let i = 0; i < fitting + 3; i++) made.push(await seatedGame(server.base, document));
    games = made;
    open = await createGame(server.base, { document: crowd() });
  });

  test("a new table is refused with why and when, health says so, and players still get in", async () => {
    const bases = await Promise.all(games.map((_, i) => from(`127.0.5.${i + 1}`, server)));
    const join = (base: string, game: string, token: string) =>
      fetch(`${base}/matchmake/joinOrCreate/table`, {
        method: "POST",
        body: JSON.stringify({ game, token, protocol: PROTOCOL }),
      });
    const clients = games.slice(0, fitting).map(({ id, tokens }, i) => sit(bases[i]!, id, tokens.p1));
    for (const client of clients) await until(client, isHere, "a welcome");
    // Used just now, however long it took to open them.
    await Promise.all(clients.map((client) => client.send({ type: "chat", text: "here" })));
    const refused = await join(bases[fitting]!, open.id, open.token);
    expect([refused.status, refused.headers.get("Retry-After")]).toEqual([503, "30"]);
    const { errors } = (await refused.json()) as { readonly errors: readonly { readonly message: string }[] };
    expect(errors).toMatchObject([{ code: "TABLES_FULL" }]);
    expect(errors[0]!.message).toMatch(/no room for another table .* try again in half a minute/);
    expect(await look(server)).toEqual([200, { ok: false, degraded: ["tables"] }]);
    for (const [i, { id, tokens }] of games.slice(fitting).entries()) {
      const player = sit(bases[fitting + i]!, id, tokens.p2);
      await until(player, isHere, "a welcome");
      expect(await player.act(compact)).toMatchObject({ ok: true });
    }
    // Those whose tables left memory for it notice nothing.
    for (const [i, client] of clients.entries()) {
      expect(client.state.link).toBe("here");
      expect(await client.act(compact)).toMatchObject({ ok: true });
      expect([i, client.mismatches]).toEqual([i, 0]);
    }
    expect(await figure(server, "gunline_unloaded_tables_total")).toBeGreaterThan(0);
  });
});
