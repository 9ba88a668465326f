import { ARMIES, addArmy, battleByThePack, COMBINATIONS, leftOpen } from "@gunline/armies";
import { agreementOf, reviewOf } from "@gunline/armies/review";
import { claimSeat, createGame, invitationTo } from "@gunline/link";
import type { Game, Unit } from "@gunline/rules";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { readAction } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { isHere, leaveAll, sit, until } from "./support/table.ts";

/** What is not built in is read by both before the battle, and the server waits until both have agreed to it. */

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
});
afterEach(leaveAll);
afterAll(() => ServerProcess.stopAll());

const army = (id: string) => ARMIES.find((one) => one.id === id)!;
const made = battleByThePack({
  ...COMBINATIONS[0]!,
  armies: { p1: army("marine-patrol"), p2: army("ork-scouts") },
  mission: "only-war",
  attacker: "p1",
  seed: "agreement",
});
const WHOLE: Game = made.ok ? made.value.game : expect.fail();
const OPEN = leftOpen(WHOLE, "p2")!;
const SEAL = { type: "seal", formations: [] } as const;
const END = readAction({ type: "END_PHASE" });

/** The army that comes, with ten times the Toughness of its first unit or with nothing changed. */
function added(change: (unit: Unit) => object = () => ({})) {
  const own = addArmy(OPEN, "p2", army("ork-scouts"));
  if (!own.ok) return expect.fail(own.refusals[0]!.message);
  const [first, ...rest] = Object.values(own.value.army.units);
  const units = [{ ...first!, ...change(first!) }, ...rest];
  return { ...own.value.army, units: Object.fromEntries(units.map((unit) => [unit.id, unit])) };
}
const TOUGH = added(({ stats }) => ({ stats: { ...stats, toughness: 50 } }));
const hashOf = (given: typeof TOUGH) =>
  agreementOf(
    reviewOf({
      ...OPEN,
      units: { ...OPEN.units, ...given.units },
      weapons: { ...OPEN.weapons, ...given.weapons },
    }),
  )!;

async function table(wish: object = {}, claim: object = {}) {
  const { id, invite, token } = await createGame(server.base, {
    document: OPEN,
    opponent_brings: true,
    ...wish,
  });
  const claimed = await claimSeat(server.base, id, { invite, army: TOUGH, ...claim });
  const [ann, bob] = [sit(server.base, id, token), sit(server.base, id, claimed.token)];
  for (const client of [ann, bob]) await until(client, isHere);
  return { id, token, guest: claimed.token, ann, bob };
}
const refusedWith = (code: string) => ({ ok: false, errors: [{ code }] });
const waitingFor = (player: string) => ({ player, for: { what: "agreement" }, window: null });

