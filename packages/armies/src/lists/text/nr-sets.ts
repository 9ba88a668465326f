import { nameKey } from "../names.ts";
import { add, type DraftModel, type DraftSet, type DraftUnit, draftModel, draftSet } from "./draft.ts";
import { looksGlued, unglued } from "./glued.ts";
import type { Line } from "./lines.ts";
import { flatten, namesIn } from "./names-in-line.ts";
import { takeRemark } from "./remarks.ts";

/** `7 with Choppa, Slugga`: so many models, each with these. */
const WITH = /^(\d{1,3}) with (.+)$/i;

export function hasSets(body: readonly Line[], rest: string): boolean {
  return (
    rest !== "" || body.some(({ text, count }) => WITH.test(text) || (count !== null && /:\s/.test(text)))
  );
}

/** Names of wargear that stand somewhere in the list whole, by key. */
export interface KnownNames {
  /** By them glued ones are cut. */
  readonly all: ReadonlySet<string>;
  /** What models are told to be armed with. */
  readonly armed: ReadonlySet<string>;
}

export function knownNames(
  units: readonly { readonly body: readonly Line[]; readonly rest: string }[],
): KnownNames {
  const all = new Set<string>();
  const armed = new Set<string>();
  for (const { body, rest } of units) {
    for (const text of [rest, ...body.map((line) => line.text)]) {
      const carried = WITH.exec(text)?.[2];
      const loadout = carried ?? text.replace(/^[^:]{0,80}:\s/, "");
      for (const [name] of flatten(namesIn(loadout))) {
        if (looksGlued(name)) continue;
        all.add(nameKey(name));
        if (carried !== undefined) armed.add(nameKey(name));
      }
    }
  }
  return { all, armed };
}

/** Reads a unit that tells what each of its models carries. */
export function readSets(unit: DraftUnit, rest: string, body: readonly Line[], known: KnownNames): void {
  const reader = new SetReader(unit, known);
  if (rest !== "") reader.ownLine(rest);
  for (const line of body) reader.line(line);
  reader.close();
}

class SetReader {
  readonly #unit: DraftUnit;
  readonly #known: ReadonlySet<string>;
  readonly #armed: ReadonlySet<string>;
  #model: DraftModel | null = null;
  #hasOwnLine = false;

  constructor(unit: DraftUnit, { all, armed }: KnownNames) {
    this.#unit = unit;
    this.#known = all;
    this.#armed = armed;
  }

  /** What stands behind the unit's points: all that a lone model has, or what the unit has beside its models. */
  ownLine(rest: string): void {
    this.loadout(rest, null);
    this.#hasOwnLine = true;
  }

  line(line: Line): void {
    const { text, count, bullet } = line;
    if (takeRemark(this.#unit, line)) return;
    if (count !== null && bullet !== null && !this.#isItemLine(line)) {
      const [, name, loadout] = /^(.+?):\s+(.+)$/.exec(text) ?? [];
      this.#model = draftModel(name ?? text, count);
      this.#unit.models.push(this.#model);
      if (loadout !== undefined) this.loadout(loadout, this.#model);
    } else if (WITH.test(text)) this.loadout(text, this.#model);
    else this.#items(line);
  }

  /** `2x Shield Drone` below a model's weapons, deeper than the models' own lines. */
  #isItemLine({ indent, text }: Line): boolean {
    const sets = this.#model?.sets ?? this.#whole()?.sets ?? [];
    return (indent > 0 || this.#unit.size === 1) && sets.length > 0 && !/:\s/.test(text);
  }

  /** `Warlord, Plasmacyte, 3 with Scythes, Claws`: loose items, then sets, or one set for all. */
  loadout(text: string, model: DraftModel | null): void {
    const to = model ?? this.#orWhole();
    const [before, ...sets] = text.split(/(?:^|,\s*)(?=\d{1,3} with )/i);
    if (sets.length === 0 && !WITH.test(before ?? "")) {
      this.#set(to, to.count, before ?? "");
      return;
    }
    for (const part of [before ?? "", ...sets]) {
      const [, count, names] = WITH.exec(part.trim()) ?? [];
      if (names !== undefined) this.#set(to, Number(count), names);
      else for (const [name, number] of this.#names(part)) add(this.#unit.items, name, number);
    }
  }

  #set(model: DraftModel, count: number, names: string): void {
    const set = draftSet(count);
    for (const [name, number] of this.#names(names)) add(set.weapons, name, number);
    if (set.weapons.size > 0 || model.sets.length > 0 || names !== "") model.sets.push(set);
  }

  /** Lines below a set: what its models have beside, and what was glued to it. */
  #items({ text, count }: Line): void {
    const set: DraftSet | undefined = (this.#model ?? this.#whole())?.sets.at(-1);
    for (const [name, number] of this.#names(count === null ? text : `${count}x ${text}`)) {
      const cut = this.#cut(name);
      if (cut === undefined && looksGlued(name)) {
        this.#unit.unresolved.push(`“${name}” seems to be two names written as one.`);
      }
      const [item, weapon] = cut ?? [name, undefined];
      if (set === undefined) add(this.#unit.items, item, number);
      else if (cut === undefined && this.#armed.has(nameKey(name))) {
        add(set.weapons, name, number);
      } else add(set.items, item, number);
      if (weapon !== undefined && set !== undefined) add(set.weapons, weapon, number);
    }
  }

  #cut(name: string): readonly [string, string] | undefined {
    return unglued(name, (key) => this.#known.has(key));
  }

  *#names(text: string): Generator<readonly [string, number]> {
    for (const [name, number] of flatten(namesIn(text))) {
      if (!takeRemark(this.#unit, { text: name, count: null })) yield [name, number];
    }
  }

  #whole(): DraftModel | undefined {
    return this.#unit.models[0];
  }

  /** The one model of a unit without model lines. */
  #orWhole(): DraftModel {
    const found = this.#whole();
    if (found !== undefined) return found;
    const model = draftModel(this.#unit.name, this.#unit.size ?? 1);
    this.#unit.models.push(model);
    return model;
  }

  /** Where models stand below a unit's own line, what that line names is the unit's. */
  close(): void {
    const { models, items } = this.#unit;
    const [first] = models;
    if (first === undefined) this.#orWhole();
    else if (this.#hasOwnLine && models.length > 1) {
      models.shift();
      for (const { weapons } of first.sets) for (const [name, number] of weapons) add(items, name, number);
    }
  }
}
