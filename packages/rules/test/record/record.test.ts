import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  apply,
  applyDiffs,
  canonicalJson,
  type Game,
  type GameRecord,
  hashOf,
  makeRecord,
  parseRecord,
  recordStep,
  replay,
  scriptedDice,
} from "../../src/index.ts";
import { chance, randomGame } from "../support/arena.ts";
import { duel, readAction } from "../support/build.ts";
import { randomAction } from "../support/player.ts";

/** A whole game at random, as it was recorded. */
function played(seed: number, steps = 20): { readonly record: GameRecord; readonly end: Game } {
  const random = chance(seed);
  const start = randomGame(seed);
  let game = start;
  const recorded = Array.from({ length: steps }, () => {
    const action = randomAction(game, random);
    const applied = apply(game, action);
    game = applied.game;
    return recordStep(action, game, applied.result);
  });
  return { record: makeRecord(start, recorded), end: game };
}

const saved = (record: GameRecord): GameRecord => {
  const read = parseRecord(JSON.parse(JSON.stringify(record)));
  return read.ok ? read.value : expect.fail(JSON.stringify(read.refusals));
};

// A game with dice in it, found once; which one is of no account.
const { record, end } = played(4242, 30);
const rolling = record.steps.findIndex(({ cursor }) => cursor > 0);

const tampered = (step: number, change: object): GameRecord => ({
  ...record,
  steps: record.steps.map((one, i) => (i === step ? { ...one, ...change } : one)),
});

describe("records", () => {
  test("RC-2 a replay gives the same game, as often as it is started", () => {
    expect(rolling).toBeGreaterThanOrEqual(0);
    const [first, second] = [replay(saved(record)), replay(saved(record))];
    expect(first).toMatchObject({ ok: true });
    expect(second).toEqual(first);
    expect(first.ok && first.game).toEqual(end);
    expect(replay(record)).toEqual(first);
  });

  test("RC-2 so it is with any game", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const game = played(seed);
        const again = replay(saved(game.record));
        expect(again.ok && hashOf(again.game)).toBe(hashOf(game.end));
      }),
      { numRuns: 40 },
    );
  });

  test("RC-1 the diffs of all results, one after the other, lead from the first document to the last", () => {
    const again = replay(record);
    const last = again.results.reduce((game, { diffs }) => applyDiffs(game, diffs), record.start);
    expect(canonicalJson(last)).toBe(canonicalJson(end));
  });

  test("RC-2 the record holds cursor and hashes after each step", () => {
    for (const { cursor, state_hash, result_hash } of record.steps) {
      expect(cursor).toBeGreaterThanOrEqual(0);
      expect(state_hash).toMatch(/^[0-9a-f]{64}$/);
      expect(result_hash).toMatch(/^[0-9a-f]{64}$/);
    }
    expect(record.steps.at(-1)!.state_hash).toBe(hashOf(end));
    expect(record.generator).toBe("chacha20-d6/1");
  });

  const other = "0".repeat(64);
  test.each([
    ["state_hash", { state_hash: other }],
    ["result_hash", { result_hash: other }],
    ["cursor", { cursor: 999_999 }],
    ["success", { success: false }],
  ])("RC-2 a %s that was tampered with is named with its step", (field, change) => {
    const result = replay(saved(tampered(rolling, change)));
    expect(result).toMatchObject({ ok: false, difference: { step: rolling, field } });
    expect(result.results).toHaveLength(rolling + 1);
  });

  test("RC-2 an action that was tampered with shows at its step", () => {
    const action = readAction({ type: "SKIP_UNIT", actor_unit_id: "B1" });
    expect(replay(tampered(rolling, { action }))).toMatchObject({
      ok: false,
      difference: { step: rolling, field: "success", recorded: true, replayed: false },
    });
  });

  test("RC-2 another seed, another first document or another generator is another game", () => {
    const seed = { ...record, start: { ...record.start, rng: { seed: "other", cursor: 0 } } };
    expect(replay(seed)).toMatchObject({ ok: false, difference: { step: 0, field: "state_hash" } });
    const cursor = { ...record, start: { ...record.start, rng: { ...record.start.rng, cursor: 1 } } };
    expect(replay(cursor)).toMatchObject({ ok: false, difference: { step: 0, field: "cursor" } });
    expect(replay({ ...record, generator: "mersenne/1" })).toMatchObject({
      ok: false,
      difference: { step: 0, field: "generator", recorded: "mersenne/1", replayed: "chacha20-d6/1" },
      results: [],
    });
  });

  test("RC-2 a step left out or two exchanged are found", () => {
    const without = { ...record, steps: record.steps.filter((_, i) => i !== rolling) };
    expect(replay(without).ok).toBe(false);
    const steps = [...record.steps];
    [steps[rolling - 1], steps[rolling]] = [steps[rolling]!, steps[rolling - 1]!];
    expect(replay({ ...record, steps }).ok).toBe(false);
  });

  test("RC-2 scripted dice are part of the record", () => {
    const start = duel({});
    const assignments = [{ weapon_id: "gun", target_unit_id: "B" }];
    const action = readAction({ type: "SHOOT", actor_unit_id: "A", payload: { assignments } });
    const { game, result } = apply(start, action, scriptedDice([6, 5, 1]));
    const scripted = makeRecord(start, [recordStep(action, game, result)], [6, 5, 1]);
    expect(replay(saved(scripted))).toMatchObject({ ok: true });
    expect(replay({ ...scripted, scripted_dice: [6, 5] })).toMatchObject({
      ok: false,
      difference: { step: 0, field: "dice" },
    });
    expect(replay({ ...scripted, scripted_dice: [6, 5, 2] })).toMatchObject({
      ok: false,
      difference: { step: 0, field: "result_hash" },
    });
  });
});

