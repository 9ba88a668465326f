import {
  claimSeat,
  createGame,
  gameAbout,
  gameRecord,
  makeSeatToken,
  myGames,
  type TableClient,
} from "@gunline/link";
import { hashOf, parseRecord, replay, seedHash } from "@gunline/rules";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { LIMITS } from "../src/limits.ts";
import { player, readAction, skirmish } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { agree, agreeing, isHere, leaveAll, seatedGame, sit, sitAll, until } from "./support/table.ts";
import { Way } from "./support/way.ts";

let server: ServerProcess;
beforeAll(async () => {
  server = await ServerProcess.start();
}, 120_000);
afterEach(leaveAll);
afterAll(() => ServerProcess.stopAll(), 120_000);

const endPhase = readAction({ type: "END_PHASE" });

describe("two players and a spectator", () => {
  test.each([1, 2, 3])(
    "hold the same game after every action, through shooting and charges (%i)",
    async (seed) => {
      const game = await seatedGame(server.base);
      const clients = await sitAll(server.base, game);
      const all = Object.values(clients);
      const think = player(seed);
      const phases = new Set<string>();
      let refused = 0;
      // Until the other side's charges are over too, and there was something to play.
      for (let turn = 0; turn < 400; turn++) {
        const { view, document, seq } = clients.p1.state;
        if (view!.status.state === "over" || (document!.turn.round > 1 && seq > 20)) break;
        phases.add(document!.turn.phase);
        const awaited = clients[view!.waiting[0]!.player];
        await until(awaited, (state) => state.seq === seq);
        const answered = await awaited.act(think(document!));
        if (!answered.ok) {
          refused++;
          expect(answered.errors[0]).toHaveProperty("rule");
          continue;
        }
        const step = answered.step!;
        expect(step.seq).toBe(seq + 1);
        await agree(all, step.seq, step.hash);
        for (const { state } of all) expect(state.document).toEqual(clients.p1.state.document);
      }
      expect([...phases]).toEqual(expect.arrayContaining(["SHOOTING", "CHARGE"]));
      expect(clients.p1.state.seq).toBeGreaterThan(20);
      expect(JSON.stringify(clients.p1.state)).toContain(game.seed_hash);

      // While it goes on the record tells the faces that were seen; when it is over it publishes the seed.
      const read = async () => {
        const checked = parseRecord(await gameRecord(server.base, game.id, game.watch));
        return checked.ok ? checked.value : expect.fail(JSON.stringify(checked.refusals));
      };
      const { seq, document } = clients.p1.state;
      if (clients.p1.state.view!.status.state !== "over") {
        const running = await read();
        expect(running).not.toHaveProperty("seed");
        expect(running.scripted_dice).toHaveLength(document!.rng.cursor);
        expect(replay(running)).toMatchObject({ ok: true, game: document });
        expect(await clients.p2.send({ type: "resign" })).toMatchObject({ ok: true });
      }
      const { view } = await until(clients.watch, (state) => state.view!.status.state === "over");
      const finished = await read();
      expect(seedHash(finished.seed!)).toBe(game.seed_hash);
      expect(view!.seed).toBe(finished.seed);
      expect(finished.steps).toHaveLength(seq);
      const again = replay(finished);
      expect(again.ok && hashOf(again.game)).toBe(hashOf(document));
      expect(replay({ ...finished, seed: "0".repeat(64) }).ok).toBe(false);
      expect(refused).toBeLessThan(100);
    },
  );
});

