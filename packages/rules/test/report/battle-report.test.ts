import { describe, expect, test } from "vitest";
import { makeRecord, recordStep, replay, rewindStep, rewound } from "../../src/index.ts";
import { battleReport } from "../../src/missions/report/battle-report.ts";
import { playedOfRecord } from "../../src/missions/report/played.ts";
import { sourcesOf } from "../../src/missions/report/sources.ts";
import { duel } from "../support/build.ts";
import { at, battle, garrison } from "../support/mission.ts";
import { Tape } from "./tape.ts";

const END = { type: "END_PHASE" };

/** Round 2 of Take and Hold: p1 holds two markers, p2 three; p1's gun slays in 125 of 216 cases, and does it. */
function twoTurns(): Tape {
  const game = battle({
    units: {
      ...garrison("p1", ["H1", "C"]),
      ...garrison("p2", ["H2", "N", "S"]),
      gunner: { models: { m1: { at: [26, 22], weapons: ["gun"] } } },
      victim: { owner: "p2", stats: { save: 7 }, models: { m1: { at: [40, 10] } } },
    },
    weapons: { gun: { skill: 2, strength: 8, damage: "1" } },
    turn: { round: 2 },
  });
  const worth = Object.fromEntries(
    Object.entries(game.units).map(([id, unit]) => [id, { ...unit, points: 20 }]),
  );
  const tape = new Tape({ ...game, units: worth });
  while (tape.game.turn.phase !== "SHOOTING") tape.do(END);
  const assignments = [{ weapon_id: "gun", target_unit_id: "victim" }];
  tape.by("gunner", "SHOOT", { assignments }, [2, 2, 1]);
  while (tape.game.turn.active_player === "p1") tape.do(END);
  tape.do(END);
  return tape;
}

describe("a battle looked back at", () => {
  const tape = twoTurns();
  const report = battleReport(tape.start, tape.played);
  const momentOfShot = tape.played.find(({ action }) => action.type === "SHOOT")!.moment;

  test("the score as it grew, by turns and phases", () => {
    // Scored at the end of the first of five phases: a tenth of a round each, in the second of five rounds.
    expect(report.growth).toEqual([
      { moment: 0, at: 0, vp: { p1: 0, p2: 0 } },
      { moment: 1, at: expect.closeTo(1.1, 12), vp: { p1: 10, p2: 0 } },
      { moment: tape.played.length, at: expect.closeTo(1.6, 12), vp: { p1: 10, p2: 15 } },
    ]);
  });

  test("points by source and round", () => {
    const held = { kind: "primary", source: "take-and-hold" };
    expect(sourcesOf(tape.game)).toEqual({
      p1: [{ ...held, rounds: [0, 10, 0, 0, 0], total: 10 }],
      p2: [{ ...held, rounds: [0, 15, 0, 0, 0], total: 15 }],
    });
  });

  test("kills: who, when, by whom, and what they cost", () => {
    expect(report.kills).toEqual([
      {
        moment: momentOfShot,
        round: 2,
        owner: "p2",
        unit_id: "victim",
        name: "victim",
        points: 20,
        by: { unit_id: "gunner", name: "gunner" },
      },
    ]);
    expect(report.taken).toEqual({
      p1: { units: 1, models: 1, points: 20 },
      p2: { units: 0, models: 0, points: 0 },
    });
  });

  test("turning points in their order: points, who takes the lead, and who fell", () => {
    // Of points the mean is 12.5: only who goes ahead by them counts, once each. The victim is a fifth of p2's hundred
    // points, ten of fifty; that the gun hit is no surprise.
    expect(report.turning_points).toEqual([
      {
        what: "SCORED",
        moment: 1,
        round: 2,
        player: "p1",
        vp: 10,
        sources: ["take-and-hold"],
        takes_lead: true,
      },
      {
        what: "DESTROYED",
        moment: momentOfShot,
        round: 2,
        owner: "p2",
        name: "victim",
        points: 20,
        by: "gunner",
      },
      {
        what: "SCORED",
        moment: tape.played.length,
        round: 2,
        player: "p2",
        vp: 15,
        sources: ["take-and-hold"],
        takes_lead: true,
      },
    ]);
  });

  test("no more than six, the heaviest", () => {
    const units = Object.fromEntries(
      Array.from({ length: 8 }, (_, i) => [
        `v${i}`,
        { owner: "p2" as const, stats: { save: 7 }, models: { m1: { at: [40, 4 + 3 * i] as const } } },
      ]),
    );
    const gunners = Object.fromEntries(
      Array.from({ length: 8 }, (_, i) => [
        `g${i}`,
        { models: { m1: { at: [26, 4 + 3 * i] as const, weapons: ["gun"] } } },
      ]),
    );
    const game = battle({
      units: { ...units, ...gunners, A: at("H1", "p1") },
      weapons: { gun: { skill: 2, strength: 8 } },
      turn: { phase: "SHOOTING" },
    });
    // The later, the dearer: the first two are left out.
    const dear = Object.fromEntries(
      Object.entries(game.units).map(([id, unit], i) => [
        id,
        { ...unit, points: id.startsWith("v") ? 10 + i : 1 },
      ]),
    );
    const many = new Tape({ ...game, units: dear });
    for (let i = 0; i < 8; i++) {
      const assignments = [{ weapon_id: "gun", target_unit_id: `v${i}` }];
      many.by(`g${i}`, "SHOOT", { assignments }, [2, 2, 1]);
    }
    const { turning_points } = battleReport(many.start, many.played);
    expect(turning_points.map((point) => point.what === "DESTROYED" && point.name)).toEqual([
      "v2",
      "v3",
      "v4",
      "v5",
      "v6",
      "v7",
    ]);
  });
});

