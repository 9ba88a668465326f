import { describe, expect, test } from "vitest";
import { type Game, legal, parseGame, waiting } from "../../src/index.ts";
import { charge, chargeGame } from "../charge/table.ts";
import { codes, type GameOptions, play, row } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";
import { use } from "./under-fire.ts";

/** A of p1 charges B of p2, 3" away; H of p2 stands 4" beside the place where A ends. */
function field(units: GameOptions["units"] = {}): Game {
  const game = chargeGame({
    weapons: { gun: { range: 100 } },
    units: {
      A: { models: row(1, [10, 10]) },
      B: { owner: "p2", models: row(1, [14, 10]) },
      H: { owner: "p2", models: row(1, [13, 15]) },
      ...units,
    },
  });
  return withCp(game, 0, 2);
}

const PATH = {
  m1: [
    [10, 10],
    [13, 10],
  ],
};

/** A has ended its charge move in contact with B. */
const charged = (game: Game): Game => charge(game, 6, ["B"], PATH).game;

const intervene = (game: Game, more = {}) => use(game, "H", "HEROIC_INTERVENTION", [], more);
const act = (game: Game, type: string, payload: object = {}, faces: readonly number[] = []) =>
  play(game, { type, actor_unit_id: "H", payload }, faces);

const DECLARE = { type: "DECLARE_CHARGE", actor_unit_id: "A", payload: { target_unit_ids: ["B"] } };

describe("Heroic Intervention", () => {
  test("ST-18 the window opens when the charge move is over, for the opponent of the charger", () => {
    const game = charged(field());
    expect(waiting(game)).toMatchObject([
      { player: "p2", window: "W-CHARGE-END", for: { unit_id: "A" }, actions: ["USE_STRATAGEM", "PASS"] },
    ]);
  });

  test("ST-18 its use declares the charge, and roll and move by its owner follow; no Fights First", () => {
    const { game: declared, result } = intervene(charged(field()), { target_unit_id: "A" });
    expect(result.errors).toEqual([]);
    expect(result.events).toContainEqual({ type: "charge_declared", unit_id: "H", target_unit_ids: ["A"] });
    expect(waiting(declared)).toMatchObject([{ player: "p2", actions: ["CHARGE_ROLL", "FAIL_CHARGE"] }]);
    const rolled = act(declared, "CHARGE_ROLL", {}, [2, 3]).game;
    const per_model_paths = {
      m1: [
        [13, 15],
        [13, 11],
      ],
    };
    const { game } = act(rolled, "APPLY_CHARGE_MOVE", { per_model_paths });
    expect(game.units["H"]!.flags).toEqual({ charged_this_turn: true });
    expect(game.units["A"]!.flags).toMatchObject({ charged_this_turn: true, fights_first: true });
    expect(game.tasks).toEqual([]);
    expect(waiting(game)[0]).toMatchObject({ player: "p1" });
    expect(game.players.p2.cp).toBe(1);
    // The mark ends with the turn, as every mark of it does.
    const later = play({ ...game, turn: { ...game.turn, phase: "CHARGE" } }, { type: "END_PHASE" }).game;
    expect(later.turn.phase).toBe("FIGHT");
  });

  test("ST-18 it may be given up before or after the roll, and the opponent's phase goes on", () => {
    const failed = act(intervene(charged(field())).game, "FAIL_CHARGE").game;
    expect(failed.tasks).toEqual([]);
    expect(waiting(failed)[0]).toMatchObject({ player: "p1" });
  });

  test("ST-18 worked case 21: no VEHICLE but a WALKER, nobody engaged, and nobody beyond 6 inches", () => {
    const as = (H: object): Game => charged(field({ H: { owner: "p2", models: row(1, [13, 15]), ...H } }));
    expect(as({ keywords: ["VEHICLE"] }).tasks).toEqual([]);
    expect(as({ keywords: ["VEHICLE", "WALKER"] }).tasks).toHaveLength(1);
    expect(as({ models: row(1, [13, 17]) }).tasks).toHaveLength(1);
    expect(as({ models: row(1, [13, 17.1]) }).tasks).toEqual([]);
    const engaged = charged(
      field({ H: { owner: "p2", models: row(1, [13, 15]) }, E: { models: row(1, [13, 16.5]) } }),
    );
    expect(engaged.tasks).toEqual([]);
    const reasons = legal(charged(field())).units["B"]!.USE_STRATAGEM!;
    expect(reasons.map(({ code }) => code)).toContain("ENGAGED");
  });

  test("ST-18 only at the unit that has charged", () => {
    const game = charged(field());
    expect(codes(intervene(game, { target_unit_id: "B" }).result)).toEqual(["OTHER_TARGETS"]);
    expect(intervene(field()).result.success).toBe(false);
  });

  test("ST-7 worked case 20: no Overwatch when a charge move ends, nor at an intervention in one's own turn", () => {
    const armed = field({ W: { owner: "p2", models: row(1, [13, 30], { weapons: ["gun"] }) } });
    const declared = play(play(armed, DECLARE).game, { type: "PASS" }).game;
    const rolled = play(declared, { type: "CHARGE_ROLL", actor_unit_id: "A" }, [3, 3]).game;
    const move = { type: "APPLY_CHARGE_MOVE", actor_unit_id: "A", payload: { per_model_paths: PATH } };
    const { game } = play(rolled, move);
    expect(game.tasks.at(-1)).toMatchObject({ window: "W-CHARGE-END" });
    expect(use(game, "H", "FIRE_OVERWATCH").result.errors).toMatchObject([{ code: "NOT_NOW" }]);
    const rich = withCp(game, 3, 2);
    expect(intervene(rich).game.tasks.at(-1)).toEqual({ type: "charge", unit_id: "H" });
  });

  test("ST-9 it is saved and loaded in its middle", () => {
    for (const game of [charged(field()), intervene(charged(field())).game]) {
      const read = parseGame(JSON.parse(JSON.stringify(game)));
      expect(read.ok && read.value).toEqual(game);
    }
  });
});
