import { gameRecord } from "@gunline/link";
import { hashOfGame, parseGame, parseRecord, replay, seededDice } from "@gunline/rules";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { beforeBattle } from "../../rules/test/support/deployment.ts";
import { readAction } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { agree, leaveAll, seatedGame, sitAll, until } from "./support/table.ts";

afterEach(leaveAll);
afterAll(() => ServerProcess.stopAll());

const one = { m1: {} };
const DOCUMENT = beforeBattle({
  units: {
    SECRET_DROP: { abilities: ["DEEP STRIKE"], models: one },
    A: { models: one },
    B: { owner: "p2", models: one },
    C: { owner: "p2", models: one },
  },
});
const wait = (unit: string, kind: string) => ({ type: "RESERVE", actor_unit_id: unit, payload: { kind } });
const setUp = (unit: string, at: readonly number[]) =>
  readAction({ type: "SET_UP", actor_unit_id: unit, payload: { positions: { m1: at } } });
const formations = (player: string) => ({ player, for: { what: "formations" }, window: null });

describe("battle formations far apart", () => {
  test("DE-4 nobody is told what one side has sealed, through kill -9 too, until both have; then all in one step", async () => {
    const server = await ServerProcess.start();
    const game = await seatedGame(server.base, DOCUMENT);
    const table = await sitAll(server.base, game);
    const all = Object.values(table);
    const { p1, p2, watch } = table;
    expect(p2.state.view!.waiting).toEqual([formations("p1"), formations("p2")]);

    // Nothing is shown openly, and nobody is set up before.
    for (const action of [readAction(wait("A", "STRATEGIC")), setUp("A", [2, 2])]) {
      expect(await p1.act(action)).toMatchObject({ ok: false, errors: [{ code: "FORMATIONS_FIRST" }] });
    }
    // What could not be revealed is not sealed, nor what is none of one's own.
    for (const [unit, kind, code] of [
      ["A", "DEEP_STRIKE", "NO_DEEP_STRIKE"],
      ["B", "STRATEGIC", "NOT_YOUR_UNIT"],
      ["A", "SOMEWHERE", "BAD_ACTION"],
    ] as const) {
      const sealed = await p1.send({ type: "seal", formations: [wait(unit, kind)] });
      expect(sealed).toMatchObject({ ok: false, errors: [{ code }] });
    }

    // Sealed, thought of again, and sealed otherwise.
    expect(await p1.send({ type: "seal", formations: [wait("A", "STRATEGIC")] })).toMatchObject({ ok: true });
    expect(await p1.send({ type: "withdraw", what: "formations" })).toMatchObject({ ok: true });
    await until(p2, ({ view }) => view!.sealed!.length === 0);
    const mine = { type: "seal" as const, formations: [wait("SECRET_DROP", "DEEP_STRIKE")] };
    expect(await p1.send(mine, "command-of-p1")).toMatchObject({ ok: true, step: null });
    await server.kill();
    for (const client of all) await until(client, ({ link }) => link === "away");
    await server.start();
    for (const client of all) await until(client, ({ link }) => link === "here");
    for (const { state } of [p2, watch]) {
      expect(state.view).toMatchObject({ sealed: ["p1"], waiting: [formations("p2")], seq: 0 });
      expect(JSON.stringify(state)).not.toContain("DEEP_STRIKE");
    }
    const early = JSON.stringify(await gameRecord(server.base, game.id, game.watch));
    expect(early).not.toContain("DEEP_STRIKE");

    const answered = await p2.send({ type: "seal", formations: [] });
    if (!answered.ok || answered.step === null) expect.fail("both are ready, and nothing was revealed");
    expect(answered.step.seq).toBe(1);
    await agree(all, 1, answered.step.hash);
    expect(watch.state.document!.units["SECRET_DROP"]!.reserve).toBe("DEEP_STRIKE");
    expect(watch.state.view!.sealed).toEqual([]);
    expect(await p2.send({ type: "seal", formations: [] })).toMatchObject({
      ok: false,
      errors: [{ code: "NOTHING_TO_SEAL" }],
    });
    expect(await p1.act(readAction({ type: "UNDO" }))).toMatchObject({ ok: false });
    expect(await p1.act(setUp("A", [2, 2]))).toMatchObject({ ok: true });

    const record = parseRecord(await gameRecord(server.base, game.id, game.watch));
    const replayed = record.ok ? replay(record.value) : expect.fail(JSON.stringify(record.refusals));
    expect(replayed.ok && hashOfGame(replayed.game)).toBe(hashOfGame(p2.state.document!));
  });

  test("DE-4 nor does what is refused to one side depend on what the other has sealed", async () => {
    const server = await ServerProcess.start();
    const game = await seatedGame(server.base, DOCUMENT);
    const { p1, p2 } = await sitAll(server.base, game);
    const attach = (unit: string, to: string) => ({
      type: "ATTACH",
      actor_unit_id: unit,
      payload: { unit_id: to },
    });
    // Each asks about a unit of the other side in another way.
    const probes = [
      [attach("B", "SECRET_DROP")],
      [attach("B", "A")],
      [wait("SECRET_DROP", "STRATEGIC")],
      [wait("A", "STRATEGIC")],
      [{ type: "EMBARK", actor_unit_id: "B", payload: { transport_unit_id: "SECRET_DROP" } }],
    ];
    const answers = async () => {
      const all = [];
      for (const formations of probes) all.push(await p2.send({ type: "seal", formations }));
      return all.map((answer) => (answer.ok ? "sealed" : answer.errors));
    };
    const before = await answers();
    expect(before).not.toContain("sealed");
    await p1.send({ type: "seal", formations: [wait("SECRET_DROP", "DEEP_STRIKE")] });
    expect(await answers()).toEqual(before);
    expect(await p2.send({ type: "seal", formations: [] })).toMatchObject({ ok: true, step: { seq: 1 } });
  });

  test("SC-10 nor which secondary missions it goes for: they are sealed with the formations", async () => {
    const server = await ServerProcess.start();
    const game = await seatedGame(server.base, {
      ...DOCUMENT,
      mission: { id: "linchpin", attacker: "p1" },
    });
    const { p1, p2, watch } = await sitAll(server.base, game);
    const choose = (mode: string, more: object = {}) => ({
      type: "CHOOSE_SECONDARIES",
      payload: { mode, ...more },
    });
    const fixed = choose("FIXED", { cards: ["cleanse", "assassination"] });
    expect(await p1.act(readAction(fixed))).toMatchObject({
      ok: false,
      errors: [{ code: "FORMATIONS_FIRST" }],
    });
    expect(await p1.send({ type: "seal", formations: [] })).toMatchObject({
      ok: false,
      errors: [{ code: "SECONDARIES_FIRST" }],
    });
    expect(await p1.send({ type: "seal", formations: [fixed] })).toMatchObject({ ok: true, step: null });
    await until(p2, ({ view }) => view!.sealed!.length === 1);
    for (const { state } of [p2, watch]) expect(JSON.stringify(state)).not.toContain("cleanse");
    expect(await p2.send({ type: "seal", formations: [choose("TACTICAL")] })).toMatchObject({ ok: true });
    await until(watch, ({ seq }) => seq === 1);
    const { players } = watch.state.document!;
    expect(players.p1.secondaries?.active.map(({ card }) => card)).toEqual(["cleanse", "assassination"]);
    expect(players.p2.secondaries?.mode).toBe("TACTICAL");
  });
});