test("a unit that falls in a later step than the first die of a volley fell to it", () => {
  const start = duel({
    gun: { attacks: "1" },
    target: { stats: { save: 7 } },
    settings: { fast_dice: false },
  });
  const tape = new Tape(start)
    .by("A", "SELECT_SHOOTER")
    .by("A", "ASSIGN_TARGET", { weapon_id: "gun", target_unit_id: "B" })
    .by("A", "CONFIRM_TARGETS")
    .by("A", "RESOLVE_NEXT", {}, [3])
    .by("A", "RESOLVE_NEXT", {}, [4])
    .by("A", "RESOLVE_NEXT", {}, [1]);
  expect(battleReport(tape.start, tape.played).kills).toMatchObject([
    { moment: 6, owner: "p2", name: "B", by: { unit_id: "A", name: "A" } },
  ]);
});

describe("a record", () => {
  test("what was taken back does not count, and moments keep their numbers", () => {
    const shot = { assignments: [{ weapon_id: "gun", target_unit_id: "B" }] };
    const start = duel({ gun: { attacks: "1" }, attackers: 1, defenders: 3, target: { stats: { save: 7 } } });
    const dice = [3, 4, 1, 1];
    const first = new Tape(start).by("A", "SHOOT", shot, dice.slice(0, 3));
    const back = rewound(start, first.game);
    const second = new Tape(back).by("A", "SHOOT", shot, dice.slice(3));
    const steps = [
      recordStep(first.played[0]!.action, first.game, first.played[0]!.result),
      rewindStep(0, back),
      recordStep(second.played[0]!.action, second.game, second.played[0]!.result),
    ];
    const record = makeRecord(start, steps, dice);
    const again = replay(record);
    if (!again.ok) throw new Error("the record does not replay");
    const played = playedOfRecord(record, again.games, again.results);
    expect(played.map(({ moment }) => moment)).toEqual([3]);
    expect(played[0]).toMatchObject({ before: { rng: { cursor: 3 } }, after: { rng: { cursor: 4 } } });
    expect(battleReport(start, played)).toMatchObject({
      luck: { p1: { wounds: { came: 0, of: 1 } } },
      kills: [],
    });
  });
});
