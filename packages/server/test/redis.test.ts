import { PROTOCOL } from "@gunline/link";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "../../../scripts/test/free-port.ts";
import { type Postgres, startPostgres } from "./support/postgres.ts";
import { type Redis, startRedis } from "./support/redis.ts";
import { readAction } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { isHere, leaveAll, type SeatedGame, seatedGame, sit, until } from "./support/table.ts";

/** Two processes whose Redis goes away and comes back. */

let postgres: Postgres | undefined;
let redis: Redis | undefined;
let servers: readonly ServerProcess[] = [];
beforeAll(async () => {
  [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  if (postgres === undefined || redis === undefined) return;
  const shared = { DATABASE_URL: await postgres.database(), REDIS_URL: redis.url };
  const start = async () => {
    const port = await freePort();
    return ServerProcess.start({ ...shared, PORT: `${port}`, PUBLIC_ADDRESS: `127.0.0.1:${port}` });
  };
  servers = [await start(), await start()];
}, 120_000);
afterEach(leaveAll);
afterAll(async () => {
  await ServerProcess.stopAll();
  await Promise.all([postgres?.stop(), redis?.stop()]);
}, 120_000);

const setting = (fast_dice: boolean) => readAction({ type: "CHANGE_SETTINGS", payload: { fast_dice } });

const health = async ({ base }: ServerProcess) => (await fetch(`${base}/healthz`)).json();

async function join({ base }: ServerProcess, { id, tokens }: SeatedGame) {
  const body = JSON.stringify({ game: id, token: tokens.p2, protocol: PROTOCOL });
  const answer = await fetch(`${base}/matchmake/joinOrCreate/table`, { method: "POST", body });
  return [answer.status, await answer.json()] as const;
}

async function tables({ base }: ServerProcess): Promise<number> {
  const metrics = await (await fetch(`${base}/metrics`)).text();
  return Number(/^gunline_tables (\d+)/m.exec(metrics)![1]);
}

const AWAY = [503, { errors: [{ code: "BUSY", message: expect.stringContaining("go on") }] }];

describe("without Redis", () => {
  test("whoever joins is told, health says so, and what is open goes on", async ({ skip }) => {
    if (servers.length === 0) return skip("not to be had here");
    const [one, two] = servers as [ServerProcess, ServerProcess];
    const game = await seatedGame(one.base);
    const p1 = sit(one.base, game.id, game.tokens.p1);
    await until(p1, isHere);
    await expect.poll(() => health(one)).toEqual({ ok: true });
    // Silent first, then gone.
    for (const away of [() => redis!.freeze(), () => redis!.stop()]) {
      await away();
      const received = await Promise.all([join(one, game), join(two, game)]);
      for (const answer of received) expect(answer).toMatchObject(AWAY);
      await expect.poll(() => health(one), { timeout: 10_000 }).toEqual({ ok: false, reason: "redis" });
      expect(await p1.act(setting(true))).toMatchObject({ ok: true });
      redis!.thaw();
    }
    await redis!.start();
    await expect.poll(() => health(one), { timeout: 30_000 }).toEqual({ ok: true });
    const p2 = sit(two.base, game.id, game.tokens.p2);
    await until(p2, ({ presence }) => presence.p1 && presence.p2, "both at one table");
  });

  test("rooms of one game that did not know of each other become one", async ({ skip }) => {
    if (servers.length === 0) return skip("not to be had here");
    const [one, two] = servers as [ServerProcess, ServerProcess];
    await expect.poll(async () => (await tables(one)) + (await tables(two)), { timeout: 45_000 }).toBe(0);
    const game = await seatedGame(one.base);
    const p1 = sit(one.base, game.id, game.tokens.p1);
    await until(p1, isHere);
    // All that Redis knew of the room is lost, and the other process makes one of its own before it is told again.
    await redis!.forget();
    const p2 = sit(two.base, game.id, game.tokens.p2);
    await until(p2, isHere);
    await until(p2, ({ presence }) => presence.p1 && presence.p2, "both at one table");
    await until(p1, ({ presence }) => presence.p1 && presence.p2, "both at one table");
    expect(await p1.act(setting(true))).toMatchObject({ ok: true, step: { seq: 1 } });
    await until(p2, ({ seq }) => seq === 1, "the step");
    expect(await p2.act(setting(false))).toMatchObject({ ok: true, step: { seq: 2 } });
    await until(p1, ({ seq }) => seq === 2, "the step");
    await expect.poll(async () => (await tables(one)) + (await tables(two)), { timeout: 45_000 }).toBe(1);
  });
});