describe("seats", () => {
  test("belong to tokens: each acts for its own side, and only when its decision is asked for", async () => {
    const { p1, p2, watch } = await sitAll(server.base, await seatedGame(server.base));
    expect([p1.state.you, p2.state.you, watch.state.you]).toEqual(["p1", "p2", "watch"]);
    expect(await p2.act(endPhase)).toMatchObject({ ok: false, errors: [{ code: "NOT_YOUR_DECISION" }] });
    expect(await watch.act(endPhase)).toMatchObject({ ok: false, errors: [{ code: "WATCHING" }] });
    expect(await watch.send({ type: "chat", text: "psst" })).toMatchObject({
      errors: [{ code: "WATCHING" }],
    });
    // Settings are anybody's who plays.
    const settings = readAction({ type: "CHANGE_SETTINGS", payload: { log: "COMPACT" } });
    expect(await p2.act(settings)).toMatchObject({ ok: true });
    await until(p1, ({ document }) => document!.settings.log === "COMPACT");
    expect(await p1.act(endPhase)).toMatchObject({ ok: true });
  });

  test("are kept through a refresh and shared by tabs, and the others see who is there", async () => {
    const game = await seatedGame(server.base);
    const { p1, p2 } = await sitAll(server.base, game);
    const tab = sit(server.base, game.id, game.tokens.p2);
    await until(tab, isHere);
    p2.close();
    await until(p1, ({ presence }) => presence.p2 && presence.watchers === 1);
    expect(await p1.act(endPhase)).toMatchObject({ ok: true });
    await until(tab, ({ seq }) => seq === 1);
    tab.close();
    await until(p1, ({ presence }) => !presence.p2);
    const back = sit(server.base, game.id, game.tokens.p2);
    const { document, you } = await until(back, isHere);
    expect([you, hashOf(document)]).toEqual(["p2", hashOf(p1.state.document)]);
    await until(p1, ({ presence }) => presence.p2);
  });

  test("open to nobody without a token, and an invitation is used once", async () => {
    const made = await createGame(server.base, {
      document: skirmish(),
      name: " A\u202eda\u0000 ",
      seat: "p2",
    });
    expect(made).toMatchObject({ seat: "p2", seed_hash: expect.stringMatching(/^[0-9a-f]{64}$/) });
    const stranger = sit(server.base, made.id, made.invite);
    await until(stranger, ({ link }) => link === "shut");
    const ada = sit(server.base, made.id, made.token);
    const { view } = await until(ada, isHere);
    expect(view).toMatchObject({
      status: { state: "open" },
      seats: { p1: { claimed: false }, p2: { name: "A da", claimed: true } },
      waiting: [{ player: "p1", for: { what: "opponent_to_join" }, window: null }],
    });
    expect(await ada.act(endPhase)).toMatchObject({ ok: false, errors: [{ code: "NOT_STARTED" }] });

    // The creator's own token cannot take the other seat; a guest's claim may be repeated, by the same guest.
    const { invite } = made;
    const own = claimSeat(server.base, made.id, { invite, token: made.token });
    await expect(own).rejects.toMatchObject({ status: 409, errors: [{ code: "ONE_SEAT" }] });
    const token = makeSeatToken();
    const first = await claimSeat(server.base, made.id, { invite, token, name: "Bo" });
    expect(first).toMatchObject({ seat: "p1", token, watch: made.watch });
    expect(await claimSeat(server.base, made.id, { invite, token, name: "Bo" })).toEqual(first);
    const thief = claimSeat(server.base, made.id, { invite, token: makeSeatToken() });
    await expect(thief).rejects.toMatchObject({ status: 404 });
    const other = claimSeat(server.base, made.id, { invite: makeSeatToken() });
    await expect(other).rejects.toMatchObject({ status: 404 });
    const { document } = await until(ada, (state) => state.view!.status.state === "running");
    expect(document!.players).toMatchObject({ p1: { name: "Bo" }, p2: { name: "A da" } });
    expect(ada.mismatches).toBe(0);
  });

  test("say what they are about, to all who are at them and in the next game", async () => {
    const objectives: [number, number][] = [
      [30, 22],
      [10.5, 6],
    ];
    const twice = [...objectives, ...objectives];
    const given = { title: " The\u202e gap\n", task: "Get through.", objectives: twice };
    const about = { title: "The gap", task: "Get through.", objectives };
    const agrees = agreeing(skirmish());
    const made = await createGame(server.base, { document: skirmish(), about: given, ...agrees });
    const guest = await claimSeat(server.base, made.id, { invite: made.invite, ...agrees });
    const [p1, p2, watching] = [made.token, guest.token, made.watch].map((token) =>
      sit(server.base, made.id, token),
    ) as [TableClient, TableClient, TableClient];
    for (const client of [p1, p2, watching]) expect((await until(client, isHere)).about).toEqual(about);
    const asked = () => gameAbout(server.base, made.id, made.watch);
    expect(await asked()).toEqual({ ...about, status: { state: "running" } });
    const stranger = gameAbout(server.base, made.id, makeSeatToken());
    await expect(stranger).rejects.toMatchObject({ status: 404, errors: [{ code: "NO_GAME" }] });
    expect(await myGames(server.base, [guest.token])).toMatchObject([{ id: made.id, title: "The gap" }]);
    await p1.send({ type: "resign" });
    // Anyone who looks back at it learns how it ended.
    const status = { state: "over", reason: "resigned", winner: "p2" };
    expect(await asked()).toEqual({ ...about, status });
    await p1.send({ type: "rematch" });
    await p2.send({ type: "rematch" });
    const { next } = (await until(p1, ({ view }) => view!.next !== null)).view!;
    expect((await until(sit(server.base, next!, made.token), isHere)).about).toEqual(about);
    // Anyone who says nothing is asked nothing.
    const plain = await createGame(server.base, { document: skirmish() });
    const silent = await gameAbout(server.base, plain.id, plain.token);
    expect(silent).toEqual({ title: "", task: "", objectives: [], status: { state: "open" } });
  });

  test("are listed for their owners", async () => {
    const [one, two] = [await seatedGame(server.base), await seatedGame(server.base)];
    const tokens = [one.tokens.p1, two.tokens.p2, makeSeatToken()];
    const games = await myGames(server.base, tokens);
    expect(games.map(({ id, seat }) => [id, seat])).toEqual(
      expect.arrayContaining([
        [one.id, "p1"],
        [two.id, "p2"],
      ]),
    );
    expect(games).toHaveLength(2);
    expect(games[0]).toMatchObject({
      status: { state: "running" },
      seats: { p1: { name: "Ann" }, p2: { name: "Bob" } },
      waiting: [{ player: "p1" }],
      seq: 0,
    });
    expect(await myGames(server.base, [one.watch])).toEqual([]);
  });
});

