import { type Game, inForce } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { playAll } from "../../../rules/test/abilities/table.ts";
import { row as line } from "../../../rules/test/support/build.ts";
import { armyTable, END, type Json, planOf, refused, use, usesIn } from "./army-table.ts";

const KNIGHT = { keywords: ["VEHICLE", "IMPERIAL KNIGHTS"], models: line(1, [10, 10], { weapons: ["gun"] }) };
const active = (game: Game) => (game.players.p1.active ?? []).map(({ id }) => id);
async function table(ids: readonly string[], more: Json = {}): Promise<Game> {
  const game = await armyTable("imperial-knights", { a: KNIGHT, ...more });
  const list = ids.map((id) => ({ id, until: "BATTLE" as const }));
  return { ...game, players: { ...game.players, p1: { ...game.players.p1, active: list } } };
}

describe("the Oath", () => {
  test("a Deed and a Quality are chosen, or rolled, before the battle", async () => {
    const set = await armyTable("imperial-knights", { a: KNIGHT, turn: { phase: "DEPLOYMENT" } });
    expect(usesIn(set)).toContain("CODE_CHIVALRIC_DEED Control more objective markers");
    expect(usesIn(set)).toContain("CODE_CHIVALRIC_QUALITY At random");
    const chosen = playAll(
      set,
      [use("CODE_CHIVALRIC_DEED", { option: "Control more objective markers" })],
      [use("CODE_CHIVALRIC_QUALITY", { option: "At random" }), [5]],
    );
    expect(active(chosen)).toEqual(["DEED_2", "QUALITY_3", "OATH_AT_RANDOM"]);
    expect(refused(chosen, use("CODE_CHIVALRIC_DEED", { option: 1 }))).toEqual(["ALREADY_USED ST-1"]);
  });

  test("Qualities change the models that have the rule", async () => {
    const stat = async (ids: readonly string[], name: "move" | "leadership" | "objective_control") => {
      const game = await table(ids);
      const unit = game.units["A"]!;
      return inForce.characteristicOf(game, unit, unit.models["m1"]!, name);
    };
    expect(await stat(["QUALITY_2"], "move")).toBe(8);
    expect(await stat(["QUALITY_1"], "move")).toBe(6);
    expect(await stat(["QUALITY_3"], "objective_control")).toBe(3);
    expect(await stat(["QUALITY_3"], "leadership")).toBe(5);
    expect(planOf(await table(["QUALITY_1"]), "A", "gun", "B").hit.threshold).toBe(3);
  });

  const held = (own: number, theirs: number): Json => ({
    objectives: Object.fromEntries(
      Array.from({ length: own + theirs }, (_, i) => [
        `O${i}`,
        {
          id: `O${i}`,
          position: { x: 5 + 5 * i, y: 40 },
          home_of: null,
          controlled_by: i < own ? "p1" : "p2",
          sticky: true,
        },
      ]),
    ),
  });
  const THEIR_END = { phase: "FIGHT", active_player: "p2", first_player: "p1" };

  test("the second Deed is done at the end of an opponent's turn with more markers: 2 CP, or 3 at random", async () => {
    const after = async (ids: readonly string[], own: number, theirs: number, turn: Json = THEIR_END) =>
      playAll(await table(ids, { turn, game: held(own, theirs), b: { models: line(1, [50, 30]) } }), END);
    const done = await after(["DEED_2"], 2, 1);
    expect([active(done).includes("HONOURED"), done.players.p1.cp]).toEqual([true, 2]);
    const random = await after(["DEED_2", "OATH_AT_RANDOM"], 2, 1);
    expect(random.players.p1.cp).toBe(3);
    expect((await after(["DEED_2"], 1, 1)).players.p1.cp).toBe(0);
    const own = await after(["DEED_2"], 2, 1, { phase: "FIGHT", active_player: "p1", first_player: "p1" });
    expect(own.players.p1.cp).toBe(0);
    // The first time alone.
    expect((await after(["DEED_2", "HONOURED"], 2, 1)).players.p1.cp).toBe(0);
  });

  test("the first Deed is done when the chosen CHARACTER is gone, though its unit lives", async () => {
    const marked = {
      effects: [{ effect: "CHAMPION_TO_DESTROY", source: "ARMY_RULE", player: "p1", until: "BATTLE" }],
    };
    const after = async (models: Json) =>
      playAll(await table(["DEED_1"], { turn: THEIR_END, b: { ...marked, models } }), END);
    const gone = await after({ m1: { at: [50, 30] } });
    expect(gone.players.p1.cp).toBe(2);
    const lives = await after({ m1: { at: [50, 30] }, c: { at: [50, 32], keywords: ["CHARACTER"] } });
    expect(lives.players.p1.cp).toBe(0);
  });
});
