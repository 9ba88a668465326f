import { DatabaseSync } from "node:sqlite";

/**
 * A connection to the file of games. With a write-ahead log and `synchronous = FULL` a commit returns when the disk has
 * it, and whoever reads, in this process or in another (a backup, say), does not stop it.
 */
export function connect(file: string): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: 5_000 });
  try {
    db.exec("PRAGMA journal_mode = WAL");
    db.exec("PRAGMA synchronous = FULL");
    db.exec("PRAGMA foreign_keys = ON");
  } catch (error) {
    db.close();
    throw error;
  }
  return db;
}
