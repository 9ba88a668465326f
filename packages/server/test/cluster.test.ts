import { type Dial, dialer, TableClient } from "@gunline/link";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../../scripts/test/free-port.ts";
import { type Postgres, startPostgres } from "./support/postgres.ts";
import { type Redis, startRedis } from "./support/redis.ts";
import { player, readAction } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { agree, isHere, leaveAll, seatedGame, sit, until } from "./support/table.ts";

let postgres: Postgres | undefined;
let redis: Redis | undefined;
let servers: readonly ServerProcess[] = [];
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  if (postgres === undefined || redis === undefined) return;
  const shared = { DATABASE_URL: await postgres.database(), REDIS_URL: redis.url };
  servers = await Promise.all([start(shared), start(shared)]);
}, 120_000);
afterEach(leaveAll);
afterAll(async () => {
  await ServerProcess.stopAll();
  await Promise.all([postgres?.stop(), redis?.stop()]);
}, 120_000);

async function start(shared: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = await freePort();
  return ServerProcess.start({ ...shared, PORT: `${port}`, PUBLIC_ADDRESS: `127.0.0.1:${port}` });
}

const setting = (fast_dice: boolean) => readAction({ type: "CHANGE_SETTINGS", payload: { fast_dice } });

/** How many tables a process hosts. */
async function tables({ base }: ServerProcess): Promise<number> {
  const metrics = await (await fetch(`${base}/metrics`)).text();
  return Number(/^gunline_tables (\d+)/m.exec(metrics)![1]);
}

/** Which process hosts the only table that is open; those of tests before may still be closing. */
async function hostOfOnly(): Promise<ServerProcess> {
  let hosts: readonly number[] = [];
  const look = async () => {
    hosts = await Promise.all(servers.map(tables));
    return hosts.toSorted();
  };
  await expect.poll(look, { timeout: 45_000 }).toEqual([0, 1]);
  return servers[hosts.indexOf(1)]!;
}

/** As through a balancer: each try goes to the next process. */
function balanced(game: string, token: string, first: number): TableClient {
  let tries = first;
  const dials = servers.map(({ base }) => dialer(base));
  const dial: Dial = (...args) => dials[tries++ % dials.length]!(...args);
  return new TableClient({ dial, game, token, pause: () => 100 });
}

describe("two processes over Redis and PostgreSQL", () => {
  test("a game is playable through either of them", async ({ skip }) => {
    if (servers.length === 0) return skip("not to be had here");
    const [one, two] = servers as [ServerProcess, ServerProcess];
    for (let round = 0; round < 4; round++) {
      const game = await seatedGame(round % 2 === 0 ? one.base : two.base);
      // Everybody comes at the same moment, through different processes.
      const clients = {
        p1: sit(one.base, game.id, game.tokens.p1),
        p2: sit(two.base, game.id, game.tokens.p2),
        watch: sit(two.base, game.id, game.watch),
      };
      const all = Object.values(clients);
      for (const client of all) await until(client, isHere, "a welcome");
      await until(
        clients.p1,
        ({ presence }) => presence.p1 && presence.p2 && presence.watchers === 1,
        "all to be there",
      );
      const think = player(round);
      for (let turn = 0; turn < 25; turn++) {
        const { view, document } = clients.p1.state;
        const [awaited] = view!.waiting;
        if (awaited === undefined) break;
        const answered = await clients[awaited.player].act(think(document!));
        if (answered.ok) await agree(all, answered.step!.seq, answered.step!.hash);
      }
      leaveAll();
    }
  });

  test("a seat that is taken through one process is seen at the table in the other", async ({ skip }) => {
    if (servers.length === 0) return skip("not to be had here");
    const [one, two] = servers as [ServerProcess, ServerProcess];
    const { createGame, claimSeat } = await import("@gunline/link");
    const { skirmish } = await import("./support/scene.ts");
    const made = await createGame(one.base, { document: skirmish() });
    const ann = sit(one.base, made.id, made.token);
    await until(ann, isHere);
    await claimSeat(two.base, made.id, { invite: made.invite, name: "Guest" });
    const { view } = await until(ann, (state) => state.view!.status.state === "running");
    expect(view!.seats.p2).toEqual({ name: "Guest", claimed: true });
  });

  test("when the process that hosts a game is killed, the other one goes on with it", async ({ skip }) => {
    if (servers.length === 0) return skip("not to be had here");
    const game = await seatedGame(servers[0]!.base);
    const clients = [balanced(game.id, game.tokens.p1, 0), balanced(game.id, game.tokens.p2, 1)];
    try {
      for (const client of clients) await until(client, isHere);
      const [p1, p2] = clients as [TableClient, TableClient];
      await p1.act(setting(true));
      await agree(clients, 1, p1.state.steps[0]!.hash);
      const host = await hostOfOnly();
      const wish = p2.act(setting(false));
      await host.kill();
      expect(await wish).toMatchObject({ ok: true, step: { seq: 2 } });
      for (const client of clients)
        await until(client, ({ link, seq }) => link === "here" && seq === 2, "step 2");
      await p1.act(setting(true));
      await agree(clients, 3, p1.state.steps.at(-1)!.hash);
      await host.start();
    } finally {
      for (const client of clients) client.close();
    }
  });

  test("a host that was only stalled finds that it was overtaken, and both tables are one again", async ({
    skip,
  }) => {
    if (servers.length === 0) return skip("not to be had here");
    const game = await seatedGame(servers[0]!.base);
    const p1 = sit(servers[0]!.base, game.id, game.tokens.p1);
    await until(p1, isHere);
    await p1.act(setting(true));
    const host = await hostOfOnly();
    const other = servers.find((one) => one !== host)!;
    host.freeze();
    const p2 = sit(other.base, game.id, game.tokens.p2);
    await until(p2, isHere, "another host to take over", 30_000);
    expect(await p2.act(setting(false))).toMatchObject({ ok: true, step: { seq: 2 } });
    host.thaw();
    await until(p1, ({ link, seq }) => link === "here" && seq === 2, "the stalled host to catch up", 30_000);
    expect(await p1.act(setting(true))).toMatchObject({ ok: true, step: { seq: 3 } });
    await until(p2, ({ seq }) => seq === 3, "the other host to hear of it");
    expect(await p2.act(setting(false))).toMatchObject({ ok: true, step: { seq: 4 } });
    await until(p1, ({ seq }) => seq === 4, "the first host to hear of it");
    expect(p1.state.document).toEqual(p2.state.document);
    expect(p1.mismatches + p2.mismatches).toBe(0);
  });
});
