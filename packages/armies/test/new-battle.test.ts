import { type Action, apply, choices, type Game, legal } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { buildUnit } from "../src/build-unit.ts";
import { BATTLEWAGON } from "../src/datasheets/orks/wagons.ts";
import { ARMIES, type Battle, DEPLOYMENTS, LAYOUTS, newBattle } from "../src/index.ts";

const army = (id: string) => ARMIES.find((one) => one.id === id)!;

function battle(map: string, attacker: "p1" | "p2", mission: "only-war" | "take-and-hold"): Battle {
  const made = newBattle({
    armies: { p1: army("marine-strike-force"), p2: army("ork-warband") },
    layout: LAYOUTS[0]!,
    deployment: DEPLOYMENTS.find(({ id }) => id === map)!,
    mission: { id: mission, attacker },
    seed: "battle",
  });
  if (!made.ok) throw new Error(made.refusals[0]!.message);
  return made.value;
}

const contains = (zone: readonly (readonly [number, number])[], [x, y]: readonly [number, number]) =>
  zone.reduce((inside, [ax, ay], i) => {
    const [bx, by] = zone[(i + 1) % zone.length]!;
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !inside : inside;
  }, false);

describe("the sides of a map", () => {
  // Read from the official cards: the home objectives of Attacker and Defender.
  test.each([
    ["crucible-of-battle", [46, 10], [14, 34]],
    ["search-and-destroy", [46, 10], [14, 34]],
    ["dawn-of-war", [30, 6], [30, 38]],
    ["hammer-and-anvil", [50, 22], [10, 22]],
    ["sweeping-engagement", [42, 6], [18, 38]],
    ["tipping-point", [46, 10], [14, 34]],
  ] as const)("DE-3 %s: each side has its own zone and home objective", (map, attackers, defenders) => {
    for (const attacker of ["p1", "p2"] as const) {
      const { game } = battle(map, attacker, "take-and-hold");
      const defender = attacker === "p1" ? "p2" : "p1";
      expect(contains(game.zones![attacker], attackers)).toBe(true);
      expect(contains(game.zones![defender], defenders)).toBe(true);
      const homes = Object.values(game.objectives).map(({ position: { x, y }, home_of }) => [x, y, home_of]);
      expect(homes).toContainEqual([...attackers, attacker]);
      expect(homes).toContainEqual([...defenders, defender]);
    }
  });

  test("DE-7 the Defender drops first, in Only War the Attacker", () => {
    expect(battle("dawn-of-war", "p1", "take-and-hold").game.turn.active_player).toBe("p2");
    expect(battle("dawn-of-war", "p1", "only-war").game.turn.active_player).toBe("p1");
  });
});

describe("units before the battle", () => {
  const { game, formations } = battle("dawn-of-war", "p2", "take-and-hold");

  test("nobody stands anywhere; every datasheet is a unit of its own, with its points", () => {
    const units = Object.values(game.units);
    expect(
      units.every(({ models }) => Object.values(models).every(({ position }) => position === null)),
    ).toBe(true);
    const points = (owner: string) =>
      units.filter((unit) => unit.owner === owner).reduce((sum, unit) => sum + unit.points!, 0);
    expect(points("p1")).toBeGreaterThan(900);
    expect(points("p1")).toBeLessThanOrEqual(1000);
  });

  test("AR-3 who leads whom by the lists is accepted as it is", () => {
    expect(formations.length).toBeGreaterThan(0);
    let formed: Game = game;
    for (const action of formations) {
      const { game: next, result } = apply(formed, action);
      expect(result.errors).toEqual([]);
      formed = next;
    }
    expect(Object.values(formed.units).filter(({ parts }) => parts?.length === 2)).toHaveLength(
      formations.length,
    );
  });

  test("DE-4 a battle is set up by choices alone, on every map", () => {
    for (const { id } of DEPLOYMENTS) {
      let at: Game = formations.reduce(
        (formed, action) => apply(formed, action).game,
        battle(id, "p2", "only-war").game,
      );
      while (at.turn.phase === "DEPLOYMENT") {
        const drop: Action | undefined = choices(at).next().value as Action | undefined;
        expect(drop, `a drop on ${id}`).toBeDefined();
        const { game: next, result } = apply(at, drop!);
        expect(result.errors).toEqual([]);
        at = next;
      }
      expect(at.turn.phase).toBe("COMMAND");
      expect(legal(at).waiting[0]!.player).toBe(at.turn.first_player);
    }
  });
});

test("TR-1 a Battlewagon has room for 22, with a killkannon for 12", () => {
  const wagon = (options?: Record<string, number>) =>
    buildUnit({
      id: "W",
      name: "W",
      owner: "p1",
      entry: { sheet: BATTLEWAGON, size: 1, ...(options && { options }) },
      spots: null,
      facing: 0,
      flags: {},
    }).transport!.capacity;
  expect(wagon()).toBe(22);
  expect(wagon({ Killkannon: 1 })).toBe(12);
});
