import type { PlayerId } from "@gunline/rules";
import { describe, expect, test } from "vitest";
import { ARMIES, type Army, DEPLOYMENTS, LAYOUTS, newGame } from "../src/index.ts";
import { everyone, faultsOf, whollyWithin } from "./support/table.ts";

const MARINES = ARMIES.slice(0, 4);
const ORKS = ARMIES.slice(4);

/** An army on either side, against the same size of the other faction. */
const matchesOf = (size: number): readonly (readonly [Army, Army])[] => [
  [MARINES[size]!, ORKS[size]!],
  [ORKS[size]!, MARINES[size]!],
];

/** The largest armies need the most room: they stand on every table; the smaller sizes take turns, and so do sides. */
const LARGEST = MARINES.length - 1;

describe.each(LAYOUTS)("on $name", (layout) => {
  test.each(DEPLOYMENTS)("armies find room in $name, and stand as they should", (deployment) => {
    const turn = LAYOUTS.indexOf(layout) + DEPLOYMENTS.indexOf(deployment);
    const sided = (size: number) => matchesOf(size)[turn % 2]!;
    for (const [p1, p2] of [sided(LARGEST), sided(turn % LARGEST)]) {
      const made = newGame({ armies: { p1, p2 }, layout, deployment, seed: "" });
      if (!made.ok) throw new Error(made.refusals[0]!.message);
      expect(faultsOf(made.value)).toEqual([]);
      const outside = everyone(made.value).filter(
        ({ unit, model }) => !whollyWithin(deployment.zones[unit.owner].polygon, model),
      );
      expect(outside.map(({ unit, model }) => `${unit.id}.${model.id}`)).toEqual([]);
    }
  });
});

test("the same army is set up the same way, hulls look at the enemy, and fighters stand before gunners", () => {
  const wanted = {
    armies: { p1: MARINES[2]!, p2: ORKS[2]! },
    layout: LAYOUTS[7]!,
    deployment: DEPLOYMENTS.find(({ id }) => id === "dawn-of-war")!,
    seed: "x",
  };
  const made = newGame(wanted);
  expect(newGame(wanted)).toEqual(made);
  if (!made.ok) throw new Error();
  const { units } = made.value;
  expect(units["WHIRLWIND_1"]!.models["m1"]!.facing).toBe(270);
  expect(units["TRUKK_1"]!.models["m1"]!.facing).toBe(90);
  const depth = (id: string) =>
    Math.min(...Object.values(units[id]!.models).map(({ position }) => position!.y));
  for (const id of ["INTERCESSORS_1", "ASSAULT_INTERCESSORS_1"]) {
    expect(depth(id)).toBeLessThan(depth("ELIMINATORS_1"));
    expect(depth(id)).toBeLessThan(34);
  }
});

test("a table without objectives is no reason not to set up", () => {
  const made = newGame({
    armies: { p1: MARINES[0]!, p2: ORKS[0]! },
    layout: LAYOUTS[0]!,
    deployment: { ...DEPLOYMENTS[0]!, objectives: [] },
    seed: "x",
  });
  if (!made.ok) throw new Error(made.refusals[0]!.message);
  expect(faultsOf(made.value)).toEqual([]);
});

test("an army too large for its zone is refused with a reason", () => {
  const p1 = { ...ORKS[3]!, entries: [...ORKS[3]!.entries, ...ORKS[3]!.entries, ...ORKS[3]!.entries] };
  const made = newGame({
    armies: { p1, p2: MARINES[0]! },
    layout: LAYOUTS[0]!,
    deployment: DEPLOYMENTS[0]!,
    seed: "x",
  });
  expect(made).toMatchObject({ ok: false, refusals: [{ code: "NO_ROOM", rule: "GD-3" }] });
});

test.each(["p1", "p2"] as const satisfies readonly PlayerId[])(
  "%s can have the first turn",
  (firstPlayer) => {
    const made = newGame({
      armies: { p1: MARINES[1]!, p2: MARINES[1]! },
      layout: LAYOUTS[1]!,
      deployment: DEPLOYMENTS[1]!,
      seed: "seed",
      ruleset: "published",
      names: { p1: "Anna", p2: "Bo" },
      settings: { auto_targeting: "SMART", fast_dice: false },
      firstPlayer,
    });
    if (!made.ok) throw new Error();
    expect(made.value).toMatchObject({
      ruleset: "published",
      players: { p1: { name: "Anna" }, p2: { name: "Bo" } },
      turn: { round: 1, phase: "SHOOTING", active_player: firstPlayer, first_player: firstPlayer },
      rng: { seed: "seed", cursor: 0 },
      settings: { auto_targeting: "SMART", fast_dice: false, log: "VERBOSE" },
    });
    expect(Object.keys(made.value.units)).toEqual([
      "INTERCESSORS_1",
      "ASSAULT_INTERCESSORS_1",
      "TERMINATORS_1",
      "ELIMINATORS_1",
      "INTERCESSORS_2",
      "ASSAULT_INTERCESSORS_2",
      "TERMINATORS_2",
      "ELIMINATORS_2",
    ]);
    expect(Object.values(made.value.units).every(({ flags }) => flags.remained_stationary === true)).toBe(
      true,
    );
  },
);

test("units of one name are told apart by letters within their army", () => {
  const [, , boyz] = ORKS[3]!.entries;
  const p1 = { ...ORKS[0]!, entries: [boyz!, boyz!, ORKS[3]!.entries[0]!] };
  const made = newGame({
    armies: { p1, p2: MARINES[0]! },
    layout: LAYOUTS[0]!,
    deployment: DEPLOYMENTS[0]!,
    seed: "x",
  });
  if (!made.ok) throw new Error();
  expect(Object.values(made.value.units).map(({ id, name }) => [id, name])).toEqual([
    ["BOYZ_1", "Boyz A"],
    ["BOYZ_2", "Boyz B"],
    ["BOYZ_3", "Boyz with Warboss"],
    ["INTERCESSORS_1", "Intercessors"],
    ["ASSAULT_INTERCESSORS_1", "Assault Intercessors"],
    ["ERADICATORS_1", "Eradicators"],
  ]);
});
