import type { Reading } from "../fault.ts";
import { type Element, readXml } from "../roster/xml.ts";

/** A part of a catalogue file: only what datasheets are made of is kept. */
export type Node = Element;

/** Publications, prices, limits and remarks are most of a file, and nothing of a datasheet's numbers. */
const LEFT_OUT = new Set([
  "publications",
  "costs",
  "costTypes",
  "constraints",
  "comment",
  "aliases",
  "alias",
  "forceEntries",
  "associations",
  "readme",
  "attributes",
]);

const ATTRIBUTES = new Set(
  "id name type targetId hidden typeId typeName field value scope childId affects join arg library import importRootEntries".split(
    " ",
  ),
);

const LIMITS = { depth: 96, nodes: 3_000_000 } as const;

export function readCatalogueFile(text: string): Reading<Node> {
  const wanted = (tag: string) => !LEFT_OUT.has(tag);
  return readXml(text, LIMITS, { wanted, attribute: (name) => ATTRIBUTES.has(name), kept: shortened });
}

/** Characteristics, and the texts of rules up to a length that none of them has. */
function shortened({ tag, text }: Element): string {
  return tag === "characteristic" || tag === "description" ? text.trim().slice(0, 4_000) : "";
}

export function attribute({ attributes }: Node, name: string): string {
  return Object.hasOwn(attributes, name) ? attributes[name]! : "";
}

/** The elements of a plural wrapper: `<profiles><profile/>…`. */
export function below({ children }: Node, wrapper: string): readonly Node[] {
  let found: readonly Node[] = NONE;
  for (const one of children) {
    if (one.tag === wrapper) found = found === NONE ? one.children : [...found, ...one.children];
  }
  return found;
}

const NONE: readonly Node[] = [];
