import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { MIGRATIONS } from "../../src/store/schema.ts";

/** Games as earlier versions wrote them, by their titles. */

interface EarlierSeats {
  readonly id: string;
  readonly token: string;
  /** Where nobody has taken the other seat. */
  readonly invite?: string;
  readonly guest?: string;
}

interface Row {
  readonly table: string;
  readonly row: Readonly<Record<string, SQLInputValue>>;
}

interface Earlier {
  readonly seats: Readonly<Record<string, EarlierSeats>>;
  /** A folder of data as that version left it. */
  readonly data: () => string;
}

/** Whose documents have version 1. */
export const FIRST = earlier("documents-1.jsonl", 3);
/** Whose documents have version 2: the shape of today, played by edition 3 of the rules. */
export const SECOND = earlier("documents-2.jsonl", 6);

/** `known`: how many migrations that version knew. */
function earlier(fixture: string, known: number): Earlier {
  const [first, ...lines] = readFileSync(new URL(`../fixtures/${fixture}`, import.meta.url), "utf8")
    .trim()
    .split("\n");
  const { seats } = JSON.parse(first!) as Pick<Earlier, "seats">;
  return { seats, data: () => dataOf(lines, known) };
}

function dataOf(lines: readonly string[], known: number): string {
  const folder = mkdtempSync(join(tmpdir(), "gunline-earlier-"));
  const db = new DatabaseSync(join(folder, "gunline.db"));
  db.exec("CREATE TABLE migrations (version INTEGER PRIMARY KEY)");
  for (const [i, statements] of MIGRATIONS.slice(0, known).entries()) {
    for (const sql of statements) db.exec(sql);
    db.exec(`INSERT INTO migrations (version) VALUES (${i + 1})`);
  }
  for (const line of lines) {
    const { table, row } = JSON.parse(line) as Row;
    const columns = Object.keys(row);
    const sql = `INSERT INTO ${table} (${columns.join(", ")}) VALUES (${columns.map(() => "?").join(", ")})`;
    db.prepare(sql).run(...Object.values(row));
  }
  db.close();
  return folder;
}
