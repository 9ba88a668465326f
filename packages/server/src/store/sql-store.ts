import {
  type About,
  type AboutGame,
  type ChatLine,
  NOTHING_ABOUT,
  type Outcome,
  type TableStep,
} from "@gunline/link";
import type { Game, PlayerId } from "@gunline/rules";
import type { Head, Match } from "../match/match.ts";
import type { Saved } from "../match/restore.ts";
import type { Database, Row } from "./database.ts";
import type { Change, Committed, NewGame, OwnGame, Store, Stored, TokenRole, TokenRow } from "./store.ts";
import { changing, creation, reseeding, upgrading } from "./writing.ts";

/** The rows of the table `health`: when it was last written to see whether it can be, and the beat. */
const [WRITTEN, BEAT] = [1, 2];
const HEALTH = "INSERT INTO health (id, at) VALUES (?, ?) ON CONFLICT (id) DO UPDATE SET at = excluded.at";

/** The store over any database that understands its statements. */
export class SqlStore implements Store {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async create(game: NewGame): Promise<void> {
    await this.#db.batch(creation(game));
  }

  async load(id: string): Promise<Stored | undefined> {
    const [row] = await this.#db.all("SELECT * FROM games WHERE id = ?", [id]);
    if (row === undefined) return undefined;
    const match = {
      ...summaryOf(row),
      chatted: Number(row["chatted"]),
      seed: row["seed"] as string,
    };
    const saved = await this.saved(id, match.seq);
    return saved === undefined ? undefined : { match, saved };
  }

  async revision(id: string): Promise<number | undefined> {
    const [row] = await this.#db.all("SELECT revision FROM games WHERE id = ?", [id]);
    return row === undefined ? undefined : Number(row["revision"]);
  }

  async about(id: string): Promise<AboutGame | undefined> {
    const [row] = await this.#db.all("SELECT about, head FROM games WHERE id = ?", [id]);
    if (row === undefined) return undefined;
    return { ...aboutOf(row), status: parse<Head>(row["head"]).status };
  }

  async documentBytes(id: string): Promise<number> {
    const sql = "SELECT length(document) AS bytes FROM snapshots WHERE game = ? ORDER BY seq DESC LIMIT 1";
    const [row] = await this.#db.all(sql, [id]);
    return Number(row?.["bytes"] ?? 0);
  }

  async version(id: string): Promise<number | undefined> {
    const [row] = await this.#db.all("SELECT version FROM games WHERE id = ?", [id]);
    return row === undefined ? undefined : Number(row["version"]);
  }

