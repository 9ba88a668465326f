import { createGame, RequestRefused } from "@gunline/link";
import { hashOfGame } from "@gunline/rules";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { rawGame } from "../../rules/test/support/build.ts";
import { horde, hordes } from "./support/horde.ts";
import { readAction } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { leaveAll, seatedGame, sit, sitAll, until } from "./support/table.ts";

afterEach(leaveAll);
afterAll(() => ServerProcess.stopAll());

const script = (text: string) => `data:text/javascript,${encodeURIComponent(text)}`;
const endPhase = readAction({ type: "END_PHASE" });
const compact = (on: boolean) =>
  readAction({ type: "CHANGE_SETTINGS", payload: { log: on ? "COMPACT" : "VERBOSE" } });

describe("a server with a game that keeps the referee busy", () => {
  let server: ServerProcess;
  beforeAll(async () => {
    server = await ServerProcess.start({ GUNLINE_ACTION_MS: "5000", GUNLINE_THREADS: "2" });
  });

  test("refuses an action that takes too long, and the game goes on", async () => {
    const game = await seatedGame(server.base, horde());
    const { p1, p2, watch } = await sitAll(server.base, game);
    expect(await p1.act(endPhase)).toMatchObject({
      ok: false,
      errors: [{ code: "TOO_SLOW", message: expect.stringContaining("more than 5 seconds") }],
    });
    expect(await p2.send({ type: "chat", text: "well" })).toMatchObject({ ok: true });
    expect(await p1.act(compact(true))).toMatchObject({ ok: true, step: { seq: 1 } });
    await until(watch, ({ seq }) => seq === 1, "the step");
    expect(watch.state.document!.turn.phase).toBe("MOVEMENT");
    expect(hashOfGame(watch.state.document!)).toBe(watch.state.steps[0]!.hash);
    expect(server.lines.filter((line) => line.includes("thread of the referee was stopped"))).toHaveLength(1);
    const metrics = await (await fetch(`${server.base}/metrics`)).text();
    expect(metrics).toContain("gunline_stopped_threads_total 1");
  });

  test("refuses a document by name that has more guns times targets than it may", async () => {
    const made = createGame(server.base, { document: rawGame(hordes(500, 2)) as never });
    const refused = await made.catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(RequestRefused);
    expect((refused as RequestRefused).errors).toMatchObject([
      { code: "BAD_DOCUMENT", rule: "GD-6", message: expect.stringContaining("1,000,000 pairs of a gun") },
    ]);
  });

  test("does not begin a game whose first question takes too long", async () => {
    const document = { ...horde(), turn: { ...horde().turn, phase: "SHOOTING" as const } };
    const refused = await createGame(server.base, { document }).catch((error: unknown) => error);
    expect((refused as RequestRefused).errors).toMatchObject([{ code: "TOO_SLOW" }]);
  });
});

describe("a server whose thread runs out of memory", () => {
  /** To skip a unit takes all the memory that there is. */
  const GREEDY = `import { parentPort } from "node:worker_threads";
    const on = parentPort.on.bind(parentPort);
    parentPort.on = (event, hear) => on(event, (job) => {
      const all = [];
      while (JSON.stringify(job).includes("SKIP_UNIT")) all.push(Array.from({ length: 10_000 }, () => ({})));
      return hear(job);
    });`;
  /** Threads that have a limit have less than they should, and are greedy. */
  const SMALL = `import threads from "node:worker_threads"; import { syncBuiltinESMExports } from "node:module";
    const { Worker } = threads;
    const smaller = ({ maxOldGenerationSizeMb: most, ...rest }) => ({ ...rest, maxOldGenerationSizeMb: most / 8 });
    const execArgv = ["--import", ${JSON.stringify(script(GREEDY))}];
    threads.Worker = class extends Worker {
      constructor(file, given) {
        const { resourceLimits: limits } = given;
        super(file, limits === undefined ? given : { ...given, execArgv, resourceLimits: smaller(limits) });
      }
    };
    syncBuiltinESMExports();`;

  test("loses nothing but that thread: the game goes on, and so do others", async () => {
    const server = await ServerProcess.start({
      NODE_OPTIONS: `--import ${script(SMALL)}`,
      GUNLINE_ACTION_MS: "60000",
      GUNLINE_THREADS: "2",
    });
    const [one, two] = await Promise.all([seatedGame(server.base), seatedGame(server.base)]);
    const { p1, watch } = await sitAll(server.base, one);
    const other = sit(server.base, two.id, two.tokens.p1);
    await until(other, ({ link }) => link === "here", "a welcome");
    const answered = p1.act(readAction({ type: "SKIP_UNIT", actor_unit_id: "A1" }));
    expect(await other.act(compact(true))).toMatchObject({ ok: true, step: { seq: 1 } });
    expect(await answered).toMatchObject({ ok: false, errors: [{ code: "TOO_SLOW" }] });
    // What it writes comes another way than what it answers.
    const received = () => server.lines.filter((line) => line.includes("ERR_WORKER_OUT_OF_MEMORY"));
    await expect.poll(received).toHaveLength(1);
    expect(await p1.act(compact(true))).toMatchObject({ ok: true, step: { seq: 1 } });
    await until(watch, ({ seq }) => seq === 1, "the step");
    expect(await other.act(compact(false))).toMatchObject({ ok: true, step: { seq: 2 } });
    expect(server.isUp).toBe(true);
  });
});

describe("a server with many games", () => {
  test("answers all others while one keeps the referee busy", async () => {
    const server = await ServerProcess.start({ GUNLINE_THREADS: "2", GUNLINE_ACTION_MS: "15000" });
    const heavy = await seatedGame(server.base, horde());
    const others = await Promise.all(Array.from({ length: 6 }, () => seatedGame(server.base)));
    const slow = sit(server.base, heavy.id, heavy.tokens.p1);
    const quick = others.map(({ id, tokens }) => sit(server.base, id, tokens.p1));
    for (const client of [slow, ...quick]) await until(client, ({ link }) => link === "here", "a welcome");
    // Each has a thread before the long one begins.
    for (const client of quick) await client.act(compact(false));
    let isBusy = true;
    // Its deadline is long, and nobody waits for it: the server is stopped before.
    void slow.act(endPhase).finally(() => {
      isBusy = false;
    });
    const rounds = [true, false, true];
    for (const on of rounds) {
      const all = await Promise.all(quick.map((client) => client.act(compact(on))));
      expect(all.every(({ ok }) => ok)).toBe(true);
    }
    expect(isBusy).toBe(true);
  });
});
