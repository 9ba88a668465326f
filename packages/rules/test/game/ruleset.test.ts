import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isOnObjective } from "../../src/game/measure/marker.ts";
import { isEngaged } from "../../src/game/measure/measure.ts";
import { rulesets } from "../../src/game/ruleset.ts";
import { isLastOfBattle } from "../../src/game/turn.ts";
import { type Game, numbersOf } from "../../src/index.ts";
import { removalRefusals } from "../../src/space/casualties/remedies.ts";
import { chargeTargetsOf } from "../../src/space/charge/target.ts";
import { at, enemy, faults, move, table } from "../movement/table.ts";

/** A ruleset with other numbers, as another edition would have. */
const OTHER = "other" as Game["ruleset"];

beforeAll(() => {
  const { spec } = rulesets.value;
  const { numbers } = spec;
  const other = {
    ...numbers,
    engagement: { across: 2, up: 5 },
    coherency: { ...numbers.coherency, across: 3 },
    charge: { declared: 18 },
    marker: { ...numbers.marker, range: { across: 4, up: 5 } },
    battle: { ...numbers.battle, rounds: 3 },
  };
  Object.assign(rulesets.value, { [OTHER]: { ...spec, numbers: other } });
});

afterAll(() => {
  Reflect.deleteProperty(rulesets.value, OTHER);
});

/** The same table, with the very same units, under the other numbers. Bases are 1" across. */
const inOther = (game: Game): Game => ({ ...game, ruleset: OTHER });

describe("the numbers of the rules are those of the game's ruleset", () => {
  test("ME-3 Engagement Range, also of units that were asked about in another game", () => {
    // The centres are 2.55 apart, and the bases 1.55.
    const game = table({ A: at([10, 10]), B: enemy([11.8, 11.8]) });
    const unit = game.units["A"]!;
    expect([isEngaged(game, unit), isEngaged(inOther(game), unit), isEngaged(game, unit)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test("MO-6 how near to an enemy a move ends", () => {
    const game = table({ A: at([10, 10]), B: enemy([17.5, 10]) });
    // 15 to 17.5 leaves a gap of 1.5 between the bases.
    const path = { m1: [[10, 10] as [number, number], [15, 10] as [number, number]] };
    expect(faults(move(game, "NORMAL", path))).toEqual([]);
    const [fault] = move(inOther(game), "NORMAL", path).result.errors;
    expect(fault).toMatchObject({
      code: "ENEMY_TOO_NEAR",
      rule: "MO-6",
      inches: 0.5,
      message: 'm1 comes within 1.5" of m1 of B.',
    });
  });

  test("CH-21 OB-6 unit coherency, also of a unit that was asked about in another game", () => {
    const game = table({ A: at([10, 10], [13.5, 10]), B: enemy([40, 10]) });
    const codesOf = (one: Game) => removalRefusals(one, one.units["A"]!, []).map(({ code }) => code);
    expect([codesOf(game), codesOf(inOther(game)), codesOf(game)]).toEqual([
      ["STILL_OUT_OF_COHERENCY"],
      [],
      ["STILL_OUT_OF_COHERENCY"],
    ]);
  });

  test("CH-5 how far away the target of a charge may be", () => {
    // A gap of 15.
    const game = table({ A: at([10, 10]), B: enemy([26, 10]) });
    const reasonsIn = (one: Game) =>
      chargeTargetsOf(one, one.units["A"]!).flatMap(({ reasons }) => reasons.map(({ inches }) => inches));
    expect([reasonsIn(game), reasonsIn(inOther(game))]).toEqual([[3], []]);
  });

  test("OB-1 the range of objective markers, for control and for abilities alike", () => {
    const { radius } = numbersOf({ ruleset: "spec" }).marker;
    // 20 mm of 25.4 to the inch.
    expect(radius).toBeCloseTo(0.7874, 4);
    const plain = table({ A: at([10, 10]), B: enemy([40, 10]) });
    const position = { x: 10 + 0.5 + 3.5 + radius, y: 10 };
    const objective = { id: "H1", position, controlled_by: null, sticky: false, home_of: null };
    const game = { ...plain, objectives: { H1: objective } } as Game;
    const unit = game.units["A"]!;
    expect([isOnObjective(game, unit), isOnObjective(inOther(game), unit)]).toEqual([false, true]);
  });

  test("OB-9 how many rounds a battle has", () => {
    const game = table({ A: at([10, 10]), B: enemy([40, 10]) });
    const turn = { ...game.turn, round: 3, first_player: "p1", active_player: "p2" } as const;
    const last = { ...game, mission: { id: "take-and-hold" } as Game["mission"], turn };
    expect([isLastOfBattle(last), isLastOfBattle(inOther(last))]).toEqual([false, true]);
  });
});
