import { fault, type Reading, read } from "../fault.ts";
import { LIST_LIMITS } from "../limits.ts";
import { tidy } from "../names.ts";
import type { Described, Force, Profile, Roster, Selection } from "./tree.ts";

type Raw = Readonly<Record<string, unknown>>;

/** Reads New Recruit's JSON, past a border that takes nothing for granted. */
export function rosterFromJson(text: string): Reading<Roster> {
  const nesting = depthOf(text);
  if (nesting > LIST_LIMITS.depth * 4) {
    return fault("TOO_DEEP", `The file is nested more than ${LIST_LIMITS.depth * 4} levels deep.`);
  }
  const parsed = parse(text);
  if (parsed === undefined) return fault("BROKEN", "The file is no whole JSON document: is it cut off?");
  const roster = object(object(parsed)["roster"]);
  if (!Array.isArray(roster["forces"])) {
    return fault("NO_LIST", "The file is JSON, but no army list: it has no roster with forces.");
  }
  return read({
    name: words(roster["name"]) || null,
    gameSystemId: words(roster["gameSystemId"]),
    gameSystemName: words(roster["gameSystemName"]),
    points: pointsIn(roster["costs"]),
    forces: forcesIn(roster["forces"]),
  });
}

/** How deep brackets go, strings aside: a parser that calls itself would run out of stack on a bomb. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (quoted) {
      if (code === 92) at++;
      else if (code === 34) quoted = false;
    } else if (code === 34) quoted = true;
    else if (code === 123 || code === 91) deepest = Math.max(deepest, ++depth);
    else if (code === 125 || code === 93) depth--;
  }
  return deepest;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function forcesIn(raw: unknown): readonly Force[] {
  return list(raw).flatMap((force) => [
    {
      catalogue: words(force["catalogueName"]),
      rules: namesIn(force["rules"]),
      described: describedIn(force["rules"]),
      selections: list(force["selections"]).map(selection),
    },
    ...forcesIn(force["forces"]),
  ]);
}

function selection(raw: Raw): Selection {
  return {
    name: words(raw["name"]),
    type: words(raw["type"]),
    number: numberIn(raw["number"]) ?? 1,
    group: words(raw["group"]),
    points: pointsIn(raw["costs"]) ?? 0,
    categories: namesIn(raw["categories"]),
    profiles: list(raw["profiles"]).map(profile),
    rules: namesIn(raw["rules"]),
    described: describedIn(raw["rules"]),
    selections: list(raw["selections"]).map(selection),
  };
}

function profile(raw: Raw): Profile {
  const values = list(raw["characteristics"]).map(
    (one) => [words(one["name"]), words(one["$text"] ?? one["value"])] as const,
  );
  return { name: words(raw["name"]), type: words(raw["typeName"]), values: Object.fromEntries(values) };
}

function namesIn(raw: unknown): readonly string[] {
  return list(raw)
    .map((one) => words(one["name"]))
    .filter((name) => name !== "");
}

function describedIn(raw: unknown): readonly Described[] {
  return list(raw).flatMap((one) => {
    const [rule, text] = [words(one["name"]), words(one["description"])];
    return rule === "" || text === "" ? [] : [{ rule, text }];
  });
}

function pointsIn(raw: unknown): number | null {
  const cost = list(raw).find((one) => /^(?:pts|points)$/i.test(words(one["name"])));
  return cost === undefined ? null : numberIn(cost["value"]);
}

function numberIn(raw: unknown): number | null {
  const number = typeof raw === "string" ? Number(raw) : raw;
  return typeof number === "number" && Number.isFinite(number) ? Math.round(number) : null;
}

function words(raw: unknown): string {
  return typeof raw === "string" ? tidy(raw) : typeof raw === "number" ? String(raw) : "";
}

function object(raw: unknown): Raw {
  return typeof raw === "object" && raw !== null ? (raw as Raw) : {};
}

function list(raw: unknown): readonly Raw[] {
  return Array.isArray(raw) ? raw.map(object) : [];
}
