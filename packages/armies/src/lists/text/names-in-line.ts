import { nameKey, sameName, tidy } from "../names.ts";
import { countedIn } from "./counts.ts";
import { add } from "./draft.ts";

/** Names that hold a comma themselves. */
const WITH_COMMA = [["bone cleaver", "lash whip and rending claws"]] as const;

export interface Named {
  readonly name: string;
  readonly number: number;
  /** What a wrapper holds: `Gun Drone (Twin pulse carbine)`. */
  readonly holds: readonly Named[];
}

/** `Choppa, 2x Slugga, Gun Drone (Twin pulse carbine)`: commas in brackets part nothing here. */
export function namesIn(text: string): readonly Named[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let at = 0; at <= text.length; at++) {
    const char = text[at];
    if (char === "(") depth++;
    else if (char === ")") depth = Math.max(0, depth - 1);
    else if (char === undefined || (isComma(text, at) && depth === 0)) {
      parts.push(text.slice(from, at));
      from = at + 1;
    }
  }
  return joined(parts.map(tidy).filter((part) => part !== "")).map(named);
}

/** `,`, `;` and ` + ` all part names. */
function isComma(text: string, at: number): boolean {
  const char = text[at];
  return char === "," || char === ";" || (char === "+" && text[at - 1] === " " && text[at + 1] === " ");
}

function joined(parts: readonly string[]): readonly string[] {
  const whole: string[] = [];
  for (const part of parts) {
    const before = whole.at(-1);
    const isTail =
      before !== undefined &&
      WITH_COMMA.some(([head, tail]) => nameKey(before).endsWith(head) && nameKey(part) === tail);
    if (isTail) whole[whole.length - 1] = `${before}, ${part}`;
    else whole.push(part);
  }
  return whole;
}

function named(part: string): Named {
  const { count, text: words } = countedIn(part, true);
  // A bracket with a number or a sign in it belongs to the name: "Invulnerable Save (4+)".
  const wrapper = /^(.+?)\s*\(([^()+]*[a-z][^()+]*)\)$/i.exec(words);
  const number = count ?? 1;
  if (wrapper === null || /\bpts?\b/i.test(wrapper[2]!)) return { name: tidy(words), number, holds: [] };
  const holds = namesIn(wrapper[2]!);
  const [held] = holds;
  // `2 magma cutters (2x Magma cutters)`: the wrapper is called after the number that it holds, and is nothing itself.
  if (held !== undefined && holds.length === 1 && sameName(held.name, wrapper[1]!)) {
    const isNamedSo = held.number === number && !/^\d+\s?[xX×]/.test(part);
    return isNamedSo ? held : { ...held, number: held.number * number };
  }
  return { name: tidy(wrapper[1]!), number, holds };
}

/** All names with their numbers, those in wrappers times the wrappers. */
export function flatten(names: readonly Named[], times = 1): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  for (const { name, number, holds } of names) {
    add(all, name, number * times);
    for (const [inner, count] of flatten(holds, number * times)) add(all, inner, count);
  }
  return all;
}
