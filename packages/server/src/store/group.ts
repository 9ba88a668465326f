import type { DatabaseSync, StatementSync } from "node:sqlite";
import type { Statement } from "./database.ts";

/** What came of one batch: it is on disk, a statement of it changed no row and had to, or the database failed at it. */
export type Written =
  | { readonly ok: true; readonly unmet: number | undefined }
  | { readonly ok: false; readonly error: string };

/**
 * Writes batches of many tables in one transaction: the disk is waited for once for all of them. Each is done whole or
 * not at all, and one that fails takes no other with it.
 */
export class Group {
  readonly #db: DatabaseSync;
  readonly #prepared = new Map<string, StatementSync>();

  constructor(db: DatabaseSync) {
    this.#db = db;
  }

  write(batches: readonly (readonly Statement[])[]): readonly Written[] {
    try {
      this.#run("BEGIN IMMEDIATE");
      let written = this.#plainly(batches);
      if (written === undefined) {
        if (this.#db.isTransaction) this.#run("ROLLBACK");
        this.#run("BEGIN IMMEDIATE");
        written = batches.map((batch) => this.#batch(batch));
      }
      this.#run("COMMIT");
      return written;
    } catch (error) {
      if (this.#db.isTransaction) this.#run("ROLLBACK");
      return batches.map(() => failed(error));
    }
  }

  /** Most often nothing has to be undone, and each savepoint would be work. Undefined where something has to be. */
  #plainly(batches: readonly (readonly Statement[])[]): readonly Written[] | undefined {
    const written: Written[] = [];
    try {
      for (const statements of batches) {
        const unmet = this.#unmet(statements);
        if (unmet !== undefined && unmet > 0) return undefined;
        written.push({ ok: true, unmet });
      }
      return written;
    } catch {
      return undefined;
    }
  }

  /** Which statement had to change a row and did not; those after it are not run. */
  #unmet(statements: readonly Statement[]): number | undefined {
    const unmet = statements.findIndex(
      ({ sql, values, must }) => this.#changes(sql, values) === 0 && must === true,
    );
    return unmet < 0 ? undefined : unmet;
  }

  #batch(statements: readonly Statement[]): Written {
    this.#run("SAVEPOINT batch");
    try {
      const unmet = this.#unmet(statements);
      if (unmet !== undefined) this.#run("ROLLBACK TO batch");
      this.#run("RELEASE batch");
      return { ok: true, unmet };
    } catch (error) {
      // A full disk and the like end the transaction, and all that was written in it is gone.
      if (!this.#db.isTransaction) throw error;
      this.#run("ROLLBACK TO batch");
      this.#run("RELEASE batch");
      return failed(error);
    }
  }

  #changes(sql: string, values: Statement["values"]): number {
    return Number(this.#prepare(sql).run(...values).changes);
  }

  #run(sql: string): void {
    this.#prepare(sql).run();
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#prepared.get(sql);
    if (statement === undefined) {
      statement = this.#db.prepare(sql);
      this.#prepared.set(sql, statement);
    }
    return statement;
  }
}

function failed(error: unknown): Written {
  return { ok: false, error: error instanceof Error ? error.message : String(error) };
}
