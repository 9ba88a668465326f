import type { Game } from "@gunline/rules";
import { beforeEach, describe, expect, it } from "vitest";
import { aim, assignAll, switchProfile } from "../../src/panels/shooting/aim.ts";
import { arsenalOf } from "../../src/panels/shooting/arsenal.ts";
import { selectShooter } from "../../src/table/commands.ts";
import { currentGame, freshTable, openTable, type Table, useTable } from "../../src/table/table.ts";
import { look } from "../../src/table/view.ts";
import { field } from "../panels/field.ts";
import { LateAuthority } from "./late-authority.ts";

/** What a hand does at a table far away must come to the same as at one screen, however late the answers are. */

const FIELD = field(
  {
    id: "SQUAD",
    owner: "p1",
    models: [
      { at: [5, 10], weapons: ["pistol", "rifle"] },
      { at: [5, 12], weapons: ["pistol", "rifle"] },
      { at: [5, 14], weapons: ["pistol", "plasma", "overcharge"] },
    ],
  },
  { id: "FAR", owner: "p2", models: [{ at: [26, 10] }] },
  { id: "NEAR", owner: "p2", models: [{ at: [15, 10] }] },
);
// Nothing is assigned by itself: what is aimed in these tests, the tests aim.
const GAME: Game = { ...FIELD, settings: { ...FIELD.settings, auto_targeting: "OFF" } };

const PISTOLS = { weapon_id: "pistol", target_unit_id: "NEAR" };

const aimed = () =>
  currentGame()
    .shooting.pending_assignments.map(
      ({ weapon_id, target_unit_id, model_ids }) => `${weapon_id} ${model_ids.join("+")} ${target_unit_id}`,
    )
    .sort();

function open(mode: Table["mode"]): void {
  openTable({ ...freshTable("", "", GAME), mode });
  look({ profiles: {} });
}

let authority: LateAuthority;
beforeEach(() => {
  authority = new LateAuthority();
});

/** Gestures at one screen, and the same with answers that come late: what is aimed then. */
async function aimedBothWays(...gestures: readonly (() => void)[]) {
  const select = () => selectShooter("SQUAD");
  open("hotseat");
  for (const gesture of [select, ...gestures]) gesture();
  const here = aimed();
  open("online");
  for (const gesture of [select, ...gestures]) {
    gesture();
    await authority.answerAll();
  }
  return { here, faraway: aimed(), refusals: useTable.getState().refusals };
}

describe("aiming at a table on a server", () => {
  it("of one weapon after the other comes to the same as at one screen", async () => {
    const { here, faraway, refusals } = await aimedBothWays(
      () => aim({ weapon_id: "rifle", target_unit_id: "NEAR" }),
      () => aim({ weapon_id: "plasma", target_unit_id: "FAR" }),
    );
    expect([faraway, refusals]).toEqual([here, []]);
    expect(here).toEqual(["plasma m3 FAR", "rifle m1+m2 NEAR"]);
  });

  it("of everything while pistols are aimed loses no other weapon", async () => {
    const { here, faraway, refusals } = await aimedBothWays(
      () => aim(PISTOLS),
      () => assignAll("NEAR"),
    );
    expect(here).toEqual(["plasma m3 NEAR", "rifle m1+m2 NEAR"]);
    expect([faraway, refusals]).toEqual([here, []]);
  });

  it("of everything at another unit than before loses no weapon, the picked profile among them", async () => {
    const { here, faraway, refusals } = await aimedBothWays(
      () => assignAll("NEAR"),
      () => switchProfile(arsenalOf(GAME, GAME.units["SQUAD"]!)[2]!, "overcharge"),
      () => assignAll("FAR"),
      () => aim(PISTOLS),
    );
    expect([faraway, refusals]).toEqual([here, []]);
  });

  it("is one action for one click", async () => {
    await aimedBothWays(
      () => aim(PISTOLS),
      () => assignAll("NEAR"),
    );
    // The unit, the pistols, everything.
    expect(authority.asked).toBe(3);
  });
});
