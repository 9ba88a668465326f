import { expect, test } from "vitest";
import {
  begin,
  type Game,
  hashOfGame,
  makeRecord,
  parseRecord,
  recordStep,
  replay,
  scriptedDice,
  step,
} from "../../src/index.ts";
import { readAction, type UnitOptions } from "../support/build.ts";
import { withCp } from "../support/command-points.ts";
import { at, enemy, table } from "./table.ts";

/** Somebody who walks, runs, flees, arrives and is fired at. */
function battlefield(): Game {
  const gunner: UnitOptions = { owner: "p2", models: { m1: { at: [25, 30], weapons: ["gun"] } } };
  const units: Record<string, UnitOptions> = {
    A: at([10, 10], [10, 12]),
    C: at([10, 30]),
    D: { ...at([20, 20], [20, 22]), flags: { battle_shocked: true } },
    R: { ...at([0, 0]), reserve: "STRATEGIC" },
    E: enemy([21, 20]),
    G: gunner,
  };
  return withCp(table(units, { weapons: { gun: { ap: -4 } }, turn: { round: 2 } }), 0, 1);
}

test("RC-2 MO-14 RE-8 a Movement phase with all that can happen in it is recorded and replayed", () => {
  const move = (unit: string, kind: string, per_model_paths: object = {}) => ({
    type: "MOVE",
    actor_unit_id: unit,
    payload: { kind, per_model_paths },
  });
  const actions = [
    move("A", "NORMAL", {
      m1: [
        [10, 10],
        [12, 10],
      ],
      m2: [
        [10, 12],
        [12, 12],
      ],
    }),
    { type: "PASS", player: "p2" },
    { type: "PASS", player: "p2", payload: { rest_of_phase: false } },
    { type: "ADVANCE_ROLL", actor_unit_id: "C" },
    move("C", "ADVANCE", {
      m1: [
        [10, 30],
        [18, 30],
      ],
    }),
    { type: "USE_STRATAGEM", actor_unit_id: "G", payload: { stratagem: "FIRE_OVERWATCH" } },
    move("D", "FALL_BACK", {
      m1: [
        [20, 20],
        [16, 20],
      ],
      m2: [
        [20, 22],
        [16, 22],
      ],
    }),
    { type: "SET_UP", actor_unit_id: "R", payload: { positions: { m1: [5, 40] } } },
    { type: "UNDO" },
    { type: "SET_UP", actor_unit_id: "R", payload: { positions: { m1: [5, 5] } } },
    { type: "END_PHASE" },
  ];
  // The Advance, a shot that misses, and two dice of Desperate Escape of which one fails.
  const faces = [3, 2, 1, 5];
  const start = battlefield();
  const dice = scriptedDice(faces, 0);
  let timeline = begin(start);
  const steps = actions.map((raw) => {
    const action = readAction(raw);
    const taken = step(timeline, action, dice);
    expect({ raw, errors: taken.result.errors }).toEqual({ raw, errors: [] });
    timeline = taken.timeline;
    return recordStep(action, timeline.game, taken.result);
  });
  expect(dice.left).toBe(0);
  const { units } = timeline.game;
  expect(Object.keys(units["D"]!.models)).toHaveLength(1);
  expect(units["R"]!.models["m1"]!.position).toEqual({ x: 5, y: 5, z: 0 });
  const read = parseRecord(JSON.parse(JSON.stringify(makeRecord(start, steps, faces))));
  if (!read.ok) return expect.fail(JSON.stringify(read.refusals));
  const again = replay(read.value);
  if (!again.ok) return expect.fail(JSON.stringify(again.difference));
  expect(hashOfGame(again.game)).toBe(hashOfGame(timeline.game));
});
