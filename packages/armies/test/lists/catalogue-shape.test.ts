import { strToU8 } from "fflate";
import { describe, expect, test } from "vitest";
import { compileCatalogue } from "../../src/lists/index.ts";

/** Small files by hand, in the shape of the community's: each rule of its schema once. */

const UNIT = ["M", "T", "SV", "W", "LD", "OC"];
const GUN = ["Range", "A", "BS", "S", "AP", "D", "Keywords"];

const types = (prefix: string, names: readonly string[]) =>
  names.map((name) => `<characteristicType id="${prefix}-${name}" name="${name}"/>`).join("");

const SYSTEM = `<gameSystem id="gst" name="System">
  <categoryEntries>
    <categoryEntry id="c-inf" name="Infantry"/><categoryEntry id="c-fly" name="Fly"/>
    <categoryEntry id="c-old" name="Grenades"/><categoryEntry id="c-fac" name="Faction: Testers"/>
  </categoryEntries>
  <profileTypes>
    <profileType id="pt-u" name="Unit"><characteristicTypes>${types("u", UNIT)}</characteristicTypes></profileType>
    <profileType id="pt-r" name="Ranged Weapons"><characteristicTypes>${types("r", GUN)}</characteristicTypes></profileType>
  </profileTypes>
</gameSystem>`;

/** Neither the type nor the characteristics have names: their ids say it. */
const unitRow = (id: string, wounds: number) =>
  `<profile id="${id}" name="${id}" typeId="pt-u"><characteristics>${[6, 4, "3+", wounds, "6+", 2]
    .map((value, at) => `<characteristic typeId="u-${UNIT[at]}">${value}</characteristic>`)
    .join("")}</characteristics></profile>`;

const gun = (id: string, name: string, more = "") =>
  `<selectionEntry id="${id}" name="${name}" type="upgrade" ${more}><profiles>
    <profile id="p-${id}" name="${name}" typeId="pt-r" typeName="Ranged Weapons"><characteristics>${[
      '24"',
      2,
      "4+",
      4,
      "-1",
      1,
      "-",
    ]
      .map((value, at) => `<characteristic name="${GUN[at]}" typeId="r-${GUN[at]}">${value}</characteristic>`)
      .join("")}</characteristics></profile></profiles></selectionEntry>`;

const link = (id: string, target: string, more = "", inside = "") =>
  `<entryLink id="${id}" targetId="${target}" ${more}>${inside}</entryLink>`;

