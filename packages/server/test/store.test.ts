import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Command } from "@gunline/link";
import { documents, hashOfGame, opponentOf, type PlayerId } from "@gunline/rules";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { claimed, createMatch } from "../src/match/create.ts";
import { decide } from "../src/match/decide.ts";
import type { Match } from "../src/match/match.ts";
import { restore } from "../src/match/restore.ts";
import { openingRefusal } from "../src/match/up-to-date.ts";
import { digest, makeToken } from "../src/secret.ts";
import type { Database } from "../src/store/database.ts";
import { openPostgres } from "../src/store/postgres.ts";
import { SqlStore } from "../src/store/sql-store.ts";
import { openSqlite } from "../src/store/sqlite.ts";
import type { Change, Store } from "../src/store/store.ts";
import { type Postgres, startPostgres } from "./support/postgres.ts";
import { asksFor, startReferee, waits } from "./support/referee.ts";
import { readAction, skirmish } from "./support/scene.ts";

let postgres: Postgres | undefined;
const folder = mkdtempSync(join(tmpdir(), "gunline-store-"));
beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
}, 120_000);

/** Opens the same database again and again; undefined where there is none of this kind. */
type Opener = () => Promise<Database | undefined>;

let files = 0;
const KINDS: readonly [string, () => Promise<Opener>][] = [
  [
    "SQLite",
    async () => {
      const file = join(folder, `${++files}.db`);
      return async () => openSqlite(file);
    },
  ],
  [
    "PostgreSQL",
    async () => {
      const url = await postgres?.database();
      return async () => (url === undefined ? undefined : openPostgres(url, () => {}));
    },
  ],
];

const NOW = 1_800_000_000_000;
const referee = startReferee(1);
const noted = readAction({ type: "CHANGE_SETTINGS", payload: { log: "COMPACT" } });

function newMatch(seat: PlayerId = "p1", address = "home", now = NOW) {
  const created = createMatch(skirmish(), seat, "Ann", address, now);
  const guest = makeToken();
  const other = opponentOf(seat);
  return { ...created, guest, other: other as PlayerId, id: created.game.match.id };
}

/** The change that a command makes, as a host would write it. */
async function changeBy(
  match: Match,
  command: Command,
  store: Store,
  snapshot = false,
): Promise<Change<Match>> {
  const decision = await decide(match, "p1", command, {
    now: NOW,
    ...asksFor(match),
    documentAfter: async (seq) => restore(match.id, (await store.saved(match.id, seq))!),
    tokens: () => store.tokens(match.id),
  });
  if (!decision.ok) throw new Error(JSON.stringify(decision.errors));
  const { match: next, step, chat, spawn } = decision;
  return {
    match: next,
    revision: match.revision,
    snapshot,
    command: { id: command.id, outcome: { seq: step?.seq ?? null } },
    ...(step && { step }),
    ...(chat && { chat }),
    ...(spawn && { spawn }),
  };
}

async function seated(store: Store) {
  const made = newMatch();
  await store.create(made.game);
  const match = claimed(made.game.match, "p2", "Bob", NOW, waits(made.game.match));
  const claim = { invite: digest(made.invite), token: { hash: digest(made.guest), role: "p2" as const } };
  expect(await store.commit({ match, revision: 0, claim })).toBe("done");
  return { ...made, match: { ...match, revision: 1 } };
}

async function reread(store: Store, id: string): Promise<Match> {
  const stored = (await store.load(id))!;
  return { ...stored.match, document: restore(id, stored.saved) };
}

