import { describe, expect, test } from "vitest";
import { playersToDeclare } from "../../src/flow/phases/deployment/formations.ts";
import { choices, hashOfGame, legal, makeRecord, recordStep, replay } from "../../src/index.ts";
import { codes, play } from "../support/build.ts";
import { beforeBattle, setUp, type WaitingUnit } from "../support/deployment.ts";

const act = (type: string, unit: string, payload: object) => ({ type, actor_unit_id: unit, payload });
const models = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`m${i + 1}`, {}]));
const orks = { keywords: ["INFANTRY", "ORKS"] };
const BLUE: Record<string, WaitingUnit> = {
  BOYZ: { name: "Boyz", ...orks, models: models(10), points: 80 },
  BOSS: {
    name: "Warboss",
    keywords: ["INFANTRY", "ORKS", "CHARACTER"],
    abilities: ["LEADER"],
    leads: ["Boyz"],
    models: models(1),
    points: 65,
  },
  TRUKK: {
    name: "Trukk",
    keywords: ["VEHICLE", "DEDICATED TRANSPORT"],
    models: { m1: { base: { shape: "hull", mm: [150, 90] } } },
    transport: { capacity: 12, carries: ["ORKS INFANTRY"], excludes: [], double: [] },
    points: 70,
  },
  LADS: { name: "Lads", ...orks, models: models(5), points: 40 },
};
const GREEN: Record<string, WaitingUnit> = {
  DROP: { owner: "p2", abilities: ["DEEP STRIKE"], models: models(5), points: 100 },
  GUARD: { owner: "p2", models: models(5), points: 200 },
};
const game = beforeBattle({ units: { ...BLUE, ...GREEN } });
const blue = [
  // In any order: leaders come first.
  act("EMBARK", "BOYZ", { transport_unit_id: "TRUKK" }),
  act("ATTACH", "BOSS", { unit_id: "BOYZ" }),
];
const green = [act("RESERVE", "DROP", { kind: "DEEP_STRIKE" })];
const declare = (payload: object, more: object = {}) => ({ type: "DECLARE_FORMATIONS", ...more, payload });

