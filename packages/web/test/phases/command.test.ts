import type { Game } from "@gunline/rules";
import { beforeEach, describe, expect, it } from "vitest";
import { startOf } from "../../src/panels/command/start.ts";
import { needsInWords } from "../../src/panels/command/tests.ts";
import { makeByKey } from "../../src/panels/reaction/reaction.ts";
import { clickUnit } from "../../src/phases/clicks.ts";
import { endPhaseNow, nextStep } from "../../src/phases/next-step.ts";
import { seenNow } from "../../src/table/moment.ts";
import { currentGame, currentTable, freshTable, openTable } from "../../src/table/table.ts";
import { resetView } from "../../src/table/view.ts";
import { field } from "../panels/field.ts";

/** Two units of Blue have lost more than half of their five models; it is Blue's Command phase. */
const TABLE: Game = (() => {
  const game = field(
    { id: "SQUAD", owner: "p1", models: [{ at: [5, 10] }, { at: [5, 12] }] },
    { id: "GUARD", owner: "p1", models: [{ at: [5, 20] }, { at: [5, 22] }] },
    { id: "BOYZ", owner: "p2", models: [{ at: [30, 10] }] },
  );
  const units = Object.fromEntries(
    Object.entries(game.units).map(([id, unit]) => [
      id,
      id === "BOYZ" ? unit : { ...unit, starting_strength: 5, stats: { ...unit.stats, leadership: 7 } },
    ]),
  );
  const { p1, p2 } = game.players;
  const mission: Game["mission"] = { id: "only-war", attacker: "p1" };
  const turn: Game["turn"] = { ...game.turn, phase: "COMMAND" };
  return { ...game, units, mission, turn, players: { p1: { ...p1, cp: 1 }, p2 } };
})();

const primary = () => nextStep(currentGame(), seenNow());

beforeEach(() => {
  resetView();
  openTable(freshTable("", "", TABLE));
});

describe("the Command phase on the page", () => {
  it("tests unit after unit, as chosen, and then ends", () => {
    expect(primary().label).toBe("Test squad");
    clickUnit("GUARD");
    expect(primary().label).toBe("Test guard");
    primary().run();
    expect(currentTable().entries[0]?.action).toMatchObject({
      type: "TEST_BATTLE_SHOCK",
      actor_unit_id: "GUARD",
    });
    expect(primary().label).toBe("Test squad");
    primary().run();
    expect(primary().label).toBe("End Command phase");
  });

  it("uses Insane Bravery on the unit that was chosen", () => {
    clickUnit("GUARD");
    // Of its letters only Y is free.
    expect(makeByKey("Y")).toBe(true);
    expect(currentTable().entries[0]?.action).toMatchObject({
      type: "USE_STRATAGEM",
      actor_unit_id: "GUARD",
    });
    expect(currentGame().players.p1.cp).toBe(0);
    expect(makeByKey("Y")).toBe(false);
  });

  it("says what a test needs: 7 or more on two dice are 21 of 36", () => {
    expect(needsInWords(TABLE, TABLE.units["SQUAD"]!)).toBe("2D6 ≥ 7: 58 %");
  });

  it("tells of what the beginning of the phase brought", () => {
    const boyz = { ...TABLE.units["BOYZ"]!, flags: { battle_shocked: true } };
    const turn: Game["turn"] = { ...TABLE.turn, phase: "FIGHT" };
    openTable(freshTable("", "", { ...TABLE, units: { ...TABLE.units, BOYZ: boyz }, turn }));
    endPhaseNow();
    expect(currentGame().turn.active_player).toBe("p2");
    const { entries, game } = currentTable();
    expect(startOf(entries, game)).toEqual({ gained: ["p1", "p2"], recovered: ["boyz"] });
  });
});