describe("records from outside", () => {
  // biome-ignore lint/suspicious/noExplicitAny: spoiled on purpose.
  const refused = (spoil: (document: any) => void) => {
    const document = JSON.parse(JSON.stringify(record));
    spoil(document);
    const read = parseRecord(document);
    return read.ok ? [] : read.refusals.map(({ path }) => path);
  };

  test("RC-2 are read by the same border as games", () => {
    expect(refused(() => {})).toEqual([]);
    expect(refused((document) => Object.assign(document, { format: "gunline-record/2" }))).toEqual([
      "format",
    ]);
    expect(refused((document) => delete document.steps)).toEqual(["steps"]);
    expect(refused((document) => Object.assign(document.steps[0], { state_hash: "abc" }))).toEqual([
      "steps[0].state_hash",
    ]);
    expect(refused((document) => Object.assign(document.steps[1].action, { type: "WIN" }))).toEqual([
      "steps[1].action.type",
    ]);
    expect(refused((document) => Object.assign(document, { scripted_dice: [7] }))).toEqual([
      "scripted_dice[0]",
    ]);
    expect(refused((document) => Object.assign(document.start.board, { width: "60" }))).toEqual([
      "start.board.width",
    ]);
    expect(
      refused((document) => Object.assign(document.start.units.A1.models.m1.position, { x: 59.9 })),
    ).toEqual(["start.units.A1.models.m1.position"]);
  });
});

describe("hashes", () => {
  test("RC-2 do not depend on the order of keys, but on every value", () => {
    expect(hashOf({ a: 1, b: { c: [1, 2], d: null } })).toBe(hashOf({ b: { d: null, c: [1, 2] }, a: 1 }));
    expect(hashOf({ a: [1, 2] })).not.toBe(hashOf({ a: [2, 1] }));
    expect(canonicalJson({ b: 1, a: [{ d: 1, c: 2 }] })).toBe('{"a":[{"c":2,"d":1}],"b":1}');
    // The SHA-256 of "{}", by sha256sum.
    expect(hashOf({})).toBe("44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a");
  });
});
