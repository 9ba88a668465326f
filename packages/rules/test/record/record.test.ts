import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { campaign } from "../../../../scripts/test/campaign.ts";
import type { ActionStep } from "../../src/flow/record.ts";
import {
  apply,
  applyDiffs,
  begin,
  canonicalJson,
  type Game,
  type GameRecord,
  goingBack,
  hashOf,
  hashOfGame,
  makeRecord,
  parseRecord,
  type RecordStep,
  recordStep,
  renewedBy,
  replay,
  rewindStep,
  rewound,
  scriptedDice,
  sealedSeed,
  seededDice,
  seedHash,
  step,
} from "../../src/index.ts";
import { chance, randomGame } from "../support/arena.ts";
import { duel, readAction } from "../support/build.ts";
import { randomAction } from "../support/player.ts";

/** A whole game at random, as it was recorded. */
function played(seed: number, steps = 20): { readonly record: GameRecord; readonly end: Game } {
  const random = chance(seed);
  const start = randomGame(seed);
  let timeline = begin(start);
  const recorded = Array.from({ length: steps }, () => {
    const action = randomAction(timeline.game, random);
    const taken = step(timeline, action);
    timeline = taken.timeline;
    return recordStep(action, timeline.game, taken.result);
  });
  return { record: makeRecord(start, recorded), end: timeline.game };
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

describe("the rules that a record was made by", () => {
  test("RC-2 are named in it; one that names none is replayed by those of before, to the same hashes", () => {
    expect(record.edition).toBe(4);
    // Until a phase ends both have the same rules.
    const within = record.steps.findIndex((step) => "action" in step && step.action.type === "END_PHASE");
    expect(within).toBeGreaterThan(rolling);
    const { edition: _, ...bare } = played(4242, within).record;
    const now = replay(saved(played(4242, within).record));
    const before = replay(saved(bare));
    if (!now.ok || !before.ok) return expect.fail("differs");
    expect(now.game.turn).not.toHaveProperty("edition");
    expect(before.game.turn).toEqual({ ...now.game.turn, edition: 2 });
    expect(hashOfGame(before.game)).toBe(hashOfGame(now.game));
  });

  test("RC-2 a game that was taken up from such a record goes on by them, and is recorded so", () => {
    const start: Game = { ...duel({}), turn: { ...duel({}).turn, edition: 2 } };
    const played = replay(saved(makeRecord(start, [])));
    expect(played).toMatchObject({ ok: true, game: { turn: { edition: 2 } } });
  });
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
      { numRuns: campaign(7, 20) },
    );
  });

  test("RC-1 the diffs of all results, one after the other, lead from the first document to the last", () => {
    const again = replay(record);
    const last = again.results.reduce((game, { diffs }) => applyDiffs(game, diffs), record.start);
    expect(canonicalJson(last)).toBe(canonicalJson(end));
  });

  test("RC-2 the record holds cursor and hashes after each step", () => {
    for (const step of record.steps) {
      const { cursor, state_hash, result_hash } = step as ActionStep;
      expect(cursor).toBeGreaterThanOrEqual(0);
      expect(state_hash).toMatch(/^[0-9a-f]{64}$/);
      expect(result_hash).toMatch(/^[0-9a-f]{64}$/);
    }
    expect(record.steps.at(-1)!.state_hash).toBe(hashOfGame(end));
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

const SECRET = "known to the server alone";

/** A game at random as a server plays it: the seed is kept secret, and now and then the players take back. */
function playedBackAndForth(seed: number): { readonly record: GameRecord; readonly games: readonly Game[] } {
  const random = chance(seed);
  const start = { ...randomGame(seed), rng: { seed: sealedSeed(SECRET), cursor: 0 } };
  const timelines = [begin(start)];
  const steps: RecordStep[] = [];
  let timeline = timelines[0]!;
  while (steps.length < 24) {
    const now = timeline.game;
    if (random.happens(0.2)) {
      const to = random.below(timelines.length);
      timeline = goingBack.rewoundTimeline(timelines[to]!, now);
      steps.push(rewindStep(to, timeline.game, { player: "p1", why: "forgot to move" }));
    } else {
      const action = random.happens(0.2) ? ({ type: "UNDO" } as const) : randomAction(now, random);
      const taken = step(timeline, action, seededDice(SECRET, now.rng.cursor));
      timeline = taken.timeline;
      expect(JSON.stringify(taken.result)).not.toContain(SECRET);
      steps.push(recordStep(action, timeline.game, taken.result));
    }
    timelines.push(timeline);
  }
  const games = timelines.map(({ game }) => game);
  return { record: makeRecord(start, steps, undefined, SECRET), games };
}

describe("records of games in which something was taken back", () => {
  test("RC-3 a rewind gives the earlier document with the dice since then still spent", () => {
    const start = duel({});
    const assignments = [{ weapon_id: "gun", target_unit_id: "B" }];
    const action = readAction({ type: "SHOOT", actor_unit_id: "A", payload: { assignments } });
    const first = apply(start, action);
    const back = rewound(start, first.game);
    expect(first.game.rng.cursor).toBeGreaterThan(0);
    expect(back).toEqual({ ...start, rng: first.game.rng });
    const second = apply(back, action);
    const faces = (result: typeof first.result) => result.dice.flatMap(({ rolls_raw }) => rolls_raw);
    const fresh = apply({ ...start, rng: { ...start.rng, cursor: first.game.rng.cursor } }, action);
    expect(faces(second.result)).toEqual(faces(fresh.result));
    const steps = [
      recordStep(action, first.game, first.result),
      rewindStep(0, back),
      recordStep(action, second.game, second.result),
    ];
    expect(replay(saved(makeRecord(start, steps)))).toMatchObject({ ok: true, game: second.game });
  });

  test("RC-3 what could be undone at the earlier step can be undone again, with the dice of now", () => {
    const start = duel({});
    const select = readAction({ type: "SELECT_SHOOTER", actor_unit_id: "A" });
    const assignments = [{ weapon_id: "gun", target_unit_id: "B" }];
    const shoot = readAction({ type: "SHOOT", actor_unit_id: "A", payload: { assignments } });
    const selected = step(begin(start), select);
    const shot = step(selected.timeline, shoot);
    const spent = shot.timeline.game.rng;
    const back = goingBack.rewoundTimeline(selected.timeline, shot.timeline.game);
    const undone = step(back, { type: "UNDO" });
    expect(undone.result.errors).toEqual([]);
    expect(undone.timeline.game).toEqual({ ...start, rng: spent });
    const steps = [
      recordStep(select, selected.timeline.game, selected.result),
      recordStep(shoot, shot.timeline.game, shot.result),
      rewindStep(1, back.game, { player: "p1", why: "the wrong unit" }),
      recordStep({ type: "UNDO" }, undone.timeline.game, undone.result),
    ];
    expect(replay(saved(makeRecord(start, steps)))).toMatchObject({ ok: true, game: undone.timeline.game });
  });

  test("RC-3 RC-4 so it is with any game, by the published seed or by the faces alone", () => {
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const { record, games } = playedBackAndForth(seed);
        const again = replay(saved(record));
        expect(again.ok && hashOf(again.game)).toBe(hashOf(games.at(-1)));
        const dice = seededDice(SECRET, 0);
        const faces = Array.from({ length: games.at(-1)!.rng.cursor }, () => dice.d6());
        expect(replay(saved(makeRecord(record.start, record.steps, faces))).ok).toBe(true);
      }),
      { numRuns: campaign(7, 20) },
    );
  });

  test("RC-3 RC-4 another seed taken on the way is shown, published and checked", () => {
    const [first, second] = ["the first", "the second"];
    const start: Game = { ...duel({}), rng: { seed: sealedSeed(first), cursor: 0 } };
    const assignments = [{ weapon_id: "gun", target_unit_id: "B" }];
    const action = readAction({ type: "SHOOT", actor_unit_id: "A", payload: { assignments } });
    const shot = step(begin(start), action, seededDice(first, 0));
    const { cursor } = shot.timeline.game.rng;
    const renewed = renewedBy(rewound(start, shot.timeline.game), seedHash(second));
    expect(renewed).toEqual({ ...start, rng: { seed: sealedSeed(second), cursor } });
    const again = step(begin(renewed), action, seededDice(second, cursor));
    // Back to before the other seed was taken: it stays the one of the dice to come.
    const back = rewound(start, again.timeline.game);
    expect(back.rng.seed).toBe(sealedSeed(second));
    const steps = [
      recordStep(action, shot.timeline.game, shot.result),
      { ...rewindStep(0, renewed), seed_hash: seedHash(second) },
      recordStep(action, again.timeline.game, again.result),
      rewindStep(0, back),
    ];
    expect(replay(saved(makeRecord(start, steps, undefined, first, second)))).toMatchObject({
      ok: true,
      game: back,
    });
    const [before, after] = [seededDice(first, 0), seededDice(second, cursor)];
    const faces = Array.from({ length: back.rng.cursor }, (_, n) => (n < cursor ? before : after).d6());
    expect(replay(saved(makeRecord(start, steps, faces))).ok).toBe(true);
    for (const seeds of [[first], [first, "another"]]) {
      expect(replay(saved(makeRecord(start, steps, undefined, ...seeds)))).toMatchObject({
        ok: false,
        difference: { step: 1, field: "seed" },
      });
    }
  });

  test("RC-4 a seed that is not the one of the hash is found before anything is played", () => {
    const { record } = playedBackAndForth(7);
    expect(replay({ ...record, seed: "another" })).toMatchObject({
      ok: false,
      difference: { step: 0, field: "seed", recorded: sealedSeed(SECRET), replayed: sealedSeed("another") },
      results: [],
    });
    const { seed: _, ...withheld } = record;
    expect(replay(withheld).ok).toBe(false);
    expect(replay({ ...record, start: { ...record.start, rng: { seed: SECRET, cursor: 0 } } })).toMatchObject(
      {
        difference: { field: "seed" },
      },
    );
    // The SHA-256 of the text, by sha256sum.
    expect(seedHash("another")).toBe("ae448ac86c4e8e4dec645729708ef41873ae79c6dff84eff73360989487f08e5");
  });

  test("RC-3 a rewind that was tampered with is named with its step", () => {
    const { record, games } = playedBackAndForth(7);
    const changed = (to: number) => hashOf(rewound(games[to]!, games[0]!)) !== hashOf(games[0]);
    const at = record.steps.findIndex((step) => "rewind_to" in step && changed(step.rewind_to));
    expect(at).toBeGreaterThan(0);
    const spoilt = (change: object): GameRecord => ({
      ...record,
      steps: record.steps.map((step, i) => (i === at ? { ...step, ...change } : step)),
    });
    expect(replay(saved(spoilt({ state_hash: "0".repeat(64) })))).toMatchObject({
      ok: false,
      difference: { step: at, field: "state_hash" },
    });
    expect(replay(saved(spoilt({ cursor: 999_999 })))).toMatchObject({ difference: { field: "cursor" } });
    expect(replay(saved(spoilt({ rewind_to: 0 })))).toMatchObject({ difference: { step: at } });
    expect(replay(spoilt({ rewind_to: at + 1 }))).toMatchObject({ difference: { field: "rewind_to" } });
    const ahead = parseRecord(JSON.parse(JSON.stringify(spoilt({ rewind_to: at + 1 }))));
    expect(ahead).toMatchObject({
      ok: false,
      refusals: [{ code: "BAD_RECORD", rule: "RC-3", path: `steps[${at}].rewind_to` }],
    });
    const negative = parseRecord(JSON.parse(JSON.stringify(spoilt({ rewind_to: -1 }))));
    expect(negative).toMatchObject({ ok: false, refusals: [{ path: `steps[${at}].rewind_to` }] });
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
    expect(refused((document) => Object.assign(document, { format: "gunline-record/3" }))).toEqual([
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

test("RC-2 a record of an earlier version is refused by name", () => {
  expect(parseRecord({ ...record, format: "gunline-record/1" })).toMatchObject({
    ok: false,
    refusals: [{ code: "EARLIER_RECORD", rule: "RC-2", path: "format" }],
  });
});

describe("hashes", () => {
  test("RC-2 RC-1 of documents that share parts are those of their texts", () => {
    let game: Game = record.start;
    const [unit] = Object.keys(game.units);
    for (const path of [
      `units.${unit}.models.m1.wounds`,
      `units.${unit}.flags.moved`,
      "shooting.skipped_unit_ids",
      "turn.round",
    ]) {
      game = applyDiffs(game, [{ op: "set", path, value: 3 }]);
      expect(hashOf(game)).toBe(hashOf(JSON.parse(JSON.stringify(game))));
    }
  });

  test("RC-2 do not depend on the order of keys, but on every value", () => {
    expect(hashOf({ a: 1, b: { c: [1, 2], d: null } })).toBe(hashOf({ b: { d: null, c: [1, 2] }, a: 1 }));
    expect(hashOf({ a: [1, 2] })).not.toBe(hashOf({ a: [2, 1] }));
    expect(canonicalJson({ b: 1, a: [{ d: 1, c: 2 }] })).toBe('{"a":[{"c":2,"d":1}],"b":1}');
    expect(canonicalJson({ z: { y: { x: { w: { b: 1, a: "\n" } } } }, u: undefined })).toBe(
      '{"z":{"y":{"x":{"w":{"a":"\\n","b":1}}}}}',
    );
    // Keys of digits come first, by size, at every depth.
    const deep = { b: 1, "10": 2, "9": 3, "010": 4 };
    expect(canonicalJson({ a: deep, d: { e: { f: { g: deep } } } })).toBe(
      '{"a":{"9":3,"10":2,"010":4,"b":1},"d":{"e":{"f":{"g":{"9":3,"10":2,"010":4,"b":1}}}}}',
    );
    // Lists whose entries are remembered one by one are written like all others.
    const list = [1, "x", null, undefined, { d: 1, c: 2 }, [{ f: 1, e: 2 }], []];
    expect(canonicalJson({ a: list, b: { c: list } })).toBe(
      '{"a":[1,"x",null,null,{"c":2,"d":1},[{"e":2,"f":1}],[]],"b":{"c":[1,"x",null,null,{"c":2,"d":1},[{"e":2,"f":1}],[]]}}',
    );
    // The SHA-256 of "{}", by sha256sum.
    expect(hashOf({})).toBe("44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a");
  });
});
