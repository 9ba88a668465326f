import { rmSync } from "node:fs";
import { claimSeat, gameRecord, myGames } from "@gunline/link";
import { hashOf, hashOfGame, parseRecord, replay } from "@gunline/rules";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { FIRST, SECOND } from "./support/earlier.ts";
import { readAction } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { agree, agreeAt, isHere, leaveAll, sit, until } from "./support/table.ts";

/** A server of today on the database of an earlier one, whose documents had another shape. */

const folders: string[] = [];
let server: ServerProcess;
const serve = async (data: string) => {
  folders.push(data);
  server = await ServerProcess.start({ GUNLINE_DATA: data });
};
afterEach(leaveAll);
afterAll(async () => {
  await ServerProcess.stopAll();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}, 120_000);

const REFUSED =
  "This game was begun with an earlier version of Gunline and cannot go on here; its record is kept.";

const EARLIER = FIRST.seats;

const tokens = Object.values(EARLIER).flatMap(({ token, guest }) => [token, guest ?? []].flat());

const listed = async (title: string) =>
  (await myGames(server.base, tokens)).filter((game) => game.title === title);

describe("a game of the first version", () => {
  beforeAll(() => serve(FIRST.data()), 120_000);

  test.each(["open", "between volleys", "in a volley", "in a charge", "over"])(
    "%s is listed as such",
    async (title) => {
      for (const game of await listed(title)) expect(game).toMatchObject({ earlier: true, waiting: [] });
      expect((await listed(title)).length).toBeGreaterThan(0);
    },
  );

  test.each(["in a volley", "over"])("%s is refused by name, and stays as it is", async (title) => {
    const { id, token } = EARLIER[title]!;
    const before = await listed(title);
    const client = sit(server.base, id, token);
    const { reason } = await until(client, ({ link }) => link === "shut", "a refusal");
    expect(reason).toBe(REFUSED);
    expect(await listed(title)).toEqual(before);
    // As that version wrote it, for that version to read.
    const record = await gameRecord(server.base, id, token);
    expect(record.format).toBe("gunline-record/1");
    expect(record.steps).toHaveLength(before[0]!.seq);
  });

  test("is told of to nobody without a seat", async () => {
    const client = sit(server.base, EARLIER["in a volley"]!.id, EARLIER["over"]!.token);
    const { reason } = await until(client, ({ link }) => link === "shut", "a refusal");
    expect(reason).toBe("This link opens no seat at this table.");
  });

  test("that nobody has joined can be joined and played", async () => {
    const { id, token, invite } = EARLIER["open"]!;
    const { token: guest } = await claimSeat(server.base, id, { invite: invite!, name: "Bob" });
    const [p1, p2] = [sit(server.base, id, token), sit(server.base, id, guest)];
    for (const client of [p1, p2]) await until(client, isHere);
    await agreeAt(p1, p2);
    const answered = await p1.act(readAction({ type: "SELECT_SHOOTER", actor_unit_id: "A1" }));
    if (!answered.ok) expect.fail(JSON.stringify(answered.errors));
    await agree([p1, p2], 1, answered.step!.hash);
    const [game] = await listed("open");
    expect(game).not.toHaveProperty("earlier");
    expect(game!.waiting).toEqual([{ player: "p1", for: { what: "targets", unit_id: "A1" }, window: null }]);
  });

  test("in a charge goes on with it, and has its objectives in the document", async () => {
    const { id, token, guest } = EARLIER["in a charge"]!;
    const [p1, p2] = [sit(server.base, id, token), sit(server.base, id, guest!)];
    for (const client of [p1, p2]) await until(client, isHere);
    const { document, view } = p1.state;
    expect(document).toMatchObject({
      tasks: [{ type: "charge", unit_id: "A1" }],
      charges: { pending: { A1: { targets: ["B1"] } } },
      objectives: { "objective-1": { position: { x: 30, y: 22 }, controlled_by: null } },
    });
    expect(view!.waiting).toEqual([
      { player: "p1", for: { what: "charge_roll", unit_id: "A1" }, window: null },
    ]);
    // What was chosen with that version is past.
    expect(await p1.act(readAction({ type: "UNDO" }))).toMatchObject({
      ok: false,
      errors: [{ code: "NOTHING_TO_UNDO" }],
    });
    const answered = await p1.act(readAction({ type: "CHARGE_ROLL", actor_unit_id: "A1" }));
    if (!answered.ok) expect.fail(JSON.stringify(answered.errors));
    await agree([p1, p2], 2, answered.step!.hash);
    const record = parseRecord(await gameRecord(server.base, id, token));
    const replayed = record.ok ? replay(record.value) : expect.fail(JSON.stringify(record.refusals));
    expect(replayed.ok && hashOf(replayed.game)).toBe(hashOf(p1.state.document));
  });

  test("between two volleys goes on with what was chosen, and its record begins where it was brought up to date", async () => {
    const { id, token, guest } = EARLIER["between volleys"]!;
    const [p1, p2] = [sit(server.base, id, token), sit(server.base, id, guest!)];
    for (const client of [p1, p2]) await until(client, isHere);
    const { document, steps, chat, view } = p1.state;
    expect(document!.shooting).toMatchObject({
      active_shooter_id: "A1",
      pending_assignments: [{ weapon_id: "gun", target_unit_id: "B1" }],
    });
    expect(document!.units["A2"]!.flags.has_shot).toBe(true);
    // Steps of before have another shape and are not told; what was said is.
    expect([steps, chat.map(({ text }) => text)]).toEqual([[], ["Wait a moment."]]);
    expect(view!.offers.undo).toBeNull();
    p1.fetchStory();
    expect(await p1.send({ type: "offer_undo", base: 5, to: 2 })).toMatchObject({
      ok: false,
      errors: [{ code: "NOTHING_TO_UNDO" }],
    });
    const confirm = readAction({ type: "CONFIRM_TARGETS", actor_unit_id: "A1" });
    for (const action of [confirm, readAction({ type: "RESOLVE_NEXT", actor_unit_id: "A1" })]) {
      const answered = await p1.act(action);
      if (!answered.ok) expect.fail(JSON.stringify(answered.errors));
      await agree([p1, p2], answered.step!.seq, answered.step!.hash);
    }
    await p1.send({ type: "offer_undo", base: 7, to: 6 });
    await p2.send({ type: "answer_undo", to: 6, accept: true });
    await until(p1, ({ seq }) => seq === 8);
    expect(p1.state.steps.map(({ seq }) => seq)).toEqual([6, 7, 8]);
    const prove = async () => {
      const record = parseRecord(await gameRecord(server.base, id, token));
      if (!record.ok) throw new Error(JSON.stringify(record.refusals));
      expect(record.value.about).toEqual({ title: "between volleys", task: "" });
      expect(record.value.steps).toHaveLength(3);
      const replayed = replay(record.value);
      expect(replayed.ok && hashOf(replayed.game)).toBe(hashOf(p1.state.document));
    };
    await prove();
    await p2.send({ type: "resign" });
    await until(p1, (state) => state.view!.status.state === "over");
    await prove();
    await p1.send({ type: "rematch" });
    await p2.send({ type: "rematch" });
    const { view: over } = await until(p1, (state) => state.view!.next !== null);
    const next = sit(server.base, over!.next!, token);
    await until(next, isHere);
    expect(next.state).toMatchObject({ seq: 0, document: { shooting: { active_shooter_id: null } } });
  });
});

