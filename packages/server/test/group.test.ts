import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterAll, beforeEach, describe, expect, test } from "vitest";
import type { Statement } from "../src/store/database.ts";
import { Group } from "../src/store/group.ts";
import { Writer } from "../src/store/writer.ts";

const put = (id: number, text = "x"): Statement => ({
  sql: "INSERT INTO things (id, text) VALUES (?, ?)",
  values: [id, text],
});
const change = (id: number, text: string): Statement => ({
  sql: "UPDATE things SET text = ? WHERE id = ?",
  values: [text, id],
  must: true,
});

describe("batches that are written together", () => {
  let db: DatabaseSync;
  let group: Group;
  beforeEach(() => {
    db = new DatabaseSync(":memory:");
    db.exec("CREATE TABLE things (id INTEGER PRIMARY KEY, text TEXT NOT NULL)");
    group = new Group(db);
  });
  const things = () => db.prepare("SELECT id, text FROM things ORDER BY id").all().map(Object.values);

  test("are each done whole or not at all, and one that is not met takes no other with it", () => {
    const written = group.write([
      [put(1), put(2)],
      [put(3), change(9, "nobody"), put(4)],
      [put(5), change(1, "met")],
    ]);
    expect(written).toEqual([
      { ok: true, unmet: undefined },
      { ok: true, unmet: 1 },
      { ok: true, unmet: undefined },
    ]);
    expect(things()).toEqual([
      [1, "met"],
      [2, "x"],
      [5, "x"],
    ]);
  });

  test("see what those before them have changed, and who comes second is told so", () => {
    group.write([[put(1, "0")]]);
    const next = (from: string, to: string): Statement => ({
      sql: "UPDATE things SET text = ? WHERE id = 1 AND text = ?",
      values: [to, from],
      must: true,
    });
    const written = group.write([[next("0", "1")], [next("0", "1")], [next("1", "2")]]);
    expect(written.map((one) => one.ok && one.unmet)).toEqual([undefined, 0, undefined]);
    expect(things()).toEqual([[1, "2"]]);
  });

  test("fail alone where the database refuses one", () => {
    const written = group.write([[put(1)], [put(2), put(1)], [put(3)]]);
    expect(written.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(written[1]).toMatchObject({ error: expect.stringContaining("UNIQUE") });
    expect(things()).toEqual([
      [1, "x"],
      [3, "x"],
    ]);
  });

  test("fail all of them where the transaction is lost, and none of them is there", () => {
    group.write([[put(1)]]);
    const lost: Statement = {
      sql: "INSERT OR ROLLBACK INTO things (id, text) VALUES (1, 'y')",
      values: [],
    };
    const written = group.write([[put(2)], [lost], [put(3)]]);
    expect(written.map(({ ok }) => ok)).toEqual([false, false, false]);
    expect(things()).toEqual([[1, "x"]]);
    expect(group.write([[put(4)]])).toEqual([{ ok: true, unmet: undefined }]);
  });
});

describe("the thread that writes", () => {
  const folder = mkdtempSync(join(tmpdir(), "gunline-writer-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test("writes all that it was given before it ends, and answers each by itself", async () => {
    const file = join(folder, "things.db");
    const writer = new Writer(file);
    await writer.write([{ sql: "CREATE TABLE things (id INTEGER PRIMARY KEY, text TEXT)", values: [] }]);
    const wishes = Array.from({ length: 50 }, (_, id) => writer.write([put(id)]));
    const refused = writer.write([put(7)]).catch((error: Error) => error.message);
    await writer.stop();
    await expect(writer.write([put(99)])).rejects.toThrow("closed");
    expect(await Promise.all(wishes)).toEqual(Array.from({ length: 50 }, () => undefined));
    expect(await refused).toContain("UNIQUE");
    const db = new DatabaseSync(file);
    expect(db.prepare("SELECT count(*) AS n FROM things").get()).toEqual({ n: 50 });
    db.close();
  });

  test("that ends says so to whoever waits, and the next one is started", async () => {
    // No folder, no file: the thread fails at its start.
    const missing = join(folder, "none", "things.db");
    const writer = new Writer(missing);
    await expect(writer.write([put(1)])).rejects.toThrow("unable to open");
    await expect(writer.write([put(1)])).rejects.toThrow("unable to open");
    await writer.stop();
  });
});
