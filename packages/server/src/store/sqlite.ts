import { dirname } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import type { Database, Row, Statement, Value } from "./database.ts";
import { closeToOthers } from "./owner.ts";
import { MIGRATIONS, tooLate } from "./schema.ts";

/**
 * The embedded database: one file. With a write-ahead log and `synchronous = FULL` a commit returns when the disk has
 * it, and readers of another process (a backup, say) do not stop it.
 */
export function openSqlite(file: string): Database {
  if (file !== ":memory:") closeToOthers(dirname(file), file);
  const db = new DatabaseSync(file, { timeout: 5_000 });
  try {
    db.exec("PRAGMA journal_mode = WAL");
    db.exec("PRAGMA synchronous = FULL");
    db.exec("PRAGMA foreign_keys = ON");
    migrate(db);
  } catch (error) {
    db.close();
    throw error;
  }

  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    let statement = prepared.get(sql);
    if (statement === undefined) {
      statement = db.prepare(sql);
      prepared.set(sql, statement);
    }
    return statement;
  };

  const run = (sql: string): void => void prepare(sql).run();

  return {
    async all(sql: string, values: readonly Value[]): Promise<readonly Row[]> {
      return prepare(sql).all(...values);
    },
    // Without a pause from begin to commit, no other query can come between.
    async batch(statements: readonly Statement[]): Promise<number | undefined> {
      return transaction(db, run, () => {
        const unmet = statements.findIndex(
          ({ sql, values, must }) => Number(prepare(sql).run(...values).changes) === 0 && must === true,
        );
        return unmet < 0 ? undefined : unmet;
      });
    },
    async close(): Promise<void> {
      db.close();
    },
  };
}

/** Commits if the work gives undefined; rolls back if it gives anything else or throws. */
function transaction<T>(
  db: DatabaseSync,
  run: (sql: string) => void,
  work: () => T | undefined,
): T | undefined {
  run("BEGIN IMMEDIATE");
  try {
    const outcome = work();
    run(outcome === undefined ? "COMMIT" : "ROLLBACK");
    return outcome;
  } catch (error) {
    if (db.isTransaction) run("ROLLBACK");
    throw error;
  }
}

function migrate(db: DatabaseSync): void {
  const run = (sql: string) => db.exec(sql);
  transaction(db, run, () => {
    db.exec("CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)");
    const { done } = db.prepare("SELECT count(*) AS done FROM migrations").get() as { done: number };
    if (done > MIGRATIONS.length) throw tooLate(done);
    for (const [i, statements] of MIGRATIONS.entries()) {
      if (i < done) continue;
      for (const sql of statements) db.exec(sql);
      db.prepare("INSERT INTO migrations (version) VALUES (?)").run(i + 1);
    }
  });
}
