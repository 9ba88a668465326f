import type { Described, Profile } from "../roster/tree.ts";
import type { Place } from "./conditions.ts";
import type { Library } from "./library.ts";
import {
  deeper,
  isHiddenAt,
  isHiddenByRoster,
  isNeverSeen,
  modifiersOf,
  nameOf,
  profileOf,
  type Reach,
  reachOf,
} from "./modify.ts";
import { attribute, below, type Node } from "./node.ts";

/** An entry of a unit with everything that is said of it where it stands. */
export interface Entry {
  readonly id: string;
  readonly name: string;
  /** Another name, by which a link calls it. */
  readonly alias: string | null;
  readonly type: string;
  /** Nobody can choose it any more. */
  readonly isHidden: boolean;
  /** It is of another way to play, a campaign: an ordinary army cannot choose it. */
  readonly isElsewhere: boolean;
  readonly profiles: readonly Profile[];
  readonly rules: readonly string[];
  readonly described: readonly Described[];
  readonly categories: readonly string[];
  readonly entries: readonly Entry[];
}

interface Around {
  readonly place: Place;
  readonly reach: readonly Reach[];
  readonly path: readonly string[];
  readonly isElsewhere: boolean;
}

/** Deeper than any unit goes; a link that leads back to itself ends here. */
const DEEPEST = 24;

/** Entries of one unit at the most: a file whose links multiply is cut off. */
const MOST = 20_000;

export class Walker {
  readonly #library: Library;
  #left = MOST;
  #army = "";
  readonly #asked = new Set<string>();

  constructor(library: Library) {
    this.#library = library;
  }

