import { describe, expect, test } from "vitest";
import { previewPlaces } from "../../src/flow/phases/placing.ts";
import { choices, type Game, waiting } from "../../src/index.ts";
import { buildGame, codes, type GameOptions, play, row } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";
import { use } from "./under-fire.ts";

/** p1's Movement phase; R of p2 waits to come by Deep Strike. */
function field(round = 2, units: GameOptions["units"] = {}, mission: object | null = null): Game {
  const game = buildGame({
    turn: { phase: "MOVEMENT", round },
    mission: mission as never,
    weapons: { gun: { range: 100 } },
    units: {
      A: { models: row(1, [10, 10], { weapons: ["gun"] }) },
      R: {
        owner: "p2",
        reserve: "DEEP_STRIKE",
        abilities: ["DEEP STRIKE", "METEORIC DESCENT"],
        models: row(2, [0, 0]),
      },
      ...units,
    },
  });
  return withCp(game, 2, 2);
}

const end = (game: Game): Game => play(game, { type: "END_PHASE" }).game;
/** One inch apart, the second one further from A. */
const at = (x: number, y: number) => ({ m1: [x, y], m2: [x + 2, y] });
const ingress = (game: Game, positions: object) => use(game, "R", "RAPID_INGRESS", [], { positions });

describe("Rapid Ingress", () => {
  test("ST-19 the window opens as the opponent's Movement phase ends, and the phase ends when it closes", () => {
    const game = end(field());
    expect(game.turn.phase).toBe("MOVEMENT");
    expect(waiting(game)).toMatchObject([{ player: "p2", window: "W-MOVE-PHASE-END" }]);
    const passed = play(game, { type: "PASS" }).game;
    expect(passed.turn.phase).not.toBe("MOVEMENT");
    expect(passed.tasks).toEqual([]);
  });

  test("ST-19 the unit arrives as it would in its own Movement phase", () => {
    const { game, result } = ingress(end(field()), at(40, 30));
    expect(result.errors).toEqual([]);
    expect(game.units["R"]!.reserve).toBeNull();
    expect(game.units["R"]!.models["m1"]!.position).toEqual({ x: 40, y: 30, z: 0 });
    expect(game.units["R"]!.flags).toMatchObject({ arrived: true, moved: true });
    expect(game.players.p2.cp).toBe(1);
    expect(game.turn.phase).not.toBe("MOVEMENT");
  });

  test("CO-11 who left the table after its own Command phase has missed no test, and takes none", () => {
    const few = { starting_strength: 5, flags: { left_table: true }, models: row(2, [0, 0]) };
    const game = field(2, { R: { owner: "p2", reserve: "STRATEGIC", ...few } });
    const { result } = ingress(end(game), at(40, 43));
    expect(result.errors).toEqual([]);
    expect(result.dice).toEqual([]);
  });

  test("ST-19 worked case 22: not nearer than 9 inches, whatever a unit may do in its own turn", () => {
    const game = end(field());
    // Seven and a half inches from A are enough for a Meteoric Descent in one's own Movement phase only.
    expect(codes(ingress(game, at(18.5, 10)).result)).toEqual(["ENEMY_TOO_NEAR"]);
    expect(game.tasks.length).toBeGreaterThan(0);
  });

  test("ST-19 worked case 22: not in a round in which it could not arrive", () => {
    const approved = { id: "take-and-hold", attacker: "p1" };
    expect(end(field(1, {}, approved)).turn.phase).not.toBe("MOVEMENT");
    expect(end(field(2, {}, approved)).turn.phase).toBe("MOVEMENT");
    // Without a mission Deep Strike comes in round 1 already.
    expect(end(field(1)).turn.phase).toBe("MOVEMENT");
  });

  test("ST-3 a unit in reserve may be its target, one inside a transport not", () => {
    const game = end(field());
    expect([...choices(game, "USE_STRATAGEM")].length).toBeGreaterThan(0);
    const inside: Game = {
      ...game,
      units: { ...game.units, R: { ...game.units["R"]!, reserve: null, embarked_in: "A" } },
    };
    expect(codes(ingress(inside, at(40, 30)).result)).toEqual(["OFF_TABLE"]);
  });

  test("ST-7 nobody fires at it: it is not the opponent's turn", () => {
    const { game } = ingress(end(field()), at(25, 10));
    expect(game.tasks).toEqual([]);
  });

  test("ST-19 its choices are complete", () => {
    for (const action of choices(end(field()), "USE_STRATAGEM")) {
      expect(play(end(field()), action).result.errors).toEqual([]);
    }
  });

  test("ST-19 worked case 22: hands are told the same, and nobody comes down nearer than 9 inches out of turn", () => {
    const game = end(field());
    const preview = (x: number) => previewPlaces(game, game.units["R"]!, { positions: at(x, 10) as never });
    // A stands at 10; bases of one inch, so that 18 is 7 inches away and 20.1 is 9.1.
    expect(preview(18)).toMatchObject({ legal: false, forgoesCharge: false });
    expect(preview(20.1)).toMatchObject({ legal: true });
    // In its own turn it may, and then does not charge.
    const own = { ...game, tasks: [], turn: { ...game.turn, active_player: "p2" as const } };
    expect(previewPlaces(own, own.units["R"]!, { positions: at(18, 10) as never })).toMatchObject({
      legal: true,
      forgoesCharge: true,
    });
  });
});
