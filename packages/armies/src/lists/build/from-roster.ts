import { nameKey } from "../names.ts";
import { isModel, isWeaponProfile, type RosterUnit } from "../roster/list.ts";
import { namesApart } from "../roster/same-name.ts";
import type { Profile, Selection } from "../roster/tree.ts";
import { textsIn, withAllBelow } from "./described.ts";
import { abilitiesIn, better, keywordsIn, savesOfWargear, unique, weaponOf } from "./from-profiles.ts";
import { statsIn } from "./numbers.ts";
import type { CarriedWeapon, SheetModel, Stats, UnitSheet } from "./sheet.ts";

/** The numbers that a roster carries of a unit, model by model of the list. */
export function sheetOfRoster({ selection, models }: RosterUnit): UnitSheet {
  const questions: string[] = [];
  const own = abilitiesIn(selection.profiles, selection.rules);
  const lines = selection.profiles.filter(isStatLine);
  const read = models.map((model) => modelOf(model, selection, lines, own.invulnerable, questions));
  return {
    name: selection.name,
    source: "list",
    keywords: keywordsIn(selection.categories),
    abilities: own.abilities,
    transport: own.transport ?? read.map(({ transport }) => transport).find((one) => one !== null) ?? null,
    leads: own.leads,
    leadsWith: own.leadsWith,
    models: read.map(({ model }) => model),
    arms: weaponsBelow(selection, questions),
    items: [],
    texts: textsIn(withAllBelow(selection)),
    doubts: unique(questions),
  };
}

const isStatLine = ({ type }: Profile) => nameKey(type) === "unit";

interface ReadModel {
  readonly model: SheetModel;
  readonly transport: UnitSheet["transport"];
}

function modelOf(
  model: Selection,
  unit: Selection,
  lines: readonly Profile[],
  ofUnit: ReturnType<typeof abilitiesIn>["invulnerable"],
  questions: string[],
): ReadModel {
  const isUnit = model === unit;
  const own = isUnit ? undefined : abilitiesIn(model.profiles, model.rules);
  const wargear = below(model)
    .flatMap((one) => [...one.profiles])
    .filter(({ type }) => nameKey(type) === "abilities");
  const save = better(better(ofUnit, own?.invulnerable), savesOfWargear(wargear));
  const stats = statsOf(model, lines, questions);
  return {
    transport: own?.transport ?? null,
    model: {
      name: model.name,
      stats:
        stats === null
          ? null
          : { ...stats, invulnerable_save: save === undefined || save.against !== null ? null : save.save },
      base: null,
      keywords: isUnit ? [] : keywordsIn(model.categories),
      abilities: own?.abilities ?? [],
      arms: weaponsBelow(model, questions),
    },
  };
}

/** A model's own row, else the unit's only one, else the unit's of the same name. */
function statsOf(model: Selection, lines: readonly Profile[], questions: string[]): Stats | null {
  const key = nameKey(model.name);
  const line =
    model.profiles.find(isStatLine) ??
    (lines.length === 1 ? lines[0] : lines.find(({ name }) => nameKey(name) === key));
  if (line === undefined) {
    questions.push(`${model.name} has no characteristics in the list.`);
    return null;
  }
  const read = statsIn(line);
  if ("value" in read) return read.value;
  questions.push(read.problem);
  return null;
}

/** Selections below, models of their own aside. */
function below({ selections }: Selection): readonly Selection[] {
  return selections.flatMap((one) => (isModel(one) ? [] : [one, ...below(one)]));
}

function weaponsBelow(selection: Selection, questions: string[]): readonly CarriedWeapon[] {
  const weapons: CarriedWeapon[] = [];
  const names = namesApart(selection);
  const walk = ({ selections }: Selection): void => {
    for (const one of selections) {
      const profiles = one.profiles.filter(isWeaponProfile);
      if (profiles.length > 0) {
        weapons.push(weaponOf(names.get(one) ?? one.name, profiles, questions));
        // A number in the selection's name hides the weapon's own.
        if (profiles.length === 1 && /^\d{1,2} /.test(one.name)) {
          weapons.push(weaponOf(profiles[0]!.name, profiles, questions));
        }
      }
      walk(one);
    }
  };
  walk(selection);
  return weapons;
}
