import type { CatalogueFile } from "../src/lists/index.ts";

/**
 * A catalogue of the size and shape of the community's, made up: files of factions that link libraries, units by links,
 * weapons by links to shared entries, groups within groups, rules with their number appended, profiles with conditions
 * and modifiers, long texts of abilities. The real one has no licence and may not be kept.
 */
export interface CatalogueSize {
  readonly factions: number;
  readonly libraries: number;
  readonly unitsPerFile: number;
  /** Letters of prose in an ability. */
  readonly prose: number;
}

export const REAL_SIZE: CatalogueSize = { factions: 33, libraries: 12, unitsPerFile: 34, prose: 420 };

const SYSTEM = "sys-352e-adc2-7639-d6a9";
const TYPES = {
  unit: "c547-1836-d8a-ff4f",
  ranged: "f77d-b953-8fa4-b762",
  melee: "8a40-4aaa-c780-9046",
  ability: "9cc3-6d83-4dd3-9b64",
} as const;
const BS = "94d-8a98-cf90-183e";
const WOUNDS = "750a-a2ec-90d3-21fe";
const KEYWORDS = "7f1b-8591-2fcf-d01c";

export function catalogueFilesOf(size: CatalogueSize): readonly CatalogueFile[] {
  const encoder = new TextEncoder();
  const files: CatalogueFile[] = [{ name: "System.gst", bytes: encoder.encode(system()) }];
  for (let at = 0; at < size.libraries; at++) {
    files.push({ name: `Library ${at}.cat`, bytes: encoder.encode(catalogue(size, at, true)) });
  }
  for (let at = 0; at < size.factions; at++) {
    files.push({
      name: `Faction ${at}.cat`,
      bytes: encoder.encode(catalogue(size, size.libraries + at, false)),
    });
  }
  return files;
}

function system(): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<gameSystem xmlns="http://www.battlescribe.net/schema/gameSystemSchema" id="${SYSTEM}" name="Made up" type="gameSystem">
  <sharedRules>
    <rule name="Feel No Pain" id="rule-fnp" hidden="false"><description>${prose(300)}</description></rule>
    <rule name="Deadly Demise" id="rule-demise" hidden="false"><description>${prose(300)}</description></rule>
    <rule name="Deep Strike" id="rule-deep" hidden="false"><description>${prose(300)}</description></rule>
  </sharedRules>
  <sharedProfiles>
    <profile name="Invulnerable Save" typeId="${TYPES.ability}" typeName="Abilities" hidden="false" id="shared-save">
      <characteristics><characteristic name="Description" typeId="x">This model has a 5+ invulnerable save.</characteristic></characteristics>
    </profile>
  </sharedProfiles>
</gameSystem>`;
}

function catalogue(size: CatalogueSize, file: number, library: boolean): string {
  const units = Array.from({ length: size.unitsPerFile }, (_, at) => unit(size, file, at));
  const links = library
    ? ""
    : Array.from(
        { length: size.unitsPerFile },
        (_, at) =>
          `<entryLink import="true" name="Unit ${file} ${at}" hidden="false" type="selectionEntry" id="link-${file}-${at}" targetId="unit-${file}-${at}"/>`,
      ).join("\n    ");
  const imported = library
    ? ""
    : `<catalogueLinks><catalogueLink type="catalogue" name="Library" id="cl-${file}" targetId="cat-${file % Math.max(1, size.libraries)}" importRootEntries="true"/></catalogueLinks>`;
  const shared = Array.from({ length: 40 }, (_, at) => sharedWeapon(file, at)).join("\n");
  const rootLinks = library
    ? Array.from(
        { length: size.unitsPerFile },
        (_, at) =>
          `<entryLink import="true" name="Unit ${file} ${at}" hidden="false" type="selectionEntry" id="link-${file}-${at}" targetId="unit-${file}-${at}"/>`,
      ).join("\n    ")
    : links;
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<catalogue xmlns="http://www.battlescribe.net/schema/catalogueSchema" library="${library}" id="cat-${file}" name="Xenos - Faction ${file}" gameSystemId="${SYSTEM}" revision="1" type="catalogue">
  ${imported}
  <entryLinks>
    ${rootLinks}
  </entryLinks>
  <sharedSelectionEntries>
${units.join("\n")}
${shared}
  </sharedSelectionEntries>
  <sharedSelectionEntryGroups>
    <selectionEntryGroup name="Pistols" hidden="false" id="group-${file}">
      <entryLinks>${weaponLinks(file, [30, 31, 32])}</entryLinks>
    </selectionEntryGroup>
  </sharedSelectionEntryGroups>
</catalogue>`;
}