describe("the roll-off far apart", () => {
  const rolls = () => {
    const game = beforeBattle({
      units: { A: { models: one }, B: { owner: "p2", models: one } },
      mission: { id: "only-war", attacker: "p1" },
    });
    const read = parseGame({ ...game, tasks: [{ type: "roll_off" }] });
    return read.ok ? read.value : expect.fail(read.refusals[0]!.message);
  };

  test("DE-2 is rolled with the sealed seed when both have come, once, in sight of both, and the record proves it", async () => {
    const server = await ServerProcess.start();
    const game = await seatedGame(server.base, rolls());
    const table = await sitAll(server.base, game);
    const { p1, p2, watch } = table;
    const due = (player: string) => ({ player, for: { what: "roll_off" }, window: null });
    expect(p1.state.view!.waiting).toEqual([due("p1"), due("p2")]);
    // Formations wait for it.
    expect(await p1.send({ type: "seal", formations: [] })).toMatchObject({ ok: false });
    const answered = await p2.act(readAction({ type: "ROLL_OFF" }));
    if (!answered.ok) expect.fail(JSON.stringify(answered.errors));
    await agree([p1, p2, watch], 1, answered.step!.hash);
    const [step] = watch.state.steps;
    const [block] = step?.kind === "action" ? step.result.dice : [];
    expect(block).toMatchObject({ context: "roll_off" });
    const winner = block?.context === "roll_off" ? block.winner : expect.fail();
    expect(p1.state.document!.mission!.attacker).toBe(winner);
    // Neither of them rolls it again, nor takes it back.
    for (const client of [p1, p2]) {
      for (const type of ["ROLL_OFF", "UNDO"])
        expect(await client.act(readAction({ type }))).toMatchObject({ ok: false });
    }
    await p1.send({ type: "resign" });
    const { view } = await until(p2, (state) => state.view!.seed !== null);
    const dice = seededDice(view!.seed!, 0);
    const faces = block!.rolls_raw.map(() => dice.d6());
    expect(block!.rolls_raw).toEqual(faces);
    const record = parseRecord(await gameRecord(server.base, game.id, game.tokens.p1));
    const replayed = record.ok ? replay(record.value) : expect.fail(JSON.stringify(record.refusals));
    expect(replayed.ok && hashOfGame(replayed.game)).toBe(hashOfGame(p1.state.document!));
  });
});