const LIBRARY = `<catalogue id="lib" name="Library - Testers" library="true">
  <sharedRules><rule id="r-scouts" name="Scouts"/></sharedRules>
  <sharedSelectionEntries>
    ${gun("g-rifle", "Rifle")}${gun("g-pistol", "Pistol")}${gun("g-cannon", "Cannon")}${gun("g-relic", "Relic gun")}
    ${gun("g-lost", "Lost gun", 'hidden="true"')}
  </sharedSelectionEntries>
  <sharedSelectionEntryGroups>
    <selectionEntryGroup id="grp" name="Guns"><entryLinks>${link("l1", "g-rifle", 'type="selectionEntry"')}</entryLinks></selectionEntryGroup>
    <selectionEntryGroup id="grp-off" name="Nobody's"><entryLinks>${link("l2", "g-cannon", 'type="selectionEntry"')}</entryLinks></selectionEntryGroup>
  </sharedSelectionEntryGroups>
  <selectionEntries>
    <selectionEntry id="guard" name="Guard" type="unit" hidden="false">
      <profiles>${unitRow("Guard", 2)}</profiles>
      <infoLinks><infoLink id="i1" type="rule" targetId="r-scouts" name="Scouts"><modifiers>
        <modifier type="append" field="name" value="6"/><modifier type="append" field="name" value="&quot;" join=""/>
      </modifiers></infoLink></infoLinks>
      <categoryLinks>
        <categoryLink id="k1" targetId="c-inf" primary="true"/><categoryLink id="k2" targetId="c-old" name="Grenades"/>
        <categoryLink id="k3" targetId="c-fac" name="Faction: Testers"/>
      </categoryLinks>
      <modifiers>
        <modifier type="add" field="category" value="c-fly"/><modifier type="remove" field="category" value="c-old"/>
        <modifier type="increment" field="u-W" value="1" affects="profiles.Unit"/>
        <modifier type="set" field="r-BS" value="2+" affects="self.entries.recursive.g-pistol.profiles.Ranged Weapons"/>
      </modifiers>
      <modifierGroups><modifierGroup type="and"><modifierGroups><modifierGroup type="and">
        <conditions><condition type="instanceOf" field="selections" scope="self" childId="guard"/></conditions>
        <modifiers><modifier type="increment" field="r-S" value="1" affects="self.entries.recursive.profiles.Ranged Weapons"/></modifiers>
      </modifierGroup></modifierGroups></modifierGroup></modifierGroups>
      <selectionEntries><selectionEntry id="sergeant" name="Sergeant" type="model"><profiles>${unitRow("Sergeant", 3)}</profiles>
        <entryLinks>
          ${link("l3", "grp", 'type="selectionEntryGroup"', `<entryLinks>${link("l5", "g-pistol", 'type="selectionEntry"')}</entryLinks>`)}
          ${link("l4", "grp-off", 'type="selectionEntryGroup" hidden="true"')}
          ${link("l6", "g-lost", 'type="selectionEntry"')}
          ${link(
            "l7",
            "g-relic",
            'type="selectionEntry" hidden="true"',
            `<modifiers><modifier type="set" field="hidden" value="false"><conditions>
              <condition type="atLeast" value="1" field="selections" scope="force" childId="some-detachment"/>
            </conditions></modifier></modifiers>`,
          )}
        </entryLinks></selectionEntry></selectionEntries>
    </selectionEntry>
    <selectionEntry id="own" name="Kept to itself" type="unit" import="false"><profiles>${unitRow("Own", 1)}</profiles></selectionEntry>
  </selectionEntries>
</catalogue>`;

const FACTION = `<catalogue id="cat" name="Xenos - Testers">
  <catalogueLinks><catalogueLink id="cl" targetId="lib" type="catalogue" importRootEntries="true"/></catalogueLinks>
</catalogue>`;

function sheets() {
  const files = { "a.gst": SYSTEM, "b.cat": LIBRARY, "c.cat": FACTION };
  const steps = compileCatalogue(
    Object.entries(files).map(([name, text]) => ({ name, bytes: strToU8(text) })),
  );
  for (;;) {
    const step = steps.next();
    if (step.done !== true) continue;
    if (!step.value.ok) throw new Error(step.value.fault.message);
    return step.value.value.sheets;
  }
}

describe("the shape of the community's catalogue", () => {
  const all = sheets();
  const [guard] = all;
  const arms = [...guard!.arms, ...guard!.models.flatMap((model) => model.arms)];
  const profile = (name: string) => arms.find((arm) => arm.name === name)?.profiles[0];

  test("roots of a linked file are taken over, but for what it keeps to itself", () => {
    expect(all.map(({ name }) => name)).toEqual(["Guard"]);
  });

  test("types and categories by id alone, categories added and removed", () => {
    expect(guard!.keywords.toSorted()).toEqual(["FLY", "INFANTRY", "TESTERS"]);
    expect(guard!.models[0]!.stats).toMatchObject({ move: 6, save: 3, toughness: 4 });
  });

  test("a modifier reaches as far as it says: its own row, one weapon by id, all weapons through groups of groups", () => {
    // 3 of its own: the unit's "one more" is for the unit's row.
    expect(guard!.models[0]!.stats!.wounds).toBe(3);
    expect(profile("Rifle")).toMatchObject({ skill: 4, strength: 5 });
    expect(profile("Pistol")).toMatchObject({ skill: 2, strength: 5 });
  });

  test("links to groups bring what hangs on them; what is hidden for good is not there, what can be had is", () => {
    expect(arms.map(({ name }) => name).sort()).toEqual(["Pistol", "Relic gun", "Rifle"]);
  });

  test("what is appended with nothing in between", () => {
    expect(guard!.abilities).toContain('SCOUTS 6"');
  });
});
