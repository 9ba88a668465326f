import type { Action } from "@gunline/rules";
import { beforeEach, describe, expect, it } from "vitest";
import { aim, assignAll, holdFire, modify, profileOf, switchProfile } from "../../src/panels/shooting/aim.ts";
import { arsenalOf, profileLabel, profileLine } from "../../src/panels/shooting/arsenal.ts";
import { armsReaching, byUse, numberedTargets, sightedBy } from "../../src/panels/shooting/targets.ts";
import { setAuthority } from "../../src/table/authority.ts";
import { clearAllTargets, selectShooter } from "../../src/table/commands.ts";
import { currentGame, currentTable, freshTable, openTable } from "../../src/table/table.ts";
import { look } from "../../src/table/view.ts";
import { field } from "./field.ts";

/** A squad at x = 5; gaps are the difference of x less one inch of bases. */
const TABLE = field(
  {
    id: "SQUAD",
    owner: "p1",
    models: [
      { at: [5, 10], weapons: ["pistol", "rifle", "blade"] },
      { at: [5, 12], weapons: ["rifle"] },
      { at: [5, 14], weapons: ["plasma", "overcharge"] },
    ],
  },
  { id: "FAR", owner: "p2", models: [{ at: [26, 10] }] },
  { id: "NEAR", owner: "p2", models: [{ at: [15, 10] }] },
  { id: "GONE", owner: "p2", models: [{ at: [55, 10] }] },
);

const squad = () => currentGame().units["SQUAD"]!;
const pending = () =>
  currentGame()
    .shooting.pending_assignments.map(
      ({ weapon_id, target_unit_id, model_ids }) => `${weapon_id} ${model_ids.join("+")} ${target_unit_id}`,
    )
    .sort();

beforeEach(() => {
  // Nothing is assigned by itself: what is aimed in these tests, the tests aim.
  const game = { ...TABLE, settings: { ...TABLE.settings, auto_targeting: "OFF" as const } };
  openTable(freshTable("", "", game));
  look({ profiles: {} });
});

describe("the weapons of a unit", () => {
  it("are grouped by weapon, profiles of one weapon together, melee left out", () => {
    expect(
      arsenalOf(TABLE, squad()).map(({ name, count, bearers, profiles }) => [
        name,
        count,
        bearers,
        profiles.length,
      ]),
    ).toEqual([
      ["Bolt pistol", 1, ["m1"], 1],
      ["Bolt rifle", 2, ["m1", "m2"], 1],
      ["Plasma gun", 1, ["m3"], 2],
    ]);
  });

  it("name a profile by what sets it apart", () => {
    const plasma = arsenalOf(TABLE, squad())[2]!;
    expect(plasma.profiles.map((profile) => profileLabel(plasma, profile))).toEqual([
      "standard",
      "supercharge",
    ]);
  });

  it("are told in one line", () => {
    expect(profileLine({ ...TABLE.weapons["rifle"]!, ap: -1 })).toBe("24″ · A 2 · BS 3+ · S 4 · AP −1 · D 1");
  });

  it("come in the order of use: sidearms after the others", () => {
    expect(byUse(TABLE, squad()).map(({ name }) => name)).toEqual([
      "Bolt rifle",
      "Plasma gun",
      "Bolt pistol",
    ]);
  });
});

describe("targets", () => {
  it("are numbered by the nearest distance of any weapon, those out of reach left out", () => {
    // NEAR: 15 − 5 − 1 = 9", FAR: 20", GONE: 49".
    expect(numberedTargets(TABLE, "SQUAD")).toEqual(["NEAR", "FAR"]);
    expect(numberedTargets(TABLE, "NOBODY")).toEqual([]);
  });

  it("know which weapons reach them", () => {
    expect(armsReaching(TABLE, squad(), "NEAR").map(({ name }) => name)).toEqual([
      "Bolt pistol",
      "Bolt rifle",
      "Plasma gun",
    ]);
    expect(armsReaching(TABLE, squad(), "FAR").map(({ name }) => name)).toEqual(["Bolt rifle", "Plasma gun"]);
  });

  it("are listed nearest first, the ineligible ones last", () => {
    expect(sightedBy(TABLE, squad(), "pistol").map(({ unit, eligible }) => [unit.id, eligible])).toEqual([
      ["NEAR", true],
      ["FAR", false],
      ["GONE", false],
    ]);
  });
});

