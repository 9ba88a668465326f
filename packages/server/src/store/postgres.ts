import pg from "pg";
import type { Database, Row, Statement, Value } from "./database.ts";
import { MIGRATIONS, tooLate } from "./schema.ts";

/** Any number that no other program uses in this database: processes that start together migrate one by one. */
const MIGRATION_LOCK = 4_040_100;

const CONNECTIONS = 10;

/** PostgreSQL, for several processes. A commit returns when the server has it on disk, whatever its settings say. */
export async function openPostgres(url: string, onError: (error: Error) => void): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    connectionTimeoutMillis: 5_000,
    // A database that has gone silent fails what waits for it, rather than holding it for as long as TCP hopes.
    query_timeout: 10_000,
    keepAlive: true,
    options: "-c synchronous_commit=on",
  });
  // A connection that breaks while nobody uses it must not stop the process.
  pool.on("error", onError);
  try {
    await transaction(pool, migrate);
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    async all(sql: string, values: readonly Value[]): Promise<readonly Row[]> {
      const read = () => pool.query<Row>(numbered(sql), [...values]);
      // After a restart of the database connections of before are still at hand: the first use of each finds out.
      const { rows } = await read().catch((error: unknown) => {
        if (!isCutOff(error)) throw error;
        return read();
      });
      return rows;
    },
    async batch(statements: readonly Statement[]): Promise<number | undefined> {
      return transaction(pool, async (client) => {
        for (const [i, { sql, values, must }] of statements.entries()) {
          const { rowCount } = await client.query(numbered(sql), [...values]);
          if (must === true && rowCount === 0) return i;
        }
        return undefined;
      });
    },
    async close(): Promise<void> {
      await pool.end();
    },
  };
}

/** Whether the connection was lost, rather than the statement refused: classes 08 and 57P of PostgreSQL, and the network's own. */
function isCutOff(error: unknown): boolean {
  const { code = "", message = "" } = error as { readonly code?: string; readonly message?: string };
  return /^(08...|57P..|ECONNRESET|EPIPE)$/.test(code) || /connection terminated/i.test(message);
}

const texts = new Map<string, string>();

/** `?` as `$1`, `$2`, …; no statement of ours has a question mark in a string. */
function numbered(sql: string): string {
  let text = texts.get(sql);
  if (text === undefined) {
    let n = 0;
    text = sql.replace(/\?/g, () => `$${++n}`);
    texts.set(sql, text);
  }
  return text;
}

/** Commits if the work gives undefined; rolls back if it gives anything else or throws. */
async function transaction<T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<T | undefined>,
): Promise<T | undefined> {
  const client = await pool.connect();
  let broken = true;
  try {
    await client.query("BEGIN");
    const outcome = await work(client);
    await client.query(outcome === undefined ? "COMMIT" : "ROLLBACK");
    broken = false;
    return outcome;
  } finally {
    // A connection in an unknown state is closed, which rolls back.
    client.release(broken);
  }
}

async function migrate(client: pg.PoolClient): Promise<undefined> {
  await client.query("SELECT pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
  await client.query("CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)");
  const { rows } = await client.query<{ done: string }>("SELECT count(*) AS done FROM migrations");
  const done = Number(rows[0]!.done);
  if (done > MIGRATIONS.length) throw tooLate(done);
  for (const [i, statements] of MIGRATIONS.entries()) {
    if (i < done) continue;
    for (const sql of statements) await client.query(sql);
    await client.query("INSERT INTO migrations (version) VALUES ($1)", [i + 1]);
  }
  return undefined;
}