/** Anyone who leads shoots better with the same gun: the modifier knows its bearer. */
function sharedWeapon(file: number, at: number): string {
  const isRanged = at % 3 !== 0;
  const modifier = isRanged
    ? `<modifiers><modifier type="set" value="2+" field="${BS}"><conditions><condition type="instanceOf" value="1" field="selections" scope="ancestor" childId="leader-${file}-0" shared="true"/></conditions></modifier>
       <modifier type="append" value="Lethal Hits" join=", " field="${KEYWORDS}"><conditions><condition type="atLeast" value="1" field="selections" scope="force" childId="detachment-${file}" shared="true"/></conditions></modifier></modifiers>`
    : "";
  return `    <selectionEntry type="upgrade" import="true" name="Weapon ${file} ${at}" hidden="false" id="weapon-${file}-${at}">
      <profiles>${weaponProfile(file, at, isRanged, modifier)}</profiles>
      <constraints><constraint type="max" value="1" field="selections" scope="parent" shared="true" id="c-${file}-${at}"/></constraints>
      <infoLinks><infoLink name="Deep Strike" hidden="false" type="rule" id="wl-${file}-${at}" targetId="rule-deep"/></infoLinks>
    </selectionEntry>`;
}

function weaponProfile(file: number, at: number, isRanged: boolean, modifier: string): string {
  const strength = 3 + (at % 9);
  return isRanged
    ? `<profile name="Weapon ${file} ${at}" typeId="${TYPES.ranged}" typeName="Ranged Weapons" hidden="false" id="wp-${file}-${at}"><characteristics>
        <characteristic name="Range" typeId="r">24&quot;</characteristic><characteristic name="A" typeId="a">${at % 4 === 0 ? "D6+1" : "2"}</characteristic>
        <characteristic name="BS" typeId="${BS}">3+</characteristic><characteristic name="S" typeId="s">${strength}</characteristic>
        <characteristic name="AP" typeId="ap">-1</characteristic><characteristic name="D" typeId="d">1</characteristic>
        <characteristic name="Keywords" typeId="${KEYWORDS}">Assault, Heavy</characteristic></characteristics>${modifier}</profile>`
    : `<profile name="Weapon ${file} ${at}" typeId="${TYPES.melee}" typeName="Melee Weapons" hidden="false" id="wp-${file}-${at}"><characteristics>
        <characteristic name="Range" typeId="r2">Melee</characteristic><characteristic name="A" typeId="a2">3</characteristic>
        <characteristic name="WS" typeId="ws">3+</characteristic><characteristic name="S" typeId="s2">${strength}</characteristic>
        <characteristic name="AP" typeId="ap2">0</characteristic><characteristic name="D" typeId="d2">1</characteristic>
        <characteristic name="Keywords" typeId="k2">-</characteristic></characteristics></profile>`;
}

function weaponLinks(file: number, weapons: readonly number[]): string {
  return weapons
    .map(
      (at) =>
        `<entryLink import="true" name="Weapon ${file} ${at}" hidden="false" type="selectionEntry" id="el-${file}-${at}" targetId="weapon-${file}-${at}"><constraints><constraint type="max" value="1" field="selections" scope="parent" shared="true" id="cc-${file}-${at}"/></constraints></entryLink>`,
    )
    .join("\n          ");
}

