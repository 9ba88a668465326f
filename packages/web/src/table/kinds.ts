import type { Model, Unit } from "@gunline/rules";
import type { Glyph } from "../board/scene.ts";

/**
 * Units whose whole business is a gun on a stand or a shoulder. No keyword says so: a list kept by hand, of names and
 * of keywords that are names.
 */
const HEAVY_WEAPONS: ReadonlySet<string> = new Set([
  "BROADSIDE BATTLESUITS",
  "DARK REAPERS",
  "DESOLATION SQUAD",
  "DEVASTATOR SQUAD",
  "DEVASTATORS",
  "ELIMINATOR SQUAD",
  "ELIMINATORS",
  "HAVOCS",
  "HEAVY WEAPONS SQUAD",
  "HIVE GUARD",
  "LONG FANGS",
  "LOOTAS",
  "RETRIBUTOR SQUAD",
  "RETRIBUTORS",
]);

type Test = (keywords: ReadonlySet<string>, name: string) => boolean;

/** What is drawn on a token: the first that fits. */
const KINDS: readonly (readonly [Glyph, Test])[] = [
  ["character", (keywords) => keywords.has("CHARACTER")],
  ["monster", (keywords) => keywords.has("MONSTER")],
  ["walker", (keywords) => keywords.has("VEHICLE") && keywords.has("WALKER")],
  ["vehicle", (keywords) => keywords.has("VEHICLE")],
  ["jump", (keywords) => keywords.has("JUMP PACK")],
  [
    "heavy",
    (keywords, name) => HEAVY_WEAPONS.has(name) || [...keywords].some((one) => HEAVY_WEAPONS.has(one)),
  ],
  ["battleline", (keywords) => keywords.has("BATTLELINE")],
];

function kindOf(keywords: readonly string[], name: string): Glyph {
  const spelled = new Set(keywords.map((one) => one.toUpperCase()));
  return KINDS.find(([, fits]) => fits(spelled, name.toUpperCase()))?.[0] ?? "infantry";
}

type Named = Pick<Unit, "keywords" | "name">;

/** Documents never change, and a kind is asked for with every picture. */
const units = new WeakMap<Named, Glyph>();
const models = new WeakMap<Model, Glyph>();

function remembered<Key extends object>(known: WeakMap<Key, Glyph>, key: Key, find: () => Glyph): Glyph {
  const kind = known.get(key) ?? find();
  known.set(key, kind);
  return kind;
}

/** Of the unit as a whole: a Character who leads it does not make it one. */
export function kindOfUnit(unit: Named): Glyph {
  return remembered(units, unit, () => kindOf(unit.keywords, unit.name));
}

/** Of one model, by its own keywords and its unit's. A sergeant has none of his own, and is one of the others. */
export function kindOfModel(unit: Unit, model: Model): Glyph {
  return remembered(models, model, () => kindOf([...unit.keywords, ...(model.keywords ?? [])], unit.name));
}
