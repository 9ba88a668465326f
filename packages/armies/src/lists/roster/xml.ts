import { SaxesParser } from "saxes";
import { fault, type Reading, read } from "../fault.ts";

/** An element of an XML document. */
export interface Element {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  readonly text: string;
}

interface Open extends Element {
  children: Open[];
  text: string;
}

interface XmlLimits {
  readonly depth: number;
  readonly nodes: number;
}

class Refused extends Error {
  readonly refusal: Reading<never>;
  constructor(refusal: Reading<never>) {
    super();
    this.refusal = refusal;
  }
}

/** What is kept of a large document; all of it by default. */
interface Keeping {
  readonly wanted?: (tag: string) => boolean;
  readonly attribute?: (name: string) => boolean;
  /** The text of an element that has ended. */
  readonly kept?: (element: Element) => string;
}

const NO_CHILDREN: Open[] = [];

/** How much is given to the parser at once, so that a bound is noticed soon after it is passed. */
const PORTION = 64 * 1024;

/** Reads XML without entities of its own: a document that declares any is refused unread. */
export function readXml(
  text: string,
  limits: XmlLimits,
  { wanted, attribute, kept }: Keeping = {},
): Reading<Element> {
  const parser = new SaxesParser({ position: false });
  const open: Open[] = [];
  let root: Element | undefined;
  let nodes = 0;
  let skipping = 0;
  const refuse = (refusal: Reading<never>) => {
    throw new Refused(refusal);
  };
  parser.on("error", (error) =>
    refuse(fault("BROKEN", `The file is no whole XML document: ${error.message}.`)),
  );
  parser.on("doctype", () =>
    refuse(
      fault("ENTITIES", "The file declares a document type; no army list needs one, and it could be a trap."),
    ),
  );
  parser.on("opentag", ({ name, attributes }) => {
    const tag = name.includes(":") ? name.slice(name.indexOf(":") + 1) : name;
    if (skipping > 0 || (wanted !== undefined && !wanted(tag))) {
      if (open.length + ++skipping > limits.depth * 2) refuse(tooDeep(limits));
      return;
    }
    if (open.length >= limits.depth) refuse(tooDeep(limits));
    if (++nodes > limits.nodes) refuse(fault("TOO_LARGE", `The file has more than ${limits.nodes} parts.`));
    const element: Open = {
      tag,
      attributes: only(attributes as Record<string, string>, attribute),
      children: NO_CHILDREN,
      text: "",
    };
    const around = open.at(-1);
    // Most elements have none: an empty list each would be a third of the memory.
    if (around !== undefined) {
      if (around.children === NO_CHILDREN) around.children = [];
      around.children.push(element);
    }
    root ??= element;
    open.push(element);
  });
  parser.on("closetag", () => {
    if (skipping > 0) {
      skipping--;
      return;
    }
    const closed = open.pop();
    if (closed !== undefined && kept !== undefined) closed.text = kept(closed);
  });
  const addText = (more: string) => {
    const last = open.at(-1);
    if (skipping === 0 && last !== undefined && last.text.length < 20_000) last.text += more;
  };
  parser.on("text", addText);
  parser.on("cdata", addText);
  try {
    for (let at = 0; at < text.length; at += PORTION) parser.write(text.slice(at, at + PORTION));
    parser.close();
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
  return root === undefined ? fault("BROKEN", "The file is no XML document.") : read(root);
}

function only(
  attributes: Record<string, string>,
  wanted: ((name: string) => boolean) | undefined,
): Readonly<Record<string, string>> {
  if (wanted === undefined) return attributes;
  const kept: Record<string, string> = {};
  for (const name in attributes) if (wanted(name)) kept[name] = attributes[name]!;
  return kept;
}

function tooDeep({ depth }: XmlLimits): Reading<never> {
  return fault("TOO_DEEP", `The file is nested more than ${depth} levels deep.`);
}
