import { describe, expect, test } from "vitest";
import { playersToDeclare } from "../../src/flow/phases/deployment/formations.ts";
import {
  begin,
  choices,
  type Game,
  hashOfGame,
  makeRecord,
  parseGame,
  parseRecord,
  recordStep,
  replay,
  scriptedDice,
  step,
  waiting,
} from "../../src/index.ts";
import { logText } from "../../src/words/log.ts";
import { play, readAction } from "../support/build.ts";
import { beforeBattle } from "../support/deployment.ts";

const OBJECTIVE = { controlled_by: null, sticky: false };

/** Blue attacks as the table was made, on the left, with a home objective each; who attacks is still to be rolled for. */
function undecided(mission: "only-war" | "take-and-hold" = "take-and-hold"): Game {
  const game = beforeBattle({
    units: { A: { models: { m1: {} } }, B: { owner: "p2", models: { m1: { facing: 180 } } } },
    mission: { id: mission, attacker: "p1" },
  });
  const read = parseGame({
    ...game,
    tasks: [{ type: "roll_off" }],
    objectives: {
      O1: { ...OBJECTIVE, id: "O1", position: { x: 6, y: 22 }, home_of: "p1" },
      O2: { ...OBJECTIVE, id: "O2", position: { x: 54, y: 22 }, home_of: "p2" },
      O3: { ...OBJECTIVE, id: "O3", position: { x: 30, y: 22 }, home_of: null },
    },
  });
  return read.ok ? read.value : expect.fail(read.refusals[0]!.message);
}

const homes = ({ objectives }: Game) => Object.values(objectives).map(({ home_of }) => home_of);
const ROLL = readAction({ type: "ROLL_OFF" });

describe("who attacks, rolled for at the table", () => {
  test("DE-2 comes before everything else, and either player may roll", () => {
    const game = undecided();
    const wanted = (player: string) => ({
      player,
      for: { what: "roll_off" },
      window: null,
      actions: ["ROLL_OFF"],
    });
    expect(waiting(game)).toEqual([wanted("p1"), wanted("p2")]);
    expect(playersToDeclare(game)).toEqual([]);
    expect(new Set([...choices(game)].map(({ type }) => type))).toEqual(new Set(["ROLL_OFF"]));
    for (const player of ["p1", "p2"] as const) {
      const { result } = play(game, { ...ROLL, player }, [5, 2]);
      expect(result.success).toBe(true);
    }
    for (const early of [
      { type: "DECLARE_FORMATIONS", payload: { p1: [] } },
      { type: "SET_UP", actor_unit_id: "A", payload: { positions: { m1: [2, 2] } } },
      { type: "END_PHASE" },
    ]) {
      const { game: after, result } = play(game, early);
      expect([result.success, after]).toEqual([false, game]);
    }
  });

  test("DE-2 a die each, again where they are equal; the higher attacks, and both see the dice", () => {
    const { game, result } = play(undecided(), ROLL, [3, 3, 2, 6]);
    expect(game.mission?.attacker).toBe("p2");
    expect(result.dice).toMatchObject([{ context: "roll_off", rolls_raw: [3, 3, 2, 6], winner: "p2" }]);
    expect(logText(result, game)).toContain("Green attacks (roll-off 3 to 3, then 2 to 6).");
    expect(game.tasks).toEqual([]);
    expect(play(game, ROLL).result.errors[0]).toMatchObject({ code: "NO_ROLL_OFF", rule: "DE-2" });
  });

  test("DE-3 DE-7 the sides change where the other player attacks, and the Defender drops first", () => {
    const before = undecided();
    const { game: other } = play(before, ROLL, [1, 6]);
    expect([other.zones!.p1, other.zones!.p2]).toEqual([before.zones!.p2, before.zones!.p1]);
    expect(homes(other)).toEqual(["p2", "p1", null]);
    expect([other.turn.active_player, other.turn.first_player]).toEqual(["p1", "p1"]);
    // They look the way that they will be set down: Blue on the right to the left.
    expect([other.units["A"]!.models["m1"]!.facing, other.units["B"]!.models["m1"]!.facing]).toEqual([
      180, 0,
    ]);
    const { game: same } = play(before, ROLL, [6, 1]);
    expect([same.zones, homes(same), same.turn.active_player]).toEqual([before.zones, homes(before), "p2"]);
    expect(play(undecided("only-war"), ROLL, [6, 1]).game.turn.active_player).toBe("p1");
    expect(play(undecided("only-war"), ROLL, [1, 6]).game.turn.active_player).toBe("p2");
  });

  test("DE-2 RC-2 it cannot be taken back, and its record proves it", () => {
    const start = undecided();
    const taken = step(begin(start), ROLL, scriptedDice([2, 5]));
    expect(taken.timeline.choices).toEqual([]);
    const record = makeRecord(start, [recordStep(ROLL, taken.timeline.game, taken.result)], [2, 5]);
    const read = parseRecord(JSON.parse(JSON.stringify(record)));
    const replayed = read.ok ? replay(read.value) : expect.fail(JSON.stringify(read.refusals));
    expect(replayed.ok && hashOfGame(replayed.game)).toBe(hashOfGame(taken.timeline.game));
  });

  test("DE-2 GD-1 a document rolls for it with a mission, and before anybody is set up", () => {
    const game = undecided();
    expect(parseGame({ ...game, mission: null }).ok).toBe(false);
    const standing = { ...game.units["A"]!.models["m1"]!, position: { x: 2, y: 2, z: 0 } };
    const units = { ...game.units, A: { ...game.units["A"]!, models: { m1: standing } } };
    expect(parseGame({ ...game, units }).ok).toBe(false);
    expect(parseGame({ ...game, turn: { ...game.turn, phase: "MOVEMENT" } }).ok).toBe(false);
  });
});
