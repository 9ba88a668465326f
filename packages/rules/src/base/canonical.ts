import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { BoundedMemory } from "./bounded-memory.ts";

/**
 * JSON with sorted keys: the same text for the same value, however it came about. (As in every object of JavaScript,
 * keys that are whole numbers come first, by size.)
 */
export function canonicalJson(value: unknown): string {
  return write(value, 0);
}

/** The SHA-256 of a value's canonical JSON, by which two sides know that they hold the same game. */
export function hashOf(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(canonicalJson(value))));
}

type Node = Readonly<Record<string, unknown>>;

/** How deep in a document the parts lie that change as a whole: the models of a unit, the plans of a volley. */
const PART_DEPTH = 3;
/** How deep the units, weapons and features themselves lie. */
const LIST_DEPTH = 2;

/**
 * The texts of parts. A document never changes, and the next one shares with it whatever a step left alone: of most
 * parts the text is known.
 */
const texts = new WeakMap<object, string>();

/**
 * The texts of lists of parts, such as all units. One changes with every part and its text is as long as theirs, so only
 * some of them are kept: most actions of a game leave most lists alone.
 */
const LIST_BYTES = 8 * 1024 * 1024;
const lists = new BoundedMemory(LIST_BYTES, () => new WeakMap<object, string>());

function write(value: unknown, depth: number): string {
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  if (depth < LIST_DEPTH && isNode(value)) return depth === 0 ? writeNode(value, depth) : writeList(value);
  let text = texts.get(value);
  if (text === undefined) {
    text = depth < PART_DEPTH ? writeParts(value, depth) : JSON.stringify(sorted(value));
    texts.set(value, text);
  }
  return text;
}

function writeList(list: Node): string {
  const known = lists.memory.get(list);
  if (known !== undefined) return known;
  const text = writeNode(list, 1);
  lists.grow(text.length);
  lists.memory.set(list, text);
  return text;
}

/** A unit of many models, or a list such as what can be undone, to which a step adds one entry. */
function writeParts(value: object, depth: number): string {
  if (isNode(value)) return writeNode(value, depth);
  return `[${(value as readonly unknown[]).map((one) => write(one, depth + 1)).join(",")}]`;
}

function writeNode(node: Node, depth: number): string {
  const members: string[] = [];
  for (const key of keysInOrder(node)) {
    const value = node[key];
    if (value !== undefined) members.push(quoted(key) + write(value, depth + 1));
  }
  // Joined, the text is one piece in memory; added up, it would be many until it is read.
  return `{${members.join(",")}}`;
}

/** Most keys are the same few words. */
const MOST_QUOTED = 5_000;
const quotedKeys = new Map<string, string>();

function quoted(key: string): string {
  const known = quotedKeys.get(key);
  if (known !== undefined) return known;
  const text = `${JSON.stringify(key)}:`;
  if (quotedKeys.size < MOST_QUOTED) quotedKeys.set(key, text);
  return text;
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (!isNode(value)) return value;
  const copy: Record<string, unknown> = {};
  for (const key of sortedKeys(value)) copy[key] = sorted(value[key]);
  return copy;
}

/** The keys as an object has them into which they were put in order: whole numbers come first. */
function keysInOrder(node: Node): readonly string[] {
  const keys = sortedKeys(node);
  if (!keys.some((key) => key >= "0" && key < ":")) return keys;
  return Object.keys(Object.fromEntries(keys.map((key) => [key, null])));
}

/** Most objects of a document have few keys, often in order already, which is quicker to see than to sort. */
function sortedKeys(node: Node): readonly string[] {
  const keys = Object.keys(node);
  for (let i = 1; i < keys.length; i++) if (keys[i - 1]! > keys[i]!) return keys.sort();
  return keys;
}
