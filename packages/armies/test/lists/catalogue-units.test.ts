import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { armyFromList, bookOf, type Catalogue, compileCatalogue, readList } from "../../src/lists/index.ts";

/** A chapter, its parent and the game system as the community writes them: prose, prices and limits among the numbers. */

const values = (type: string, names: string, numbers: readonly (string | number)[]) =>
  names
    .split(" ")
    .map(
      (name, at) =>
        `<characteristic name="${name}" typeId="${type}-${name}">${numbers[at] ?? "-"}</characteristic>`,
    )
    .join("");

const row = (name: string, ...numbers: (string | number)[]) =>
  `<profile name="${name}" typeId="t-u" typeName="Unit" hidden="false" id="p-${name}"><characteristics>${values("u", "M T SV W LD OC", numbers)}</characteristics></profile>`;

const gun = (name: string, skill: string, modifiers = "") =>
  // Under an old name of its type, whose id says what it is.
  `<profile name="${name}" typeId="t-r" typeName="Ranged Weapon" hidden="false" id="p-${name}-gun"><characteristics>${values("r", "Range A BS S AP D Keywords", ["12&quot;", 1, skill, 7, "-2", 1, "Pistol"])}</characteristics>${modifiers}</profile>`;

const ability = (name: string, text: string) =>
  `<profile name="${name}" typeId="t-a" typeName="Abilities" hidden="false" id="p-${name}"><characteristics><characteristic name="Description" typeId="a-d">${text}</characteristic></characteristics></profile>`;

const LIMIT = `<constraints><constraint type="max" value="1" field="selections" scope="parent" shared="true" id="k"/></constraints>`;
const COST = `<costs><cost name="pts" typeId="51b2" value="80"/></costs><comment>A7 WS 2+</comment>`;

/** The bearer is a Captain by category: he shoots better. */
const BY_BEARER = `<modifiers><modifier type="set" value="2+" field="r-BS"><conditionGroups><conditionGroup type="or"><conditions>
  <condition type="instanceOf" value="1" field="selections" scope="ancestor" childId="c-captain" shared="true"/>
</conditions></conditionGroup></conditionGroups></modifier></modifiers>`;

/** Upgrades of campaigns hang on every weapon, hidden unless a campaign is played. */
const CRUSADE = `<selectionEntryGroup name="Weapon Modifications" id="g-mods" hidden="false">
  <selectionEntries><selectionEntry type="upgrade" import="true" name="Finely Balanced" hidden="false" id="e-mod">${LIMIT}
    <modifierGroups><modifierGroup type="and"><comment>Finely Balanced</comment><modifiers>
      <modifier type="decrement" value="1" field="r-BS" scope="parent" affects="profiles.Ranged Weapons"/>
    </modifiers></modifierGroup></modifierGroups></selectionEntry>
    <selectionEntry type="upgrade" import="true" name="Vortex Grenade" hidden="false" id="e-vortex">
      <profiles>${gun("Vortex Grenade", "3+").replaceAll(/name="(S|D)"([^>]*)>[^<]*</g, 'name="$1"$2>*<')}</profiles></selectionEntry></selectionEntries>
  <modifiers><modifier type="set" value="true" field="hidden"><conditionGroups><conditionGroup type="or"><conditions>
    <condition type="lessThan" value="1" field="selections" scope="roster" childId="crusade" shared="true" includeChildSelections="true"/>
  </conditions></conditionGroup></conditionGroups></modifier></modifiers>
</selectionEntryGroup>`;

const SYSTEM = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<gameSystem xmlns="http://www.battlescribe.net/schema/gameSystemSchema" id="sys" name="Game" type="gameSystem">
  <publications><publication name="Book" id="b"/></publications>
  <sharedRules><rule id="r-oath" name="Oath of Moment" publicationId="b" page="26" hidden="false"><description>Prose.</description></rule></sharedRules>
  <sharedProfiles>${ability("Invulnerable Save", "4+")}</sharedProfiles>
  <sharedSelectionEntryGroups>${CRUSADE}</sharedSelectionEntryGroups>
