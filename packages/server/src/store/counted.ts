import type { Database } from "./database.ts";
import { StoreFailed } from "./failure.ts";

/** The same database; what it fails at is counted, and named as its failure for everybody who waits for it. */
export function counted(db: Database, onFailure: (what: "read" | "write") => void): Database {
  const watch = async <T>(what: "read" | "write", work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      onFailure(what);
      throw new StoreFailed(error);
    }
  };
  return {
    all: (sql, values) => watch("read", db.all(sql, values)),
    batch: (statements) => watch("write", db.batch(statements)),
    close: () => db.close(),
  };
}
