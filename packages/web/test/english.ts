import { parseSync } from "vite";

/** English that stands in a source of the page. */
export interface Stray {
  readonly line: number;
  /** What is inserted into a template reads `~`. */
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly [name: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";

/** Attributes that are read or heard: there a single word is English too. */
const READ =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|placeholder|alt|label|hint)$/;
/** Attributes that no person reads, whatever stands in them. */
const CODE =
  /^(className|style|d|viewBox|points|transform|id|key|data-.*|href|rel|role|type|htmlFor|fill|stroke.*)$/;
/** Parts of a drawing, which are classes for its style. */
const CLASSES = /^(part|className)$/;
/** Functions that are asked with selectors. */
const ASKED = new Set(["closest", "matches", "querySelector", "querySelectorAll", "matchMedia"]);

/** Every JSX text, string and template of a source that a player would read as English. */
export function englishIn(file: string, source: string): readonly Stray[] {
  const found: Stray[] = [];
  const isRow = file.startsWith("phases/");
  const add = (node: Node, text: string) =>
    found.push({
      line: source.slice(0, node.start).split("\n").length,
      text: text.replaceAll(/\s+/g, " ").trim(),
    });
  const walk = (value: unknown, isRead: boolean): void => {
    if (Array.isArray(value)) for (const one of value) walk(one, isRead);
    if (!isNode(value) || isNoWords(value) || (isRow && isWordsOfRow(value))) return;
    if (value.type === "JSXText") {
      if (hasWord(value["value"] as string)) add(value, value["value"] as string);
    } else if (value.type === "JSXAttribute") {
      const name = (value["name"] as Node)["name"];
      if (typeof name !== "string" || !CODE.test(name)) walk(value["value"], READ.test(`${name}`));
    } else if (value.type === "Property" && CLASSES.test(`${(value["key"] as Node)["name"]}`)) {
      return;
    } else if (value.type === "Literal") {
      const text = value["value"];
      if (typeof text === "string" && (isRead ? hasWord(text) : isEnglish(text))) add(value, text);
    } else if (value.type === "TemplateLiteral") {
      const text = (value["quasis"] as readonly { value: { cooked: string } }[])
        .map(({ value: { cooked } }) => cooked)
        .join("~");
      if (isRead ? hasWord(text) : isEnglish(text)) add(value, text);
      walk(value["expressions"], isRead);
    } else {
      for (const part of Object.values(value)) walk(part, isRead && !isFunction(value));
    }
  };
  walk(parseSync(file, source).program, false);
  return found;
}

/** What only one moment says may stand in its row: `const WORDS = { … }`. */
const isWordsOfRow = (node: Node) =>
  node.type === "VariableDeclarator" && (node["id"] as Node)["name"] === "WORDS";

const isFunction = ({ type }: Node) => type === "ArrowFunctionExpression" || type === "FunctionExpression";

/** Imports, types, what is thrown (a mistake of ours), selectors, classes, names of keys, and what is compared with. */
function isNoWords(node: Node): boolean {
  if (node.type === "FunctionDeclaration") return `${(node["id"] as Node)["name"]}`.endsWith("Class");
  if (node.type === "JSXElement") {
    const { name } = (node["openingElement"] as { readonly name: Node }).name as { readonly name?: unknown };
    if (name === "kbd") return true;
  }
  if (node.type === "BinaryExpression" && /^[!=]==$/.test(`${node["operator"]}`)) return true;
  if (node.type === "ThrowStatement" || node.type.startsWith("Import") || node.type.startsWith("Export")) {
    return node["declaration"] === undefined || node["declaration"] === null;
  }
  if (/^TS(?!AsExpression|NonNull|Satisfies)/.test(node.type)) return true;
  if (node.type !== "CallExpression") return false;
  const callee = node["callee"] as Node;
  const name = callee.type === "MemberExpression" ? (callee["property"] as Node)["name"] : callee["name"];
  return ASKED.has(`${name}`);
}

/** A word of two small letters or more. */
const hasWord = (text: string) => /[a-z]{2}/.test(text);

/** Two words or more, of which one at least is written in small letters; inserted parts count as words. */
function isEnglish(text: string): boolean {
  // A selector, a query, or a list of classes.
  if (/^\(.*\)$|\[[a-z-]+([~|^$*]?=|\])|(^|[ ,])[.#][a-z]/.test(text)) return false;
  const words = text.split(/\s+/).filter((word) => /[a-z~]/i.test(word));
  const isClasses = words.every((word) => /^[a-z0-9~]+(-[a-z0-9~]+)+$/.test(word));
  return !isClasses && words.length >= 2 && words.some((word) => /^[^\w~]*[a-z]{2,}[^\w~]*$/.test(word));
}
