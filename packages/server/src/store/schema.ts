/**
 * The tables, as numbered statements that are run once each. SQLite and PostgreSQL both understand them; what is
 * nested is kept as JSON text, whose keys stay in the order in which they were written.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `CREATE TABLE games (
       id TEXT PRIMARY KEY,
       revision BIGINT NOT NULL,
       seq BIGINT NOT NULL,
       chatted BIGINT NOT NULL,
       seed TEXT NOT NULL,
       start TEXT NOT NULL,
       head TEXT NOT NULL,
       address TEXT,
       created BIGINT NOT NULL,
       updated BIGINT NOT NULL
     )`,
    "CREATE INDEX games_by_address ON games (address, created)",
    `CREATE TABLE tokens (
       hash TEXT NOT NULL,
       game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
       role TEXT NOT NULL,
       PRIMARY KEY (hash, game)
     )`,
    "CREATE INDEX tokens_by_game ON tokens (game)",
    `CREATE TABLE steps (
       game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
       seq BIGINT NOT NULL,
       body TEXT NOT NULL,
       PRIMARY KEY (game, seq)
     )`,
    `CREATE TABLE snapshots (
       game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
       seq BIGINT NOT NULL,
       document TEXT NOT NULL,
       PRIMARY KEY (game, seq)
     )`,
    `CREATE TABLE commands (
       game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
       id TEXT NOT NULL,
       outcome TEXT NOT NULL,
       PRIMARY KEY (game, id)
     )`,
    `CREATE TABLE chat (
       game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
       n BIGINT NOT NULL,
       body TEXT NOT NULL,
       PRIMARY KEY (game, n)
     )`,
  ],
  // The first document is the first snapshot; here it was written again with every change of the row.
  ["ALTER TABLE games DROP COLUMN start"],
  ["ALTER TABLE games ADD COLUMN about TEXT"],
  // Games from before have documents of the first version.
  [
    "ALTER TABLE games ADD COLUMN version INTEGER NOT NULL DEFAULT 1",
    "ALTER TABLE games ADD COLUMN since BIGINT NOT NULL DEFAULT 0",
  ],
  // Written now and then to see whether it can be.
  ["CREATE TABLE health (id INTEGER PRIMARY KEY, at BIGINT NOT NULL)"],
  // Copies of the games that took their place, by what the operator calls them.
  ["CREATE TABLE restores (label TEXT PRIMARY KEY, at BIGINT NOT NULL)"],
  // What the players' own files say of their rules, until the game is over.
  [
    `CREATE TABLE texts (
       game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
       seat TEXT NOT NULL,
       body TEXT NOT NULL,
       PRIMARY KEY (game, seat)
     )`,
  ],
];

/** A later version may have given columns another meaning. */
export function tooLate(done: number): Error {
  return new Error(
    `the database is of a later version of Gunline: it has ${done} migrations, and this version knows ${MIGRATIONS.length}`,
  );
}
