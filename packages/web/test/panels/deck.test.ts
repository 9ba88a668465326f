import { type Game, parseGame } from "@gunline/rules";
import { beforeEach, describe, expect, it } from "vitest";
import { aim, assignAll } from "../../src/panels/shooting/aim.ts";
import { arsenalOf, pendingOf } from "../../src/panels/shooting/arsenal.ts";
import {
  armsReaching,
  byUse,
  numberedTargets,
  sightedBy,
  withDeck,
} from "../../src/panels/shooting/targets.ts";
import { selectShooter } from "../../src/table/commands.ts";
import { currentGame, freshTable, openTable } from "../../src/table/table.ts";
import { look } from "../../src/table/view.ts";
import { field } from "./field.ts";

/** A transport without a gun of its own; four passengers aboard, and room for three of them to fire. */
const TABLE = aboard(
  field(
    { id: "TRUKK", owner: "p1", models: [{ at: [5, 10] }] },
    {
      id: "LADS",
      owner: "p1",
      models: [
        { at: [1, 1], weapons: ["rifle", "pistol"] },
        { at: [1, 3], weapons: ["rifle", "pistol"] },
        { at: [1, 5], weapons: ["rifle", "pistol"] },
        { at: [1, 7], weapons: ["plasma", "overcharge"] },
      ],
    },
    { id: "NEAR", owner: "p2", models: [{ at: [15, 10] }] },
    { id: "FAR", owner: "p2", models: [{ at: [26, 10] }] },
  ),
);

function aboard({ units, settings, ...game }: Game): Game {
  const { TRUKK, LADS, ...others } = units;
  const off = Object.entries(LADS!.models).map(([id, model]) => [id, { ...model, position: null }]);
  const transport = { capacity: 12, carries: ["INFANTRY"], firing_deck: 3 };
  const parsed = parseGame({
    ...game,
    settings: { ...settings, auto_targeting: "OFF" },
    units: {
      ...others,
      TRUKK: { ...TRUKK, keywords: ["VEHICLE", "TRANSPORT"], transport },
      LADS: { ...LADS, embarked_in: "TRUKK", models: Object.fromEntries(off) },
    },
  });
  if (!parsed.ok) throw new Error(parsed.refusals[0]?.message);
  return parsed.value;
}

const trukk = () => currentGame().units["TRUKK"]!;
const arm = (name: string) => arsenalOf(currentGame(), trukk()).find((one) => one.name === name)!;
const pending = () =>
  currentGame()
    .shooting.pending_assignments.map(
      (one) => `${one.from_unit_id} ${one.weapon_id} ${one.model_ids.join("+")} ${one.target_unit_id}`,
    )
    .sort();

beforeEach(() => {
  openTable(freshTable("", "", TABLE));
  look({ profiles: {} });
  selectShooter("TRUKK");
});

describe("Firing Deck", () => {
  it("passengers' weapons are weapons of the transport, fired from where it stands", () => {
    expect(byUse(currentGame(), trukk()).map(({ name, from, count }) => [name, from, count])).toEqual([
      ["Bolt rifle", "LADS", 3],
      ["Plasma gun", "LADS", 1],
      ["Bolt pistol", "LADS", 3],
    ]);
    // The hull is one inch wide and stands at 5: a target at 15 is 9 inches away.
    expect(sightedBy(currentGame(), trukk(), "pistol", arm("Bolt pistol"))[0]).toMatchObject({
      eligible: true,
      distance: 9,
      models_in_range: 3,
    });
    expect(numberedTargets(currentGame(), "TRUKK")).toEqual(["NEAR", "FAR"]);
    expect(armsReaching(currentGame(), trukk(), "FAR").map(({ name }) => name)).toEqual([
      "Bolt rifle",
      "Plasma gun",
    ]);
    expect(withDeck(currentGame(), trukk()).models["m1"]!.weapons).toEqual([
      "rifle",
      "pistol",
      "plasma",
      "overcharge",
    ]);
  });

  it("everything at one target is one weapon a model, and no more models than there is room for", () => {
    assignAll("NEAR");
    expect(pending()).toEqual(["LADS rifle m1+m2+m3 NEAR"]);
    // The deck is full: the fourth waits until somebody makes room.
    aim({ weapon_id: "plasma", target_unit_id: "NEAR", from_unit_id: "LADS" });
    expect(pending()).toEqual(["LADS rifle m1+m2+m3 NEAR"]);
    aim({ weapon_id: "rifle", target_unit_id: "FAR", from_unit_id: "LADS", model_ids: ["m1"] });
    expect(pending()).toEqual(["LADS rifle m1 FAR", "LADS rifle m2+m3 NEAR"]);
    expect(pendingOf(currentGame(), arm("Bolt rifle"))).toHaveLength(2);
  });

  it("the last choice counts: who is to fire a pistol lets go of the rifle", () => {
    assignAll("NEAR");
    aim({ weapon_id: "pistol", target_unit_id: "NEAR", from_unit_id: "LADS", model_ids: ["m2"] });
    expect(pending()).toEqual(["LADS pistol m2 NEAR", "LADS rifle m1+m3 NEAR"]);
  });
});
