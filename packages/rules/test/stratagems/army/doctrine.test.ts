import { describe, expect, test } from "vitest";
import { waiting } from "../../../src/index.ts";
import { codes, play, row } from "../../support/build.ts";
import { withCp } from "../../support/command-points.ts";
import { fightingAs } from "../../support/effects.ts";
import { beforeCommand, enter, ids, use } from "./table.ts";

const ASTARTES = ["INFANTRY", "ADEPTUS ASTARTES"];
const units = {
  A: { models: row(2, [5, 2]), keywords: ASTARTES },
  C: { models: row(1, [20, 2]), keywords: ASTARTES, abilities: ["ADEPT OF THE CODEX"] },
};

const gladius = () => enter(fightingAs(beforeCommand(units), "gladius-task-force"));

/** On to p1's next Command phase. */
function nextRound(from: ReturnType<typeof gladius>): ReturnType<typeof gladius> {
  let game = from;
  while (game.turn.active_player === "p1") game = play(game, { type: "END_PHASE" }).game;
  while (game.turn.active_player === "p2") game = play(game, { type: "END_PHASE" }).game;
  return game;
}

describe("Combat Doctrines", () => {
  test("AR-10 one for the army, one in a phase, each once in the battle", () => {
    const first = use(gladius(), "ASSAULT_DOCTRINE");
    expect([ids(first.game, "A"), ids(first.game, "C")]).toEqual([
      ["ASSAULT_DOCTRINE"],
      ["ASSAULT_DOCTRINE"],
    ]);
    expect(first.game.tasks).toEqual([]);
    const later = nextRound(first.game);
    expect(ids(later, "A")).toEqual([]);
    expect(codes(use(later, "ASSAULT_DOCTRINE").result)).toEqual(["ALREADY_USED"]);
    expect(codes(use(later, "DEVASTATOR_DOCTRINE").result)).toEqual([]);
  });

  test("AR-10 without the detachment nobody is asked", () => {
    expect(enter(beforeCommand(units)).tasks).toEqual([]);
    expect(codes(use(gladius(), "OATH_OF_MOMENT").result)).toEqual(["NO_ARMY_RULE"]);
  });

  test("AR-12 Adept of the Codex: Tactical for the bearer's unit alone, instead of one for the army", () => {
    const { game } = use(gladius(), "ADEPT_OF_THE_CODEX", "C");
    expect([ids(game, "A"), ids(game, "C")]).toEqual([[], ["TACTICAL_DOCTRINE"]]);
    expect(game.tasks).toEqual([]);
    // It does not use the doctrine up.
    expect(codes(use(nextRound(game), "TACTICAL_DOCTRINE").result)).toEqual([]);
    expect(codes(use(gladius(), "ADEPT_OF_THE_CODEX", "A").result)).toEqual(["NO_ABILITY"]);
  });

  test("AR-11 Adaptive Strategy: another doctrine for one unit in the army's stead, for 1 CP", () => {
    const game = withCp(use(gladius(), "ASSAULT_DOCTRINE").game, 1, 0);
    expect(waiting(game)[0]).toMatchObject({ player: "p1", window: null });
    const after = use(game, "ADAPTIVE_STRATEGY_ASSAULT_DOCTRINE", "A");
    expect(codes(after.result)).toEqual([]);
    const other = use(game, "ADAPTIVE_STRATEGY_TACTICAL_DOCTRINE", "A").game;
    expect([ids(other, "A"), ids(other, "C"), other.players.p1.cp]).toEqual([
      ["TACTICAL_DOCTRINE"],
      ["ASSAULT_DOCTRINE"],
      0,
    ]);
    expect(codes(use(withCp(other, 5, 0), "ADAPTIVE_STRATEGY_ASSAULT_DOCTRINE", "C").result)).toEqual([
      "ALREADY_USED",
    ]);
  });

  test("CO-4 AR-11 Adaptive Strategy belongs to what comes before the Battle-shock tests", () => {
    const game = withCp(use(gladius(), "ASSAULT_DOCTRINE").game, 1, 0);
    const flags = { ...game.units["C"]!.flags, battle_shock_tested: true };
    const tested = { ...game, units: { ...game.units, C: { ...game.units["C"]!, flags } } };
    expect(codes(use(tested, "ADAPTIVE_STRATEGY_TACTICAL_DOCTRINE", "A").result)).toEqual(["TESTS_BEGUN"]);
  });
});
