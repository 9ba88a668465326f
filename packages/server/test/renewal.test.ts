import { rmSync } from "node:fs";
import { join } from "node:path";
import type { TableStep } from "@gunline/link";
import { sealedSeed } from "@gunline/rules";
import { afterAll, describe, expect, test } from "vitest";
import { makeLog } from "../src/log.ts";
import { createMatch } from "../src/match/create.ts";
import { recordText } from "../src/match/record.ts";
import { renew } from "../src/match/renew.ts";
import { openingRefusal } from "../src/match/up-to-date.ts";
import { Pool } from "../src/referee/pool.ts";
import { renewSeeds } from "../src/restored.ts";
import { SqlStore } from "../src/store/sql-store.ts";
import { openSqlite } from "../src/store/sqlite.ts";
import { FIRST } from "./support/earlier.ts";
import { startReferee } from "./support/referee.ts";
import { skirmish } from "./support/scene.ts";
import { seatedMatch } from "./support/seated.ts";

const log = makeLog("silent");
const referee = startReferee(1);
const data = FIRST.data();
afterAll(() => rmSync(data, { recursive: true, force: true }));

async function* pages(...steps: TableStep[]): AsyncGenerator<readonly TableStep[]> {
  yield steps;
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = "";
  for await (const piece of pieces) text += piece;
  return text;
}

describe("a game that is given another seed", () => {
  test("weighs more by the step and the document that are kept for it", async () => {
    const { store, id } = await seatedMatch();
    await renewSeeds(store, referee, "copy", () => 3, log);
    const { match, saved } = (await store.load(id))!;
    const [step] = await store.stepTexts(id, 0, 1);
    const bytes = Buffer.byteLength(step!) + Buffer.byteLength(JSON.stringify(saved.document));
    expect(match.head.bytes).toEqual({ all: bytes, sinceSnapshot: 0 });
    expect(saved.document.rng.seed).toBe(sealedSeed(match.seed));
    await store.close();
  });

  test("has a record with the seeds since it begins, and with no earlier one", async () => {
    const { match } = createMatch(skirmish(), "p1", "Ann", "home", 1).game;
    const first = renew(match, 2);
    const second = renew(first.match, 3);
    const status = { state: "over", reason: "agreed", winner: null } as const;
    const over = { ...second.match, head: { ...second.match.head, status }, cursor: 0 };
    const whole = JSON.parse(await textOf(recordText(over, match.document, pages(first.step, second.step))));
    expect([whole.seed, whole.renewed_seeds]).toEqual([match.seed, [first.match.seed, second.match.seed]]);
    // No die was rolled in between: only the document says which seed it is of.
    const since = { ...over, since: 1 };
    const later = JSON.parse(await textOf(recordText(since, first.match.document, pages(second.step))));
    expect([later.seed, later.renewed_seeds]).toEqual([first.match.seed, [second.match.seed]]);
  });
});

describe("a game of an earlier version", () => {
  test("is not given up because the referee does not answer, nor left with its seed", async () => {
    const store = new SqlStore(openSqlite(join(data, "gunline.db")));
    const stopped = new Pool({ threads: 1, deadline: { ms: 1_000, clockMs: 1_000 }, log });
    await stopped.stop();
    const { id } = FIRST.seats["between volleys"]!;
    expect(await openingRefusal(store, stopped, id)).toMatchObject({ code: "BUSY" });
    await expect(renewSeeds(store, stopped, "copy", () => 3, log)).rejects.toThrow("another seed");
    expect(await store.isRestored("copy")).toBe(false);
    await renewSeeds(store, referee, "copy", () => 3, log);
    expect(await store.isRestored("copy")).toBe(true);
    expect((await store.load(id))!.match.head.earlierSeeds).toHaveLength(1);
    await store.close();
  });
});
