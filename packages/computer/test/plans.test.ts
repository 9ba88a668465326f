import { apply, type Game, parseGame, type Unit } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { decide } from "../src/index.ts";
import { smallBattle } from "./support.ts";

type Spot = readonly [x: number, y: number];

/** The first unit of each side in two ranks from these spots on, everybody else in reserve, on an empty table. */
function table(
  turn: Partial<Game["turn"]>,
  spots: Partial<Record<"p1" | "p2", Spot>>,
  mission = "only-war",
): Game {
  const start = smallBattle("plans");
  const seen = new Set<string>();
  const units = Object.fromEntries(
    Object.values(start.units).map((unit): [string, Unit] => {
      const spot = spots[unit.owner];
      if (spot === undefined || seen.has(unit.owner)) return [unit.id, { ...unit, reserve: "STRATEGIC" }];
      seen.add(unit.owner);
      const models = Object.values(unit.models).map((model, i) => {
        const position = { x: spot[0] + 1.5 * (i >> 1), y: spot[1] + 1.5 * (i % 2), z: 0 };
        return [model.id, { ...model, position }];
      });
      return [unit.id, { ...unit, models: Object.fromEntries(models) }];
    }),
  );
  const read = parseGame({
    ...start,
    mission: { id: mission, attacker: "p1" },
    terrain: {},
    units,
    turn: { round: 2, active_player: "p1", first_player: "p1", ...turn },
  });
  if (!read.ok) throw new Error(read.refusals[0]!.message);
  return read.value;
}

const CENTRE: Spot = [30, 22];

describe("what a computer plays for", () => {
  test.each(["turn", "battle"] as const)(
    "%s walks onto a marker that nobody holds, and says so",
    (strength) => {
      const game = table({ phase: "MOVEMENT" }, { p1: [CENTRE[0] - 10, CENTRE[1]] });
      const { action, why } = decide(game, strength, "s");
      expect(action.type).toBe("MOVE");
      // Five models with 2 OC each, in range with the whole unit or with some of it.
      expect(why).toMatch(/^Intercessors: holds the centre, (2|4|6|8|10) OC against 0$/);
      const { game: next } = apply(game, action);
      expect(apply(next, { type: "END_PHASE" }).result.events).toContainEqual(
        expect.objectContaining({ type: "objective_changed", player: "p1" }),
      );
    },
  );

  test("it rolls a charge that it has declared, whatever else it could do", () => {
    const game = table(
      { phase: "CHARGE" },
      { p1: [CENTRE[0], CENTRE[1] + 8], p2: [CENTRE[0], CENTRE[1] + 12] },
    );
    const [unit, foe] = ["p1", "p2"].map(
      (owner) => Object.values(game.units).find((one) => one.owner === owner && one.reserve === null)!,
    );
    const declared = apply(game, {
      type: "DECLARE_CHARGE",
      actor_unit_id: unit!.id,
      payload: { target_unit_ids: [foe!.id] },
    });
    expect(declared.result.errors).toEqual([]);
    for (const strength of ["turn", "battle"] as const) {
      expect(decide(declared.game, strength, "s").action.type).toBe("CHARGE_ROLL");
    }
  });

  test("with nothing to shoot at it does what the mission asks for", () => {
    const game = table({ phase: "SHOOTING" }, { p1: [CENTRE[0] - 1, CENTRE[1]] }, "terraform");
    const { action, why } = decide(game, "battle", "s");
    expect(action).toMatchObject({ type: "START_ACTION", payload: { action: "TERRAFORM" } });
    expect(why).toContain("Terraform");
  });
});
