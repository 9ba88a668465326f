import { documents, type Game, parseGame } from "@gunline/rules";
import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import {
  type AddedArmy,
  addArmy,
  DEPLOYMENTS,
  type FieldArmy,
  LAYOUTS,
  leftOpen,
  newBattle,
} from "../src/index.ts";
import { armyFromList, readList } from "../src/lists/index.ts";
import { armyNamed, rosterJson } from "./lists/support/roster.ts";
import { army, battleOf } from "./support/battle.ts";

const battle = (p1: string, p2: string): Game => battleOf(p1, p2, "bring");

function joined(open: Game, { units, weapons, detachment }: AddedArmy): Game {
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
    const added = addArmy(open, "p2", army("ork-scouts"));
    if (!added.ok) expect.fail(added.refusals[0]!.message);
    expect(joined(open, added.value.army)).toEqual(whole);
  });

  test("has ids of its own beside the same units of the other side", () => {
    const open = leftOpen(battle("ork-scouts", "ork-raiders"), "p2")!;
    const added = addArmy(open, "p2", army("ork-scouts"));
    if (!added.ok) expect.fail(added.refusals[0]!.message);
    const { units } = joined(open, added.value.army);
    const count = (owner: string) => Object.values(units).filter((unit) => unit.owner === owner).length;
    expect(count("p2")).toBe(count("p1"));
  });

  test("may come from a list, whose weapons change none of the other side's", () => {
    const open = leftOpen(battle("ork-scouts", "marine-patrol"), "p2")!;
    const list = readList(strToU8(rosterJson(armyNamed("ork-raiders"))));
    if (!list.ok) expect.fail(list.fault.message);
    const added = addArmy(open, "p2", armyFromList(list.value).army);
    if (!added.ok) expect.fail(added.refusals[0]!.message);
    for (const [id, weapon] of Object.entries(added.value.army.weapons)) {
      if (open.weapons[id] !== undefined) expect(weapon).toEqual(open.weapons[id]);
    }
    joined(open, added.value.army);
  });

  test("DE-4 says nothing of who leads whom, though its list does: that is for its player to seal", () => {
    const whole = battle("marine-strike-force", "ork-scouts");
    const bare: FieldArmy = {
      format: "gunline-army/1",
      name: "A list",
      faction: null,
      detachment: null,
      points: 1_000,
      units: Object.values(whole.units)
        .filter(({ owner }) => owner === "p1")
        .map(({ id, owner: _, ...unit }) => ({ ...unit, kind: id.replace(/_\d+$/, "") })),
      weapons: whole.weapons,
      joins: [],
    };
    const leader = bare.units.findIndex(({ leads = [] }) => leads.length > 0);
    const led = bare.units.findIndex(({ keywords }) =>
      keywords.some((keyword) => bare.units[leader]!.leads!.includes(keyword)),
    );
    expect([leader >= 0, led >= 0]).toEqual([true, true]);
    const listed = { ...bare, joins: [[leader, led]] as const };
    const open = leftOpen(battle("ork-scouts", "marine-patrol"), "p2")!;
    const added = addArmy(open, "p2", listed);
    if (!added.ok) expect.fail(added.refusals[0]!.message);
    const units = Object.values(added.value.army.units);
    expect(units).toHaveLength(bare.units.length);
    expect(units.every(({ parts }) => parts === undefined)).toBe(true);
    expect(documents.addedArmyFaults(units)).toEqual([]);
    expect(added.value.formations).toEqual([
      { type: "ATTACH", actor_unit_id: units[leader]!.id, payload: { unit_id: units[led]!.id } },
    ]);
    // Nor does the table of whoever invites, where it is made for that.
    const wanted = {
      armies: { p1: listed, p2: army("ork-scouts") },
      layout: LAYOUTS[0]!,
      deployment: DEPLOYMENTS[0]!,
      mission: { id: "only-war", attacker: "p2" },
      seed: "bring",
    } as const;
    const isJoined = (apart: boolean) => {
      const made = newBattle({ ...wanted, apart });
      if (!made.ok) return expect.fail(made.refusals[0]!.message);
      return Object.values(made.value.game.units).some(({ parts }) => parts !== undefined);
    };
    expect([isJoined(false), isJoined(true)]).toEqual([true, false]);
  });

  test("comes before the battle only", () => {
    const whole = battle("marine-patrol", "ork-scouts");
    expect(leftOpen({ ...whole, turn: { ...whole.turn, phase: "MOVEMENT" } }, "p2")).toBeUndefined();
  });
});