describe.each(KINDS)("the store over %s", (_, prepare) => {
  let open: Opener;
  let store: Store;
  let isThere = false;
  beforeAll(async () => {
    open = await prepare();
    const db = await open();
    if (db === undefined) return;
    isThere = true;
    store = new SqlStore(db);
  });
  afterAll(async () => {
    if (isThere) await store.close();
  });
  const check = (name: string, run: () => Promise<void>) =>
    test(name, async ({ skip }) => {
      if (!isThere) skip("not to be had here");
      await run();
    });

  check("gives back what was created, and nothing for what was not", async () => {
    const { game, id } = newMatch();
    await store.create(game);
    expect(await reread(store, id)).toEqual(game.match);
    expect(await store.load("nothing")).toBeUndefined();
    expect(await store.outcome(id, "nothing")).toBeUndefined();
    expect(await store.steps(id, 0, 100)).toEqual([]);
    expect(await store.chat(id)).toEqual([]);
  });

  check("keeps the order of keys, and every number and text as it was", async () => {
    const { game } = newMatch();
    const odd = { ...game.match.document.units["A1"]!, name: "\u0000 \ud83d\ude00 \ud800 \"'?$1" };
    const document = { ...game.match.document, units: { z: odd, A1: odd, a: odd } as never };
    await store.create({ ...game, match: { ...game.match, document, updated: 2 ** 52 } });
    const read = await reread(store, game.match.id);
    expect(JSON.stringify(read.document)).toBe(JSON.stringify(document));
    expect(read.updated).toBe(2 ** 52);
  });

  check("knows tokens by their hashes, and a claimed invitation no more", async () => {
    const { id, token, invite, guest, match } = await seated(store);
    expect(await store.role(id, digest(token))).toBe("p1");
    expect(await store.role(id, digest(guest))).toBe("p2");
    expect(await store.role(id, digest(match.head.watch))).toBe("watch");
    expect(await store.role(id, digest(invite))).toBeUndefined();
    expect(await store.role("elsewhere", digest(token))).toBeUndefined();
    expect((await reread(store, id)).document.players.p2.name).toBe("Bob");
    expect((await store.saved(id, 0))!.document.players.p2.name).toBe("Bob");
    // The seat is taken once, even by two who come at the same moment.
    const claim = { invite: digest(invite), token: { hash: digest(makeToken()), role: "p2" as const } };
    expect(await store.commit({ match, revision: 1, claim })).toBe("conflict");
    expect((await reread(store, id)).revision).toBe(1);
  });

  check("writes a change whole or not at all", async () => {
    const { id, match } = await seated(store);
    const change = await changeBy(match, { type: "act", id: "command-1", base: 0, action: noted }, store);
    // A step whose number is taken fails late in the transaction: nothing of it may remain.
    expect(await store.commit(change)).toBe("done");
    const now = { ...change.match, revision: 2 };
    const broken = await changeBy(now, { type: "act", id: "command-2", base: 1, action: noted }, store);
    await expect(store.commit({ ...broken, step: { ...broken.step!, seq: 1 } })).rejects.toThrow();
    expect(await store.outcome(id, "command-2")).toBeUndefined();
    expect(await reread(store, id)).toEqual(now);
    expect(await store.commit(broken)).toBe("done");
    expect(await store.steps(id, 0, 10)).toEqual([change.step, broken.step]);
    expect(await store.steps(id, 1, 2)).toEqual([broken.step]);
  });

  check("carries out a command once, whatever happened since", async () => {
    const { id, match } = await seated(store);
    const change = await changeBy(match, { type: "act", id: "command-1", base: 0, action: noted }, store);
    expect(await store.commit(change)).toBe("done");
    expect(await store.commit(change)).toBe("repeat");
    expect(await store.outcome(id, "command-1")).toEqual({ seq: 1 });
    const other = await changeBy(match, { type: "act", id: "command-2", base: 0, action: noted }, store);
    expect(await store.commit(other)).toBe("conflict");
    expect(await store.outcome(id, "command-2")).toBeUndefined();
    expect((await reread(store, id)).seq).toBe(1);
  });

  check("writes a document in another version once, and keeps the steps before it", async () => {
    const { id, match } = await seated(store);
    const change = await changeBy(match, { type: "act", id: "command-1", base: 0, action: noted }, store);
    expect(await store.commit(change)).toBe("done");
    const later = { ...change.match, version: documents.DOCUMENT_VERSION + 1, since: 1 };
    expect(await store.upgrade(later, 1)).toBe(false);
    expect(await store.version(id)).toBe(documents.DOCUMENT_VERSION);
    expect(await store.upgrade(later, 2)).toBe(true);
    expect(await store.upgrade(later, 2)).toBe(false);
    expect(await reread(store, id)).toEqual({ ...later, revision: 3 });
    expect((await store.saved(id, 1))!.steps).toEqual([]);
    expect(await store.steps(id, 0, 1)).toEqual([change.step]);
    // Such a game is not read by whoever does not know the version.
    expect(await openingRefusal(store, referee, id)).toMatchObject({ code: "LATER_VERSION" });
    expect(await openingRefusal(store, referee, "nothing")).toBeUndefined();
  });

  check("lets one of many hosts win, and the others know", async () => {
    const { id, match } = await seated(store);
    const change = (n: number) =>
      changeBy(match, { type: "act", id: `command-${n}`, base: 0, action: noted }, store);
    const changes = await Promise.all(Array.from({ length: 8 }, (_, n) => change(n)));
    const committed = await Promise.all(changes.map((one) => store.commit(one)));
    expect(committed.filter((one) => one === "done")).toHaveLength(1);
    expect(committed.filter((one) => one === "conflict")).toHaveLength(7);
    const same = await change(99).catch(() => undefined);
    expect(await store.commit(same!)).toBe("conflict");
    expect(await store.steps(id, 0, 10)).toHaveLength(1);
    // The same command at many hosts at once.
    const now = await reread(store, id);
    const again = await changeBy(now, { type: "act", id: "command-x", base: 1, action: noted }, store);
    const repeated = await Promise.all(Array.from({ length: 8 }, () => store.commit(again)));
    expect(repeated.filter((one) => one === "done")).toHaveLength(1);
    expect(repeated.filter((one) => one === "repeat")).toHaveLength(7);
  });

  check("gives the document after any step, from the snapshot before it", async () => {
    let { match } = await seated(store);
    const { id } = match;
    const hashes = [hashOfGame(match.document)];
    const settings = [{ log: "COMPACT" }, { log: "VERBOSE" }, { fast_dice: true }, { fast_dice: false }];
    for (let seq = 1; seq <= 12; seq++) {
      const action = readAction({ type: "CHANGE_SETTINGS", payload: settings[seq % 4] });
      const command = { type: "act", id: `command-${seq}`, base: seq - 1, action } as const;
      const change = await changeBy(match, command, store, seq % 5 === 0);
      expect(await store.commit(change)).toBe("done");
      match = { ...change.match, revision: match.revision + 1 };
      hashes.push(hashOfGame(match.document));
    }
    for (const [seq, hash] of hashes.entries()) {
      const saved = (await store.saved(id, seq))!;
      expect(saved.steps).toHaveLength(seq % 5);
      expect(hashOfGame(restore(id, saved))).toBe(hash);
    }
    expect(await reread(store, id)).toEqual(match);
    // What does not add up is not played on.
    const saved = (await store.saved(id, 12))!;
    const tampered = { ...saved, document: { ...saved.document, ruleset: "published" as const } };
    expect(() => restore(id, tampered)).toThrow("is not the one that was told");
  });

  check("keeps the last lines of chat", async () => {
    let { match } = await seated(store);
    for (let n = 1; n <= 203; n++) {
      const change = await changeBy(match, { type: "chat", id: `chat-${n}-----`, text: `line ${n}` }, store);
      expect(await store.commit(change)).toBe("done");
      match = { ...change.match, revision: match.revision + 1 };
    }
    const lines = await store.chat(match.id);
    expect(lines.map(({ n }) => n)).toEqual(Array.from({ length: 200 }, (_, i) => i + 4));
    expect((await reread(store, match.id)).chatted).toBe(203);
  });

  check("begins a rematch with the change that made it", async () => {
    const { id, token, guest, match } = await seated(store);
    const over = { ...match.head, status: { state: "over", reason: "agreed", winner: null } as const };
    const asked = { ...match, head: { ...over, offers: { ...over.offers, rematch: ["p2" as const] } } };
    const change = await changeBy(asked, { type: "rematch", id: "command-1" }, store);
    expect(await store.commit(change)).toBe("done");
    const next = (await reread(store, id)).head.next!;
    expect(await store.role(next, digest(token))).toBe("p1");
    expect(await store.role(next, digest(guest))).toBe("p2");
    expect(await store.role(next, digest(match.head.watch))).toBe("watch");
    const again = await reread(store, next);
    expect(again.seed).not.toBe(match.seed);
    expect(again.document.units).toEqual(match.document.units);
  });

  check("lists the games of tokens, the last changed first", async () => {
    const one = newMatch("p1", "list", NOW + 1);
    const two = newMatch("p2", "list", NOW + 2);
    for (const { game } of [one, two, newMatch("p1", "list", NOW + 3)]) await store.create(game);
    const hashes = [one.token, two.token, two.invite, makeToken()].map(digest);
    const games = await store.gamesOf(hashes, 10);
    expect(games.map(({ match, seat }) => [match.id, seat])).toEqual([
      [two.id, "p2"],
      [one.id, "p1"],
    ]);
    expect(await store.gamesOf(hashes, 1)).toHaveLength(1);
    expect(await store.gamesOf([], 10)).toEqual([]);
  });

  check("knows when the games of an address in a time were created, the newest first", async () => {
    for (const at of [1, 3, 2]) await store.create(newMatch("p1", "somewhere", NOW + at).game);
    const nth = (n: number, from: number, to: number) =>
      store.nthCreated("somewhere", n, NOW + from, NOW + to);
    expect(await Promise.all([1, 2, 3].map((n) => nth(n, 2, 9)))).toEqual([NOW + 3, NOW + 2, undefined]);
    expect(await nth(1, 4, 9)).toBeUndefined();
    // A clock that was put back since.
    expect(await nth(1, -9, -1)).toBeUndefined();
    expect(await store.nthCreated("nowhere", 1, NOW, NOW + 9)).toBeUndefined();
  });

  check("writes a document that is JSON already as it is", async () => {
    const { game, id } = newMatch();
    await store.create({ ...game, match: { ...game.match, document: JSON.stringify(game.match.document) } });
    expect((await reread(store, id)).document).toEqual(game.match.document);
  });

  check("is opened again with all that it held, by several at once", async () => {
    const { id, match } = await seated(store);
    const more = await Promise.all([open(), open(), open()]);
    for (const db of more) {
      const other = new SqlStore(db!);
      await other.check(NOW);
      expect(await reread(other, id)).toEqual(match);
      await other.close();
    }
  });

  check("of an earlier version is brought up to date with its games", async () => {
    const { id, match } = await seated(store);
    const old = (await open())!;
    // As the first version had it: the first document in the row of the game, and nothing about the table.
    await old.batch([
      { sql: "DELETE FROM migrations WHERE version > 1", values: [] },
      { sql: "ALTER TABLE games ADD COLUMN start TEXT NOT NULL DEFAULT '{}'", values: [] },
      { sql: "ALTER TABLE games DROP COLUMN about", values: [] },
      { sql: "ALTER TABLE games DROP COLUMN version", values: [] },
      { sql: "ALTER TABLE games DROP COLUMN since", values: [] },
      { sql: "DROP TABLE health", values: [] },
      { sql: "DROP TABLE restores", values: [] },
      { sql: "DROP TABLE texts", values: [] },
    ]);
    expect((await old.all("SELECT * FROM games LIMIT 1", []))[0]).toHaveProperty("start", "{}");
    await old.close();
    const now = (await open())!;
    expect((await now.all("SELECT * FROM games LIMIT 1", []))[0]).not.toHaveProperty("start");
    // What it wrote is known to be of the first version.
    expect(await reread(new SqlStore(now), id)).toEqual({ ...match, version: 1 });
    expect(await new SqlStore(now).about(id)).toEqual({
      title: "",
      task: "",
      objectives: [],
      status: match.head.status,
    });
    await now.close();
  });
});