describe("aiming", () => {
  beforeEach(() => selectShooter("SQUAD"));

  it("aims every weapon that can at one unit and leaves out the pistol that cannot be fired beside the rifle", () => {
    assignAll("NEAR");
    expect(pending()).toEqual(["plasma m3 NEAR", "rifle m1+m2 NEAR"]);
    assignAll("FAR");
    expect(pending()).toEqual(["plasma m3 FAR", "rifle m1+m2 FAR"]);
  });

  it("SH-13 fires the pistol of a model that has nothing else beside the rifles of the others", () => {
    const { SQUAD, ...others } = TABLE.units;
    const sergeant = { ...SQUAD!.models["m3"]!, weapons: ["pistol"] };
    const mixed = { ...SQUAD!, models: { ...SQUAD!.models, m3: sergeant } };
    const settings = { ...TABLE.settings, auto_targeting: "OFF" as const };
    openTable(freshTable("", "", { ...TABLE, settings, units: { ...others, SQUAD: mixed } }));
    selectShooter("SQUAD");
    assignAll("NEAR");
    expect(pending()).toEqual(["pistol m3 NEAR", "rifle m1+m2 NEAR"]);
  });

  it("takes from other weapons only the models that cannot do both", () => {
    assignAll("NEAR");
    aim({ weapon_id: "pistol", target_unit_id: "NEAR" });
    expect(pending()).toEqual(["pistol m1 NEAR", "plasma m3 NEAR", "rifle m2 NEAR"]);
    aim({ weapon_id: "rifle", target_unit_id: "FAR" });
    expect(pending()).toEqual(["plasma m3 NEAR", "rifle m1+m2 FAR"]);
  });

  it("keeps the profile that was chosen, and the target where that profile reaches it", () => {
    const plasma = arsenalOf(TABLE, squad())[2]!;
    assignAll("NEAR");
    switchProfile(plasma, "overcharge");
    expect(pending()).toEqual(["overcharge m3 NEAR", "rifle m1+m2 NEAR"]);
    // 18" do not reach 20": the first profile that does is fired instead.
    assignAll("FAR");
    expect(pending()).toEqual(["plasma m3 FAR", "rifle m1+m2 FAR"]);
    switchProfile(plasma, "overcharge");
    expect(pending()).toEqual(["rifle m1+m2 FAR"]);
    expect(profileOf(currentGame(), squad(), plasma)).toBe("overcharge");
  });
});

describe("one press is one action", () => {
  beforeEach(() => selectShooter("SQUAD"));

  const only = () => currentGame().shooting.pending_assignments;
  const steps = () => currentTable().entries.length;

  it("whatever it changes", () => {
    const press = (run: () => void) => {
      const before = steps();
      run();
      expect(steps()).toBe(before + 1);
    };
    const plasma = arsenalOf(TABLE, squad())[2]!;
    press(() => assignAll("NEAR"));
    press(() => aim({ weapon_id: "pistol", target_unit_id: "NEAR" }));
    press(() => switchProfile(plasma, "overcharge"));
    press(() => aim({ weapon_id: "rifle", target_unit_id: "FAR", model_ids: ["m2"] }));
    expect(pending()).toEqual(["overcharge m3 NEAR", "pistol m1 NEAR", "rifle m2 FAR"]);
    press(() => modify(only()[0]!, { modifiers: { hit: { plus_one: true } } }));
    expect(only()[0]!.modifiers).toEqual({ hit: { plus_one: true } });
    press(() => holdFire(only().find(({ weapon_id }) => weapon_id === "pistol")!));
    expect(pending()).toEqual(["overcharge m3 NEAR", "rifle m2 FAR"]);
    press(clearAllTargets);
    expect(pending()).toEqual([]);
  });

  it("and none where nothing would change", () => {
    assignAll("NEAR");
    const before = steps();
    assignAll("NEAR");
    expect(steps()).toBe(before);
    clearAllTargets();
    clearAllTargets();
    expect(steps()).toBe(before + 1);
  });

  it("a model that is sent elsewhere leaves the others where they fire", () => {
    aim({ weapon_id: "rifle", target_unit_id: "FAR" });
    aim({ weapon_id: "rifle", target_unit_id: "NEAR", model_ids: ["m2"] });
    expect(pending()).toEqual(["rifle m1 FAR", "rifle m2 NEAR"]);
  });
});

describe("where the answer comes later", () => {
  it("aiming everything with pistols aimed keeps the other weapons: the whole list is sent at once", () => {
    selectShooter("SQUAD");
    assignAll("NEAR");
    aim({ weapon_id: "pistol", target_unit_id: "NEAR" });
    expect(pending()).toEqual(["pistol m1 NEAR", "plasma m3 NEAR", "rifle m2 NEAR"]);
    const sent: Action[] = [];
    setAuthority((action) => sent.push(action));
    openTable({ ...currentTable(), mode: "online" });
    assignAll("FAR");
    const aimed = (action: Action | undefined) =>
      action?.type === "SET_ASSIGNMENTS"
        ? action.payload.assignments.map(({ weapon_id, target_unit_id }) => `${weapon_id} ${target_unit_id}`)
        : [];
    expect(sent).toHaveLength(1);
    expect(aimed(sent[0])).toEqual(["rifle FAR", "plasma FAR"]);
    // The document has not moved, and still the list is one that the referee takes.
    openTable({ ...currentTable(), mode: "hotseat" });
    assignAll("FAR");
    expect(pending()).toEqual(["plasma m3 FAR", "rifle m1+m2 FAR"]);
  });
});
