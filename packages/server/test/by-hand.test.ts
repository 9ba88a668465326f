import { claimSeat, createGame, gameRecord, invitationTo, type RequestRefused } from "@gunline/link";
import { type Game, parseRecord, replay } from "@gunline/rules";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readAction, skirmish } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { agreeing, isHere, leaveAll, sit, until } from "./support/table.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
});
afterEach(leaveAll);
afterAll(() => ServerProcess.stopAll());

const codes = async (refused: Promise<unknown>) => {
  const error = await refused.catch((reason: unknown) => reason);
  return (error as RequestRefused).errors.map(({ code }) => code);
};

async function seated(modifiers_by_hand?: boolean) {
  const wish = modifiers_by_hand === undefined ? {} : { modifiers_by_hand };
  const document = skirmish();
  const made = await createGame(server.base, { document, name: "Ann", ...agreeing(document), ...wish });
  const invited = await invitationTo(server.base, made.id, made.invite);
  const { token } = await claimSeat(server.base, made.id, {
    invite: made.invite,
    name: "Bob",
    ...agreeing(document),
  });
  const [ann, bob] = [sit(server.base, made.id, made.token), sit(server.base, made.id, token)];
  for (const client of [ann, bob]) await until(client, isHere, "a welcome");
  return { made, invited, ann, bob };
}

const aim = (extra: object) => ({ weapon_id: "gun", target_unit_id: "B2", ...extra });
const select = readAction({ type: "SELECT_SHOOTER", actor_unit_id: "A2" });
const ways = (extra: object) =>
  [
    { type: "SHOOT", actor_unit_id: "A2", payload: { assignments: [aim(extra)] } },
    { type: "SET_ASSIGNMENTS", actor_unit_id: "A2", payload: { assignments: [aim(extra)] } },
    { type: "ASSIGN_TARGET", actor_unit_id: "A2", payload: aim(extra) },
    {
      type: "USE_STRATAGEM",
      actor_unit_id: "A2",
      payload: { stratagem: "FIRE_OVERWATCH", target_unit_id: "B2", assignments: [aim(extra)] },
    },
  ].map((action) => readAction(action));

const MODIFIED = { modifiers: { hit: { plus_one: true }, wound: { reroll_failed: true } } };
const OVERRIDDEN = { attacks_override: 1000 };

describe("what players grant themselves by hand", () => {
  test("a number of attacks is refused at every table, whatever the action", async () => {
    for (const byHand of [false, true]) {
      const { ann } = await seated(byHand);
      await ann.act(select);
      for (const action of ways(OVERRIDDEN)) {
        expect(await ann.act(action)).toMatchObject({
          ok: false,
          errors: [{ code: "ATTACKS_BY_HAND", message: expect.any(String) }],
        });
      }
      expect(await ann.act(readAction(ways({ attacks_override: null })[2]!))).toMatchObject({ ok: true });
    }
  });

  test("modifiers are refused at a table that was opened without them", async () => {
    const { ann, bob, invited } = await seated();
    expect(invited.modifiers_by_hand).toBe(false);
    for (const { state } of [ann, bob]) expect(state.view!.modifiers_by_hand).toBe(false);
    await ann.act(select);
    for (const action of ways(MODIFIED)) {
      expect(await ann.act(action)).toMatchObject({ ok: false, errors: [{ code: "MODIFIERS_BY_HAND" }] });
    }
    // Boxes that nobody has ticked are none.
    const empty = ways({ modifiers: { hit: { plus_one: false }, wound: {} } })[2]!;
    expect(await ann.act(empty)).toMatchObject({ ok: true });
  });

  test("modifiers count at a table that was opened with them, which everybody is told, a rematch too", async () => {
    const { ann, bob, invited, made } = await seated(true);
    expect(invited.modifiers_by_hand).toBe(true);
    for (const { state } of [ann, bob]) expect(state.view!.modifiers_by_hand).toBe(true);
    await ann.act(select);
    expect(await ann.act(ways(MODIFIED)[1]!)).toMatchObject({ ok: true });
    const { pending_assignments } = ann.state.document!.shooting;
    expect(pending_assignments).toMatchObject([MODIFIED]);
    await bob.send({ type: "resign" });
    const record = parseRecord(await gameRecord(server.base, made.id, made.token));
    expect(record.ok && replay(record.value).ok).toBe(true);
    await ann.send({ type: "rematch" });
    await bob.send({ type: "rematch" });
    const { view } = await until(ann, (state) => state.view!.next !== null, "the rematch");
    const again = sit(server.base, view!.next!, made.token);
    expect((await until(again, isHere, "a welcome")).view!.modifiers_by_hand).toBe(true);
  });

  test("a document that has them chosen already opens no such table", async () => {
    const selected = (extra: object): Game => {
      const game = skirmish();
      const pending = { ...aim(extra), model_ids: ["m1"], automatic: false };
      return {
        ...game,
        shooting: { ...game.shooting, active_shooter_id: "A2", pending_assignments: [pending] },
      };
    };
    const create = (extra: object, modifiers_by_hand: boolean) =>
      createGame(server.base, { document: selected(extra), modifiers_by_hand });
    expect(await codes(create(MODIFIED, false))).toEqual(["MODIFIERS_BY_HAND"]);
    expect(await codes(create(OVERRIDDEN, true))).toEqual(["ATTACKS_BY_HAND"]);
    await create(MODIFIED, true);
    await create({}, false);
  });
});

describe("reactions of the other side", () => {
  test.each(["stratagems", "reroll_windows"])("%s are switched off by nobody alone", async (setting) => {
    const { ann, bob } = await seated();
    const turn = (value: string) => readAction({ type: "CHANGE_SETTINGS", payload: { [setting]: value } });
    expect(await bob.act(turn("ON"))).toMatchObject({ ok: true });
    for (const client of [ann, bob]) {
      await until(client, ({ seq }) => seq === 1);
      expect(await client.act(turn("OFF"))).toMatchObject({ ok: false, errors: [{ code: "FOR_BOTH" }] });
    }
    // What is as it was is no change.
    expect(await ann.act(turn("ON"))).toMatchObject({ ok: true, step: { seq: 2 } });
  });
});

describe("the record", () => {
  test("is sent piece by piece", async () => {
    const { ann, made } = await seated();
    for (let i = 0; i < 25; i++) {
      await ann.act(
        readAction({ type: "CHANGE_SETTINGS", payload: { log: i % 2 === 0 ? "COMPACT" : "VERBOSE" } }),
      );
    }
    const headers = { Authorization: `Bearer ${made.token}` };
    const response = await fetch(`${server.base}/api/games/${made.id}/record`, { headers });
    expect(response.headers.get("transfer-encoding")).toBe("chunked");
    const record = parseRecord(await response.json());
    expect(record.ok && record.value.steps).toHaveLength(25);
  });
});

describe("a request that will be refused", () => {
  test("is refused before its body is read", async () => {
    const strict = await ServerProcess.start({ GUNLINE_GAMES_PER_HOUR: "1" });
    await createGame(strict.base, { document: skirmish() });
    const response = await fetch(`${strict.base}/api/games`, { method: "POST", body: "no JSON at all" });
    expect(response.status).toBe(429);
    expect(await response.json()).toMatchObject({ errors: [{ code: "TOO_MANY_GAMES" }] });
  });
});
