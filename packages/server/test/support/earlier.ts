import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { MIGRATIONS } from "../../src/store/schema.ts";

/** Games as the version wrote them whose documents have version 1, by their titles. */

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

/** How many migrations that version knew. */
const KNOWN = 3;

const [first, ...lines] = readFileSync(new URL("../fixtures/documents-1.jsonl", import.meta.url), "utf8")
  .trim()
  .split("\n");

export const EARLIER = (JSON.parse(first!) as { seats: Readonly<Record<string, EarlierSeats>> }).seats;

/** A folder of data as that version left it. */
export function earlierData(): string {
  const folder = mkdtempSync(join(tmpdir(), "gunline-earlier-"));
  const db = new DatabaseSync(join(folder, "gunline.db"));
  db.exec("CREATE TABLE migrations (version INTEGER PRIMARY KEY)");
  for (const [i, statements] of MIGRATIONS.slice(0, KNOWN).entries()) {
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
