import { attribute, below, type Node } from "./node.ts";

/** All files of a catalogue together: what links point to, and the roots of each faction. */
export interface Library {
  readonly byId: ReadonlyMap<string, Node>;
  readonly catalogues: readonly Node[];
  /** Names of types of profiles, of characteristics and of categories, by id: an element may say only the id. */
  readonly names: ReadonlyMap<string, string>;
}

const LINKED = new Set(["selectionEntry", "selectionEntryGroup", "profile", "rule", "infoGroup"]);
const NAMED = new Set(["profileType", "characteristicType", "categoryEntry"]);

export function libraryOf(files: readonly Node[]): Library {
  const byId = new Map<string, Node>();
  const names = new Map<string, string>();
  const index = (node: Node): void => {
    if (LINKED.has(node.tag)) byId.set(attribute(node, "id"), node);
    else if (NAMED.has(node.tag)) names.set(attribute(node, "id"), attribute(node, "name"));
    for (const child of node.children) index(child);
  };
  for (const file of files) index(file);
  return { byId, catalogues: files, names };
}

/** The units that a faction's file lists itself, or takes over whole from the files that it links. */
export function rootsOf(catalogue: Node, { catalogues }: Library): readonly Node[] {
  const roots: Node[] = [];
  const seen = new Set<Node>();
  const gather = (file: Node): void => {
    if (seen.has(file)) return;
    seen.add(file);
    const own = [...below(file, "selectionEntries"), ...below(file, "entryLinks")];
    // What a file keeps to itself, others do not take over with the rest.
    roots.push(...(file === catalogue ? own : own.filter((one) => attribute(one, "import") !== "false")));
    for (const link of below(file, "catalogueLinks")) {
      if (attribute(link, "importRootEntries") !== "true") continue;
      const target = catalogues.find((one) => attribute(one, "id") === attribute(link, "targetId"));
      if (target !== undefined) gather(target);
    }
  };
  gather(catalogue);
  return roots;
}
