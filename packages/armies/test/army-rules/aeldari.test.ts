import { type Game, inForce } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { effectsOf, fire, playAll } from "../../../rules/test/abilities/table.ts";
import { row as line } from "../../../rules/test/support/build.ts";
import { armyTable, BESIDE_B, END, type Json, LAST_PHASE, refused, use, usesIn } from "./army-table.ts";

const FOCUS = ["BATTLE FOCUS"];
const FAR = { models: line(3, [50, 10], { weapons: ["gun"] }) };
const tokens = (game: Game) => game.players.p1.pools?.["BATTLE_FOCUS"] ?? 0;
async function table(held: number, more: Json = {}): Promise<Game> {
  const game = await armyTable("aeldari", { a: { abilities: FOCUS }, ...more });
  const p1 = { ...game.players.p1, pools: { BATTLE_FOCUS: held } };
  return { ...game, players: { ...game.players, p1 } };
}

describe("Battle Focus tokens", () => {
  test.each([
    [800, 2],
    [1001, 4],
    [2500, 6],
  ])("an army of %i points has %i at the start of a round, and none is left over", async (points, many) => {
    const game = await table(1, { b: FAR, turn: LAST_PHASE });
    const units = { ...game.units, A: { ...game.units["A"]!, points } };
    expect(tokens(playAll({ ...game, units }, END))).toBe(many);
  });
});

describe("Agile Manoeuvres", () => {
  const movement = (held: number, more: Json = {}) =>
    table(held, {
      turn: { phase: "MOVEMENT" },
      b: FAR,
      more: {
        C: { abilities: FOCUS, models: line(1, [10, 30]) },
        V: { abilities: FOCUS, keywords: ["VEHICLE"], models: line(1, [20, 30], { weapons: ["gun"] }) },
      },
      ...more,
    });

  test("Swift as the Wind: 2 inches for a token, for several units, each once", async () => {
    const game = await movement(2);
    const swift = playAll(game, [use("Swift as the Wind", {}, "A")]);
    const unit = swift.units["A"]!;
    expect(inForce.characteristicOf(swift, unit, unit.models["m1"]!, "move")).toBe(8);
    const both = playAll(swift, [use("Swift as the Wind", {}, "C")]);
    expect(tokens(both)).toBe(0);
    expect(refused(both, use("Swift as the Wind", {}, "V"))).toEqual(["POOL_SPENT AR-1"]);
  });

  test("a unit performs one a phase, and Flitting Shadows is performed by one unit a phase", async () => {
    const game = playAll(await movement(4), [use("Flitting Shadows", {}, "A")]);
    expect(effectsOf(game, "A")).toEqual(["FLITTING_SHADOWS"]);
    expect(refused(game, use("Flitting Shadows", {}, "C"))).toEqual(["ALREADY_USED ST-1"]);
    expect(refused(game, use("Swift as the Wind", {}, "A"))).toEqual(["ALREADY_SPENT AR-1"]);
    expect(usesIn(game)).toContain("C SWIFT_AS_THE_WIND");
  });

  test("Star Engines is for VEHICLES: guns have Assault until the end of the turn", async () => {
    const game = await movement(4);
    expect(refused(game, use("Star Engines", {}, "A"))).toEqual(["WRONG_KEYWORDS AR-1"]);
    const done = playAll(game, [use("Star Engines", {}, "V")]);
    expect(effectsOf(done, "V")).toEqual(["STAR_ENGINES"]);
  });

  test("Fade Back: a unit that was hit makes a Normal move of D6+1 inches", async () => {
    const theirs = { phase: "SHOOTING", active_player: "p2", first_player: "p2" };
    const game = await table(1, { turn: theirs });
    const hit = playAll(game, [fire("B", "A"), [3, 1, 1, 1]]);
    expect(usesIn(hit)).toEqual(["A FADE_BACK"]);
    const moving = playAll(hit, [use("Fade Back", {}, "A"), [4]]);
    expect(moving.tasks.at(-1)).toMatchObject({ type: "side_move", unit_id: "A", inches: 5 });
    // Nobody was hit: nobody is asked.
    expect(usesIn(playAll(game, [fire("B", "A"), [1, 1, 1]]))).toEqual([]);
  });

  test("not for TITANIC units", async () => {
    const theirs = { phase: "SHOOTING", active_player: "p2", first_player: "p2" };
    const a = { abilities: FOCUS, keywords: ["TITANIC", "VEHICLE"] };
    const hit = playAll(await table(1, { a, turn: theirs }), [fire("B", "A"), [3, 1, 1, 1]]);
    expect(usesIn(hit)).toEqual([]);
  });

  test("Opportunity Seized: for a unit that began the phase engaged with the one that Falls Back", async () => {
    const game = await table(1, {
      a: { abilities: FOCUS, ...BESIDE_B },
      b: { models: { m1: { at: [20, 10], weapons: ["gun"] } } },
      more: { C: { abilities: FOCUS, models: line(1, [24, 30]) } },
      turn: { phase: "COMMAND", active_player: "p2", first_player: "p2" },
    });
    const begun = playAll(game, END);
    expect(effectsOf(begun, "B")).toEqual(["ENGAGED_AS_PHASE_BEGAN"]);
    const back = {
      type: "MOVE",
      actor_unit_id: "B",
      payload: {
        kind: "FALL_BACK",
        per_model_paths: {
          m1: [
            [20, 10],
            [25, 10],
          ],
        },
      },
    };
    const asked = playAll(begun, [back]);
    expect(usesIn(asked)).toEqual(["A OPPORTUNITY_SEIZED"]);
    expect(refused(asked, use("Opportunity Seized", {}, "C"))).toEqual(["CONDITION AR-1"]);
    const moving = playAll(asked, [use("Opportunity Seized", {}, "A"), [2]]);
    expect(moving.tasks.at(-1)).toMatchObject({ type: "side_move", unit_id: "A", inches: 3 });
  });
});