function unit(size: CatalogueSize, file: number, at: number): string {
  const abilities = Array.from(
    { length: 5 },
    (_, n) =>
      `<profile name="Ability ${n} of ${at}" typeId="${TYPES.ability}" typeName="Abilities" hidden="false" id="ab-${file}-${at}-${n}"><characteristics><characteristic name="Description" typeId="x">${prose(size.prose)}</characteristic></characteristics></profile>`,
  ).join("\n        ");
  return `    <selectionEntry type="unit" import="true" name="Unit ${file} ${at}" hidden="false" id="unit-${file}-${at}">
      <categoryLinks>
        <categoryLink targetId="cat-inf" id="cl1-${file}-${at}" primary="true" name="Infantry"/>
        <categoryLink targetId="cat-f" id="cl2-${file}-${at}" primary="false" name="Faction: Faction ${file}"/>
        <categoryLink targetId="cat-u" id="cl3-${file}-${at}" primary="false" name="Unit ${file} ${at}"/>
      </categoryLinks>
      <profiles>
        ${abilities}
      </profiles>
      <infoLinks>
        <infoLink name="Feel No Pain" hidden="false" type="rule" id="il1-${file}-${at}" targetId="rule-fnp"><modifiers><modifier type="append" value="5+" field="name"/></modifiers></infoLink>
        <infoLink name="Deadly Demise" hidden="false" type="rule" id="il2-${file}-${at}" targetId="rule-demise"><modifiers><modifier type="append" value="D3" field="name"/><modifier type="set" value="true" field="hidden"><conditions><condition type="greaterThan" value="0" field="selections" scope="unit-${file}-${at}" childId="case" shared="true"/></conditions></modifier></modifiers></infoLink>
        <infoLink name="Invulnerable Save" hidden="false" type="profile" id="il3-${file}-${at}" targetId="shared-save"/>
      </infoLinks>
      <selectionEntries>
        ${model(size, file, at, "leader", 0)}
      </selectionEntries>
      <selectionEntryGroups>
        <selectionEntryGroup name="Men" hidden="false" id="men-${file}-${at}">
          <selectionEntries>
            ${[1, 2, 3, 4].map((n) => model(size, file, at, "man", n)).join("\n            ")}
          </selectionEntries>
          <constraints><constraint type="min" value="4" field="selections" scope="parent" shared="true" id="mc-${file}-${at}"/></constraints>
        </selectionEntryGroup>
      </selectionEntryGroups>
      <costs><cost name="pts" typeId="51b2-306e-1021-d207" value="${80 + at}"/></costs>
    </selectionEntry>`;
}

function model(size: CatalogueSize, file: number, at: number, kind: "leader" | "man", n: number): string {
  const id = kind === "leader" ? `leader-${file}-${at}` : `man-${file}-${at}-${n}`;
  const name = kind === "leader" ? `Leader ${at}` : `Man ${at} w/ weapon ${n}`;
  return `<selectionEntry type="model" import="true" name="${name}" hidden="false" id="${id}">
          <profiles><profile name="${name}" typeId="${TYPES.unit}" typeName="Unit" hidden="false" id="p-${id}"><characteristics>
            <characteristic name="M" typeId="m">6&quot;</characteristic><characteristic name="T" typeId="t">4</characteristic>
            <characteristic name="SV" typeId="sv">3+</characteristic><characteristic name="W" typeId="${WOUNDS}">2</characteristic>
            <characteristic name="LD" typeId="ld">6+</characteristic><characteristic name="OC" typeId="oc">2</characteristic></characteristics>
            ${kind === "leader" ? `<modifiers><modifier type="increment" value="1" field="${WOUNDS}"/></modifiers>` : ""}</profile></profiles>
          <selectionEntries><selectionEntry type="upgrade" import="true" name="Icon ${n}" hidden="false" id="icon-${id}"><profiles><profile name="Icon" typeId="${TYPES.ability}" typeName="Abilities" hidden="false" id="ip-${id}"><characteristics><characteristic name="Description" typeId="x">${prose(size.prose)}</characteristic></characteristics></profile></profiles></selectionEntry></selectionEntries>
          <selectionEntryGroups><selectionEntryGroup name="Wargear" hidden="false" id="wg-${id}" defaultSelectionEntryId="x">
            <selectionEntryGroups><selectionEntryGroup name="Guns" hidden="false" id="gg-${id}"><entryLinks>
          ${weaponLinks(
            file,
            [0, 1, 2, 3, 4, 5].map((k) => (at * 3 + n * 5 + k) % 30),
          )}
            </entryLinks></selectionEntryGroup></selectionEntryGroups>
            <entryLinks><entryLink import="true" name="Pistols" hidden="false" type="selectionEntryGroup" id="pl-${id}" targetId="group-${file}"/></entryLinks>
          </selectionEntryGroup></selectionEntryGroups>
        </selectionEntry>`;
}

const WORDS =
  "each time a model of this unit makes an attack in the phase of its player while a marker is near and the roll fails it may try again once".split(
    " ",
  );

function prose(letters: number): string {
  let text = "";
  for (let at = 0; text.length < letters; at++) text += `${WORDS[(at * 7) % WORDS.length]} `;
  return text.trim();
}
