import { inForce, LIMITS, type Unit } from "@gunline/rules";
import { baseOfCode } from "../../books/base.ts";
import type {
  BoxedRule,
  Sheet,
  SheetKind,
  SheetProfile,
  SheetWeapon,
  WargearAbility,
} from "../../books/sheet.ts";
import { nameKey } from "../names.ts";
import type { CarriedWeapon, Gain, SheetModel, UnitSheet, WeaponProfile } from "./sheet.ts";

const made = new WeakMap<Sheet, UnitSheet>();

/** A datasheet of the edition; a list often has several of one. */
export function sheetOfBook(sheet: Sheet): UnitSheet {
  const known = made.get(sheet) ?? sheetFrom(sheet);
  made.set(sheet, known);
  return known;
}

function sheetFrom(sheet: Sheet): UnitSheet {
  const questions: string[] = [];
  const weapons = weaponsOf(sheet, questions);
  const ranged = sheet.models.every((one) => one.invulnerableRanged === sheet.models[0]!.invulnerableRanged);
  return {
    name: sheet.name,
    source: "edition",
    keywords: [...sheet.keywords, ...sheet.factionKeywords],
    abilities: abilitiesOf(sheet, ranged),
    transport: transportOf(sheet, questions),
    crowdedBy:
      sheet.transport?.with === undefined
        ? null
        : { arm: sheet.transport.with.item, capacity: sheet.transport.with.capacity },
    leads: sheet.leads,
    leadsWith: Object.fromEntries(
      Object.entries(sheet.leadsWith ?? {}).map(([unit, item]) => [nameKey(unit), item]),
    ),
    models: sheet.models.map((kind) => modelOf(kind, ranged)),
    arms: weapons,
    items: itemsOf(sheet),
    wargear: sheet.abilities.wargear.flatMap((one) =>
      one.item === undefined || isNumberOnly(one) ? [] : [{ name: one.item, ability: one.name, kind: "" }],
    ),
    saves: Object.fromEntries(
      sheet.abilities.wargear.flatMap(({ item, invulnerable }) =>
        item === undefined || invulnerable === undefined ? [] : [[nameKey(item), invulnerable]],
      ),
    ),
    gains: Object.fromEntries(
      sheet.abilities.wargear.flatMap((one) =>
        one.item === undefined || (one.wounds === undefined && one.gives === undefined)
          ? []
          : [[nameKey(one.item), gainOf(one)]],
      ),
    ),
    structure: sheet,
    doubts: questions,
  };
}

/** What the unit has whatever it carries, as the document names it; the referee or its players look at the names. */
function abilitiesOf(sheet: Sheet, ranged: boolean): readonly string[] {
  const { core, abilities, beside, leaders, damaged } = sheet;
  const [first] = sheet.models;
  return [
    ...core,
    ...abilities.faction.map((name) => name.toUpperCase()),
    ...abilities.own,
    ...abilities.other.filter(isPlayedByName).map(({ name }) => name),
    ...(damaged === null ? [] : [`DAMAGED ${damaged}`]),
    ...(beside === undefined
      ? []
      : beside.any === true
        ? ["SECOND LEADER"]
        : (beside.of ?? []).map((name) => `SECOND LEADER: ${name}`)),
    ...(leaders === undefined
      ? []
      : [
          `TWO ${leaders.unlike === true ? "UNLIKE " : ""}LEADERS${leaders.at === undefined ? "" : ` AT ${leaders.at}`}${leaders.one === undefined ? "" : `: ${leaders.one}`}`,
        ]),
    ...(ranged ? againstOneType(first) : []),
  ];
}

function againstOneType(kind: SheetKind | undefined): readonly string[] {
  const { invulnerableRanged, invulnerableMelee } = kind ?? {};
  return [
    ...(invulnerableRanged === undefined
      ? []
      : [`INVULNERABLE SAVE ${invulnerableRanged}+ AGAINST RANGED ATTACKS`]),
    ...(invulnerableMelee === undefined
      ? []
      : [`INVULNERABLE SAVE ${invulnerableMelee}+ AGAINST MELEE ATTACKS`]),
  ];
}

function modelOf(kind: SheetKind, ranged: boolean): SheetModel {
  return {
    name: kind.name,
    stats: {
      move: kind.move,
      toughness: kind.toughness,
      save: kind.save,
      invulnerable_save: kind.invulnerable,
      wounds: kind.wounds,
      leadership: kind.leadership,
      objective_control: kind.oc,
    },
    base: baseOfCode(kind.base).base,
    keywords: kind.keywords ?? [],
    abilities: [...(kind.abilities ?? []), ...(ranged ? [] : againstOneType(kind))],
    arms: [],
  };
}

