import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import type { Command, Wish } from "@gunline/link";
import { claimSeat, createGame, gameRecord, invitationTo, myGames } from "@gunline/link";
import { type PlayerId, parseRecord, replay } from "@gunline/rules";
import { afterAll, afterEach, beforeEach, describe, expect, test } from "vitest";
import { row } from "../../rules/test/support/build.ts";
import { beforeBattle, setUp } from "../../rules/test/support/deployment.ts";
import { LIMITS } from "../src/limits.ts";
import { decide } from "../src/match/decide.ts";
import { type Match, viewOf } from "../src/match/match.ts";
import type { Store } from "../src/store/store.ts";
import { openHost } from "./support/host.ts";
import { asksFor, startReferee } from "./support/referee.ts";
import { readAction, skirmish } from "./support/scene.ts";
import { seatedMatch } from "./support/seated.ts";
import { ServerProcess } from "./support/server.ts";
import { agreeing, leaveAll, sit, sitAll, until } from "./support/table.ts";

const referee = startReferee();
afterEach(leaveAll);
afterAll(() => ServerProcess.stopAll());

const select = { type: "SELECT_SHOOTER", actor_unit_id: "A2" };
const undo = { type: "UNDO" };
const refused = (code: string) => ["refused", { errors: [{ code }] }];
const MINUTE = 60_000;

describe("who selects and undoes without end", () => {
  test("does not fill the game: at a running server the seat is told to go on, and the other one plays", async () => {
    const server = await ServerProcess.start();
    const agrees = agreeing(skirmish());
    const made = await createGame(server.base, { document: skirmish(), ...agrees });
    const { token } = await claimSeat(server.base, made.id, { invite: made.invite, ...agrees });
    const game = { id: made.id, tokens: { p1: made.token, p2: token }, watch: made.watch, seed_hash: "" };
    const { p1, p2 } = await sitAll(server.base, game);
    expect(LIMITS.choicesPerPhase % 2).toBe(0);
    for (let i = 0; i < LIMITS.choicesPerPhase / 2; i++) {
      await p1.act(readAction(select));
      await p1.act(readAction(undo));
    }
    expect(p1.state.seq).toBe(LIMITS.choicesPerPhase);
    const tooMany = { ok: false, errors: [{ code: "TOO_MANY_CHOICES" }] };
    expect(await p1.act(readAction(select))).toMatchObject(tooMany);
    expect(await p1.act(readAction(select))).toMatchObject(tooMany);
    const settings = readAction({ type: "CHANGE_SETTINGS", payload: { log: "COMPACT" } });
    await until(p2, ({ seq }) => seq === LIMITS.choicesPerPhase, "all steps");
    expect(await p2.act(settings)).toMatchObject({ ok: true });
    await until(p1, ({ seq }) => seq === LIMITS.choicesPerPhase + 1, "the other's step");
    // What is no choice is still possible, and in the next phase choices are too.
    expect(await p1.act(readAction({ type: "END_PHASE" }))).toMatchObject({ ok: true });
    expect(await p1.act(readAction({ type: "SKIP_CHARGE", actor_unit_id: "A2" }))).toMatchObject({
      ok: true,
    });
  });

  const decided = (match: Match, seat: PlayerId, wish: Wish) =>
    decide(match, seat, { id: "a-command", ...wish } as Command, {
      now: 1,
      ...asksFor(match),
      documentAfter: () => Promise.reject(new Error("not asked for")),
      tokens: () => Promise.reject(new Error("not asked for")),
    });

  test("uses up its own choices of a game, and those count for nobody else", async () => {
    const { store, id } = await seatedMatch();
    const { table } = await openHost(store, id, referee);
    const { match } = table;
    const chosen = (all: number, bytes = 0) => ({ phase: "an earlier one", inPhase: 0, all, bytes });
    const after = (seq: number, p1: ReturnType<typeof chosen>): Match => ({
      ...match,
      seq,
      head: { ...match.head, choices: { p1 } },
    });
    const act = (one: Match, action: object) => decided(one, "p1", { type: "act", base: one.seq, action });
    // 20,000 steps, of which 10,000 were choices: there is room for 10,000 more, and for no more choices.
    const half = after(20_000, chosen(LIMITS.choices));
    expect(await act(half, select)).toMatchObject({ errors: [{ code: "TOO_MANY_CHOICES" }] });
    expect(await act(half, { type: "END_PHASE" })).toMatchObject({ ok: true });
    const large = after(100, chosen(50, LIMITS.choicesBytes));
    expect(await act(large, select)).toMatchObject({ errors: [{ code: "TOO_MANY_CHOICES" }] });
    expect(await act(large, { type: "END_PHASE" })).toMatchObject({ ok: true });
    const full = after(30_000, chosen(LIMITS.choices));
    expect(await act(full, { type: "END_PHASE" })).toMatchObject({ errors: [{ code: "TOO_LONG" }] });
    expect(await act(after(29_999, chosen(LIMITS.choices)), { type: "END_PHASE" })).toMatchObject({
      ok: true,
    });
    // Both together are as many as a client keeps.
    expect(LIMITS.steps + 2 * LIMITS.choices).toBe(LIMITS.allSteps);
    table.close();
    await store.close();
  });
});

