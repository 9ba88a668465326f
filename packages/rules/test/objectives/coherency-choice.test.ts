import { describe, expect, test } from "vitest";
import { choices, type Game, hashOfGame, legal, parseGame } from "../../src/index.ts";
import { waitingInWords } from "../../src/words/waiting.ts";
import { type ModelOptions, play, type UnitOptions } from "../support/build.ts";
import { battle, end, vp } from "../support/mission.ts";

/** Models in a line, each this far from the one before, edge to edge. */
function line(
  gaps: readonly number[],
  special: Readonly<Record<string, Partial<ModelOptions>>> = {},
  y = 30,
) {
  let x = 10;
  const models: Record<string, ModelOptions> = {};
  for (const [i, gap] of [0, ...gaps].entries()) {
    x += i === 0 ? 0 : 1 + gap;
    models[`m${i + 1}`] = { at: [x, y], ...special[`m${i + 1}`] };
  }
  return models;
}

type Allocation = Game["settings"]["allocation"];

/** The Fight phase of p1, with so many units out of coherency, ended. */
function ended(units: Readonly<Record<string, UnitOptions>>, allocation: Allocation = "DEFENDER") {
  const weapons = { bolter: {}, plasma: {} };
  const game = battle({ places: ["H1"], units, turn: { phase: "FIGHT" }, weapons });
  return end({ ...game, settings: { ...game.settings, allocation } });
}

const remove = (game: Game, model_ids: readonly string[], unit = "A") =>
  play(game, { type: "REMOVE_MODELS", actor_unit_id: unit, payload: { model_ids } });
const living = (game: Game, unit = "A") => Object.keys(game.units[unit]!.models);
const proposed = (game: Game) =>
  [...choices(game, "REMOVE_MODELS")].map((action) =>
    action.type === "REMOVE_MODELS" ? action.payload.model_ids : [],
  );

