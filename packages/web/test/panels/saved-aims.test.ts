import { beforeEach, describe, expect, it } from "vitest";
import { aim, assignAll } from "../../src/panels/shooting/aim.ts";
import { SHOOTERS } from "../../src/panels/shooting/shooters.ts";
import { clearAllTargets, selectShooter } from "../../src/table/commands.ts";
import { aimsToTakeUp, followAims, forgetAims, savedAims } from "../../src/table/saved-aims.ts";
import { currentGame, currentTable, freshTable, openTable } from "../../src/table/table.ts";
import { LateAuthority } from "../online/late-authority.ts";
import { field } from "./field.ts";

/** Two squads, each with two enemies in reach; nothing is assigned by itself. */
const FIELD = field(
  {
    id: "ONE",
    owner: "p1",
    models: [
      { at: [5, 10], weapons: ["rifle"] },
      { at: [5, 12], weapons: ["rifle", "pistol"] },
    ],
  },
  { id: "TWO", owner: "p1", models: [{ at: [5, 20], weapons: ["rifle"] }] },
  { id: "NEAR", owner: "p2", models: [{ at: [14, 12] }] },
  { id: "FAR", owner: "p2", models: [{ at: [22, 12] }] },
);
const GAME = { ...FIELD, settings: { ...FIELD.settings, auto_targeting: "OFF" as const } };

const pending = () =>
  currentGame().shooting.pending_assignments.map(
    ({ weapon_id, target_unit_id, model_ids, modifiers }) =>
      `${weapon_id} ${model_ids.join("+")} ${target_unit_id}${modifiers?.hit?.plus_one === true ? " +1" : ""}`,
  );

followAims();
beforeEach(() => {
  forgetAims();
  openTable(freshTable("", "", GAME));
});

describe("targets of a unit that is left for another", () => {
  it("come back with it, modifiers and all", () => {
    selectShooter("ONE");
    aim({
      weapon_id: "rifle",
      target_unit_id: "FAR",
      model_ids: ["m1"],
      modifiers: { hit: { plus_one: true } },
    });
    aim({ weapon_id: "pistol", target_unit_id: "NEAR" });
    const before = pending();
    expect(before).toEqual(["rifle m1 FAR +1", "pistol m2 NEAR"]);
    selectShooter("TWO");
    assignAll("NEAR");
    selectShooter("ONE");
    expect(pending()).toEqual(before);
    selectShooter("TWO");
    expect(pending()).toEqual(["rifle m1 NEAR"]);
  });

  it("are one action more, and none where the referee gives the same", () => {
    selectShooter("ONE");
    selectShooter("TWO");
    const steps = currentTable().entries.length;
    selectShooter("ONE");
    expect(currentTable().entries.length).toBe(steps + 1);
    assignAll("FAR");
    selectShooter("TWO");
    selectShooter("ONE");
    // Selected, aimed; selected; selected and aimed again.
    expect(currentTable().entries.length).toBe(steps + 5);
  });

  it("stay away where they were cleared by hand", () => {
    openTable(
      freshTable("", "", {
        ...FIELD,
        units: { ...FIELD.units, FAR: { ...FIELD.units["FAR"]!, models: {} } },
      }),
    );
    selectShooter("ONE");
    // The only target is assigned by itself.
    expect(pending()).toEqual(["rifle m1+m2 NEAR"]);
    clearAllTargets();
    selectShooter("TWO");
    selectShooter("ONE");
    expect(pending()).toEqual([]);
  });

  it("are told of in the list of units", () => {
    selectShooter("ONE");
    expect(SHOOTERS.note(currentGame(), currentGame().units["ONE"]!)).toBe("2 models");
    assignAll("FAR");
    selectShooter("TWO");
    expect(SHOOTERS.note(currentGame(), currentGame().units["ONE"]!)).toBe("2 models · ◎ targets chosen");
  });

  it("that are gone by then are named, and the rest comes back", () => {
    selectShooter("ONE");
    aim({ weapon_id: "rifle", target_unit_id: "FAR", model_ids: ["m1"] });
    aim({ weapon_id: "pistol", target_unit_id: "NEAR" });
    selectShooter("TWO");
    const { game } = currentTable();
    const units = { ...game.units, NEAR: { ...game.units["NEAR"]!, models: {} } };
    const shooting = { ...game.shooting, active_shooter_id: "ONE", pending_assignments: [] };
    const taken = aimsToTakeUp({ ...game, units, shooting }, game.units["ONE"]!);
    expect(taken?.lost).toEqual(["Bolt pistol no longer has near as a target."]);
    expect(taken?.wishes.map(({ weapon_id, target_unit_id }) => `${weapon_id} ${target_unit_id}`)).toEqual([
      "rifle FAR",
    ]);
  });

  it("are forgotten with the phase", () => {
    selectShooter("ONE");
    assignAll("FAR");
    selectShooter("TWO");
    const game = currentGame();
    expect(savedAims(game, "ONE")).toHaveLength(1);
    expect(savedAims({ ...game, turn: { ...game.turn, round: 2 } }, "ONE")).toBeUndefined();
  });

  it("come back at a table on a server too, however late its answers are", async () => {
    const authority = new LateAuthority();
    openTable({ ...freshTable("", "", GAME), mode: "online" });
    const late = async (gesture: () => void) => {
      gesture();
      await authority.answerAll();
    };
    await late(() => selectShooter("ONE"));
    // Both are pressed before the first is answered.
    await late(() => {
      assignAll("FAR");
      selectShooter("TWO");
    });
    await late(() => selectShooter("ONE"));
    expect(pending()).toEqual(["rifle m1+m2 FAR"]);
  });
});
