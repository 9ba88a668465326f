import { describe, expect, test } from "vitest";
import { apply, choices, type Game, legal } from "../../src/index.ts";
import { codes, play } from "../support/build.ts";
import { beforeBattle, setUp, type WaitingUnit } from "../support/deployment.ts";

const act = (type: string, unit: string, payload: object) => ({ type, actor_unit_id: unit, payload });
const models = (count: number, more: object = {}) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`m${i + 1}`, more]));
const enemy: WaitingUnit = { owner: "p2", models: models(1) };
const boyz: WaitingUnit = { name: "Boyz", keywords: ["INFANTRY", "ORKS", "MOB"], models: models(10) };
const warboss: WaitingUnit = {
  name: "Warboss",
  keywords: ["INFANTRY", "ORKS", "CHARACTER"],
  abilities: ["LEADER", "FEEL NO PAIN 5+"],
  stats: { toughness: 5, wounds: 6, leadership: 6 },
  models: { m1: {} },
  leads: ["Boyz", "Nobz"],
};
const trukk: WaitingUnit = {
  name: "Trukk",
  keywords: ["VEHICLE", "TRANSPORT", "DEDICATED TRANSPORT"],
  models: { m1: { base: { shape: "hull", mm: [150, 90] } } },
  transport: { capacity: 12, carries: ["ORKS INFANTRY"], excludes: ["JUMP PACK"], double: ["MEGA ARMOUR"] },
};

const RUBBLE_AT_THE_EDGE = {
  kind: "debris",
  height: 1.5,
  polygon: [
    [0, 0],
    [1, 0],
    [1, 44],
    [0, 44],
  ],
};