describe("the owner's choice of models that are lost for coherency", () => {
  const fourAndThree = { A: { models: line([1, 1, 1, 5, 1, 1]) } };

  test("OB-6 PH-8 the turn does not end before it is made, and the game says for whom it waits", () => {
    const { game, result } = ended(fourAndThree);
    expect(result.success).toBe(true);
    expect(game.turn).toMatchObject({ active_player: "p1", phase: "FIGHT" });
    expect(game.tasks).toEqual([
      { type: "ending", step: "CLEAN_UP" },
      { type: "coherency", unit_id: "A" },
    ]);
    const { waiting } = legal(game);
    expect(waiting).toMatchObject([{ player: "p1", actions: ["REMOVE_MODELS"] }]);
    expect(waitingInWords(game, waiting[0]!.for)).toBe(
      "the choice of models that A loses to be in coherency",
    );
    expect(living(game)).toHaveLength(7);
    expect(end(game).result.errors).toMatchObject([{ code: "COHERENCY_PENDING", rule: "PH-4" }]);
  });

  test("OB-6 worked case 24: of four and three the owner removes the three or the four, and nothing is rolled", () => {
    const { game } = ended(fourAndThree);
    expect(proposed(game)).toEqual([
      ["m5", "m6", "m7"],
      ["m1", "m2", "m3", "m4"],
    ]);
    const fewer = remove(game, ["m5", "m6", "m7"]);
    expect(living(fewer.game)).toEqual(["m1", "m2", "m3", "m4"]);
    expect(fewer.result.dice).toEqual([]);
    expect(fewer.result.log_text).toContain("A is out of coherency and loses m5, m6, m7.");
    expect(fewer.game.turn).toMatchObject({ active_player: "p2" });
    expect(living(remove(game, ["m4", "m2", "m1", "m3"]).game)).toEqual(["m5", "m6", "m7"]);
  });

  test("OB-6 one at a time until it is coherent: not fewer, not more, and no stranger", () => {
    const { game } = ended(fourAndThree);
    const refused = (ids: readonly string[], unit = "A") => {
      const { game: after, result } = remove(game, ids, unit);
      expect(after).toBe(game);
      return result.errors.map(({ code, rule }) => `${rule} ${code}`);
    };
    expect(refused(["m5", "m6"])).toEqual(["OB-6 STILL_OUT_OF_COHERENCY"]);
    expect(refused(["m5", "m6", "m7", "m1"])).toEqual(["OB-6 MORE_THAN_NEEDED"]);
    expect(refused(["m9"])).toEqual(["GD-7 UNKNOWN_MODEL"]);
    expect(refused(["m5", "m5", "m7"])).toEqual(["GD-7 UNKNOWN_MODEL"]);
    expect(refused(["m1"], "far1")).toEqual(["OB-6 WRONG_UNIT"]);
  });

  test("OB-6 whoever breaks the line on purpose may lose more: the order in which they go counts", () => {
    // Seven in a row need two neighbours each. Without an end they are six, and need one.
    const { game } = ended({ A: { models: line([1, 1, 1, 1, 1, 1]) } });
    expect(living(remove(game, ["m1"]).game)).toHaveLength(6);
    expect(remove(game, ["m1", "m2"]).result.errors).toMatchObject([{ code: "MORE_THAN_NEEDED" }]);
    // Without the fourth they are three and three.
    expect(living(remove(game, ["m4", "m1", "m2", "m3"]).game)).toEqual(["m5", "m6", "m7"]);
  });

  test("OB-6 proposed: no CHARACTER if others will do, then the fewest, then no only bearer of a weapon", () => {
    const first = (special: Readonly<Record<string, Partial<ModelOptions>>>, gaps: readonly number[]) =>
      proposed(ended({ A: { models: line(gaps, special) } }).game)[0];
    expect(first({ m7: { keywords: ["CHARACTER"] } }, [1, 1, 1, 5, 1, 1])).toEqual(["m1", "m2", "m3", "m4"]);
    const bolter = { weapons: ["bolter"] };
    const others = { m1: bolter, m2: bolter, m3: bolter, m4: bolter };
    expect(first({ ...others, m1: { weapons: ["plasma"] } }, [1, 5, 1])).toEqual(["m3", "m4"]);
    expect(first({ ...others, m3: { weapons: ["plasma"] } }, [1, 5, 1])).toEqual(["m1", "m2"]);
    // The bearer stands alone: three others are no fewer.
    expect(first({ ...others, m4: { weapons: ["plasma"] } }, [1, 1, 5])).toEqual(["m4"]);
    // Of seven in a row the end that bears nothing special.
    const six = Object.fromEntries(["m1", "m2", "m3", "m4", "m5", "m6"].map((id) => [id, bolter]));
    expect(first({ ...six, m7: { weapons: ["plasma"] } }, [1, 1, 1, 1, 1, 1])).toEqual(["m1"]);
  });

  test("OB-6 every choice is accepted", () => {
    for (const gaps of [
      [1, 1, 1, 5, 1, 1],
      [1, 1, 1, 1, 1, 1, 1],
      [5, 5, 5],
      [1, 1, 1, 1, 1, 1, 1, 5, 1],
    ]) {
      const { game } = ended({ A: { models: line(gaps) } });
      const all = proposed(game);
      expect(all.length).toBeGreaterThan(1);
      for (const ids of all) expect(remove(game, ids).result.errors).toEqual([]);
    }
  });

  test("OB-5 the units of the player whose turn ends come first, one after the other", () => {
    const split = (y: number, owner: "p1" | "p2"): UnitOptions => ({ owner, models: line([5], {}, y) });
    const first = ended({ Z: split(10, "p2"), A: split(20, "p1"), B: split(30, "p1") }).game;
    expect(first.tasks.at(-1)).toEqual({ type: "coherency", unit_id: "A" });
    const second = remove(first, ["m1"]).game;
    expect(second.tasks.at(-1)).toEqual({ type: "coherency", unit_id: "B" });
    const third = remove(second, ["m2"], "B").game;
    expect(third.tasks.at(-1)).toEqual({ type: "coherency", unit_id: "Z" });
    expect(legal(third).waiting).toMatchObject([{ player: "p2" }]);
    expect(remove(third, ["m1"], "Z").game.turn.active_player).toBe("p2");
  });

  test("OB-5 control and points are judged with who is left", () => {
    // m1 and m2 hold the home objective, m3 and m4 stand away from it.
    const models: Record<string, ModelOptions> = {
      m1: { at: [6, 24] },
      m2: { at: [7.5, 24] },
      m3: { at: [6, 34] },
      m4: { at: [7.5, 34] },
    };
    const { game } = ended({ A: { models } });
    expect(remove(game, ["m3", "m4"]).game.objectives["H1"]!.controlled_by).toBe("p1");
    expect(remove(game, ["m1", "m2"]).game.objectives["H1"]!.controlled_by).toBe(null);
    expect(vp(game).p1.primary).toBe(0);
  });

  test.each<Allocation>(["AUTOMATIC", "CAREFUL", { p1: "CAREFUL", p2: "DEFENDER" }])(
    "OB-6 with %j nobody is asked about that unit",
    (allocation) => {
      const { game } = ended(fourAndThree, allocation);
      expect(living(game)).toEqual(["m1", "m2", "m3", "m4"]);
      expect(game.turn.active_player).toBe("p2");
    },
  );

  test("OB-6 left to the referee after all, it goes on by itself", () => {
    const { game } = ended(fourAndThree);
    const left = play(game, { type: "CHANGE_SETTINGS", payload: { allocation: "AUTOMATIC" } }).game;
    expect(living(left)).toEqual(["m1", "m2", "m3", "m4"]);
    expect(left.turn.active_player).toBe("p2");
  });

  test("GD-2 it is saved and loaded half-way, and only where a unit is out of coherency", () => {
    const { game } = ended(fourAndThree);
    const read = parseGame(JSON.parse(JSON.stringify(game)));
    if (!read.ok) throw new Error(read.refusals[0]!.message);
    expect(hashOfGame(read.value)).toBe(hashOfGame(game));
    expect(living(remove(read.value, ["m5", "m6", "m7"]).game)).toHaveLength(4);
    const whole = JSON.parse(JSON.stringify(game));
    for (const id of ["m5", "m6", "m7"]) delete whole.units.A.models[id];
    expect(parseGame(whole)).toMatchObject({ ok: false, refusals: [{ rule: "GD-2" }] });
    expect(remove(remove(game, ["m5", "m6", "m7"]).game, ["m1"]).result.errors).toMatchObject([
      { code: "NOTHING_TO_REMOVE", rule: "OB-6" },
    ]);
  });

  test("RC-2 a record of edition 3 is replayed without the question", () => {
    const game = battle({ places: ["H1"], units: fourAndThree, turn: { phase: "FIGHT", edition: 3 } });
    const defended: Game = { ...game, settings: { ...game.settings, allocation: "DEFENDER" } };
    expect(living(end(defended).game)).toEqual(["m1", "m2", "m3", "m4"]);
  });
});