describe("a player who is awaited", () => {
  let store: Store;
  let id: string;
  let now: number;
  beforeEach(async () => {
    ({ store, id } = await seatedMatch());
    now = 1_000_000;
  });
  afterEach(() => store.close());
  const open = () => openHost(store, id, referee, () => now);
  const claim = { type: "claim_absence" } as const;
  const DAY = 24 * 60 * MINUTE;

  test("can be claimed against after the agreed time, by the other one alone", async () => {
    const host = await open();
    // Bob has sat down at 2: since then it is for Ann to act.
    expect(viewOf(host.table.match)).toMatchObject({ absence_minutes: 24 * 60, awaited: { p1: 2 } });
    expect(await host.send("p1", claim)).toMatchObject(refused("OWN_ABSENCE"));
    now = 2 + DAY - 1;
    const early = await host.send("p2", claim);
    expect(early).toMatchObject(refused("NOT_YET"));
    expect(JSON.stringify(early)).toContain("until 1970-01-02, 00:00 UTC");
    now = 2 + DAY;
    expect(await host.send("p2", claim)).toMatchObject(["done", { repeat: false }]);
    const { head } = host.table.match;
    expect(head.status).toEqual({ state: "over", reason: "absent", winner: "p2" });
    expect(viewOf(host.table.match)).toMatchObject({ waiting: [], awaited: {} });
    expect(await host.send("p2", claim)).toMatchObject(refused("OVER"));
    expect(await host.send("p1", claim)).toMatchObject(refused("OVER"));
  });

  test("has the whole time again with every action that leads further, and not with others", async () => {
    const host = await open();
    const since = () => viewOf(host.table.match).awaited;
    await host.act("p1", select);
    expect(since()).toEqual({ p1: 1_000_000 });
    now = 2_000_000;
    await host.send("p1", { type: "chat", text: "a moment" });
    await host.act("p2", { type: "CHANGE_SETTINGS", payload: { log: "COMPACT" } });
    await host.act("p1", { type: "CHANGE_SETTINGS", payload: { log: "VERBOSE" } });
    expect(since()).toEqual({ p1: 1_000_000 });
    for (let i = 0; i < 3; i++) {
      now += MINUTE;
      await host.act("p1", undo);
      await host.act("p1", select);
    }
    expect(since()).toEqual({ p1: 1_000_000 });
    const aim = { weapon_id: "gun", target_unit_id: "B1" };
    now = 3_000_000;
    await host.act("p1", { type: "ASSIGN_TARGET", actor_unit_id: "A2", payload: aim });
    expect(since()).toEqual({ p1: 3_000_000 });
    // Another host knows the same from the disk.
    expect(viewOf((await open()).table.match).awaited).toEqual({ p1: 3_000_000 });
    await host.send("p1", { type: "offer_undo", base: host.table.match.seq, to: 1 });
    now = 4_000_000;
    await host.send("p2", { type: "answer_undo", to: 1, accept: true });
    expect(since()).toEqual({ p1: 4_000_000 });
  });

  test("is the one whom the game awaits: who has nothing to do cannot be claimed against", async () => {
    const host = await open();
    now = 2 + DAY;
    for (let i = 0; i < 40 && viewOf(host.table.match).awaited?.p2 === undefined; i++) {
      await host.act("p1", { type: "END_PHASE" });
    }
    expect(viewOf(host.table.match).awaited).toEqual({ p2: now });
    now += DAY;
    expect(await host.send("p2", claim)).toMatchObject(refused("OWN_ABSENCE"));
    expect(await host.send("p1", claim)).toMatchObject(["done", {}]);
  });

  test("cannot win time by setting up a unit and taking it back, again and again", async () => {
    const squad = (x: number, owner: "p1" | "p2") => ({ owner, models: row(2, [x, 4]) });
    const document = beforeBattle({
      units: { A1: squad(4, "p1"), A2: squad(8, "p1"), B1: squad(50, "p2"), B2: squad(54, "p2") },
    });
    await store.close();
    ({ store, id } = await seatedMatch(document));
    const host = await open();
    const first = host.table.match.head.waiting.map(({ player }) => player);
    // Both owe their formations: each may claim only once its own are sealed.
    expect(new Set(first)).toEqual(new Set(["p1", "p2"]));
    now = 2 + DAY;
    expect(await host.send("p1", claim)).toMatchObject(refused("OWN_ABSENCE"));
    expect(await host.send("p1", { type: "seal", formations: [] })).toMatchObject(["done", {}]);
    expect(viewOf(host.table.match).awaited).toEqual({ p2: 2 });
    const sealed = await host.send("p2", { type: "seal", formations: [] });
    expect(sealed).toMatchObject(["step", {}]);
    const [dropper] = Object.keys(viewOf(host.table.match).awaited!) as [PlayerId];
    const other = dropper === "p1" ? "p2" : "p1";
    const unit = dropper === "p1" ? "A1" : "B1";
    const began = viewOf(host.table.match).awaited![dropper];
    // Each zone is twelve inches deep, at its end of the table.
    const x = dropper === "p1" ? 2 : 58;
    const drop = setUp(unit, { m1: [x, 10], m2: [x, 12] });
    for (let i = 0; i < 3; i++) {
      now += MINUTE;
      expect(await host.act(dropper, drop)).toMatchObject(["step", {}]);
      expect(Object.keys(viewOf(host.table.match).awaited!)).toEqual([other]);
      now += MINUTE;
      expect(await host.act(dropper, undo)).toMatchObject(["step", {}]);
      expect(viewOf(host.table.match).awaited).toEqual({ [dropper]: began });
    }
  });

  test("of a game from before it was agreed is waited for as ever", async () => {
    const host = await open();
    const { absence: _, ...head } = host.table.match.head;
    const answer = await decide(
      { ...host.table.match, head },
      "p2",
      { type: "claim_absence", id: "a-command" },
      {
        now: 2 + 9 * DAY,
        ...asksFor(host.table.match),
        documentAfter: () => Promise.reject(new Error("not asked for")),
        tokens: () => Promise.reject(new Error("not asked for")),
      },
    );
    expect(answer).toMatchObject({ ok: false, errors: [{ code: "NO_ABSENCE_TIME" }] });
  });
});