describe("one tab too many", () => {
  test("makes the oldest give way for good, and the others stay", async () => {
    const game = await seatedGame(server.base);
    const tabs = [];
    for (let n = 0; n <= LIMITS.connectionsPerSeat; n++) {
      const tab = sit(server.base, game.id, game.tokens.p1);
      await until(tab, ({ link }) => link !== "joining");
      tabs.push(tab);
    }
    const [oldest, ...others] = tabs;
    const { reason } = await until(oldest!, ({ link }) => link === "shut");
    expect(reason).toContain("other windows");
    // Longer than a client needs to come back.
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(oldest!.state.link).toBe("shut");
    for (const { state } of others) expect(state.link).toBe("here");
  });
});

describe("at the table", () => {
  test("chat is heard by all, and kept for those who come later", async () => {
    const game = await seatedGame(server.base);
    const { p1, p2, watch } = await sitAll(server.base, game);
    await p1.send({ type: "chat", text: "  good\u200b  luck \n" });
    await p2.send({ type: "chat", text: "x".repeat(900) });
    await until(watch, ({ chat }) => chat.length === 2);
    const late = sit(server.base, game.id, game.watch);
    const { chat } = await until(late, isHere);
    expect(chat).toMatchObject([
      { n: 1, seat: "p1", text: "good luck" },
      { n: 2, seat: "p2", text: "x".repeat(500) },
    ]);
    expect(await p1.send({ type: "chat", text: " \u0007 " })).toMatchObject({ errors: [{ code: "EMPTY" }] });
  });

  test("an offer to take back is accepted by the opponent alone, and dice once seen do not come again", async () => {
    const game = await seatedGame(server.base);
    const { p1, p2, watch } = await sitAll(server.base, game);
    const gun = [{ weapon_id: "gun", target_unit_id: "B1" }];
    const volley = readAction({ type: "SHOOT", actor_unit_id: "A1", payload: { assignments: gun } });
    const before = p1.state.document!;
    const quick = readAction({
      type: "CHANGE_SETTINGS",
      payload: { allocation: "AUTOMATIC", fast_dice: true },
    });
    await p2.act(quick);
    await until(p1, ({ seq }) => seq === 1);
    const shot = await p1.act(volley);
    const cursor = p1.state.document!.rng.cursor;
    expect(cursor).toBeGreaterThan(0);
    const offer = { type: "offer_undo", base: 2, to: 0 } as const;
    expect(await p1.send({ ...offer, base: 1 })).toMatchObject({ errors: [{ code: "STALE" }] });
    expect(await p1.send({ ...offer, to: 2 })).toMatchObject({ errors: [{ code: "NOTHING_TO_UNDO" }] });
    expect(await p1.send(offer)).toMatchObject({ ok: true });
    await until(p2, ({ view }) => view!.offers.undo?.to === 0);
    const accept = { type: "answer_undo", to: 0, accept: true } as const;
    expect(await p1.send(accept)).toMatchObject({ errors: [{ code: "NO_OFFER" }] });
    expect(await p2.send({ ...accept, to: 1 })).toMatchObject({ errors: [{ code: "NO_OFFER" }] });
    expect(await p2.send({ ...offer })).toMatchObject({ errors: [{ code: "OFFER_OPEN" }] });
    expect(await p2.send({ ...accept, accept: false })).toMatchObject({ ok: true, step: null });
    await until(p1, ({ view }) => view!.offers.undo === null);
    await p1.send(offer);
    expect(await p1.send({ type: "withdraw", what: "undo" })).toMatchObject({ ok: true });
    await p1.send(offer);
    const answered = await p2.send(accept);
    expect(answered).toMatchObject({ ok: true, step: { kind: "rewind", seq: 3, to: 0, cursor } });
    const { hash } = answered.ok ? answered.step! : expect.fail();
    await agree([p1, p2, watch], 3, hash);
    expect(p1.state.document).toEqual({ ...before, rng: { ...before.rng, cursor } });
    // The same volley again, with other dice; and the record proves it all.
    await p2.act(quick);
    await until(p1, ({ seq }) => seq === 4);
    const second = await p1.act(volley);
    const faces = (one: typeof shot) => (one.ok && one.step?.kind === "action" ? one.step.result.dice : []);
    expect(faces(second)).not.toEqual(faces(shot));
    const record = parseRecord(await gameRecord(server.base, game.id, game.tokens.p2));
    expect(record.ok && replay(record.value)).toMatchObject({ ok: true, game: p1.state.document });
    // A step makes an offer void.
    await p1.send({ type: "offer_undo", base: 5, to: 4 });
    await p1.act(endPhase);
    expect(p1.state.view!.offers.undo).toBeNull();
  });

  test("a game is ended by agreement, and a rematch is another game for the same tokens", async () => {
    const game = await seatedGame(server.base);
    const { p1, p2 } = await sitAll(server.base, game);
    await p1.act(endPhase);
    await until(p2, ({ seq }) => seq === 1);
    expect(await p2.send({ type: "rematch" })).toMatchObject({ errors: [{ code: "NOT_OVER" }] });
    // Declined at first; then there is nothing left to decline.
    await p1.send({ type: "offer_end" });
    await until(p2, ({ view }) => view!.offers.end === "p1");
    expect(await p2.send({ type: "withdraw", what: "end" })).toMatchObject({ ok: true });
    await until(p1, ({ view }) => view!.offers.end === null);
    expect(p1.state.view!.status.state).toBe("running");
    expect(await p2.send({ type: "withdraw", what: "end" })).toMatchObject({
      errors: [{ code: "NO_OFFER" }],
    });
    await p1.send({ type: "offer_end" });
    await until(p2, ({ view }) => view!.offers.end === "p1");
    await p2.send({ type: "offer_end" });
    const { view } = await until(p1, (state) => state.view!.status.state === "over");
    expect(view).toMatchObject({ status: { reason: "agreed", winner: null }, waiting: [] });
    expect(seedHash(view!.seed!)).toBe(game.seed_hash);
    expect(await p1.act(endPhase)).toMatchObject({ errors: [{ code: "OVER" }] });
    // Declined, it can be asked for again.
    await p1.send({ type: "rematch" });
    await until(p2, (state) => state.view!.offers.rematch.includes("p1"));
    expect(await p2.send({ type: "withdraw", what: "rematch" })).toMatchObject({ ok: true });
    await until(p1, (state) => state.view!.offers.rematch.length === 0);
    expect(await p2.send({ type: "withdraw", what: "rematch" })).toMatchObject({
      errors: [{ code: "NO_OFFER" }],
    });
    await p2.send({ type: "rematch" });
    await p1.send({ type: "rematch" });
    const { next } = (await until(p2, (state) => state.view!.next !== null)).view!;
    const again = sit(server.base, next!, game.tokens.p2);
    const state = await until(again, isHere);
    expect(state).toMatchObject({ you: "p2", seq: 0, view: { status: { state: "running" } } });
    expect(state.view!.seed_hash).not.toBe(game.seed_hash);
    expect(state.document!.turn).toEqual(skirmish().turn);
    expect(await myGames(server.base, [game.tokens.p1])).toHaveLength(2);
    const watching = sit(server.base, next!, game.watch);
    expect((await until(watching, isHere)).you).toBe("watch");
  });

  test("a side without models has lost", async () => {
    const document = skirmish({ allocation: "AUTOMATIC", fast_dice: true });
    const { B1: _, B3: __, ...units } = document.units;
    const last = { ...units["B2"]!, models: { m1: units["B2"]!.models["m1"]! } };
    const { p1, p2 } = await sitAll(
      server.base,
      await seatedGame(server.base, { ...document, units: { ...units, B2: last } }),
    );
    const firing: [string, string[]][] = [
      ["A1", ["gun"]],
      ["A2", ["gun", "cannon"]],
    ];
    const shots = firing.map(([actor_unit_id, weapons]) =>
      readAction({
        type: "SHOOT",
        actor_unit_id,
        payload: { assignments: weapons.map((weapon_id) => ({ weapon_id, target_unit_id: "B2" })) },
      }),
    );
    for (let tries = 0; tries < 20 && p1.state.view!.status.state === "running"; tries++) {
      for (const shot of shots) if (p1.state.view!.status.state === "running") await p1.act(shot);
      if (p1.state.view!.status.state !== "running") break;
      const to = 0;
      await p1.send({ type: "offer_undo", base: p1.state.seq, to });
      await p2.send({ type: "answer_undo", to, accept: true });
    }
    const { view } = await until(p2, (state) => state.view!.status.state === "over");
    expect(view!.status).toEqual({ state: "over", reason: "destroyed", winner: "p1" });
  });

  test("the whole story comes page by page, what was taken back included, and stays through a lost connection", async () => {
    const game = await seatedGame(server.base);
    const { p1, p2 } = await sitAll(server.base, game);
    const play = async (steps: number) => {
      for (let i = 0; i < steps; i++) {
        await p1.act(readAction({ type: "CHANGE_SETTINGS", payload: { fast_dice: i % 2 === 0 } }));
      }
    };
    await play(120);
    await p1.send({ type: "offer_undo", base: 120, to: 30 });
    await p2.send({ type: "answer_undo", to: 30, accept: true });
    await until(p1, ({ seq }) => seq === 121);
    await play(60);
    const way = await Way.to(server.base);
    const late = sit(way.url, game.id, game.watch);
    await until(late, isHere);
    // Nobody waits for the story: the table is there with its last steps.
    expect(late.state.steps.map(({ seq }) => seq)).toEqual(numbers(132, 181));
    late.fetchStory();
    await until(late, ({ steps }) => steps.length === 181);
    expect(late.state.steps.map(({ seq }) => seq)).toEqual(numbers(1, 181));
    expect(late.state.steps[120]).toMatchObject({ kind: "rewind", to: 30 });
    way.cut();
    await until(late, ({ link }) => link === "away");
    await play(10);
    await until(late, ({ link, seq }) => link === "here" && seq === 191);
    expect(late.state.steps.map(({ seq }) => seq)).toEqual(numbers(1, 191));
    way.cut();
    await until(late, ({ link }) => link === "away");
    // More than a welcome brings.
    way.close();
    await play(70);
    way.open();
    await until(late, ({ steps, seq }) => seq === 261 && steps.length === 261);
    expect(late.state.steps.map(({ seq }) => seq)).toEqual(numbers(1, 261));
    way.end();
  });
});

function numbers(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
