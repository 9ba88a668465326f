import { describe, expect, test } from "vitest";
import { waiting } from "../../../src/index.ts";
import { logText } from "../../../src/words/log.ts";
import { refusals } from "../../fight/table.ts";
import { codes, play, row } from "../../support/build.ts";
import { fightingAs } from "../../support/effects.ts";
import { beforeCommand, enter, ids, use } from "./table.ts";

const marines = { A: { models: row(2, [5, 2]), abilities: ["OATH OF MOMENT"] } };

describe("Oath of Moment", () => {
  test("AR-1 as the Command phase begins its player is asked, and names an enemy unit", () => {
    const game = enter(beforeCommand(marines));
    expect(waiting(game)).toMatchObject([{ player: "p1", window: "W-CMD-START" }]);
    const after = use(game, "OATH_OF_MOMENT", undefined, { target_unit_id: "B" });
    expect(codes(after.result)).toEqual([]);
    expect(ids(after.game, "B")).toEqual(["OATH_OF_MOMENT"]);
    expect(logText(after.result, after.game)).toContain("Blue uses Oath of Moment against B.");
    expect(after.game.tasks).toEqual([]);
    expect(after.game.players.p1.cp).toBe(game.players.p1.cp);
  });

  test("AR-1 it has to be sworn: nobody passes, nor holds the question back, while there is an enemy", () => {
    const game = enter(beforeCommand(marines));
    expect(waiting(game)[0]!.actions).toEqual(["USE_STRATAGEM"]);
    expect(refusals(play(game, { type: "PASS" }).result)).toEqual(["MUST_USE AR-1"]);
    const unasked = [{ stratagem: "OATH_OF_MOMENT", until: "BATTLE" as const }];
    const before = beforeCommand(marines);
    const p1 = { ...before.players.p1, unasked };
    expect(waiting(enter({ ...before, players: { ...before.players, p1 } }))).toMatchObject([
      { player: "p1", window: "W-CMD-START" },
    ]);
  });

  test("AR-1 ST-6 whoever owes it is told so, whatever else is sent, and by whomever", () => {
    const game = enter(beforeCommand(marines));
    const owed = "Blue first has to use Oath of Moment and name its target.";
    const sent = [
      { type: "END_PHASE" },
      { type: "END_PHASE", player: "p1" },
      { type: "END_PHASE", player: "p2" },
      { type: "TEST_BATTLE_SHOCK", actor_unit_id: "A" },
    ];
    for (const action of sent) {
      expect(play(game, action).result.errors[0]).toMatchObject({ code: "WINDOW_OPEN", message: owed });
    }
  });

  test("ST-6 whoever may pass is told what the window is about", () => {
    const gladius = fightingAs(beforeCommand(marines), "gladius-task-force", undefined);
    const keyed = { ...gladius, units: { ...gladius.units } };
    keyed.units["A"] = { ...keyed.units["A"]!, keywords: ["ADEPTUS ASTARTES"] };
    const sworn = use(enter(keyed), "OATH_OF_MOMENT", undefined, { target_unit_id: "B" }).game;
    expect(play(sworn, { type: "END_PHASE" }).result.errors).toMatchObject([
      {
        code: "WINDOW_OPEN",
        rule: "PH-4",
        message:
          "The game waits for an answer to the start of the Command phase: Blue first reacts or passes.",
      },
    ]);
  });

  test("AR-1 AR-10 once it is sworn, what else the window holds may be passed over", () => {
    const gladius = fightingAs(beforeCommand(marines), "gladius-task-force", undefined);
    const keyed = { ...gladius, units: { ...gladius.units } };
    keyed.units["A"] = { ...keyed.units["A"]!, keywords: ["ADEPTUS ASTARTES"] };
    const sworn = use(enter(keyed), "OATH_OF_MOMENT", undefined, { target_unit_id: "B" }).game;
    expect(waiting(sworn)[0]!.actions).toEqual(["USE_STRATAGEM", "PASS"]);
    expect(play(sworn, { type: "PASS" }).game.tasks).toEqual([]);
  });

  test("AR-1 EF-1 it lasts through the opponent's turn, until the next own Command phase", () => {
    let game = use(enter(beforeCommand(marines)), "OATH_OF_MOMENT", undefined, { target_unit_id: "B" }).game;
    while (game.turn.active_player === "p1") game = play(game, { type: "END_PHASE" }).game;
    expect(ids(game, "B")).toEqual(["OATH_OF_MOMENT"]);
    while (game.turn.active_player === "p2") game = play(game, { type: "END_PHASE" }).game;
    expect(ids(game, "B")).toEqual([]);
    expect(waiting(game)).toMatchObject([{ player: "p1", window: "W-CMD-START" }]);
  });

  test("AR-1 not on a unit of its own, not without naming one, and nobody is asked without the ability", () => {
    const game = enter(beforeCommand(marines));
    expect(codes(use(game, "OATH_OF_MOMENT", undefined, { target_unit_id: "A" }).result)).toEqual([
      "NOT_AN_ENEMY",
    ]);
    expect(codes(use(game, "OATH_OF_MOMENT").result)).toEqual(["NO_TARGET"]);
    expect(enter(beforeCommand()).tasks).toEqual([]);
  });
});