  /** The unit as it is in an army of the file with that id, and the ids of those in which it may be another. */
  unit(root: Node, army: string): { readonly entry: Entry | undefined; readonly asked: readonly string[] } {
    this.#left = MOST;
    this.#army = army;
    this.#asked.clear();
    const place: Place = { ids: new Set(), own: new Set(), isArmy: this.#isArmy };
    const entry = this.#entry(root, { place, reach: [], path: [], isElsewhere: false });
    return { entry, asked: [...this.#asked] };
  }

  readonly #isArmy = (id: string): boolean => {
    this.#asked.add(id);
    return id === this.#army;
  };

  /** An entry or a link to one. */
  #entry(element: Node, around: Around): Entry | undefined {
    const link = element.tag === "entryLink" ? element : undefined;
    const target = link === undefined ? element : this.#library.byId.get(attribute(link, "targetId"));
    if (target === undefined || target.tag !== "selectionEntry" || --this.#left < 0) return undefined;
    const id = attribute(target, "id");
    if (around.path.includes(id) || around.path.length > DEEPEST) return undefined;
    const categories = [target, ...(link === undefined ? [] : [link])].flatMap((one) =>
      below(one, "categoryLinks"),
    );
    const own = new Set([
      id,
      attribute(target, "type"),
      ...(link === undefined ? [] : [attribute(link, "id")]),
      ...categories.map((one) => attribute(one, "targetId")),
    ]);
    const place: Place = { ...around.place, ids: new Set([...around.place.ids, ...own]), own };
    const parts = link === undefined ? [target] : [target, link];
    // A unit that is hidden for good was there once, and old lists still name it.
    const isUnit = around.path.length === 0;
    if (!isUnit && parts.some(isNeverSeen)) return undefined;
    const reach = [...deeper(around.reach), ...parts.flatMap((one) => reaching(one, place))];
    const isElsewhere = around.isElsewhere || parts.some((one) => isHiddenByRoster(one, place));
    const here: Around = { place, reach, path: [...around.path, id], isElsewhere };
    const infos = parts.map((one) => this.#infos(one, here));
    const name = nameOf(target, link, place);
    const called = link === undefined ? name : attribute(link, "name");
    return {
      id,
      name,
      alias: called === name || called === "" ? null : called,
      type: attribute(target, "type"),
      isHidden: isUnit && parts.some(isNeverSeen),
      isElsewhere,
      profiles: infos.flatMap((one) => one.profiles),
      rules: infos.flatMap((one) => one.rules),
      described: infos.flatMap((one) => one.described),
      categories: this.#categories(categories, parts, place),
      entries: parts.flatMap((one) => this.#inside(one, here)),
    };
  }

  /** By name; what is added and taken away where the entry stands counts. */
  #categories(links: readonly Node[], parts: readonly Node[], place: Place): readonly string[] {
    const { names } = this.#library;
    const found = new Map(
      links.map((one) => {
        const id = attribute(one, "targetId");
        return [id, attribute(one, "name") || (names.get(id) ?? "")];
      }),
    );
    const changes = parts
      .flatMap((one) => modifiersOf(one, place))
      .filter((one) => attribute(one, "field") === "category" && attribute(one, "affects") === "");
    for (const change of changes) {
      const id = attribute(change, "value");
      if (attribute(change, "type") === "remove") found.delete(id);
      else if (attribute(change, "type") === "add") found.set(id, names.get(id) ?? "");
    }
    return [...found.values()].filter((name) => name !== "");
  }

  /** Entries in an entry or a group, through groups and links. */
  #inside(element: Node, around: Around): readonly Entry[] {
    const entries: Entry[] = [];
    for (const one of [...below(element, "selectionEntries"), ...below(element, "entryLinks")]) {
      const group = this.#groupOf(one);
      if (group !== undefined) entries.push(...this.#group(group, around, one));
      else {
        const entry = this.#entry(one, around);
        if (entry !== undefined) entries.push(entry);
      }
    }
    for (const group of below(element, "selectionEntryGroups")) entries.push(...this.#group(group, around));
    return entries;
  }

  #groupOf(element: Node): Node | undefined {
    if (element.tag !== "entryLink" || attribute(element, "type") !== "selectionEntryGroup") return undefined;
    return this.#library.byId.get(attribute(element, "targetId"));
  }

  #group(group: Node, around: Around, link?: Node): readonly Entry[] {
    const id = attribute(group, "id");
    const parts = link === undefined ? [group] : [group, link];
    if (around.path.includes(id) || around.path.length > DEEPEST || parts.some(isNeverSeen)) return [];
    const own = new Set(parts.map((one) => attribute(one, "id")));
    const place: Place = { ...around.place, ids: new Set([...around.place.ids, ...own]), own };
    const reach = [...around.reach, ...parts.flatMap((one) => reaching(one, place))];
    const isElsewhere = around.isElsewhere || parts.some((one) => isHiddenByRoster(one, place));
    const here: Around = { place, reach, path: [...around.path, id], isElsewhere };
    return parts.flatMap((one) => this.#inside(one, here));
  }

  /** Profiles and rules of an element, its links and groups of them. */
  #infos(element: Node, around: Around, depth = 0): Infos {
    const profiles: Profile[] = [];
    const rules: string[] = [];
    const described: Described[] = [];
    if (depth > DEEPEST) return { profiles, rules, described };
    const take = (target: Node, link: Node | undefined) => {
      const parts = link === undefined ? [target] : [target, link];
      if (parts.some((one) => isHiddenAt(one, around.place))) return;
      const { names } = this.#library;
      if (target.tag === "profile") profiles.push(profileOf(target, link, around.place, around.reach, names));
      else if (target.tag === "rule") {
        const rule = nameOf(target, link, around.place);
        const said = target.children.find(({ tag }) => tag === "description")?.text ?? "";
        rules.push(rule);
        if (said !== "") described.push({ rule, text: said });
      } else if (target.tag === "infoGroup") {
        const inner = this.#infos(target, around, depth + 1);
        profiles.push(...inner.profiles);
        rules.push(...inner.rules);
        described.push(...inner.described);
      }
    };
    for (const wrapper of ["profiles", "rules", "infoGroups"]) {
      for (const one of below(element, wrapper)) take(one, undefined);
    }
    for (const link of below(element, "infoLinks")) {
      const target = this.#library.byId.get(attribute(link, "targetId"));
      if (target !== undefined) take(target, link);
    }
    return { profiles, rules, described };
  }
}

interface Infos {
  readonly profiles: readonly Profile[];
  readonly rules: readonly string[];
  readonly described: readonly Described[];
}

function reaching(element: Node, place: Place): readonly Reach[] {
  return modifiersOf(element, place).flatMap((modifier) => {
    const reach = reachOf(modifier);
    const scope = attribute(modifier, "scope");
    // One that reaches out of its entry is an option's: nobody has taken it yet.
    const stays = scope === "" || scope === "self" || place.own.has(scope);
    return reach === undefined || !stays ? [] : [reach];
  });
}