describe("a game of the second version, played by edition 3 of the rules", () => {
  beforeAll(() => serve(SECOND.data()), 120_000);

  const replayed = async (id: string, token: string) => {
    const record = parseRecord(await gameRecord(server.base, id, token));
    if (!record.ok) return expect.fail(JSON.stringify(record.refusals));
    return { record: record.value, replay: replay(record.value) };
  };

  test("that is over can be opened and looked at, and its record is one of edition 3", async () => {
    const { id, token, guest } = SECOND.seats["over"]!;
    const [p1, p2] = [sit(server.base, id, token), sit(server.base, id, guest!)];
    for (const client of [p1, p2]) await until(client, isHere);
    expect(p1.state.view!.status).toEqual({ state: "over", reason: "resigned", winner: "p1" });
    expect(p1.state.steps.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    const { record, replay: proof } = await replayed(id, token);
    expect([record.format, record.edition, record.steps.length]).toEqual(["gunline-record/2", 3, 4]);
    expect(proof.ok && hashOfGame(proof.game)).toBe(hashOfGame(p1.state.document!));
    // The next game is played by the rules of today.
    await p1.send({ type: "rematch" });
    await p2.send({ type: "rematch" });
    const { view } = await until(p1, (state) => state.view!.next !== null);
    const next = sit(server.base, view!.next!, token);
    await until(next, isHere);
    expect((await replayed(view!.next!, token)).record.edition).toBe(4);
  });

  test("that is under way has a record of edition 3 until it is opened, and then begins one of edition 4", async () => {
    const { id, token, guest } = SECOND.seats["in a volley"]!;
    const before = await replayed(id, token);
    expect([before.record.edition, before.record.steps.length, before.replay.ok]).toEqual([3, 4, true]);
    const [p1, p2] = [sit(server.base, id, token), sit(server.base, id, guest!)];
    for (const client of [p1, p2]) await until(client, isHere);
    const { document, steps, chat } = p1.state;
    expect(before.replay.ok && hashOfGame(before.replay.game)).toBe(hashOfGame(document!));
    expect([steps, chat.map(({ text }) => text)]).toEqual([[], ["Wait a moment."]]);
    const answered = await p1.act(readAction({ type: "RESOLVE_NEXT", actor_unit_id: "A1" }));
    if (!answered.ok) expect.fail(JSON.stringify(answered.errors));
    await agree([p1, p2], 5, answered.step!.hash);
    const after = await replayed(id, token);
    expect([after.record.edition, after.record.steps.length]).toEqual([4, 1]);
    expect(after.replay.ok && hashOfGame(after.replay.game)).toBe(hashOfGame(p1.state.document!));
  });

  test("that nobody has joined can be joined, and is played by edition 4", async () => {
    const { id, token, invite } = SECOND.seats["open"]!;
    const { token: guest } = await claimSeat(server.base, id, { invite: invite!, name: "Bob" });
    const [p1, p2] = [sit(server.base, id, token), sit(server.base, id, guest)];
    for (const client of [p1, p2]) await until(client, isHere);
    await agreeAt(p1, p2);
    const answered = await p1.act(readAction({ type: "SELECT_SHOOTER", actor_unit_id: "A1" }));
    if (!answered.ok) expect.fail(JSON.stringify(answered.errors));
    const { record, replay: proof } = await replayed(id, token);
    expect([record.edition, proof.ok]).toEqual([4, true]);
  });
});
