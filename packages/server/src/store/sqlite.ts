import { dirname } from "node:path";
import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Database, Row, Statement, Value } from "./database.ts";
import { closeToOthers } from "./owner.ts";
import { MIGRATIONS, tooLate } from "./schema.ts";
import { connect } from "./sqlite-file.ts";
import { Writer } from "./writer.ts";

/** The embedded database: one file, read here and written by a thread of its own. */
export function openSqlite(file: string): Database {
  closeToOthers(dirname(file), file);
  const db = connect(file);
  try {
    migrate(db);
  } catch (error) {
    db.close();
    throw error;
  }
  const writer = new Writer(file);

  const prepared = new Map<string, StatementSync>();
  const prepare = (sql: string): StatementSync => {
    let statement = prepared.get(sql);
    if (statement === undefined) {
      statement = db.prepare(sql);
      prepared.set(sql, statement);
    }
    return statement;
  };

  return {
    async all(sql: string, values: readonly Value[]): Promise<readonly Row[]> {
      return prepare(sql).all(...values);
    },
    batch: (statements: readonly Statement[]) => writer.write(statements),
    async close(): Promise<void> {
      await writer.stop();
      db.close();
    },
  };
}

function migrate(db: DatabaseSync): void {
  db.exec("BEGIN IMMEDIATE");
  try {
    db.exec("CREATE TABLE IF NOT EXISTS migrations (version INTEGER PRIMARY KEY)");
    const { done } = db.prepare("SELECT count(*) AS done FROM migrations").get() as { done: number };
    if (done > MIGRATIONS.length) throw tooLate(done);
    for (const [i, statements] of MIGRATIONS.entries()) {
      if (i < done) continue;
      for (const sql of statements) db.exec(sql);
      db.prepare("INSERT INTO migrations (version) VALUES (?)").run(i + 1);
    }
    db.exec("COMMIT");
  } catch (error) {
    if (db.isTransaction) db.exec("ROLLBACK");
    throw error;
  }
}
