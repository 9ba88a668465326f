import { type Model, rows } from "@gunline/rules";
import type { FieldUnit } from "../../field-army.ts";

type Built = NonNullable<rows.Row["built"]>[number];

/** The units with what their rules change when an army is put together. */
export function withBuilt(units: readonly FieldUnit[], played: readonly rows.Row[]): readonly FieldUnit[] {
  const building = new Map(
    played.flatMap((row) => {
      const ability = rows.abilityOf(row);
      return ability === undefined || row.built === undefined ? [] : [[ability, row.built] as const];
    }),
  );
  if (building.size === 0) return units;
  const ofArmy: Built[] = [];
  const own = units.map((unit) => {
    let built = unit;
    for (const [ability, changes] of building) {
      const bearers = bearersOf(unit, ability);
      if (bearers === undefined) continue;
      for (const change of changes) {
        if ("units" in change) ofArmy.push(change);
        else built = withChange(built, change, bearers);
      }
    }
    return built;
  });
  return own.map((unit) => ofArmy.reduce(withChangeOfArmy, unit));
}

/** Ids of the models that have the ability; undefined: nobody has it. */
function bearersOf({ abilities, models }: FieldUnit, ability: string): ReadonlySet<string> | undefined {
  const has = (list: readonly string[] = []) => list.some((one) => one.toUpperCase() === ability);
  const ids = Object.keys(models);
  if (has(abilities)) return new Set(ids);
  const found = ids.filter((id) => has(models[id]!.abilities));
  return found.length === 0 ? undefined : new Set(found);
}

function withChange(unit: FieldUnit, change: Built, bearers: ReadonlySet<string>): FieldUnit {
  const all = bearers.size === Object.keys(unit.models).length;
  if ("wounds" in change) {
    const { wounds } = change;
    return withModels(unit, bearers, (model) => ({ ...model, wounds, stats: { ...model.stats, wounds } }));
  }
  if ("keywords" in change) {
    const keywords = typeof change.keywords === "string" ? [change.keywords] : change.keywords;
    const more = (list: readonly string[] = []) => [...new Set([...list, ...keywords])];
    if (change.to === "UNIT" || all) return { ...unit, keywords: more(unit.keywords) };
    return withModels(unit, bearers, (model) => ({ ...model, keywords: more(model.keywords) }));
  }
  if ("losesKeywords" in change) {
    const lost = typeof change.losesKeywords === "string" ? [change.losesKeywords] : change.losesKeywords;
    return { ...unit, keywords: unit.keywords.filter((one) => !lost.includes(one)) };
  }
  if ("losesAbility" in change) {
    const { transport } = unit;
    const isLost = (one: string) => one.toUpperCase().startsWith(change.losesAbility);
    return {
      ...unit,
      abilities: unit.abilities.filter((one) => !isLost(one)),
      ...(transport !== null && isLost("FIRING DECK") && { transport: { ...transport, firing_deck: 0 } }),
    };
  }
  if ("transport" in change) {
    const carries = typeof change.carries === "string" ? [change.carries] : change.carries;
    const room = { capacity: change.transport, carries, excludes: [], double: [], firing_deck: 0 };
    return { ...unit, transport: room };
  }
  return unit;
}

/** What one unit's rule changes on others of the army. */
function withChangeOfArmy(unit: FieldUnit, change: Built): FieldUnit {
  if (!("units" in change)) return unit;
  const kinds = typeof change.units === "string" ? [change.units] : change.units;
  if (!kinds.some((kind) => unit.keywords.includes(kind)) || unit.keywords.includes("CHARACTER")) return unit;
  const plain = Object.keys(unit.models).filter(
    (id) => unit.models[id]!.keywords?.includes("CHARACTER") !== true,
  );
  return withModels(unit, new Set(plain), (model) => ({
    ...model,
    stats: { ...model.stats, objective_control: change.objectiveControl },
  }));
}

function withModels(unit: FieldUnit, ids: ReadonlySet<string>, changed: (model: Model) => Model): FieldUnit {
  const models = Object.entries(unit.models).map(([id, model]) => [id, ids.has(id) ? changed(model) : model]);
  return { ...unit, models: Object.fromEntries(models) };
}
