import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/**
 * The folder of the database is for its owner alone: who reads it knows dice to come, and two processes that write it
 * would each tell their players another game.
 */

const FOLDER = 0o700;
const FILE = 0o600;

/** Makes the folder and the file if they are missing, and closes both to everybody else. */
export function closeToOthers(folder: string, file: string): void {
  mkdirSync(folder, { recursive: true, mode: FOLDER });
  // Not one that others use as well, such as /tmp: their files would be closed to them. Ours are closed all the same.
  if (readdirSync(folder).every((name) => name.startsWith("gunline."))) closeFolder(folder);
  // The log and the index beside it are made as open as the file itself is.
  closeSync(openSync(file, "a", FILE));
  for (const one of [file, `${file}-wal`, `${file}-shm`]) if (existsSync(one)) chmodSync(one, FILE);
}

function closeFolder(folder: string): void {
  try {
    chmodSync(folder, FOLDER);
  } catch {
    // Somebody else's that was given to us, such as a mounted volume.
  }
}

/** How long a process that ends may take to let go. */
const PATIENCE_MS = 2_000;

/**
 * Takes the folder for this process, and gives how to let it go. It is a lock of the operating system's, by way of
 * SQLite: when a process ends, however it ends, its lock is gone.
 */
export function takeFolder(folder: string): () => void {
  const file = join(folder, "gunline.lock");
  closeToOthers(folder, file);
  const lock = new DatabaseSync(file, { timeout: PATIENCE_MS });
  try {
    lock.exec("PRAGMA locking_mode = EXCLUSIVE");
    lock.exec("BEGIN EXCLUSIVE");
  } catch {
    lock.close();
    throw new Error(`another process uses the games in ${folder}`);
  }
  return () => lock.close();
}
