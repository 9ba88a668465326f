import type { Profile } from "../roster/tree.ts";
import { holds, type Place } from "./conditions.ts";
import { attribute, below, type Node } from "./node.ts";

/** Modifiers of an element that hold where it stands, those in groups, and in groups of groups, too. */
export function modifiersOf(element: Node, place: Place): readonly Node[] {
  return [
    ...below(element, "modifiers").filter((modifier) => holds(modifier, place)),
    ...below(element, "modifierGroups")
      .filter((group) => holds(group, place))
      .flatMap((group) => modifiersOf(group, place)),
  ];
}

/** All of them, whether or not they hold where nothing is chosen yet. */
function allModifiersOf(element: Node): readonly Node[] {
  return [
    ...below(element, "modifiers"),
    ...below(element, "modifierGroups").flatMap((group) => allModifiersOf(group)),
  ];
}

const hides = (modifier: Node) =>
  attribute(modifier, "field") === "hidden" && attribute(modifier, "affects") === "";

/** Whether nobody can ever have it: it is hidden, and nothing that could be chosen brings it to light. */
export function isNeverSeen(element: Node): boolean {
  if (attribute(element, "hidden") !== "true") return false;
  return !allModifiersOf(element).some((one) => hides(one) && attribute(one, "value") === "false");
}

/** Whether it is hidden as long as nothing else is chosen: what only a detachment or an upgrade brings. */
export function isHiddenAt(element: Node, place: Place): boolean {
  const own = modifiersOf(element, place).filter(hides);
  return own.reduce((_, one) => attribute(one, "value"), attribute(element, "hidden")) === "true";
}

/** Whether something about the whole roster hides it, such as that no campaign is played. */
export function isHiddenByRoster(element: Node, place: Place): boolean {
  const own = modifiersOf(element, place).filter(hides);
  return own.some((one) => attribute(one, "value") === "true" && isAboutRoster(one));
}

function isAboutRoster(element: Node): boolean {
  return (
    below(element, "conditions").some((one) => attribute(one, "scope") === "roster") ||
    below(element, "conditionGroups").some(isAboutRoster)
  );
}

/** A value after one modifier. */
function modified(value: string, modifier: Node): string {
  const by = attribute(modifier, "value");
  switch (attribute(modifier, "type")) {
    case "set":
      return by;
    case "append":
      return joined(value, by, joinOf(modifier));
    case "prepend":
      return joined(by, value, joinOf(modifier));
    case "increment":
      return added(value, Number(by));
    case "decrement":
      return added(value, -Number(by));
    case "replace":
      return value.replaceAll(attribute(modifier, "arg"), by);
    default:
      return value;
  }
}

/** A space, unless it says otherwise; that may be nothing at all. */
function joinOf(modifier: Node): string {
  return Object.hasOwn(modifier.attributes, "join") ? attribute(modifier, "join") : " ";
}

function joined(a: string, b: string, join: string): string {
  if (a === "" || a === "-") return b;
  return b === "" ? a : `${a}${join}${b}`;
}

/** `3+` less one is `2+`, `6"` and two is `8"`, `D6` and one is `D6+1`. */
function added(value: string, by: number): string {
  if (!Number.isFinite(by)) return value;
  const dice = /^(\d*D[36])\s*(?:\+\s*(\d+))?$/i.exec(value.trim());
  if (dice !== null) {
    const plus = Number(dice[2] ?? 0) + by;
    return plus > 0 ? `${dice[1]}+${plus}` : dice[1]!;
  }
  return value.replace(/-?\d+/, (number) => String(Number(number) + by));
}

/** The name of a rule or profile as a link shows it: "Feel No Pain" with "5+" appended. */
export function nameOf(element: Node, link: Node | undefined, place: Place): string {
  const all = [...modifiersOf(element, place), ...(link === undefined ? [] : modifiersOf(link, place))];
  const own = all.filter((one) => attribute(one, "field") === "name" && attribute(one, "affects") === "");
  return own.reduce(modified, attribute(element, "name")).trim();
}

/** A modifier of an entry that reaches profiles of a kind, its own or those of what is in it. */
export interface Reach {
  readonly modifier: Node;
  /** The type of profile; empty: any. */
  readonly type: string;
  /** How far down from its entry it reaches: its own profiles, those of what is directly in it, or of everything in it. */
  readonly levels: "own" | "children" | "descendants";
  /** Ids of entries or categories that the bearer of the profile must have. */
  readonly only: readonly string[];
  /** How many entries lie between the one that says it and here. */
  readonly depth: number;
}

const STEPS = new Set(["self", "entries", "recursive", "group", "groups", "forces"]);

/** `self.entries.recursive.profiles.Ranged Weapons`, `profiles.Unit`, `self.entries.<id>.profiles.Unit`. */
export function reachOf(modifier: Node): Reach | undefined {
  const affects = attribute(modifier, "affects");
  const at = affects.lastIndexOf("profiles");
  if (at < 0) return undefined;
  const steps = affects.slice(0, at).split(".").filter(Boolean);
  const levels = steps.includes("recursive")
    ? "descendants"
    : steps.includes("entries") || steps.includes("group") || steps.includes("groups")
      ? "children"
      : "own";
  return {
    modifier,
    type: affects.slice(at + "profiles".length).replace(/^\./, ""),
    levels,
    only: steps.filter((step) => !STEPS.has(step)),
    depth: 0,
  };
}

/** The same seen from one entry further down; gone where it does not reach that far. */
export function deeper(reach: readonly Reach[]): readonly Reach[] {
  return reach.flatMap((one) => {
    const depth = one.depth + 1;
    const reaches = one.levels === "descendants" || (one.levels === "children" && depth <= 1);
    return reaches ? [{ ...one, depth }] : [];
  });
}

function reaches({ type, levels, only, depth }: Reach, profile: string, { own }: Place): boolean {
  if (type !== "" && type !== profile) return false;
  // Weapons of a model may be profiles of the model itself: what reaches all in it reaches those too.
  if (depth === 0 && levels === "children") return false;
  return only.every((id) => own.has(id));
}

/** The numbers of a profile where it stands: its own modifiers, its link's, and those that reach it from around. */
export function profileOf(
  element: Node,
  link: Node | undefined,
  place: Place,
  around: readonly Reach[],
  names: ReadonlyMap<string, string>,
): Profile {
  // The id is what counts: the name beside it may be an old one.
  const type = names.get(attribute(element, "typeId")) ?? attribute(element, "typeName");
  const modifiers = [
    ...modifiersOf(element, place),
    ...(link === undefined ? [] : modifiersOf(link, place)),
    ...around.filter((one) => reaches(one, type, place)).map((one) => one.modifier),
  ];
  const values: Record<string, string> = {};
  for (const one of below(element, "characteristics")) {
    const field = attribute(one, "typeId");
    const own = modifiers.filter((modifier) => attribute(modifier, "field") === field);
    const name = attribute(one, "name") || (names.get(field) ?? "");
    values[name] = own.reduce(modified, one.text);
  }
  return { name: nameOf(element, link, place), type, values };
}
