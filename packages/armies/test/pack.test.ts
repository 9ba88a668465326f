import { describe, expect, test } from "vitest";
import { ARMIES, battleByThePack, COMBINATIONS, DEPLOYMENTS, LAYOUTS, newBattle } from "../src/index.ts";

const [one, other] = ARMIES;
const armies = { p1: one!, p2: other! };

describe("battles by the pack", () => {
  test("MI-11 twenty pairs of a map and a mission, on the tables that go with them", () => {
    const pairs = new Set(
      COMBINATIONS.filter(({ mission }) => mission !== "only-war").map(
        ({ mission, deployment }) => `${deployment.id} ${mission}`,
      ),
    );
    expect(pairs.size).toBe(20);
    const tables = COMBINATIONS.filter(
      ({ deployment, mission }) => deployment.id === "dawn-of-war" && mission === "linchpin",
    );
    expect(tables.map(({ layout }) => layout)).toEqual([LAYOUTS[4]]);
  });

  test("DE-2 MI-11 MI-3 what is not chosen is drawn by the seed, from what goes with the rest", () => {
    const attackers = new Set<string>();
    for (let i = 0; i < 12; i++) {
      const made = battleByThePack({ armies, seed: `seed ${i}`, mission: "terraform" });
      if (!made.ok) throw new Error(made.refusals[0]!.message);
      const { mission, objectives, turn } = made.value.game;
      attackers.add(mission!.attacker);
      expect(mission!.id).toBe("terraform");
      // The Defender sets up first in Chapter Approved.
      expect(turn.active_player).not.toBe(mission!.attacker);
      expect(Object.keys(objectives)).toHaveLength(5);
    }
    expect(attackers.size).toBe(2);
    const war = battleByThePack({ armies, seed: "x", mission: "only-war", attacker: "p1" });
    expect(war.ok && war.value.game.turn.active_player).toBe("p1");
    expect(war.ok && war.value.game.mission).toEqual({ id: "only-war", attacker: "p1" });
    const agreed = battleByThePack({ armies, seed: "x", attacker: "p1", firstTurn: "p2" });
    expect(agreed.ok && agreed.value.game.mission).toMatchObject({ attacker: "p1", first_turn: "p2" });
  });

  test("MI-13 Hidden Supplies has six markers, two of them 6 inches from the middle", () => {
    for (const deployment of DEPLOYMENTS) {
      const made = newBattle({
        armies,
        layout: LAYOUTS[0]!,
        deployment,
        seed: "s",
        mission: { id: "hidden-supplies", attacker: "p1" },
      });
      if (!made.ok) throw new Error(made.refusals[0]!.message);
      const places = Object.values(made.value.game.objectives).map(({ position }) => position);
      expect(places).toHaveLength(6);
      const moved = places.filter(({ x, y }) => Math.abs(Math.hypot(x - 30, y - 22) - 6) < 1e-9);
      expect(moved.map(({ x, y }) => [x.toFixed(2), y.toFixed(2)])).toEqual([
        ["25.16", "18.45"],
        ["34.84", "25.55"],
      ]);
    }
  });
});
