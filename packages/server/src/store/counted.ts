import type { Database } from "./database.ts";

/** The same database; what it fails at is counted. */
export function counted(db: Database, onFailure: (what: "read" | "write") => void): Database {
  const watch = <T>(what: "read" | "write", work: Promise<T>): Promise<T> => {
    work.catch(() => onFailure(what));
    return work;
  };
  return {
    all: (sql, values) => watch("read", db.all(sql, values)),
    batch: (statements) => watch("write", db.batch(statements)),
    close: () => db.close(),
  };
}