describe("leaders", () => {
  const game = beforeBattle({
    units: { BOYZ: { ...boyz, points: 85 }, BOSS: { ...warboss, points: 65 }, B: enemy },
  });

  test("DE-5 a leader joins its unit: one unit with the bodyguard's id, of which each part is remembered", () => {
    const { game: after, result } = play(game, act("ATTACH", "BOSS", { unit_id: "BOYZ" }));
    expect(result.success).toBe(true);
    expect(Object.keys(after.units)).toEqual(["BOYZ", "B"]);
    const unit = after.units["BOYZ"]!;
    expect(unit.name).toBe("Boyz");
    expect(unit.starting_strength).toBe(11);
    expect(unit.points).toBe(150);
    // m1 was taken.
    expect(Object.keys(unit.models)).toHaveLength(11);
    expect(unit.models["BOSS_m1"]).toMatchObject({
      keywords: ["CHARACTER"],
      abilities: ["LEADER", "FEEL NO PAIN 5+"],
      stats: { toughness: 5, wounds: 6 },
    });
    // What both have stays the unit's; what only one of them has goes to its models.
    expect(unit.keywords).toEqual(["INFANTRY", "ORKS"]);
    expect(unit.models["m3"]!.keywords).toEqual(["MOB"]);
    expect(unit.parts).toMatchObject([
      { id: "BOYZ", name: "Boyz", starting_strength: 10, model_ids: Object.keys(boyz.models) },
      {
        id: "BOSS",
        name: "Warboss",
        starting_strength: 1,
        model_ids: ["BOSS_m1"],
        keywords: warboss.keywords,
      },
    ]);
    expect(result.log_text).toBe("Warboss leads Boyz.");
  });

  test("DE-5 only a Leader, only units that it may lead, only one of them", () => {
    const units = { BOYZ: boyz, BOSS: warboss, BOSS2: warboss, MEKS: { ...boyz, name: "Lootas" }, B: enemy };
    const begun = beforeBattle({ units });
    const attach = (leader: string, unit: string, from = begun) =>
      codes(play(from, act("ATTACH", leader, { unit_id: unit })).result);
    expect(attach("BOYZ", "MEKS")).toEqual(["NO_LEADER"]);
    expect(attach("BOSS", "MEKS")).toEqual(["CANNOT_LEAD"]);
    expect(attach("BOSS", "BOSS2")).toEqual(["CANNOT_LEAD"]);
    expect(attach("BOSS", "B")).toEqual(["NOT_YOUR_UNIT"]);
    const led = play(begun, act("ATTACH", "BOSS", { unit_id: "BOYZ" })).game;
    expect(attach("BOSS2", "BOYZ", led)).toEqual(["LED_ALREADY"]);
  });

  test("DE-5 a second leader joins beside the one that its rules name, a third never", () => {
    const second = { ...warboss, name: "Painboy", abilities: ["LEADER", "SECOND LEADER: WARBOSS"] };
    const units = { BOYZ: boyz, BOSS: warboss, DOC: second, DOC2: second, B: enemy };
    let led = play(beforeBattle({ units }), act("ATTACH", "BOSS", { unit_id: "BOYZ" })).game;
    const { game: both, result } = play(led, act("ATTACH", "DOC", { unit_id: "BOYZ" }));
    expect(result.success).toBe(true);
    expect(both.units["BOYZ"]!.parts).toHaveLength(3);
    led = both;
    expect(codes(play(led, act("ATTACH", "DOC2", { unit_id: "BOYZ" })).result)).toEqual(["LED_ALREADY"]);
  });

  test("DE-5 leaders join in any order: the one whom the second leader names may come after it", () => {
    const second = { ...warboss, name: "Painboy", abilities: ["LEADER", "SECOND LEADER: WARBOSS"] };
    const units = { BOYZ: boyz, BOSS: warboss, DOC: second, DOC2: second, B: enemy };
    const lead = (from: Game, ...leaders: readonly string[]) =>
      leaders.reduce(
        ({ game: now, failed }, leader) => {
          const { game: next, result } = play(now, act("ATTACH", leader, { unit_id: "BOYZ" }));
          return { game: next, failed: [...failed, ...codes(result)] };
        },
        { game: from, failed: [] as readonly string[] },
      );
    const begun = beforeBattle({ units });
    const { game: both, failed } = lead(begun, "DOC", "BOSS");
    expect(failed).toEqual([]);
    expect(both.units["BOYZ"]!.parts!.map(({ id }) => id)).toEqual(["BOYZ", "DOC", "BOSS"]);
    expect(choices(lead(begun, "DOC").game)).toContainEqual(act("ATTACH", "BOSS", { unit_id: "BOYZ" }));
    // A second leader stands beside a Warboss only, and a third leader has no place at all.
    expect(lead(begun, "DOC", "DOC2").failed).toEqual(["LED_ALREADY"]);
    expect(lead(both, "DOC2").failed).toEqual(["LED_ALREADY"]);
    // RC-2 records of edition 3 are replayed by the rule that refused it.
    const earlier: Game = { ...begun, turn: { ...begun.turn, edition: 3 } };
    expect(lead(earlier, "DOC", "BOSS").failed).toEqual(["LED_ALREADY"]);
    expect(lead(earlier, "BOSS", "DOC").failed).toEqual([]);
  });

  test("DE-5 a mob of twenty takes two leaders if one of them is a Warboss, a mob of ten does not", () => {
    const mob = (count: number) => ({
      ...boyz,
      abilities: ["TWO LEADERS AT 20: WARBOSS"],
      models: models(count),
    });
    const doc = { ...warboss, name: "Painboy" };
    const lead = (count: number, first: string, second: string) => {
      const units = { BOYZ: mob(count), BOSS: warboss, DOC: doc, DOC2: doc, B: enemy };
      const led = play(beforeBattle({ units }), act("ATTACH", first, { unit_id: "BOYZ" })).game;
      return codes(play(led, act("ATTACH", second, { unit_id: "BOYZ" })).result);
    };
    expect(lead(20, "BOSS", "DOC")).toEqual([]);
    expect(lead(20, "DOC", "BOSS")).toEqual([]);
    expect(lead(20, "DOC", "DOC2")).toEqual(["LED_ALREADY"]);
    expect(lead(10, "BOSS", "DOC")).toEqual(["LED_ALREADY"]);
  });
});

test("DE-5 a mob of twenty takes two leaders of two datasheets, and no two of one", () => {
  const mob = { ...boyz, abilities: ["TWO UNLIKE LEADERS AT 20"], models: models(20) };
  const doc = { ...warboss, name: "Painboy", keywords: [...(warboss.keywords ?? []), "PAINBOY"] };
  const lead = (first: string, second: string) => {
    const units = { BOYZ: mob, BOSS: warboss, DOC: doc, DOC2: { ...doc, name: "Painboy B" }, B: enemy };
    const led = play(beforeBattle({ units }), act("ATTACH", first, { unit_id: "BOYZ" })).game;
    return codes(play(led, act("ATTACH", second, { unit_id: "BOYZ" })).result);
  };
  expect(lead("BOSS", "DOC")).toEqual([]);
  expect(lead("DOC", "DOC2")).toEqual(["LED_ALREADY"]);
});

