import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { claimSeat, createGame, gameRecord } from "@gunline/link";
import { parseRecord, replay, seedHash } from "@gunline/rules";
import { afterAll, afterEach, describe, expect, test } from "vitest";
import { readAction, skirmish, TO_THE_CHOICE } from "./support/scene.ts";
import { ServerProcess } from "./support/server.ts";
import { isHere, leaveAll, type SeatedGame, seatedGame, sit, sitAll, until } from "./support/table.ts";

const folders: string[] = [];
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), "gunline-restored-"));
  folders.push(made);
  return made;
}

afterEach(leaveAll);
afterAll(async () => {
  await ServerProcess.stopAll();
  for (const one of folders) rmSync(one, { recursive: true, force: true });
}, 120_000);

/** A copy as `sqlite3 gunline.db ".backup copy.db"` makes it. */
function copyOf(data: string): string {
  const copy = join(folder(), "copy.db");
  const db = new DatabaseSync(join(data, "gunline.db"));
  db.exec(`VACUUM INTO '${copy}'`);
  db.close();
  return copy;
}

/** Puts it in place, as OPERATIONS says. */
function putBack(copy: string, data: string): void {
  for (const name of ["gunline.db-wal", "gunline.db-shm"]) rmSync(join(data, name), { force: true });
  cpSync(copy, join(data, "gunline.db"));
}

/** Steps in which dice are rolled; gives all faces. */
async function roll(server: ServerProcess, game: SeatedGame): Promise<readonly number[]> {
  const p1 = sit(server.base, game.id, game.tokens.p1);
  await until(p1, isHere);
  const faces: number[] = [];
  for (const action of TO_THE_CHOICE) {
    const answered = await p1.act(action);
    if (!answered.ok || answered.step?.kind !== "action") throw new Error(JSON.stringify(answered));
    faces.push(...answered.step.result.dice.flatMap(({ rolls_raw }) => rolls_raw));
  }
  p1.close();
  return faces;
}

async function proveRecord(server: ServerProcess, game: SeatedGame): Promise<ReturnType<typeof parsed>> {
  const record = parsed(await gameRecord(server.base, game.id, game.watch));
  expect(replay(record)).toMatchObject({ ok: true });
  return record;
}

function parsed(raw: unknown) {
  const record = parseRecord(raw);
  if (!record.ok) throw new Error(JSON.stringify(record.refusals));
  return record.value;
}

describe("games that were restored from a copy", () => {
  test("have other seeds: what was seen does not come again, and everybody is told", async () => {
    const server = await ServerProcess.start();
    const game = await seatedGame(server.base);
    const waiting = await createGame(server.base, { document: skirmish() });
    const before = await roll(server, game);
    expect(before.length).toBeGreaterThan(0);
    const copy = copyOf(server.data);
    // What is lost: the game was played to its end, so that its seed is known.
    const lost = sit(server.base, game.id, game.tokens.p1);
    await until(lost, isHere);
    await lost.send({ type: "resign" });
    const known = (await until(lost, ({ view }) => view!.seed !== null)).view!.seed!;
    lost.close();
    await server.terminate();
    putBack(copy, server.data);
    await server.start();
    expect(server.lines.some((line) => line.includes("games were restored"))).toBe(true);

    const { p1, p2 } = await sitAll(server.base, game);
    for (const { state } of [p1, p2]) {
      const step = state.steps.at(-1)!;
      expect(step).toMatchObject({ kind: "rewind", seq: state.seq, to: state.seq - 1 });
      expect(step.kind === "rewind" && step.seed_hash).toBe(state.view!.seed_hash);
      expect(state.view!.seed_hash).not.toBe(seedHash(known));
      expect(state.document!.rng.seed).toBe(`sha256:${state.view!.seed_hash}`);
    }
    // The record of the game under way has the faces of both seeds.
    const action = readAction({ type: "ALLOCATE_WOUND", actor_unit_id: "B1", payload: { model_id: "B1-1" } });
    await p2.act(action);
    await proveRecord(server, game);
    // Going back by agreement, to before the copy was made, brings the old seed not back.
    await p1.send({ type: "offer_undo", base: p1.state.seq, to: 1 });
    await until(p2, ({ view }) => view!.offers.undo !== null);
    expect(await p2.send({ type: "answer_undo", to: 1, accept: true })).toMatchObject({ ok: true });
    await until(p1, ({ seq, steps }) => steps.at(-1)?.seq === seq && steps.at(-1)?.kind === "rewind");
    expect(p1.state.document!.rng.seed).toBe(`sha256:${p1.state.view!.seed_hash}`);
    await p1.send({ type: "resign" });
    const { view } = await until(p2, (state) => state.view!.seed !== null);
    expect(seedHash(view!.seed!)).toBe(view!.seed_hash);
    const record = await proveRecord(server, game);
    expect([record.seed, record.renewed_seeds]).toEqual([known, [view!.seed]]);

    // A game that nobody had joined yet can still be joined.
    const { token, seed_hash } = await claimSeat(server.base, waiting.id, { invite: waiting.invite });
    expect(seed_hash).not.toBe(waiting.seed_hash);
    const guest = sit(server.base, waiting.id, token);
    await until(guest, isHere);
    expect(guest.state).toMatchObject({ seq: 0, view: { seed_hash } });
    expect(p1.mismatches + p2.mismatches + guest.mismatches).toBe(0);
  });

  test("a start after a kill is no restoring", async () => {
    const server = await ServerProcess.start();
    const game = await seatedGame(server.base);
    for (let kills = 0; kills < 3; kills++) {
      await server.kill();
      await server.start();
    }
    await server.terminate();
    await server.start();
    const p1 = sit(server.base, game.id, game.tokens.p1);
    await until(p1, isHere);
    expect(p1.state).toMatchObject({ seq: 0, view: { seed_hash: game.seed_hash } });
  });

  test("where it cannot be seen the operator says so, and it is done once", async () => {
    const data = folder();
    const first = await ServerProcess.start({ GUNLINE_DATA: data });
    const game = await seatedGame(first.base);
    await roll(first, game);
    await first.terminate();
    const server = await ServerProcess.start({ GUNLINE_DATA: data, GUNLINE_RESTORED: "2026-11-17" });
    const look = async () => {
      const p1 = sit(server.base, game.id, game.tokens.p1);
      const { seq, view } = await until(p1, isHere);
      p1.close();
      return { seq, seed_hash: view!.seed_hash };
    };
    const seen = await look();
    expect(seen.seed_hash).not.toBe(game.seed_hash);
    expect(seen.seq).toBe(TO_THE_CHOICE.length + 1);
    await server.kill();
    await server.start();
    expect(await look()).toEqual(seen);
  });
});
