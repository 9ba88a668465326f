import { baseOf } from "../bases.ts";
import { LIST_LIMITS } from "../limits.ts";
import type { Counts, ListModel, ListUnit } from "../list.ts";
import { looseKey, sameName } from "../names.ts";
import { shareOut } from "../split.ts";
import { soundsLikeAbility, soundsLikeItem } from "../wargear.ts";
import { add, type DraftModel, type DraftUnit } from "./draft.ts";

/** Shares the weapons out to the models, and parts what is no weapon from them. */
export function finished(draft: DraftUnit): ListUnit {
  const items = new Map(draft.items);
  const models: ListModel[] = [];
  for (const model of draft.models)
    models.push(...(model.sets.length > 0 ? bySets(draft, model, items) : byTotals(draft, model, items)));
  const size = models.reduce((sum, { count }) => sum + count, 0);
  if (draft.size !== null && size !== draft.size) {
    draft.unresolved.push(`The unit's line says ${draft.size} models, the lines below it ${size}.`);
  }
  const splits = draft.splits.filter(({ remark }) => remark < LIST_LIMITS.remarks);
  return {
    name: draft.name,
    points: draft.points,
    models,
    leader_of: draft.leaderOf,
    enhancements: draft.enhancements,
    warlord: draft.warlord,
    items: Object.fromEntries(items),
    crew: [],
    notes: draft.notes,
    unresolved: draft.unresolved.slice(0, LIST_LIMITS.remarks),
    ...(splits.length > 0 && { splits }),
    ...(draft.ownNames.length > 0 && { ownNames: draft.ownNames }),
    ...(draft.lines !== null && { lines: draft.lines }),
  };
}

/** A model's or unit's own name among its wargear says nothing; an ability is a note. */
function isWargear(draft: DraftUnit, model: DraftModel, name: string): boolean {
  if (soundsLikeAbility(name)) {
    if (!draft.notes.includes(name)) draft.notes.push(name);
    return false;
  }
  return !sameName(name, model.name) && !sameName(name, draft.name) && !isTail(model.name, name);
}

/** Whether it is a weapon that has lost its number cannot be seen, unless it sounds like no weapon. */
function noteUncounted({ unresolved }: DraftUnit, name: string): void {
  if (soundsLikeItem(name)) return;
  const message = `“${name}” has no number in the list: it is taken over as wargear that is no weapon.`;
  if (!unresolved.includes(message)) unresolved.push(message);
}

/** `Pathfinders w/ pulse carbine` holds "Pathfinder". */
function isTail(model: string, name: string): boolean {
  return looseKey(model).startsWith(`${looseKey(name)} w `);
}

function byTotals(draft: DraftUnit, model: DraftModel, unitItems: Map<string, number>): readonly ListModel[] {
  const weapons = new Map<string, number>();
  const each = new Map<string, number>();
  const take = (name: string, number: number, isItem: boolean) => {
    if (!isItem) add(weapons, name, number);
    else if (number % model.count === 0) add(each, name, number / model.count);
    else add(unitItems, name, number);
  };
  for (const [name, number] of model.totals) {
    if (isWargear(draft, model, name) || model.totals.size === 1) take(name, number, soundsLikeItem(name));
    else if (!soundsLikeAbility(name)) draft.ownNames.push({ model: model.name, name, count: number });
  }
  for (const [name, number] of model.items) {
    if (!isWargear(draft, model, name)) continue;
    noteUncounted(draft, name);
    take(name, number, true);
  }
  const { shares, how } = shareOut(model.count, weapons);
  if (how === "one of several") {
    const parts = [...weapons].filter(([, number]) => number % model.count !== 0);
    const named = parts.map(([name, number]) => `${number}× ${name}`).join(", ");
    draft.splits.push({ model: model.name, remark: draft.unresolved.length });
    draft.unresolved.push(
      `${model.name}: ${named} fit ${model.count} models in several ways; one was chosen, on as many models as can be.`,
    );
  }
  return shares.map((share) => ({
    name: model.name,
    count: share.count,
    weapons: Object.fromEntries(share.each),
    items: Object.fromEntries(each),
    base: baseOf(draft.name, model.name),
    ...(how !== undefined && { split: how }),
  }));
}

function bySets(draft: DraftUnit, model: DraftModel, unitItems: Map<string, number>): readonly ListModel[] {
  const models: ListModel[] = [];
  for (const [name, number] of model.items) {
    if (!isWargear(draft, model, name)) continue;
    noteUncounted(draft, name);
    add(unitItems, name, number);
  }
  for (const set of model.sets) {
    const weapons = new Map<string, number>();
    const items = new Map<string, number>();
    for (const [name, number] of set.weapons) {
      if (isWargear(draft, model, name)) add(soundsLikeItem(name) ? items : weapons, name, number);
      else if (!soundsLikeAbility(name))
        draft.ownNames.push({ model: model.name, name, count: number * set.count });
    }
    for (const [name, number] of set.items) {
      if (!isWargear(draft, model, name)) continue;
      noteUncounted(draft, name);
      add(items, name, number);
    }
    const same = models.findIndex(
      (one) => alike(one.weapons, weapons) && alike(one.items, items) && one.name === model.name,
    );
    if (same >= 0) models[same] = { ...models[same]!, count: models[same]!.count + set.count };
    else {
      models.push({
        name: model.name,
        count: set.count,
        weapons: Object.fromEntries(weapons),
        items: Object.fromEntries(items),
        base: baseOf(draft.name, model.name),
      });
    }
  }
  const counted = model.sets.reduce((sum, { count }) => sum + count, 0);
  if (counted !== model.count) {
    draft.unresolved.push(`${model.name}: ${model.count} models, but weapons are told for ${counted}.`);
  }
  return models;
}

function alike(a: Counts, b: ReadonlyMap<string, number>): boolean {
  return Object.keys(a).length === b.size && [...b].every(([name, number]) => a[name] === number);
}