describe("what is not built in", () => {
  test("a battle with an army that was changed does not begin before both have agreed", async () => {
    const { ann, bob } = await table();
    expect(ann.state.view!.agreement).toEqual({ hash: hashOf(TOUGH), agreed: [] });
    expect(ann.state.view!.waiting).toEqual([waitingFor("p1"), waitingFor("p2")]);
    // One side's agreement is not the other's, however often and under whatever hash it is given.
    expect(await bob.send({ type: "agree", hash: hashOf(TOUGH) })).toMatchObject({ ok: true });
    expect(await bob.send({ type: "agree", hash: hashOf(TOUGH) })).toMatchObject(refusedWith("AGREED"));
    expect(await bob.send({ type: "agree", hash: "0".repeat(64) })).toMatchObject(
      refusedWith("OTHER_AGREEMENT"),
    );
    expect(await bob.send({ type: "agree", hash: "yes" })).toMatchObject(refusedWith("BAD_MESSAGE"));
    for (const client of [ann, bob]) {
      expect(await client.send(SEAL)).toMatchObject(refusedWith("NOT_AGREED"));
      expect(await client.act(END)).toMatchObject(refusedWith("NOT_AGREED"));
      expect(await client.send({ type: "offer_end" })).toMatchObject(refusedWith("NOT_AGREED"));
    }
    expect(ann.state.view!.waiting).toEqual([waitingFor("p1")]);
    expect(await ann.send({ type: "agree", hash: hashOf(TOUGH) })).toMatchObject({ ok: true });
    await until(bob, ({ view }) => view!.waiting.every((one) => one.for.what === "formations"));
    expect(await ann.send(SEAL)).toMatchObject({ ok: true });
    expect(await bob.send(SEAL)).toMatchObject({ ok: true });
    await until(ann, ({ seq }) => seq === 1);
  });

  test("an agreement is to what was shown: the army that comes afterwards makes it void", async () => {
    const own = { ...OPEN, units: { ...OPEN.units } };
    const [first] = Object.values(own.units);
    own.units[first!.id] = { ...first!, points: 1 };
    const agrees = agreementOf(reviewOf(own))!;
    const { ann } = await table({ document: own, agrees }, { agrees });
    expect(ann.state.view!.agreement!.hash).not.toBe(agrees);
    expect(ann.state.view!.agreement!.agreed).toEqual([]);
    // With an army that is built in nothing is added to what was read.
    const plain = await table({ document: own, agrees }, { army: added(), agrees });
    expect(plain.ann.state.view!.agreement).toEqual({ hash: agrees, agreed: ["p1", "p2"] });
    expect(plain.ann.state.view!.waiting[0]!.for).toEqual({ what: "formations" });
  });

  test("armies that are built in need no agreement, and none is taken", async () => {
    const { ann, bob } = await table({}, { army: added() });
    expect(ann.state.view!.agreement).toBeNull();
    expect(await bob.send({ type: "agree", hash: hashOf(TOUGH) })).toMatchObject(
      refusedWith("NOTHING_TO_AGREE"),
    );
    expect(await ann.send(SEAL)).toMatchObject({ ok: true });
  });

  test("the invitation has the table and the hash of what is to be read", async () => {
    const [first] = Object.values(WHOLE.units);
    const odd = { ...WHOLE, units: { ...WHOLE.units, [first!.id]: { ...first!, name: "Doom" } } };
    const { id, invite } = await createGame(server.base, { document: odd });
    const invited = await invitationTo(server.base, id, invite);
    expect(invited).toMatchObject({ brings: false, agreement: agreementOf(reviewOf(odd)) });
    expect(agreementOf(reviewOf(invited.document))).toBe(invited.agreement);
    const plain = await createGame(server.base, { document: WHOLE });
    expect(await invitationTo(server.base, plain.id, plain.invite)).toMatchObject({ agreement: null });
  });

  test("who does not agree declines: nobody has won, and a rematch is no way round", async () => {
    const { ann, bob, token, guest } = await table({}, { agrees: hashOf(TOUGH) });
    expect(await ann.send({ type: "resign" })).toMatchObject({ ok: true });
    const { view } = await until(bob, (state) => state.view!.status.state === "over");
    expect(view!.status).toEqual({ state: "over", reason: "declined", winner: null });
    await ann.send({ type: "rematch" });
    await bob.send({ type: "rematch" });
    const { next } = (await until(ann, (state) => state.view!.next !== null)).view!;
    const again = [sit(server.base, next!, token), sit(server.base, next!, guest)];
    for (const client of again) await until(client, isHere);
    expect(again[0]!.state.view!.waiting).toEqual([waitingFor("p1")]);
    expect(await again[1]!.send(SEAL)).toMatchObject(refusedWith("NOT_AGREED"));
  });

  test("what was agreed is on disk: after kill -9 neither is asked again, nor is the other forgotten", async () => {
    const { ann, bob } = await table({}, { agrees: hashOf(TOUGH) });
    expect(bob.state.view!.agreement!.agreed).toEqual(["p2"]);
    await server.kill();
    await server.start();
    await until(ann, ({ link }) => link === "here");
    await until(bob, ({ link }) => link === "here");
    expect(await bob.send(SEAL)).toMatchObject(refusedWith("NOT_AGREED"));
    expect(await ann.send({ type: "agree", hash: hashOf(TOUGH) })).toMatchObject({ ok: true });
    expect(await bob.send(SEAL)).toMatchObject({ ok: true });
  });
});
