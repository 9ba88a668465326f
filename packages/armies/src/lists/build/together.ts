import type { ListModel, ListUnit } from "../list.ts";
import { add } from "../text/draft.ts";

/** A unit whose weapons fit several ways, the special ones on as few of its models as can be. */
export function carriedTogether(unit: ListUnit): ListUnit {
  const models: ListModel[] = [];
  const done = new Set<string>();
  for (const model of unit.models) {
    if (model.split !== "one of several") models.push(model);
    else if (!done.has(model.name)) {
      done.add(model.name);
      models.push(
        ...packed(unit.models.filter(({ name, split }) => name === model.name && split === model.split)),
      );
    }
  }
  return { ...unit, models };
}

function packed(group: readonly ListModel[]): readonly ListModel[] {
  const size = group.reduce((sum, { count }) => sum + count, 0);
  const totals = new Map<string, number>();
  for (const { count, weapons } of group) {
    for (const [name, number] of Object.entries(weapons)) add(totals, name, number * count);
  }
  const packs = new Map<string, ListModel>();
  for (let at = 0; at < size; at++) {
    const weapons = new Map<string, number>();
    for (const [name, total] of totals) {
      const number = Math.floor(total / size) + (at < total % size ? 1 : 0);
      if (number > 0) weapons.set(name, number);
    }
    const key = JSON.stringify([...weapons]);
    const count = (packs.get(key)?.count ?? 0) + 1;
    packs.set(key, { ...group[0]!, count, weapons: Object.fromEntries(weapons) });
  }
  return [...packs.values()];
}
