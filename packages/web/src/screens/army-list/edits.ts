import { loadArmy, SHEETS } from "@gunline/armies/books";
import { listUnitOfSheet, pricedUnit } from "@gunline/armies/builder";
import { editionBook, type ListedArmy, type ListModel, type ListUnit } from "@gunline/armies/lists";
import { answer, type Draft } from "./draft.ts";

/** A change that a player makes to a unit of the preview. */
export type PreviewEdit =
  /** How many models of a group; none: the group goes. */
  | { readonly type: "COUNT"; readonly model: number; readonly count: number }
  /** How many of a weapon each model of a group carries. */
  | { readonly type: "WEAPON"; readonly model: number; readonly name: string; readonly number: number }
  /** One model of a group becomes a group of its own. */
  | { readonly type: "APART"; readonly model: number };

/** The draft with a unit as its player wants it: from then on nothing of it is shared out by its sheet. */
export function editedDraft(draft: Draft, listed: ListedArmy, place: number, edit: PreviewEdit): Draft {
  const unit = listed.shared[place];
  if (unit === undefined) return draft;
  const models = editedModels(unit.models, edit);
  if (models.length === 0) return draft;
  const { splits: _, ownNames: __, lines: ___, ...plain } = unit;
  // What was open about sharing is answered.
  const unresolved = unit.unresolved.filter((_, at) => !unit.splits?.some(({ remark }) => remark === at));
  const changed = repriced({ ...plain, models, unresolved }, unit, listed.sheets[place]?.structure);
  const { list } = draft.read;
  const read = { ...draft.read, list: { ...list, units: list.units.with(place, changed) } };
  return answer({ ...draft, read }, { exact: [...new Set([...(draft.settled.exact ?? []), place])] });
}

function editedModels(models: readonly ListModel[], edit: PreviewEdit): readonly ListModel[] {
  const model = models[edit.model];
  if (model === undefined) return models;
  const { split: _, ...plain } = model;
  switch (edit.type) {
    case "COUNT":
      return edit.count < 1
        ? models.toSpliced(edit.model, 1)
        : models.with(edit.model, { ...plain, count: Math.min(edit.count, 100) });
    case "WEAPON": {
      const { [edit.name]: __, ...others } = plain.weapons;
      const weapons = edit.number < 1 ? others : { ...plain.weapons, [edit.name]: Math.min(edit.number, 20) };
      return models.with(edit.model, { ...plain, weapons });
    }
    case "APART":
      return plain.count < 2
        ? models
        : models.toSpliced(edit.model, 1, { ...plain, count: plain.count - 1 }, { ...plain, count: 1 });
  }
}

/** Where the sheet knows what the unit costs by its size; what the list adds to that stays. */
function repriced(
  unit: ListUnit,
  before: ListUnit,
  sheet: Parameters<typeof pricedUnit>[0] | undefined,
): ListUnit {
  if (sheet === undefined) return unit;
  const price = ({ models }: ListUnit) =>
    pricedUnit(
      sheet,
      { id: "", sheet: "", models: models.map(({ name, count }) => ({ kind: name, count, takes: [] })) },
      false,
    );
  return { ...unit, points: Math.max(0, unit.points + price(unit) - price(before)) };
}

export function renamed(draft: Draft, place: number, name: string): Draft {
  const { [place]: _, ...others } = draft.settled.names ?? {};
  const wanted = name.trim().slice(0, 60);
  return answer(draft, { names: wanted === "" ? others : { ...others, [place]: wanted } });
}

export function broughtBack(draft: Draft, place: number): Draft {
  return answer(draft, { leftOut: draft.settled.leftOut.filter((one) => one !== place) });
}

/** Datasheets that can be added, those of the army's own books first. */
export function addable({ edition }: Draft): readonly { readonly id: string; readonly name: string }[] {
  const { id, parent } = edition?.faction ?? { id: null, parent: null };
  const isOwn = (faction: string) => faction === id || faction === parent;
  const home = SHEETS.filter(({ copyOf }) => copyOf === null);
  return [...home.filter(({ faction }) => isOwn(faction)), ...home.filter(({ faction }) => !isOwn(faction))];
}

/** The draft with one more unit, as its sheet has it by default. */
export async function withAdded(draft: Draft, id: string): Promise<Draft> {
  const entry = SHEETS.find((one) => one.id === id);
  if (entry === undefined) return draft;
  const sheet = (await loadArmy(entry.faction)).datasheets.find((one) => one.id === id);
  const unit = sheet === undefined ? undefined : listUnitOfSheet(sheet);
  if (unit === undefined) return draft;
  const { list } = draft.read;
  const read = { ...draft.read, list: { ...list, units: [...list.units, unit] } };
  return { ...draft, read, edition: await editionBook(read.list) };
}