describe("transports", () => {
  const units = { TRUKK: trukk, BOYZ: boyz, BOSS: warboss, B: enemy };

  test("TR-1 TR-2 a unit begins inside, and comes with the transport in one drop", () => {
    let game = beforeBattle({ units });
    expect(legal(game).units["BOYZ"]!.EMBARK).toEqual([]);
    expect(legal(game).units["TRUKK"]!.EMBARK).toMatchObject([{ code: "NOTHING_TO_BOARD", rule: "DE-4" }]);
    game = play(game, act("EMBARK", "BOYZ", { transport_unit_id: "TRUKK" })).game;
    expect(game.turn.active_player).toBe("p1");
    expect(codes(play(game, setUp("BOYZ", { m1: [2, 2] })).result)).toEqual(["EMBARKED"]);
    game = play(game, setUp("TRUKK", { m1: [6, 6] })).game;
    expect(game.turn.active_player).toBe("p2");
    expect(game.units["BOYZ"]!.models["m1"]!.position).toBeNull();
    // Once it stands nobody gets in before the battle.
    expect(codes(play(game, act("EMBARK", "BOSS", { transport_unit_id: "TRUKK" })).result)).toEqual([
      "SET_UP_ALREADY",
    ]);
  });

  test("TR-1 as many as there is room for, some for two, and only those whom it carries", () => {
    const board = (unit: WaitingUnit, more: Record<string, WaitingUnit> = {}) => {
      let game = beforeBattle({ units: { TRUKK: trukk, U: unit, ...more, B: enemy } });
      for (const id of Object.keys(more)) {
        game = play(game, act("EMBARK", id, { transport_unit_id: "TRUKK" })).game;
      }
      return play(game, act("EMBARK", "U", { transport_unit_id: "TRUKK" })).result;
    };
    expect(board({ ...boyz, models: models(12) }).success).toBe(true);
    expect(codes(board({ ...boyz, models: models(13) }))).toEqual(["NO_SEATS"]);
    const meganobz = { ...boyz, keywords: ["INFANTRY", "ORKS", "MEGA ARMOUR"], models: models(6) };
    expect(board(meganobz).success).toBe(true);
    expect(codes(board(meganobz, { BOSS: warboss }))).toEqual(["NO_SEATS"]);
    expect(codes(board({ ...boyz, keywords: ["INFANTRY", "ORKS", "JUMP PACK"] }))).toEqual(["CANNOT_CARRY"]);
    expect(codes(board({ ...boyz, keywords: ["INFANTRY"] }))).toEqual(["CANNOT_CARRY"]);
  });

  test("TR-1 keywords of several words make up what is carried", () => {
    const transport = { capacity: 12, carries: ["ADEPTUS ASTARTES INFANTRY"], excludes: [], double: [] };
    const board = (keywords: readonly string[]) => {
      const rhino = { ...trukk, name: "Rhino", transport };
      const game = beforeBattle({ units: { TRUKK: rhino, U: { ...boyz, keywords }, B: enemy } });
      return play(game, act("EMBARK", "U", { transport_unit_id: "TRUKK" })).result;
    };
    expect(board(["INFANTRY", "ADEPTUS ASTARTES"]).success).toBe(true);
    expect(codes(board(["INFANTRY", "ADEPTUS MECHANICUS"]))).toEqual(["CANNOT_CARRY"]);
    expect(codes(board(["ADEPTUS ASTARTES"]))).toEqual(["CANNOT_CARRY"]);
  });

  test("DE-6 a Dedicated Transport with nobody inside is not set up, and is lost when the battle begins", () => {
    let game = beforeBattle({ units: { TRUKK: trukk, A: { models: models(1) }, B: enemy } });
    expect(codes(play(game, setUp("TRUKK", { m1: [6, 6] })).result)).toEqual(["NO_PASSENGERS"]);
    game = play(game, setUp("A", { m1: [2, 2] })).game;
    const { game: begun, result } = play(game, setUp("B", { m1: [58, 2] }), [6, 1]);
    expect(begun.turn.phase).toBe("COMMAND");
    expect(begun.units["TRUKK"]!.models).toEqual({});
    expect(result.events).toContainEqual({ type: "unit_destroyed", unit_id: "TRUKK" });
  });

  test("DE-6 nor does it wait in reserve with nobody inside; with somebody it does", () => {
    const waits = (unit: string) => ({
      type: "RESERVE",
      actor_unit_id: unit,
      payload: { kind: "STRATEGIC" },
    });
    const begun = (first: object) => {
      const rider = { keywords: ["INFANTRY", "ORKS"], models: models(1) };
      const units = { TRUKK: trukk, A: rider, C: { models: models(1) }, B: enemy };
      let game = play(beforeBattle({ units }), waits("TRUKK")).game;
      game = play(game, first).game;
      game = play(game, setUp("C", { m1: [2, 2] })).game;
      return play(game, setUp("B", { m1: [58, 2] }), [6, 1]).game;
    };
    const empty = begun(waits("A"));
    expect(empty.turn.phase).toBe("COMMAND");
    expect([empty.units["TRUKK"]!.models, empty.units["A"]!.reserve]).toEqual([{}, "STRATEGIC"]);
    const ridden = begun({ type: "EMBARK", actor_unit_id: "A", payload: { transport_unit_id: "TRUKK" } });
    expect(Object.keys(ridden.units["TRUKK"]!.models)).toEqual(["m1"]);
  });
});