/** Weapons by name: one that shoots and fights is one weapon with profiles of both types. */
function weaponsOf({ weapons }: Sheet, questions: string[]): readonly CarriedWeapon[] {
  const names = [...new Set(weapons.map(({ name }) => name))];
  return names.flatMap((name) => {
    const own = weapons.filter((one) => one.name === name);
    const both = new Set(own.map(({ type }) => type)).size > 1;
    const profiles = own.flatMap((weapon) => weapon.profiles.flatMap((one) => profileOf(weapon, one, both)));
    if (profiles.length === 0) questions.push(`${name} has no range: it is played by hand.`);
    return profiles.length === 0 ? [] : [{ name, profiles }];
  });
}

function profileOf(weapon: SheetWeapon, profile: SheetProfile, both: boolean): readonly WeaponProfile[] {
  const { name, type } = weapon;
  if (type === "RANGED" && profile.range == null) return [];
  const called = both && type === "MELEE" ? `${name} (melee)` : name;
  const isMode = weapon.profiles.length > 1;
  return [
    {
      name: isMode && profile.name !== undefined ? `${called} (${profile.name})` : called,
      attacks: `${profile.attacks}`,
      skill: profile.skill,
      strength: profile.strength,
      ap: profile.ap,
      damage: `${profile.damage}`,
      keywords: profile.keywords,
      special_rules: "",
      profile_of: isMode ? called : null,
      ...(type === "MELEE" ? { type } : { type, range: profile.range }),
    } as WeaponProfile,
  ];
}

/** Wargear that is no weapon; one that names a weapon of the sheet without a range is none either. */
function itemsOf({ items, weapons, abilities }: Sheet): readonly string[] {
  const unranged = weapons.filter(({ type, profiles }) => type === "RANGED" && profiles[0]?.range == null);
  const named = abilities.wargear.flatMap(({ name, item }) => (item === undefined ? [name] : []));
  return [...items, ...named, ...unranged.map(({ name }) => name)];
}

/** Boxed rules that matter in a battle, and are not keywords that weapons have anyway. */
function isPlayedByName({ kind, name }: BoxedRule): boolean {
  return kind === "SPECIAL" || (kind === "WEAPON" && !inForce.isWeaponKeyword(name));
}

/** Whether a number of its bearer is all that the wargear changes. */
function isNumberOnly({ invulnerable, wounds, gives, more }: WargearAbility): boolean {
  if (gives !== undefined) return more !== true;
  return invulnerable !== undefined || wounds !== undefined;
}

function gainOf({ wounds, gives }: WargearAbility): Gain {
  return {
    ...(wounds !== undefined && { wounds }),
    ...(gives !== undefined && { weapons: gives }),
  };
}

/** As far as the document can say it: what is counted otherwise here is named. */
function transportOf(sheet: Sheet, questions: string[]): Unit["transport"] {
  const { transport, core } = sheet;
  const room = transport?.rooms[0];
  if (transport == null || room === undefined) return null;
  const { rooms, excludes = [], despite = [], space = {}, wounded, splits = [] } = transport;
  const large = Object.entries(space).filter(([, number]) => number > 2);
  for (const [keyword, number] of large)
    questions.push(`${keyword} models take the room of ${number}: here they take that of 2.`);
  for (const one of rooms.slice(1))
    questions.push(`It can also carry ${one.capacity} ${one.of.join(" or ")}: not here.`);
  if (room.units === true) questions.push("It carries one unit of any size: here up to 20 models.");
  if (wounded !== undefined)
    questions.push(
      `Models with more than ${wounded.above} wound take the room of ${wounded.space}: here of 1.`,
    );
  if (despite.length > 0) questions.push(`${despite.join(", ")} may ride in it all the same: not here.`);
  if (splits.length > 0) questions.push(`${splits.join(", ")} can be split to ride in it: not here.`);
  const deck = core.map((one) => /^FIRING DECK (\d+)$/.exec(one)?.[1]).find((one) => one !== undefined);
  return {
    capacity: Math.min(room.units === true ? 20 : room.capacity, LIMITS.modelsPerUnit),
    carries: room.of,
    excludes,
    double: Object.keys(space),
    firing_deck: Number(deck ?? 0),
  };
}
