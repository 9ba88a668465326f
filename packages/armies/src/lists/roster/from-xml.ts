import { fault, type Reading, read } from "../fault.ts";
import { LIST_LIMITS } from "../limits.ts";
import { tidy } from "../names.ts";
import type { Described, Force, Profile, Roster, Selection } from "./tree.ts";
import { type Element, readXml } from "./xml.ts";

/** Reads BattleScribe's XML into the same tree as New Recruit's JSON. */
export function rosterFromXml(text: string): Reading<Roster> {
  const document = readXml(text, LIST_LIMITS);
  if (!document.ok) return document;
  const roster = document.value;
  if (roster.tag !== "roster")
    return fault("NO_LIST", `The file is XML, but no army list: it is a “${roster.tag}”.`);
  return read({
    name: attribute(roster, "name") || null,
    gameSystemId: attribute(roster, "gameSystemId"),
    gameSystemName: attribute(roster, "gameSystemName"),
    points: pointsIn(roster),
    forces: forcesIn(roster),
  });
}

function forcesIn(parent: Element): readonly Force[] {
  return below(parent, "forces").flatMap((force) => [
    {
      catalogue: attribute(force, "catalogueName"),
      rules: namesIn(force, "rules"),
      described: describedIn(force),
      selections: below(force, "selections").map(selection),
    },
    ...forcesIn(force),
  ]);
}

function selection(element: Element): Selection {
  return {
    name: attribute(element, "name"),
    type: attribute(element, "type"),
    number: Math.round(Number(attribute(element, "number"))) || 1,
    group: attribute(element, "group"),
    points: pointsIn(element) ?? 0,
    categories: namesIn(element, "categories"),
    profiles: below(element, "profiles").map(profileOf),
    rules: namesIn(element, "rules"),
    described: describedIn(element),
    selections: below(element, "selections").map(selection),
  };
}

function profileOf(element: Element): Profile {
  const values = below(element, "characteristics").map(
    (one) => [attribute(one, "name"), tidy(one.text) || attribute(one, "value")] as const,
  );
  return {
    name: attribute(element, "name"),
    type: attribute(element, "typeName"),
    values: Object.fromEntries(values),
  };
}

/** The elements of a plural wrapper: `<selections><selection/>…`. */
function below({ children }: Element, wrapper: string): readonly Element[] {
  return children.filter(({ tag }) => tag === wrapper).flatMap((one) => one.children);
}

function namesIn(element: Element, wrapper: string): readonly string[] {
  return below(element, wrapper)
    .map((one) => attribute(one, "name"))
    .filter((name) => name !== "");
}

function describedIn(element: Element): readonly Described[] {
  return below(element, "rules").flatMap((one) => {
    const said = one.children.find(({ tag }) => tag === "description");
    const [rule, text] = [attribute(one, "name"), tidy(said?.text ?? "")];
    return rule === "" || text === "" ? [] : [{ rule, text }];
  });
}

function pointsIn(element: Element): number | null {
  const cost = below(element, "costs").find((one) => /^(?:pts|points)$/i.test(attribute(one, "name")));
  const value = cost === undefined ? Number.NaN : Number(attribute(cost, "value"));
  return Number.isFinite(value) ? Math.round(value) : null;
}

function attribute({ attributes }: Element, name: string): string {
  return Object.hasOwn(attributes, name) ? tidy(attributes[name]!) : "";
}
