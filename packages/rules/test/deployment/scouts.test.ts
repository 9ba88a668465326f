import { describe, expect, test } from "vitest";
import { choices, type Game, legal, parseGame } from "../../src/index.ts";
import { codes, play } from "../support/build.ts";
import { beforeBattle, setUp, type WaitingUnit } from "../support/deployment.ts";

const one = (more: Partial<WaitingUnit> = {}): WaitingUnit => ({ models: { m1: {} }, ...more });
const scout = { abilities: ['SCOUTS 8"'] };
const move = (unit: string, ...way: readonly (readonly [number, number])[]) => ({
  type: "MOVE",
  actor_unit_id: unit,
  payload: { kind: "SCOUT", per_model_paths: { m1: way } },
});

/** Both sides have a Scout; the last drop rolls for the first turn. */
function ready(units: Record<string, WaitingUnit>, faces: readonly number[] = [6, 1]): Game {
  let game = beforeBattle({ units });
  const ids = Object.keys(units);
  for (const [index, id] of ids.entries()) {
    const x = units[id]!.owner === "p2" ? 50 : 10;
    const last = index === ids.length - 1;
    game = { ...game, turn: { ...game.turn, active_player: units[id]!.owner ?? "p1" } };
    game = play(game, setUp(id, { m1: [x, 10 + 4 * index] }), last ? faces : []).game;
  }
  return game;
}

describe("Scouts", () => {
  const both = ready({ A: one(scout), B: one({ owner: "p2", ...scout }) });

  test("DE-13 after the roll for the first turn, the player with that turn first; then round 1 begins", () => {
    expect(legal(both).waiting).toMatchObject([
      { player: "p1", for: { what: "scouts" }, actions: ["MOVE", "PASS"] },
    ]);
    const saved = parseGame(JSON.parse(JSON.stringify(both)));
    expect(saved.ok && saved.value).toEqual(both);
    expect(codes(play(both, { type: "END_PHASE" }).result)).toEqual(["SCOUTS_FIRST"]);
    const first = play(both, move("A", [10, 10], [18, 10]));
    expect(first.result.errors).toEqual([]);
    expect(first.game.units["A"]!.models["m1"]!.position!.x).toBe(18);
    expect(first.game.units["A"]!.flags).toEqual({});
    expect(legal(first.game).waiting).toMatchObject([{ player: "p2" }]);
    const second = play(first.game, { type: "PASS" });
    expect(second.game.tasks).toEqual([]);
    expect(second.game.turn).toMatchObject({ phase: "COMMAND", round: 1, active_player: "p1" });
  });

  test("DE-13 the other player first where the roll says so, and nobody is asked without Scouts", () => {
    const theirs = ready({ A: one(scout), B: one({ owner: "p2", ...scout }) }, [1, 6]);
    expect(legal(theirs).waiting).toMatchObject([{ player: "p2", for: { what: "scouts" } }]);
    const none = ready({ A: one(), B: one({ owner: "p2" }) });
    expect(none.tasks).toEqual([]);
    expect(none.turn.phase).toBe("COMMAND");
  });

  test('DE-13 up to X" though M is less, and no further', () => {
    expect(codes(play(both, move("A", [10, 10], [18.01, 10])).result)).toEqual(["TOO_FAR"]);
    expect(codes(play(both, { ...move("A"), payload: { kind: "NORMAL" } }).result)).toEqual(["SCOUTS_ONLY"]);
  });

  test('DE-13 ends more than 9" from every enemy model', () => {
    const close = ready({ A: one({ abilities: ['SCOUTS 40"'] }), B: one({ owner: "p2" }) });
    // The enemy stands at (50, 14): bases of one inch are exactly 9" apart at x = 40.
    expect(play(close, move("A", [10, 10], [40, 14])).result.errors).toMatchObject([
      { code: "ENEMY_TOO_NEAR", rule: "DE-13" },
    ]);
    expect(codes(play(close, move("A", [10, 10], [39.99, 14])).result)).toEqual([]);
  });

  test("DE-13 every model needs it, and of several the shortest counts", () => {
    const two = (a: readonly string[], b: readonly string[]): WaitingUnit => ({
      models: { m1: { abilities: a }, m2: { abilities: b } },
    });
    const set = (unit: WaitingUnit) => {
      let game = beforeBattle({ units: { A: unit, B: one({ owner: "p2" }) } });
      game = play(game, setUp("A", { m1: [10, 10], m2: [10, 12] })).game;
      return play(game, setUp("B", { m1: [50, 10] }), [6, 1]).game;
    };
    expect(set(two(['SCOUTS 6"'], [])).tasks).toEqual([]);
    const short = set(two(['SCOUTS 9"'], ['SCOUTS 6"']));
    expect(codes(play(short, move("A", [10, 10], [11, 10], [10, 10], [16, 10])).result)).toContain("TOO_FAR");
  });

  test.each([
    // What the transport has, what its two passengers have, and how far it may scout.
    [[], ['SCOUTS 9"'], ['SCOUTS 7"'], 7],
    [['SCOUTS 6"'], ['SCOUTS 9"'], ['SCOUTS 9"'], 9],
    [['SCOUTS 6"'], ['SCOUTS 9"'], [], 6],
    [[], ['SCOUTS 9"'], [], null],
  ])(
    "DE-13 a Dedicated Transport with %o scouts by its own or by all of its passengers: %o, %o",
    (own, p, q, reach) => {
      const keywords = ["VEHICLE", "DEDICATED TRANSPORT"];
      const truck = one({ keywords, abilities: own, transport: { capacity: 2 } });
      const rider = (abilities: readonly string[]) => one({ abilities });
      let game = beforeBattle({ units: { T: truck, P: rider(p), Q: rider(q), B: one({ owner: "p2" }) } });
      for (const id of ["P", "Q"]) {
        game = play(game, { type: "EMBARK", actor_unit_id: id, payload: { transport_unit_id: "T" } }).game;
      }
      game = play(game, setUp("T", { m1: [10, 10] })).game;
      game = play(game, setUp("B", { m1: [50, 10] }), [6, 1]).game;
      const to = (x: number) => codes(play(game, move("T", [10, 10], [x, 10])).result);
      if (reach === null) expect(game.tasks).toEqual([]);
      else expect([to(10 + reach), to(10.01 + reach)]).toEqual([[], ["TOO_FAR"]]);
    },
  );

  test("DE-13 choices offers moves and a pass that are accepted", () => {
    const offered = [...choices(both)];
    expect(new Set(offered.map(({ type }) => type))).toEqual(new Set(["MOVE", "PASS"]));
    for (const action of offered) expect(play(both, action).result.errors).toEqual([]);
  });

  test("DE-13 not in the battle", () => {
    const game = play(play(both, { type: "PASS" }).game, { type: "PASS" }).game;
    const moving = { ...game, turn: { ...game.turn, phase: "MOVEMENT" as const } };
    expect(codes(play(moving, move("A", [10, 10], [11, 10])).result)).toEqual(["NOT_BEFORE_BATTLE"]);
  });
});
