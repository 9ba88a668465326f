import { type Game, parseGame } from "@gunline/rules";
import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { ARMIES, type Brought, bring, DEPLOYMENTS, LAYOUTS, leftOpen, newBattle } from "../src/index.ts";
import { musterList, readList } from "../src/lists/index.ts";
import { armyNamed, rosterJson } from "./lists/support/roster.ts";

const army = (id: string) => ARMIES.find((one) => one.id === id)!;

function battle(p1: string, p2: string): Game {
  const made = newBattle({
    armies: { p1: army(p1), p2: army(p2) },
    layout: LAYOUTS[0]!,
    deployment: DEPLOYMENTS[0]!,
    mission: { id: "only-war", attacker: "p2" },
    seed: "bring",
  });
  if (!made.ok) throw new Error(made.refusals[0]!.message);
  return made.value.game;
}

function joined(open: Game, { units, weapons, detachment }: Brought): Game {
  const parsed = parseGame({
    ...open,
    players: { ...open.players, p2: { ...open.players.p2, detachment } },
    units: { ...open.units, ...units },
    weapons: { ...open.weapons, ...weapons },
  });
  if (!parsed.ok) throw new Error(parsed.refusals[0]!.message);
  return parsed.value;
}

describe("an army that is brought to a table", () => {
  test("is what it would have been had it been chosen when the battle was made", () => {
    const whole = battle("marine-patrol", "ork-scouts");
    const open = leftOpen(whole, "p2")!;
    expect(Object.values(open.units).every(({ owner }) => owner === "p1")).toBe(true);
    const brought = bring(open, "p2", army("ork-scouts"));
    if (!brought.ok) expect.fail(brought.refusals[0]!.message);
    expect(joined(open, brought.value)).toEqual(whole);
  });

  test("has ids of its own beside the same units of the other side", () => {
    const open = leftOpen(battle("ork-scouts", "ork-raiders"), "p2")!;
    const brought = bring(open, "p2", army("ork-scouts"));
    if (!brought.ok) expect.fail(brought.refusals[0]!.message);
    const { units } = joined(open, brought.value);
    const count = (owner: string) => Object.values(units).filter((unit) => unit.owner === owner).length;
    expect(count("p2")).toBe(count("p1"));
  });

  test("may come from a list, whose weapons change none of the other side's", () => {
    const open = leftOpen(battle("ork-scouts", "marine-patrol"), "p2")!;
    const list = readList(strToU8(rosterJson(armyNamed("ork-raiders"))));
    if (!list.ok) expect.fail(list.fault.message);
    const brought = bring(open, "p2", musterList(list.value).army);
    if (!brought.ok) expect.fail(brought.refusals[0]!.message);
    for (const [id, weapon] of Object.entries(brought.value.weapons)) {
      if (open.weapons[id] !== undefined) expect(weapon).toEqual(open.weapons[id]);
    }
    joined(open, brought.value);
  });

  test("comes before the battle only", () => {
    const whole = battle("marine-patrol", "ork-scouts");
    expect(leftOpen({ ...whole, turn: { ...whole.turn, phase: "MOVEMENT" } }, "p2")).toBeUndefined();
  });
});
