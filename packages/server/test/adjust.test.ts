import { gameRecord } from "@gunline/link";
import { type Action, parseRecord, replay } from "@gunline/rules";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { readAction, skirmish } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { isHere, leaveAll, seatedGame, sit, until } from "./support/table.ts";

afterEach(leaveAll);
afterAll(() => ServerProcess.stopAll());

const adjust = (changes: readonly object[], reason = "as we agreed"): Action =>
  readAction({ type: "ADJUST", payload: { changes, reason } });
const CP = adjust([{ what: "CP", player: "p1", add: 1 }]);
const AGREE = readAction({ type: "AGREE" });
const DECLINE = readAction({ type: "DECLINE" });

async function seated(server: ServerProcess, by_hand?: string) {
  const game = await seatedGame(server.base, skirmish(by_hand === undefined ? {} : { by_hand }));
  const [ann, bob] = [sit(server.base, game.id, game.tokens.p1), sit(server.base, game.id, game.tokens.p2)];
  const watcher = sit(server.base, game.id, game.watch);
  for (const client of [ann, bob, watcher]) await until(client, isHere, "a welcome");
  return { game, ann, bob, watcher };
}

describe("changes by hand over the network", () => {
  test("none without the setting, and the setting changes with consent alone", async () => {
    const { ann, bob } = await seated(await ServerProcess.start());
    expect(await ann.act(CP)).toMatchObject({ ok: false, errors: [{ code: "BY_HAND_OFF" }] });
    const free = readAction({ type: "CHANGE_SETTINGS", payload: { by_hand: "FREE" } });
    expect(await ann.act(free)).toMatchObject({ ok: true });
    expect(ann.state.document!.settings.by_hand).toBeUndefined();
    expect(await ann.act(AGREE)).toMatchObject({ ok: false, errors: [{ code: "NOT_YOUR_DECISION" }] });
    await until(bob, ({ seq }) => seq === 1);
    expect(await bob.act(AGREE)).toMatchObject({ ok: true });
    await until(ann, ({ seq }) => seq === 2);
    expect(ann.state.document!.settings.by_hand).toBe("FREE");
    expect(await ann.act(CP)).toMatchObject({ ok: true });
    expect(ann.state.document!.players.p1.cp).toBe(1);
    // Free is free: modifiers at the weapon too, though the table was opened without them.
    await ann.act(readAction({ type: "SELECT_SHOOTER", actor_unit_id: "A2" }));
    const modifiers = { hit: { plus_one: true } };
    const aimed = { weapon_id: "gun", target_unit_id: "B2", modifiers };
    expect(
      await ann.act(readAction({ type: "ASSIGN_TARGET", actor_unit_id: "A2", payload: aimed })),
    ).toMatchObject({ ok: true });
  });

  test("a move out of turn: asked for in the other's turn, agreed to, made, and the game goes on", async () => {
    const { ann, bob, watcher } = await seated(await ServerProcess.start(), "AGREED");
    const before = bob.state.document!.units["B1"]!.models["m1"]!.position!;
    const now = adjust([{ what: "MOVE_NOW", unit_id: "B1", inches: 8 }], "forgot the Stealth suits");
    expect(await bob.act(now)).toMatchObject({ ok: true });
    await until(ann, ({ seq }) => seq === 1);
    expect(await ann.act(AGREE)).toMatchObject({ ok: true });
    await until(bob, ({ seq }) => seq === 2);
    // It is for nobody else to move it.
    const to = (x: number) =>
      readAction({
        type: "MOVE",
        actor_unit_id: "B1",
        payload: {
          kind: "NORMAL",
          per_model_paths: {
            m1: [
              [before.x, before.y],
              [before.x + x, before.y],
            ],
          },
        },
      });
    expect(await ann.act(to(1))).toMatchObject({ ok: false });
    expect(await bob.act(to(9))).toMatchObject({ ok: false });
    const moved = await bob.act(to(1));
    if (!moved.ok) expect(moved.errors.map(({ code }) => code)).toEqual([]);
    await until(watcher, ({ seq }) => seq === 3);
    expect(watcher.state.document!.units["B1"]!.models["m1"]!.position!.x).toBeCloseTo(before.x + 1, 9);
    await until(ann, ({ seq }) => seq === 3);
    expect(ann.state.document!.tasks).toEqual([]);
    expect(await ann.act(readAction({ type: "SELECT_SHOOTER", actor_unit_id: "A2" }))).toMatchObject({
      ok: true,
    });
  });

  test("every kind is asked for, refused and agreed to, and spectators see it", async () => {
    const { ann, bob, watcher } = await seated(await ServerProcess.start(), "AGREED");
    const kinds: readonly object[] = [
      { what: "WOUNDS", unit_id: "B1", model_id: "m1", wounds: 1 },
      { what: "REMOVE_MODEL", unit_id: "B2", model_id: "m1" },
      { what: "RETURN_MODEL", unit_id: "B2" },
      { what: "MOVE_MODELS", unit_id: "A1", positions: { m1: [3, 40] } },
      { what: "CP", player: "p1", add: 1 },
      { what: "VP", player: "p2", add: 5 },
      { what: "STATUS", unit_id: "B1", status: "battle_shocked", on: true },
      { what: "EFFECT", unit_id: "B1", name: "spotted", until: "PHASE" },
      { what: "NOTE", text: "as agreed" },
      { what: "MORTAL_WOUNDS", unit_id: "A1", wounds: 1 },
      { what: "BATTLE_SHOCK_TEST", unit_id: "A2" },
      { what: "DICE", dice: 3 },
    ];
    for (const one of kinds) {
      const label = JSON.stringify(one);
      const asks = async () => {
        const asked = await ann.act(adjust([one]));
        expect([label, asked.ok ? "" : asked.errors[0]!.message]).toEqual([label, ""]);
        await until(bob, ({ document }) => document!.tasks.at(-1)?.type === "by_hand");
      };
      await asks();
      const before = { ...bob.state.document!, tasks: [] };
      expect(await bob.act(DECLINE)).toMatchObject({ ok: true });
      expect({ ...bob.state.document!, tasks: [] }).toEqual(before);
      await until(ann, ({ seq }) => seq === bob.state.seq);
      await asks();
      expect(await bob.act(AGREE)).toMatchObject({ ok: true });
      for (const client of [ann, watcher]) await until(client, ({ seq }) => seq === bob.state.seq);
      expect(watcher.state.document).toEqual(bob.state.document);
      expect(bob.state.document!.tasks.filter(({ type }) => type === "by_hand")).toEqual([]);
    }
  });

  test("nobody asks, agrees or undoes in the other's name, whatever the message says", async () => {
    const { ann, bob, watcher } = await seated(await ServerProcess.start(), "AGREED");
    const forged = readAction({ ...CP, player: "p2" });
    expect(await ann.act(forged)).toMatchObject({ ok: true });
    expect(ann.state.document!.tasks).toMatchObject([{ type: "by_hand", player: "p1" }]);
    expect(await ann.act(readAction({ type: "AGREE", player: "p2" }))).toMatchObject({
      ok: false,
      errors: [{ code: "NOT_YOUR_DECISION" }],
    });
    // Nothing goes on in between, and whoever watches sees what is asked.
    await until(bob, ({ seq }) => seq === 1);
    expect(await ann.act(readAction({ type: "END_PHASE" }))).toMatchObject({ ok: false });
    expect(await bob.act(CP)).toMatchObject({ ok: false, errors: [{ code: "CONSENT_PENDING" }] });
    await until(watcher, ({ seq }) => seq === 1);
    expect(watcher.state.document!.tasks).toEqual(ann.state.document!.tasks);
    expect(await watcher.act(AGREE)).toMatchObject({ ok: false });
    expect(await bob.act(DECLINE)).toMatchObject({ ok: true });
    await until(ann, ({ seq }) => seq === 2);
    expect(ann.state.document!.players.p1.cp).toBe(0);
  });

  test("hostile values are refused by name, and the game stands", async () => {
    const { ann } = await seated(await ServerProcess.start(), "FREE");
    const before = ann.state.document!;
    const bad: readonly (readonly [object, string])[] = [
      [{ what: "CP", player: "p1", add: 100_000 }, "OUT_OF_BOUNDS"],
      [{ what: "WOUNDS", unit_id: "__proto__x", model_id: "m1", wounds: 1 }, "UNKNOWN_UNIT"],
      [{ what: "WOUNDS", unit_id: "A1", model_id: "m1", wounds: 100_000 }, "TOO_MANY_WOUNDS"],
      [{ what: "MOVE_MODELS", unit_id: "A1", positions: { m1: [1e9, 0] } }, "OFF_TABLE"],
      [{ what: "EFFECT", unit_id: "A1", name: "x", until: "PHASE", do: [{ hit: 1 }] }, "BAD_ACTION"],
    ];
    for (const [change, code] of bad) {
      const answered = await ann.act(adjust([change]));
      expect([answered.ok, answered.ok ? "" : answered.errors[0]!.code]).toEqual([false, code]);
    }
    const raw = { type: "ADJUST", payload: { changes: [{ what: "SEED", value: 1 }] } } as unknown as Action;
    expect(await ann.act(raw)).toMatchObject({ ok: false, errors: [{ code: "BAD_ACTION" }] });
    expect(ann.state.document).toEqual(before);
  });

  test("reasons and names are cleaned of what deceives the eye, as chat is", async () => {
    const { ann } = await seated(await ServerProcess.start(), "FREE");
    const marked = { what: "EFFECT", unit_id: "A1", name: "lit\u202e\u0007 up", until: "PHASE" };
    expect(await ann.act(adjust([marked], "so\u2066 be\u0000 it\u200b"))).toMatchObject({ ok: true });
    const { by_hand_rows = {} } = ann.state.document!.settings;
    expect(Object.values(by_hand_rows).map(({ name }) => name)).toEqual(["lit up"]);
    expect(ann.state.steps.at(-1)).toMatchObject({ action: { payload: { reason: "so be it" } } });
    // A name of nothing that is seen is none.
    const unseen = { ...marked, name: "\u200b\u202e" };
    expect(await ann.act(adjust([unseen]))).toMatchObject({ ok: false, errors: [{ code: "BAD_ACTION" }] });
  });

  test("a request outlives a server that is killed, is agreed to afterwards, undone by either, and replays", async () => {
    const first = await ServerProcess.start();
    const { game, ann } = await seated(first, "AGREED");
    expect(await ann.act(CP)).toMatchObject({ ok: true });
    leaveAll();
    await first.kill();
    await first.start();
    const [late, bob] = [sit(first.base, game.id, game.tokens.p1), sit(first.base, game.id, game.tokens.p2)];
    for (const client of [late, bob]) await until(client, isHere, "a welcome");
    expect(bob.state.document!.tasks).toMatchObject([{ type: "by_hand", player: "p1" }]);
    expect(await bob.act(AGREE)).toMatchObject({ ok: true });
    await until(late, ({ seq }) => seq === 2);
    expect(late.state.document!.players.p1.cp).toBe(1);
    expect(await bob.act(readAction({ type: "UNDO" }))).toMatchObject({ ok: true });
    await until(late, ({ seq }) => seq === 3);
    expect(late.state.document!.players.p1.cp).toBe(0);
    expect(late.state.document!.tasks).toEqual([]);
    await bob.send({ type: "resign" });
    const record = parseRecord(await gameRecord(first.base, game.id, game.tokens.p1));
    expect(record.ok && replay(record.value).ok).toBe(true);
  });
});
