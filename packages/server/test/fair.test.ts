import { type CreatedGame, createGame, RequestRefused } from "@gunline/link";
import type { Game } from "@gunline/rules";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { buildGame } from "../../rules/test/support/build.ts";
import { Lines } from "../src/referee/lines.ts";
import { Shares } from "../src/referee/shares.ts";
import { From } from "./support/from.ts";
import { horde, hordes } from "./support/horde.ts";
import { readAction, skirmish } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { isHere, leaveAll, seatedGame, sit, until } from "./support/table.ts";

const froms: From[] = [];
afterEach(() => {
  leaveAll();
  for (const from of froms.splice(0)) from.end();
});
afterAll(() => ServerProcess.stopAll());

async function from(address: string, { port }: ServerProcess): Promise<string> {
  const one = await From.address(address, port);
  froms.push(one);
  return one.base;
}

/** Whom it awaits takes the rules seconds to say. */
const slow = (): Game => buildGame({ ...hordes(250), turn: { phase: "SHOOTING" } });

const endPhase = readAction({ type: "END_PHASE" });
const compact = (on: boolean) =>
  readAction({ type: "CHANGE_SETTINGS", payload: { log: on ? "COMPACT" : "VERBOSE" } });

describe("slow documents of strangers", () => {
  test("are refused by name within a part of a second of work, and nobody else waits for them", async () => {
    const server = await ServerProcess.start({ GUNLINE_ACTION_MS: "20000" });
    const rogues = await Promise.all([2, 3, 4, 5].map((n) => from(`127.0.0.${n}`, server)));
    const honest = await from("127.0.0.9", server);
    const document = slow();
    const answers: string[] = [];
    const send = (base: string, sent: Game, who: string): Promise<CreatedGame | RequestRefused> =>
      createGame(base, { document: sent })
        .catch((error: unknown) => error as RequestRefused)
        .finally(() => answers.push(who));
    for (const rogue of rogues) {
      const refused = (await send(rogue, document, "first")) as RequestRefused;
      expect(refused).toBeInstanceOf(RequestRefused);
      expect(refused.errors).toMatchObject([
        { code: "TOO_SLOW", message: expect.stringContaining("more than 0.4 seconds") },
      ]);
    }
    answers.length = 0;
    // They are known by now: one of their documents is read at a time, beside those of all others.
    const sent = rogues.map((rogue) => send(rogue, document, "rogue"));
    const made = await send(honest, skirmish(), "honest");
    expect(made).toHaveProperty("id");
    expect(answers.indexOf("honest")).toBeLessThanOrEqual(1);
    await Promise.all(sent);
  });

  test("count as the work that they were", async () => {
    const server = await ServerProcess.start({ GUNLINE_REQUESTS_PER_SECOND: "1" });
    const codes = [];
    for (const document of [slow(), skirmish()]) {
      const answer = await createGame(server.base, { document }).catch((error: unknown) => error);
      codes.push((answer as RequestRefused).errors[0]!.code);
    }
    expect(codes).toEqual(["TOO_SLOW", "TOO_FAST"]);
  });
});

describe("actions that turn out to be long", () => {
  test("many of one address keep no large game of another waiting", async () => {
    const server = await ServerProcess.start({ GUNLINE_THREADS: "2", GUNLINE_ACTION_MS: "4000" });
    const [rogue, honest] = [await from("127.0.0.2", server), await from("127.0.0.9", server)];
    const tables = await Promise.all(Array.from({ length: 3 }, () => seatedGame(rogue, horde())));
    const own = await seatedGame(honest, horde());
    const clients = tables.map(({ id, tokens }) => sit(rogue, id, tokens.p1));
    const player = sit(honest, own.id, own.tokens.p1);
    for (const client of [player, ...clients]) await until(client, isHere, "a welcome");
    let over = 0;
    const long = clients.map((client) => client.act(endPhase).finally(() => over++));
    await new Promise((resolve) => setTimeout(resolve, 50));
    for (const on of [true, false, true, false]) {
      expect(await player.act(compact(on))).toMatchObject({ ok: true });
    }
    expect(over).toBe(0);
    for (const answer of await Promise.all(long)) {
      expect(answer).toMatchObject({ ok: false, errors: [{ code: "TOO_SLOW" }] });
    }
    expect(server.isUp).toBe(true);
  });
});

describe("lines by address", () => {
  const job = (by: string, name: string) => ({ by, name });
  const all = () => () => true;

  test("the address that has used least is served first, and within an address who came first", () => {
    const lines = new Lines<{ by: string; name: string }>();
    for (const one of [job("a", "a1"), job("a", "a2"), job("b", "b1"), job("c", "c1")]) lines.add(one);
    const used: Record<string, number> = { a: 0, b: 300, c: 20 };
    const order = [];
    while (lines.length > 0) {
      const { by, name } = lines.take((address) => used[address]!, all)!;
      order.push(name);
      used[by]! += 100;
    }
    expect(order).toEqual(["a1", "c1", "a2", "b1"]);
    expect(lines.take(() => 0, all)).toBeUndefined();
  });

  test("addresses that have used the same take turns, and one that may not go keeps nobody", () => {
    const lines = new Lines<{ by: string; name: string }>();
    for (const name of ["a1", "a2", "a3", "b1", "b2", "c1"]) lines.add(job(name[0]!, name));
    const order = [];
    const take = () =>
      lines.take(
        () => 0,
        () =>
          ({ name }) =>
            name !== "a2",
      )!.name;
    while (lines.length > 1) order.push(take());
    expect(order).toEqual(["a1", "b1", "c1", "a3", "b2"]);
    expect(["a", "b"].map((by) => lines.someAddress((one) => one === by))).toEqual([true, false]);
    lines.add(job("b", "b3"));
    // Of an address none of whose jobs may go, none is looked at.
    const seen: string[] = [];
    const notB = (by: string) =>
      by === "b" ? undefined : ({ name }: { name: string }) => seen.push(name) === 0;
    expect(lines.take(() => 0, notB)).toBeUndefined();
    expect(seen).toEqual(["a2"]);
    expect(lines.take(() => 0, all)!.name).toBe("a2");
    expect(lines.takeAll()).toHaveLength(1);
    expect(lines.length).toBe(0);
  });

  test("what an address has used wears off", () => {
    let now = 0;
    const shares = new Shares(100, () => now);
    shares.add("a", 500);
    expect(shares.used("a")).toBe(500);
    now = 2_000;
    expect(shares.used("a")).toBe(300);
    shares.add("a", 50);
    expect(shares.used("a")).toBe(350);
    now = 60_000;
    expect(shares.used("a")).toBe(0);
    expect(shares.used("b")).toBe(0);
    for (let n = 0; n < 5_000; n++) shares.add(`address-${n}`, 1);
    expect(shares.used("address-4999")).toBe(1);
  });
});
