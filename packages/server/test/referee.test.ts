import { describe, expect, test } from "vitest";
import { buildGame, row } from "../../rules/test/support/build.ts";
import { LIMITS } from "../src/limits.ts";
import { decide } from "../src/match/decide.ts";
import { RefereeWorker } from "../src/referee/worker.ts";
import { onePage } from "../src/table/page.ts";
import { horde } from "./support/horde.ts";
import { openHost } from "./support/host.ts";
import { asksFor, startReferee } from "./support/referee.ts";
import { skirmish } from "./support/scene.ts";
import { seatedMatch } from "./support/seated.ts";

const endPhase = { type: "END_PHASE" };
const select = { type: "SELECT_SHOOTER", actor_unit_id: "A2" };
const aim = {
  type: "ASSIGN_TARGET",
  actor_unit_id: "A2",
  payload: { weapon_id: "gun", target_unit_id: "B1" },
};
const undo = { type: "UNDO" };
const refused = (code: string) => ["refused", { errors: [{ code }] }];

/** Guns with so many attacks that a volley of them fills a step. */
function gunners(attacks: string) {
  return buildGame({
    weapons: { gun: { attacks, range: 36 } },
    units: {
      A: { models: row(10, [10, 10], { weapons: ["gun"] }) },
      B: { owner: "p2", stats: { wounds: 100_000 }, models: row(5, [20, 10], { wounds: 100_000 }) },
    },
  });
}

const volley = (attacks_override?: number) => ({
  type: "SHOOT",
  actor_unit_id: "A",
  payload: { assignments: [{ weapon_id: "gun", target_unit_id: "B", attacks_override }] },
});

describe("a thread of the referee that is stopped", () => {
  const referee = startReferee(1, 3_000);

  test("takes nothing with it: the tables that it held go on, with what can be taken back", async () => {
    const [small, large] = [await seatedMatch(), await seatedMatch(horde())];
    const quiet = await openHost(small.store, small.id, referee);
    const busy = await openHost(large.store, large.id, referee);
    await quiet.act("p1", select);
    await quiet.act("p1", aim);
    const stopped = busy.act("p1", endPhase);
    // It waits behind the one that will not end, and is carried out by the thread that comes after it.
    const [slow, step] = await Promise.all([stopped, quiet.act("p1", { ...aim, type: "ASSIGN_TARGET" })]);
    expect(slow).toMatchObject(refused("TOO_SLOW"));
    expect(step).toMatchObject(["step", { step: { seq: 3 } }]);
    for (const seq of [4, 5, 6]) {
      expect(await quiet.act("p1", undo)).toMatchObject(["step", { step: { seq } }]);
    }
    expect(quiet.table.match.document.shooting).toEqual(skirmish().shooting);
    expect(await quiet.act("p1", undo)).toMatchObject(refused("NOTHING_TO_UNDO"));
    expect(busy.table.match).toMatchObject({ seq: 0, document: { turn: { phase: "MOVEMENT" } } });
    expect(await busy.act("p1", { type: "CHANGE_SETTINGS", payload: { log: "COMPACT" } })).toMatchObject([
      "step",
      { step: { seq: 1 } },
    ]);
  });
});

describe("a worker", () => {
  const asked = (seq: number, action: object) =>
    ({ seat: "p1", id: "command", seq, at: 1, action, seed: "seed", byHand: false }) as const;
  const document = JSON.stringify(skirmish());
  const given = { document, choices: "none", steps: "[]" } as const;

  test("holds a table, counts a step only when the next is asked for on top of it, and asks for what it lacks", () => {
    const worker = new RefereeWorker();
    const act = (seq: number, action: object, held: typeof given | null = null) =>
      worker.work({ do: "act", table: 1, given: held, asked: asked(seq, action) });
    expect(act(1, select)).toEqual({ to: "act", needs: "document" });
    expect(act(1, select, given)).toMatchObject({ ok: true });
    // The first was not kept: another one is the first step.
    expect(act(1, { ...select, actor_unit_id: "A1" })).toMatchObject({ ok: true });
    expect(act(2, aim)).toMatchObject({ ok: false, errors: [{ code: "NOT_SELECTED" }] });
    expect(act(3, undo)).toEqual({ to: "act", needs: "document" });
    expect(act(2, undo)).toMatchObject({ ok: true });
    expect(act(1, undo, { ...given, choices: "unknown" } as never)).toEqual({ to: "act", needs: "choices" });
  });

  test("forgets the tables that were asked for longest ago when they are too much", () => {
    const worker = new RefereeWorker();
    const fits = Math.floor(LIMITS.threadDocumentBytes / (document.length + 2));
    const hold = (table: number) => worker.work({ do: "act", table, given, asked: asked(1, select) });
    const holds = (table: number) =>
      !("needs" in worker.work({ do: "act", table, given: null, asked: asked(1, select) }));
    for (let table = 0; table < fits; table++) hold(table);
    expect(holds(0)).toBe(true);
    hold(fits);
    expect([0, 1, 2].map(holds)).toEqual([true, false, true]);
  });
});