describe("at a running server", () => {
  test("the time is agreed with the table, shown on the invitation, decided by the server and kept in the record", async () => {
    const server = await ServerProcess.start();
    const { base } = server;
    for (const absence_minutes of [4, 43_201, 10.5]) {
      const wrong = createGame(base, { document: skirmish(), absence_minutes });
      await expect(wrong).rejects.toMatchObject({ status: 400, errors: [{ path: "absence_minutes" }] });
    }
    const agrees = agreeing(skirmish());
    const made = await createGame(base, { document: skirmish(), absence_minutes: 5, ...agrees });
    expect(await invitationTo(base, made.id, made.invite)).toMatchObject({ absence_minutes: 5 });
    const { token } = await claimSeat(base, made.id, { invite: made.invite, ...agrees });
    const game = { id: made.id, tokens: { p1: made.token, p2: token }, watch: made.watch, seed_hash: "" };
    const { p1, p2, watch } = await sitAll(base, game);
    expect(p2.state.view).toMatchObject({ absence_minutes: 5 });
    const since = p2.state.view!.awaited!.p1!;
    expect(Math.abs(Date.now() + p2.state.serverAhead - since)).toBeLessThan(5 * MINUTE);
    expect(await p2.send({ type: "claim_absence" })).toMatchObject({
      ok: false,
      errors: [{ code: "NOT_YET" }],
    });
    expect(await p1.send({ type: "claim_absence" })).toMatchObject({ errors: [{ code: "OWN_ABSENCE" }] });
    expect(await p1.act(readAction(select))).toMatchObject({ ok: true });
    // Five minutes later.
    await server.terminate();
    const db = new DatabaseSync(join(server.data, "gunline.db"));
    const { head } = db.prepare("SELECT head FROM games WHERE id = ?").get(made.id) as { head: string };
    const parsed = JSON.parse(head) as { since: { p1: number } };
    parsed.since.p1 -= 5 * MINUTE;
    db.prepare("UPDATE games SET head = ? WHERE id = ?").run(JSON.stringify(parsed), made.id);
    db.close();
    await server.start();
    await until(p2, ({ link }) => link === "here", "the server");
    expect(await p2.send({ type: "claim_absence" })).toMatchObject({ ok: true });
    const over = { state: "over", reason: "absent", winner: "p2" };
    for (const client of [p1, p2, watch])
      expect((await until(client, ({ view }) => view!.status.state === "over")).view).toMatchObject({
        status: over,
      });
    expect(await myGames(base, [token])).toMatchObject([{ status: over }]);
    const record = parseRecord(await gameRecord(base, made.id, token));
    expect(record).toMatchObject({ ok: true, value: { ending: { reason: "absent", winner: "p2" } } });
    if (record.ok) expect(replay(record.value).ok).toBe(true);
    const late = sit(base, made.id, made.token);
    await until(late, ({ link }) => link === "here");
    expect(await late.act(readAction(undo))).toMatchObject({ errors: [{ code: "OVER" }] });
  });
});