describe("reserves", () => {
  const unit = (points: number, more: Partial<WaitingUnit> = {}): WaitingUnit => ({
    models: models(1),
    points,
    ...more,
  });
  const reserve = (id: string, kind = "STRATEGIC") => act("RESERVE", id, { kind });

  test("RE-2 Strategic Reserves hold a quarter of the points of the battle's size", () => {
    // 900 points are a battle of 1000: 250 may wait.
    const units = { A: unit(250), C: unit(5), D: unit(645), B: enemy };
    const { game, result } = play(beforeBattle({ units }), reserve("A"));
    expect(result.success).toBe(true);
    expect(game.units["A"]!.reserve).toBe("STRATEGIC");
    expect(game.turn.active_player).toBe("p1");
    const full = play(game, reserve("C")).result;
    expect(full.errors).toMatchObject([{ code: "RESERVES_FULL", rule: "RE-2" }]);
    expect(full.errors[0]!.message).toBe(
      "Strategic Reserves would hold 255 points; at most 250 may wait there.",
    );
  });

  test.each(["FORTIFICATION", "FORTIFICATIONS"])("RE-2 what is a %s does not wait", (keyword) => {
    const wall = { keywords: [keyword], models: models(1) };
    const waiting = beforeBattle({ units: { WALL: wall, B: enemy } });
    const { result } = play(waiting, act("RESERVE", "WALL", { kind: "STRATEGIC" }));
    expect(result.errors).toMatchObject([{ code: "FORTIFICATION", rule: "RE-2" }]);
  });

  test("RE-2 passengers of a transport that waits count", () => {
    const carrier = { ...trukk, points: 70 };
    const units = { T: carrier, P: unit(185, { keywords: ["ORKS", "INFANTRY"] }), D: unit(700), B: enemy };
    const inside = play(beforeBattle({ units }), act("EMBARK", "P", { transport_unit_id: "T" })).game;
    expect(codes(play(inside, reserve("T")).result)).toEqual(["RESERVES_FULL"]);
  });

  test("RE-2 in a mission of the pack all reserves are at most half of the units and half of the points", () => {
    const drop = { abilities: ["Deep Strike"] };
    const units = { A: unit(100, drop), C: unit(100, drop), D: unit(100, drop), B: enemy };
    const game = beforeBattle({ units, mission: { id: "take-and-hold", attacker: "p1" } });
    const waiting = play(game, reserve("A", "DEEP_STRIKE")).game;
    expect(codes(play(waiting, reserve("C", "DEEP_STRIKE")).result)).toEqual([
      "RESERVES_FULL",
      "RESERVES_FULL",
    ]);
    // Only War has no such bound.
    const onlyWar = beforeBattle({ units, mission: { id: "only-war", attacker: "p1" } });
    const first = play(onlyWar, reserve("A", "DEEP_STRIKE")).game;
    expect(play(first, reserve("C", "DEEP_STRIKE")).result.success).toBe(true);
  });

  test("RE-2 an Attached unit counts as the datasheets that it is made of", () => {
    const leader = unit(0, { keywords: ["CHARACTER"], abilities: ["LEADER"] });
    const others = Object.fromEntries(["C", "D", "E", "F", "G"].map((id) => [id, unit(0)]));
    const units = { L: leader, A: unit(0), ...others, B: enemy };
    let game = beforeBattle({ units, mission: { id: "take-and-hold", attacker: "p1" } });
    // Seven datasheets, of which three may wait: leader, bodyguard and one more.
    for (const action of [act("ATTACH", "L", { unit_id: "A" }), reserve("A"), reserve("C")]) {
      const { game: next, result } = play(game, action);
      expect(codes(result)).toEqual([]);
      game = next;
    }
    expect(codes(play(game, reserve("D")).result)).toEqual(["RESERVES_FULL"]);
  });

  test("RE-5 RE-1 Deep Strike needs the ability; who waits is not set up", () => {
    const units = { A: unit(10), C: unit(10, { abilities: ["DEEP STRIKE"] }), B: enemy };
    const game = beforeBattle({ units });
    expect(codes(play(game, reserve("A", "DEEP_STRIKE")).result)).toEqual(["NO_DEEP_STRIKE"]);
    const waiting = play(game, reserve("C", "DEEP_STRIKE")).game;
    expect(codes(play(waiting, setUp("C", { m1: [2, 2] })).result)).toEqual(["IN_RESERVE"]);
    expect(codes(play(game, reserve("A", "STRATEGIC")).result)).toEqual([]);
  });

  test("DE-4 either side may say so before its unit is set up, whoever drops next; afterwards neither", () => {
    const units = { A: unit(10), C: unit(10), B: { ...enemy, points: 10 }, B2: enemy };
    const game = beforeBattle({ units });
    const { result } = play(game, reserve("B"));
    expect(result.success).toBe(true);
    const placed = play(game, setUp("A", { m1: [2, 2] })).game;
    expect(codes(play(placed, reserve("A")).result)).toEqual(["SET_UP_ALREADY"]);
    expect(legal(game).waiting).toMatchObject([
      { player: "p1", actions: ["SET_UP", "RESERVE"] },
      { player: "p2", actions: ["RESERVE"] },
    ]);
  });

  test("DE-15 what can neither stand nor wait is lost, and stops nobody", () => {
    // A base of 13" does not fit into a zone of 12", nor along an edge of rubble, and half of one unit is none.
    const giant = unit(100, { models: { m1: { base: { shape: "round", mm: 330 } } } });
    const game = beforeBattle({
      terrain: { RUBBLE: RUBBLE_AT_THE_EDGE },
      units: { A: giant, B: enemy },
      mission: { id: "take-and-hold", attacker: "p1" },
      turn: { active_player: "p2" },
    });
    const { game: begun, result } = play(game, setUp("B", { m1: [58, 2] }), [6, 1]);
    expect(begun.turn.phase).toBe("COMMAND");
    expect(begun.units["A"]!.models).toEqual({});
    expect(result.log_text).toContain("A could not be set up and counts as destroyed.");
  });
});

