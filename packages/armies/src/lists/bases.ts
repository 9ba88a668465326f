import type { Base } from "@gunline/rules";
import table from "./bases.json" with { type: "json" };
import { looseKey, nameKey } from "./names.ts";

/** "32" round, "120x92" oval, "hull": no base; by model where the models of a unit differ. */
type Code = string | Readonly<Record<string, string>>;

/** By the keys of their names, so that a list can be read without going through all of them. */
const BY_KEY = table as Readonly<Record<string, Code>>;

let byLooseKey: ReadonlyMap<string, Code> | undefined;

function looselyNamed(key: string): Code | undefined {
  byLooseKey ??= new Map(Object.entries(BY_KEY).map(([name, code]) => [looseKey(name), code]));
  return byLooseKey.get(key);
}

/** The base of a model by the names of its unit and itself; null: a hull, or not known. */
export function baseOf(unit: string, model: string): Base | null {
  const code = codeOf(unit) ?? codeOf(model);
  return code === undefined ? null : baseIn(codeFor(code, model));
}

function codeOf(name: string): Code | undefined {
  const key = nameKey(name);
  return Object.hasOwn(BY_KEY, key) ? BY_KEY[key] : looselyNamed(looseKey(name));
}

function codeFor(code: Code, model: string): string | undefined {
  if (typeof code === "string") return code;
  const [key, loose] = [nameKey(model), looseKey(model)];
  const found = Object.entries(code).find(([name]) => nameKey(name) === key || looseKey(name) === loose);
  return found?.[1] ?? code["*"];
}

function baseIn(code: string | undefined): Base | null {
  const [, long, short] = /^(?:fly)?(\d+(?:\.\d+)?)(?:x(\d+(?:\.\d+)?))?$/.exec(code ?? "") ?? [];
  if (long === undefined) return null;
  return short === undefined
    ? { shape: "round", mm: Number(long) }
    : { shape: "oval", mm: [Number(long), Number(short)] };
}