describe("what is sent and kept", () => {
  const referee = startReferee();

  test("a step past its bound is refused, and the next smaller one is not", async () => {
    const { store, id } = await seatedMatch(gunners("1000"));
    const host = await openHost(store, id, referee);
    expect(await host.act("p1", volley())).toMatchObject([
      "refused",
      { errors: [{ code: "STEP_TOO_LARGE", message: expect.stringContaining("at most 256 kB") }] },
    ]);
    expect(host.table.match).toMatchObject({ seq: 0, document: { rng: { cursor: 0 } } });
    const some = { ...volley().payload.assignments[0]!, model_ids: ["m1"] };
    expect(await host.act("p1", { ...volley(), payload: { assignments: [some] } })).toMatchObject([
      "step",
      { step: { seq: 1 } },
    ]);
  });

  test("a welcome and a page of the story have as many steps as fit, and all can be had; a match is read from few", async () => {
    const { store, id } = await seatedMatch(gunners("300"));
    const host = await openHost(store, id, referee);
    const size = (steps: readonly unknown[]) => JSON.stringify(steps).length;
    for (let n = 0; n < 8; n++) {
      expect(await host.act("p1", volley())).toMatchObject(["step", {}]);
      const { seq } = host.table.match;
      await host.send("p1", { type: "offer_undo", base: seq, to: seq - 1 });
      await host.send("p2", { type: "answer_undo", to: seq - 1, accept: true });
    }
    const { seq } = host.table.match;
    expect(seq).toBe(16);
    const all = await store.steps(id, 0, seq);
    expect(size(all)).toBeGreaterThan(LIMITS.pageBytes);
    for (const table of [host.table, (await openHost(store, id, referee)).table]) {
      const { steps } = table.welcome("p1", { p1: true, p2: true, watchers: 0 });
      expect(size(steps)).toBeLessThanOrEqual(LIMITS.pageBytes);
      expect(steps.length).toBeGreaterThan(1);
      expect(steps).toEqual(all.slice(-steps.length));
      const before = await table.history(steps[0]!.seq);
      expect(before.steps.at(-1)!.seq).toBe(steps[0]!.seq - 1);
      expect(size(before.steps)).toBeLessThanOrEqual(LIMITS.pageBytes);
    }
    const { bytes } = host.table.match.head;
    expect(bytes!.all).toBeGreaterThan(size(all));
    expect(bytes!.sinceSnapshot).toBe(0);
  });

  test("a page has one step at the least", () => {
    const received = [1, 2, 3].map((seq) => ({ text: `{"seq":${seq}}`, bytes: LIMITS.pageBytes + 1 }));
    expect(onePage(received)).toEqual([received[2]]);
    expect(onePage([])).toEqual([]);
  });

  test("a document is saved as soon as the steps since the last one are many bytes", async () => {
    const { store, id } = await seatedMatch(gunners("300"));
    const { match } = (await store.load(id))!;
    const near = { all: 0, sinceSnapshot: LIMITS.bytesPerSnapshot - 1 };
    await store.commit({
      match: { ...match, document: gunners("300"), head: { ...match.head, bytes: near } },
      revision: match.revision,
    });
    const host = await openHost(store, id, referee);
    await host.act("p1", volley());
    expect((await store.saved(id, 1))!.steps).toEqual([]);
    expect(host.table.match.head.bytes!.sinceSnapshot).toBe(0);
  });

  test("a game that is full of bytes has no further step, and can be ended", async () => {
    const { store, id } = await seatedMatch();
    const { table } = await openHost(store, id, referee);
    const { match } = table;
    const full = { ...match, head: { ...match.head, bytes: { all: LIMITS.gameBytes, sinceSnapshot: 0 } } };
    const by = (command: object) =>
      decide(full, "p1", { id: "a-command", ...command } as never, {
        now: 1,
        ...asksFor(full),
        documentAfter: () => Promise.reject(new Error("not asked for")),
        tokens: () => Promise.reject(new Error("not asked for")),
      });
    expect(await by({ type: "act", base: 0, action: select })).toMatchObject({
      ok: false,
      errors: [{ code: "TOO_LONG", message: "A game has at most 128 MB of steps." }],
    });
    expect(await by({ type: "resign" })).toMatchObject({ ok: true });
  });
});