describe("formations declared at once", () => {
  test("DE-4 both sides' are revealed together, in one step, and come to what single actions come to", () => {
    expect(playersToDeclare(game)).toEqual(["p1", "p2"]);
    const { game: after, result } = play(game, declare({ p1: blue, p2: green }));
    expect(result.errors).toEqual([]);
    expect(after.units["BOYZ"]).toMatchObject({ embarked_in: "TRUKK", starting_strength: 11 });
    expect(after.units["BOSS"]).toBeUndefined();
    expect(after.units["DROP"]!.reserve).toBe("DEEP_STRIKE");
    expect(after.turn.active_player).toBe("p1");
    expect(playersToDeclare(after)).toEqual([]);
    expect(result.log_text.split("\n")).toEqual([
      "Blue reveals the battle formations.",
      "Warboss leads Boyz.",
      "Boyz begin inside Trukk.",
      "Green reveals the battle formations.",
      "DROP waits in reserve, for Deep Strike.",
    ]);
    let single = game;
    for (const one of [blue[1]!, blue[0]!, ...green]) single = play(single, one).game;
    const { p1, p2 } = single.players;
    const players = { p1: { ...p1, formed: true }, p2: { ...p2, formed: true } };
    expect(hashOfGame({ ...single, players })).toBe(hashOfGame(after));
  });

  test("DE-4 each is declared once: leaders, passengers and reserves are not added when all have seen it", () => {
    const { game: logged } = play(game, declare({ p1: blue }, { player: "p1" }));
    expect(playersToDeclare(logged)).toEqual(["p2"]);
    const against = (action: object) => codes(play(logged, action).result);
    expect(against(act("RESERVE", "LADS", { kind: "STRATEGIC" }))).toEqual(["FORMATIONS_DECLARED"]);
    expect(against(act("EMBARK", "LADS", { transport_unit_id: "TRUKK" }))).toContain("FORMATIONS_DECLARED");
    expect(against(declare({ p1: [] }, { player: "p1" }))).toEqual(["FORMATIONS_DECLARED"]);
    expect(legal(logged).waiting[0]).toMatchObject({ player: "p1", actions: ["SET_UP"] });
    // Green may still say it one by one.
    expect(against(green[0]!)).toEqual([]);
    // The mark is of no use in the battle.
    const units = { A: { models: models(1) }, B: { owner: "p2" as const, models: models(1) } };
    let two = play(beforeBattle({ units }), declare({ p1: [], p2: [] })).game;
    two = play(two, setUp("A", { m1: [2, 2] })).game;
    two = play(two, setUp("B", { m1: [58, 2] }), [6, 1]).game;
    expect(two.turn.phase).toBe("COMMAND");
    expect(two.players.p1.formed).toBeUndefined();
  });

  test("DE-4 one's own army only, all of it or nothing, and nobody's is none", () => {
    const against = (action: object) => codes(play(game, action).result);
    expect(against(declare({ p2: green }, { player: "p1" }))).toEqual(["NOT_YOUR_DECISION"]);
    expect(against(declare({ p1: green }))).toEqual(["NOT_YOUR_UNIT"]);
    expect(against(declare({}))).toEqual(["NO_FORMATIONS"]);
    const { game: same, result } = play(
      game,
      declare({ p1: [...blue, act("ATTACH", "LADS", { unit_id: "BOYZ" })] }),
    );
    expect(codes(result)).toEqual(["NO_LEADER"]);
    expect(same).toBe(game);
  });

  test("SC-10 secondary missions are revealed together with the formations, and not chosen again", () => {
    const scored = beforeBattle({
      units: { ...BLUE, ...GREEN },
      mission: { id: "linchpin", attacker: "p1" },
    });
    const choose = (mode: string, more: object = {}) => ({
      type: "CHOOSE_SECONDARIES",
      payload: { mode, ...more },
    });
    const fixed = choose("FIXED", { cards: ["cleanse", "assassination"] });
    const { game: after, result } = play(
      scored,
      declare({ p1: [...blue, fixed], p2: [choose("TACTICAL"), ...green] }),
    );
    expect(result.errors).toEqual([]);
    expect(after.players.p1.secondaries?.active.map(({ card }) => card)).toEqual([
      "cleanse",
      "assassination",
    ]);
    expect(after.players.p2.secondaries?.mode).toBe("TACTICAL");
    const again = { ...choose("TACTICAL"), player: "p1" };
    expect(codes(play(after, again).result)).toEqual(["SECONDARIES_CHOSEN"]);
    // Before that one may think again; and who has nothing else to declare has still this.
    expect(codes(play(play(scored, again).game, { ...fixed, player: "p1" }).result)).toEqual([]);
    const bad = choose("FIXED", { cards: ["cleanse", "sabotage"] });
    expect(codes(play(scored, declare({ p1: [bad] })).result)).toEqual(["BAD_CARDS"]);
    const logged = play(scored, declare({ p2: green })).game;
    expect(playersToDeclare(logged)).toEqual(["p1"]);
  });

  test("DE-15 who finds no room on the table may still wait when all is declared", () => {
    // A base of 13" does not fit into a zone of 12", nor along an edge of rubble.
    const giant = { models: { m1: { base: { shape: "round", mm: 330 } } }, points: 100 };
    const edge = [
      [0, 0],
      [1, 0],
      [1, 44],
      [0, 44],
    ];
    const terrain = { RUBBLE: { kind: "debris", height: 1.5, polygon: edge } };
    const units = { GIANT: giant, A: { models: models(1), points: 100 }, ...GREEN };
    const logged = play(beforeBattle({ units, terrain }), declare({ p1: [], p2: [] })).game;
    const reserve = (id: string) => play(logged, act("RESERVE", id, { kind: "STRATEGIC" })).result;
    expect(codes(reserve("A"))).toEqual(["FORMATIONS_DECLARED"]);
    expect(codes(reserve("GIANT"))).toEqual([]);
    expect([...choices(logged, "RESERVE")]).toEqual([act("RESERVE", "GIANT", { kind: "STRATEGIC" })]);
  });

  test("RC-2 a record of it replays to the same hashes", () => {
    const action = declare({ p1: blue, p2: green });
    const { game: after, result } = play(game, action);
    const { log_text: _, ...logged } = result;
    const record = makeRecord(game, [recordStep(action as never, after, logged as never)]);
    expect(replay(record)).toMatchObject({ ok: true });
  });
});