</gameSystem>`;

const captain = `<selectionEntry type="model" import="true" name="Shield Captain" hidden="false" id="captain">
  <categoryLinks><categoryLink targetId="c-captain" id="l-captain" primary="false" name="Captain"/><categoryLink targetId="c-char" id="l-char" primary="true" name="Character"/></categoryLinks>
  <infoLinks><infoLink name="Invulnerable Save" hidden="false" type="profile" id="i-inv" targetId="p-Invulnerable Save"/></infoLinks>
  <profiles>${row("Shield Captain", "6&quot;", 4, "3+", 5, "6+", 1)}${ability("Leader", "This model can be attached to the following units:\n■ Shield Guard\n■ T’au Friends")}</profiles>
  <entryLinks><entryLink import="true" name="Plasma pistol" hidden="false" type="selectionEntry" id="l-pistol" targetId="e-pistol">${LIMIT}
    <entryLinks><entryLink import="true" name="Weapon Modifications" hidden="false" id="l-mods" type="selectionEntryGroup" targetId="g-mods"/></entryLinks>
  </entryLink></entryLinks>${COST}</selectionEntry>`;

const guard = `<selectionEntry type="unit" import="true" name="Shield Guard" hidden="false" id="guard">
  <infoLinks><infoLink name="Oath of Moment" hidden="false" type="rule" id="i-oath" targetId="r-oath">
    <modifiers><modifier type="set" value="true" field="hidden"><conditions>
      <condition type="instanceOf" value="1" field="selections" scope="primary-catalogue" childId="cat-wolves" shared="true"/>
    </conditions></modifier></modifiers></infoLink></infoLinks>
  <selectionEntryGroups><selectionEntryGroup name="Guards" hidden="false" id="g-guards" defaultSelectionEntryId="e-guard">
    <selectionEntries><selectionEntry type="model" import="true" name="Guard" hidden="false" id="e-guard">${LIMIT}
      <profiles>${row("Guard", "6&quot;", 4, "3+", 2, "6+", 2)}${gun("Built-in gun", "4+")}</profiles>
      <selectionEntries><selectionEntry type="upgrade" import="true" name="Storm Shield" id="e-shield"><profiles>${ability("Storm Shield", "The bearer has a 4+ invulnerable save.")}</profiles></selectionEntry></selectionEntries>
      <entryLinks><entryLink import="true" name="Plasma pistol" hidden="false" type="selectionEntry" id="l-pistol-2" targetId="e-pistol"/></entryLinks>
    </selectionEntry></selectionEntries></selectionEntryGroup></selectionEntryGroups>${COST}</selectionEntry>`;

/** Two rows of numbers for three kinds of models: the last has none by its name. */
const pack = `<selectionEntry type="unit" import="true" name="Scout Pack" hidden="false" id="pack">
  <profiles>${row("Pack Leader", "7&quot;", 4, "3+", 3, "6+", 2)}${row("Scout", "6&quot;", 4, "4+", 1, "6+", 1)}</profiles>
  <selectionEntries>
    <selectionEntry type="model" import="true" name="Pack Leader" hidden="false" id="e-pack-1"><profiles>${gun("Pistol", "3+")}</profiles></selectionEntry>
    <selectionEntry type="model" import="true" name="Scout" hidden="false" id="e-pack-2"><profiles>${gun("Rifle", "3+")}</profiles></selectionEntry>
    <selectionEntry type="model" import="true" name="Scout with launcher" hidden="false" id="e-pack-3"><profiles>${gun("Launcher", "4+")}</profiles></selectionEntry>
  </selectionEntries>${COST}</selectionEntry>`;

const PARENT = `<catalogue xmlns="http://www.battlescribe.net/schema/catalogueSchema" library="false" id="cat-sm" name="Imperium - Space Marines" gameSystemId="sys">
  <entryLinks>
    <entryLink import="true" name="Shield Captain" hidden="false" type="selectionEntry" id="root-captain" targetId="captain"/>
    <entryLink import="true" name="Shield Guard" hidden="false" type="selectionEntry" id="root-guard" targetId="guard"/>
    <entryLink import="true" name="Scout Pack" hidden="false" type="selectionEntry" id="root-pack" targetId="pack"/>
    <entryLink import="true" name="Old Hero" hidden="false" type="selectionEntry" id="root-old" targetId="old"/>
  </entryLinks>
  <sharedSelectionEntries>${captain}${guard}${pack}
    <selectionEntry type="model" import="true" name="Old Hero" hidden="true" id="old"><profiles>${row("Old Hero", "6&quot;", 4, "3+", 4, "6+", 1)}</profiles></selectionEntry>
    <selectionEntry type="upgrade" import="true" name="Plasma pistol" hidden="false" id="e-pistol"><profiles>${gun("Plasma pistol", "3+", BY_BEARER)}</profiles></selectionEntry>
  </sharedSelectionEntries></catalogue>`;

const chapter = (id: string, name: string, own = "") =>
  `<catalogue xmlns="http://www.battlescribe.net/schema/catalogueSchema" library="false" id="${id}" name="Imperium - Adeptus Astartes - ${name}">
  <catalogueLinks><catalogueLink name="Imperium - Space Marines" id="cl-${id}" targetId="cat-sm" importRootEntries="true" type="catalogue"/></catalogueLinks>${own}</catalogue>`;

const WOLVES = chapter(
  "cat-wolves",
  "Space Wolves",
  `<selectionEntries><selectionEntry type="model" import="true" name="Old Hero" hidden="false" id="new"><profiles>${row("Old Hero", "7&quot;", 4, "3+", 6, "6+", 1)}</profiles></selectionEntry></selectionEntries>`,
);

function compiled(): Catalogue {
  const files = {
    "a.gst": SYSTEM,
    "b.cat": PARENT,
    "c.cat": WOLVES,
    "d.cat": chapter("cat-um", "Ultramarines"),
  };
  const steps = compileCatalogue(
    Object.entries(files).map(([name, text]) => ({ name, bytes: strToU8(text) })),
  );
  for (;;) {
    const step = steps.next();
    if (step.done !== true) continue;
    if (!step.value.ok) throw new Error(step.value.fault.message);
    return step.value.value;
  }
}

describe("units as the community's catalogue has them", () => {
  const catalogue = compiled();
  const book = bookOf(catalogue);
  const find = (name: string, faction = "Space Marines - Ultramarines") => book.find(name, faction)!;
  const skill = (unit: string, weapon: string) =>
    [...find(unit).models.flatMap(({ arms }) => arms), ...find(unit).arms].find(({ name }) => name === weapon)
      ?.profiles[0]?.skill;

  test("a weapon shoots as well as its bearer, and no upgrade of a campaign betters it", () => {
    expect(skill("Shield Captain", "Plasma pistol")).toBe(2);
    expect(skill("Shield Guard", "Plasma pistol")).toBe(3);
  });

  test("a grenade of campaigns is no weapon of anybody, and nobody is told that it cannot be read", () => {
    const text = JSON.stringify(catalogue.sheets);
    expect(text).toContain("Finely Balanced");
    expect(text).not.toContain("Vortex");
  });

  test("a model without a row of its own has the numbers of the many, not the leader's", () => {
    const wounds = find("Scout Pack").models.map(({ name, stats }) => [name, stats!.wounds, stats!.save]);
    expect(wounds).toEqual([
      ["Pack Leader", 3, 3],
      ["Scout", 1, 4],
      ["Scout with launcher", 1, 4],
    ]);
  });

  test("a profile on a model itself is a weapon by its own name", () => {
    expect(skill("Shield Guard", "Built-in gun")).toBe(4);
    expect(find("Shield Guard").arms.map(({ name }) => name)).not.toContain("Guard");
  });

  test("a save that is told by its number alone", () => {
    expect(find("Shield Captain").models[0]!.stats!.invulnerable_save).toBe(4);
  });

  test("what depends on whose army it is differs from chapter to chapter", () => {
    expect(find("Shield Guard").abilities).toContain("OATH OF MOMENT");
    expect(find("Shield Guard", "Space Marines - Space Wolves").abilities).not.toContain("OATH OF MOMENT");
    expect(catalogue.sheets.find(({ name }) => name === "Shield Captain")!.factions).toHaveLength(3);
  });

  test("a unit that nobody can choose any more is found for old lists, behind one that can be had", () => {
    expect(find("Old Hero").models[0]!.stats!.wounds).toBe(6);
    const old = catalogue.sheets.filter(({ name, gone }) => name === "Old Hero" && gone === true);
    expect(old.map(({ models }) => models[0]!.stats!.wounds)).toEqual([4]);
  });

  test("the save of a shield is its bearer's alone, and leaders find their units whatever the apostrophe", () => {
    const text = `Test (240 Points)\n\nSpace Marines\nUltramarines\nGladius Task Force\nStrike Force (2000 Points)\n\nCHARACTERS\n\nShield Captain (80 Points)\n  • 1x Plasma pistol\n\nOTHER DATASHEETS\n\nShield Guard (160 Points)\n  • 1x Guard\n     ◦ 1x Plasma pistol\n     ◦ 1x Storm Shield\n  • 4x Guard\n     ◦ 4x Plasma pistol\n`;
    const read = readList(strToU8(text));
    if (!read.ok) throw new Error(read.fault.message);
    const { army, questions } = armyFromList(read.value, { book });
    const [leader, squad] = army.units;
    const saves = Object.values(squad!.models).map(({ stats }) => stats?.invulnerable_save);
    expect(squad!.stats.invulnerable_save).toBeNull();
    expect(saves).toEqual([4, undefined, undefined, undefined, undefined]);
    expect(leader!.leads).toEqual(["Shield Guard", "T'au Friends"]);
    expect(questions.filter(({ kind }) => kind === "weapon")).toEqual([]);
  });

  test("our own table goes before the catalogue, unless it lacks a weapon that the catalogue has", () => {
    const source = (weapon: string) => {
      const text = `Test (75 Points)\n\nSpace Marines\nGladius Task Force\nStrike Force (2000 Points)\n\nBATTLELINE\n\nIntercessor Squad (75 Points)\n  • 5x Intercessor\n     ◦ 5x ${weapon}\n`;
      const read = readList(strToU8(text));
      if (!read.ok) throw new Error(read.fault.message);
      const squad = { ...find("Shield Guard"), name: "Intercessor Squad" };
      return armyFromList(read.value, { book: { find: () => squad } }).sheets[0]!.source;
    };
    expect(source("Bolt rifle")).toBe("own");
    expect(source("Plasma pistol, of a new make")).toBe("own");
    expect(source("Built-in gun")).toBe("catalogue");
  });
});
