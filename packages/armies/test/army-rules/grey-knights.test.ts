import type { Game } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { playAll } from "../../../rules/test/abilities/table.ts";
import { row as line } from "../../../rules/test/support/build.ts";
import { armyTable, END, type Json, refused, use, usesIn } from "./army-table.ts";

const GATE = ["GATE OF INFINITY"];
const KNIGHTS: Json = Object.fromEntries(
  ["C", "D", "E", "F"].map((id, i) => [id, { abilities: GATE, models: line(1, [10 + 3 * i, 30]) }]),
);

const THEIR_FIGHT = { phase: "FIGHT", active_player: "p2", first_player: "p2" };

/** Five units of so many points each, as the opponent's Fight phase is about to end. */
async function ending(points: number): Promise<Game> {
  const game = await armyTable("grey-knights", { more: KNIGHTS, turn: THEIR_FIGHT });
  const units = Object.entries(game.units).map(([id, unit]) => [id, { ...unit, points }]);
  return { ...game, units: Object.fromEntries(units) };
}

describe("Gate of Infinity", () => {
  test.each([
    [200, 2, "Incursion"],
    [400, 3, "Strike Force"],
    [600, 4, "Onslaught"],
  ])("five units of %i points: %i of them may go (%s)", async (points, most) => {
    let game = playAll(await ending(points), END);
    const ids = ["A", "C", "D", "E", "F"];
    for (const id of ids.slice(0, most)) {
      expect(usesIn(game)).toContain(`${id} GATE_OF_INFINITY`);
      game = playAll(game, [use("Gate of Infinity", {}, id)]);
      expect(game.units[id]!.reserve).toBe("STRATEGIC");
    }
    expect(game.turn.active_player).toBe("p1");
    expect(usesIn(game)).not.toContain(`${ids[most]} GATE_OF_INFINITY`);
  });

  test("not a unit in Engagement Range, and not one of which some models lack the rule", async () => {
    const beside = { models: line(1, [11.5, 10]), flags: { has_fought: true } };
    const near = await armyTable("grey-knights", {
      a: { flags: { has_fought: true } },
      b: beside,
      more: KNIGHTS,
      turn: THEIR_FIGHT,
    });
    const engaged = playAll(near, END);
    expect(refused(engaged, use("Gate of Infinity", {}, "A"))).toEqual(["CONDITION AR-1"]);
    const mixed = await armyTable("grey-knights", {
      a: { abilities: [], models: { m1: { at: [10, 10], abilities: GATE }, m2: { at: [10, 12] } } },
      more: KNIGHTS,
      turn: THEIR_FIGHT,
    });
    const asked = playAll(mixed, END);
    expect(usesIn(asked)).toContain("C GATE_OF_INFINITY");
    expect(refused(asked, use("Gate of Infinity", {}, "A"))).toEqual(["CONDITION AR-1"]);
  });

  test("it is of the opponent's Fight phase alone", async () => {
    const own = await armyTable("grey-knights", { turn: { phase: "FIGHT", first_player: "p1" } });
    expect(playAll(own, END).turn.active_player).toBe("p2");
  });
});