describe("choices before the battle", () => {
  test("PH-10 every one is accepted, and taking any of them leads to the first round", () => {
    const units = {
      TRUKK: trukk,
      BOYZ: boyz,
      BOSS: warboss,
      SCOUTS: { abilities: ["INFILTRATORS"], models: models(5) },
      B1: { ...enemy, models: models(3) },
      B2: { ...enemy, abilities: ["DEEP STRIKE"], models: models(20) },
    };
    const seen = new Set<string>();
    for (let turn = 0; turn < 6; turn++) {
      let game = beforeBattle({ units, seed: `seed ${turn}` });
      for (let steps = 0; game.turn.phase === "DEPLOYMENT"; steps++) {
        expect(steps).toBeLessThan(12);
        const offered = [...choices(game)].slice(0, 24);
        expect(offered.length).toBeGreaterThan(0);
        for (const { type } of offered) seen.add(type);
        const taken = offered[(turn * 7 + steps * 3) % offered.length]!;
        for (const action of offered.slice(0, 8)) {
          expect(apply(game, action).result.errors).toEqual([]);
        }
        game = apply(game, taken).game;
      }
      expect(
        Object.values(game.units).every(({ models: all, reserve, embarked_in }) => {
          const stands = Object.values(all).every(({ position }) => position !== null);
          return stands || reserve !== null || embarked_in !== null;
        }),
      ).toBe(true);
    }
    expect([...seen].sort()).toEqual(["ATTACH", "EMBARK", "RESERVE", "SET_UP"]);
  });
});

describe("drops", () => {
  test("DE-7 whoever puts the last unit into reserve leaves the drops to the other side", () => {
    const units = { A: { models: models(1) }, B: enemy };
    const { game } = play(beforeBattle({ units }), act("RESERVE", "A", { kind: "STRATEGIC" }));
    expect(game.turn.active_player).toBe("p2");
    expect([...choices(game)].length).toBeGreaterThan(0);
  });
});
