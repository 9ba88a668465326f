import { type Game, prepare } from "@gunline/rules";
import { describe, expect, it } from "vitest";
import { neededAtSteps, neededNext } from "../../src/panels/shooting/needed.ts";
import { field } from "./field.ts";

/** S4 against T4 wounds on 4+; a save of 4+. */
const game = field(
  { id: "SQUAD", owner: "p1", models: [{ at: [10, 10], weapons: ["rifle"] }] },
  { id: "BOYZ", owner: "p2", models: [{ at: [20, 10] }, { at: [20, 12] }] },
);

function planIn(table: Game, modifiers = {}) {
  const prepared = prepare(table, table.units["SQUAD"]!, [
    { weapon_id: "rifle", target_unit_id: "BOYZ", modifiers },
  ]);
  if (!prepared.ok) throw new Error(prepared.refusals[0]!.message);
  return prepared.value[0]!.plan;
}

describe("what a roll needs, before it is rolled", () => {
  it("is told for each step", () => {
    expect(neededAtSteps(planIn(game))).toEqual({ hit: "3+", wound: "4+", save: "4+", damage: "1" });
    expect(neededAtSteps(planIn(game, { hit: { plus_one: true } })).hit).toBe("2+");
    const rifle = { ...game.weapons["rifle"]!, ap: -3, damage: "D3", keywords: ["TORRENT"] } as const;
    const torrent = { ...game, weapons: { ...game.weapons, rifle } } as Game;
    expect(neededAtSteps(planIn(torrent))).toEqual({ hit: "auto", wound: "4+", save: "none", damage: "D3" });
  });

  it("is told with its reasons for the next one", () => {
    const plan = planIn(game, { hit: { plus_one: true } });
    expect(neededNext(plan, "HIT")).toMatch(/^2\+ to hit \(BS 3\+, .*\+1.*\)$/);
    expect(neededNext(plan, "WOUND")).toBe("4+ to wound (S4 against T4)");
    expect(neededNext(plan, "SAVE")).toBe("4+ save (Sv 4+)");
    expect(neededNext(plan, "HAZARDOUS")).toBe("");
  });
});