  async upgrade(match: Match, revision: number): Promise<boolean> {
    return (await this.#db.batch(upgrading(match, revision))) === undefined;
  }

  async reseed(match: Match, revision: number): Promise<boolean> {
    return (await this.#db.batch(reseeding(match, revision))) === undefined;
  }

  async unfinished(): Promise<readonly string[]> {
    // Nobody can write this into a name: quotes in it would be marked.
    const sql = `SELECT id FROM games WHERE head NOT LIKE '%"status":{"state":"over"%' ORDER BY id`;
    return (await this.#db.all(sql, [])).map(({ id }) => id as string);
  }

  async isRestored(label: string): Promise<boolean> {
    const rows = await this.#db.all("SELECT label FROM restores WHERE label = ?", [label]);
    return rows.length > 0;
  }

  async noteRestored(label: string, now: number): Promise<void> {
    const sql = "INSERT INTO restores (label, at) VALUES (?, ?) ON CONFLICT DO NOTHING";
    await this.#db.batch([{ sql, values: [label, now] }]);
  }

  async heartbeat(): Promise<number> {
    const [row] = await this.#db.all("SELECT at FROM health WHERE id = ?", [BEAT]);
    return Number(row?.["at"] ?? 0);
  }

  async noteHeartbeat(heartbeat: number): Promise<void> {
    await this.#db.batch([{ sql: HEALTH, values: [BEAT, heartbeat] }]);
  }

  async commit(change: Change): Promise<Committed> {
    const { statements, repeat } = changing(change);
    const unmet = await this.#db.batch(statements);
    if (unmet === undefined) return "done";
    return unmet === repeat ? "repeat" : "conflict";
  }

  async outcome(game: string, command: string): Promise<Outcome | undefined> {
    const sql = "SELECT outcome FROM commands WHERE game = ? AND id = ?";
    const [row] = await this.#db.all(sql, [game, command]);
    return row === undefined ? undefined : parse<Outcome>(row["outcome"]);
  }

  async steps(game: string, after: number, upTo: number): Promise<readonly TableStep[]> {
    return (await this.stepTexts(game, after, upTo)).map((text) => parse<TableStep>(text));
  }

  async stepTexts(game: string, after: number, upTo: number): Promise<readonly string[]> {
    const sql = "SELECT body FROM steps WHERE game = ? AND seq > ? AND seq <= ? ORDER BY seq";
    const rows = await this.#db.all(sql, [game, after, upTo]);
    return rows.map(({ body }) => body as string);
  }

  async saved(game: string, seq: number): Promise<Saved | undefined> {
    const sql = `SELECT seq, document FROM snapshots WHERE game = ? AND seq <= ? ORDER BY seq DESC LIMIT 1`;
    const [row] = await this.#db.all(sql, [game, seq]);
    if (row === undefined) return undefined;
    return {
      document: parse<Game>(row["document"]),
      steps: await this.steps(game, Number(row["seq"]), seq),
    };
  }

  async chat(game: string): Promise<readonly ChatLine[]> {
    const rows = await this.#db.all("SELECT body FROM chat WHERE game = ? ORDER BY n", [game]);
    return rows.map(({ body }) => parse<ChatLine>(body));
  }

  async texts(game: string): Promise<Readonly<Partial<Record<PlayerId, string>>>> {
    const rows = await this.#db.all("SELECT seat, body FROM texts WHERE game = ?", [game]);
    return Object.fromEntries(rows.map(({ seat, body }) => [seat as PlayerId, body as string]));
  }

  async tokens(game: string): Promise<readonly TokenRow[]> {
    const rows = await this.#db.all("SELECT hash, role FROM tokens WHERE game = ? ORDER BY role", [game]);
    return rows.map(({ hash, role }) => ({ hash: hash as string, role: role as TokenRole }));
  }

  async role(game: string, tokenHash: string): Promise<TokenRole | undefined> {
    const sql = "SELECT role FROM tokens WHERE hash = ? AND game = ?";
    const [row] = await this.#db.all(sql, [tokenHash, game]);
    return row?.["role"] as TokenRole | undefined;
  }

  async gamesOf(tokenHashes: readonly string[], most: number): Promise<readonly OwnGame[]> {
    if (tokenHashes.length === 0) return [];
    const marks = tokenHashes.map(() => "?").join(", ");
    const sql = `SELECT g.id, g.revision, g.seq, g.version, g.since, g.about, g.head, g.created, g.updated,
                   t.role
                 FROM tokens t JOIN games g ON g.id = t.game
                 WHERE t.hash IN (${marks}) AND t.role IN ('p1', 'p2')
                 ORDER BY g.updated DESC, g.id LIMIT ?`;
    const rows = await this.#db.all(sql, [...tokenHashes, most]);
    return rows.map((row) => ({ match: summaryOf(row), seat: row["role"] as PlayerId }));
  }

  async nthCreated(address: string, n: number, from: number, to: number): Promise<number | undefined> {
    const sql = `SELECT created FROM games WHERE address = ? AND created >= ? AND created <= ?
                 ORDER BY created DESC LIMIT 1 OFFSET ?`;
    const [row] = await this.#db.all(sql, [address, from, to, n - 1]);
    return row === undefined ? undefined : Number(row["created"]);
  }

  async check(now: number): Promise<void> {
    await this.#db.batch([{ sql: HEALTH, values: [WRITTEN, now] }]);
  }

  async close(): Promise<void> {
    await this.#db.close();
  }
}

function parse<T>(json: unknown): T {
  return JSON.parse(json as string) as T;
}

/** Games from before it was asked for have nothing to say of themselves. */
function aboutOf({ about }: Row): About {
  return about === null ? NOTHING_ABOUT : parse<About>(about);
}

/** PostgreSQL gives 64-bit numbers as text. */
function summaryOf(row: Row): OwnGame["match"] {
  return {
    id: row["id"] as string,
    revision: Number(row["revision"]),
    seq: Number(row["seq"]),
    version: Number(row["version"]),
    since: Number(row["since"]),
    about: aboutOf(row),
    head: parse<Head>(row["head"]),
    created: Number(row["created"]),
    updated: Number(row["updated"]),
  };
}
