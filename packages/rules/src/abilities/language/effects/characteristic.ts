import * as z from "zod/mini";
import type { Stats } from "../../../game/document.ts";
import { within } from "../../../game/scalar.ts";
import { addWords } from "../changes/kind.ts";
import { effectKind, type Hooks } from "./kind.ts";

const NAMES = {
  MOVE: "move",
  TOUGHNESS: "toughness",
  SAVE: "save",
  INVULNERABLE_SAVE: "invulnerable_save",
  LEADERSHIP: "leadership",
  OBJECTIVE_CONTROL: "objective_control",
} as const satisfies Readonly<Record<string, keyof Stats>>;

type Name = keyof typeof NAMES;
const KEYS = Object.keys(NAMES) as [Name, ...Name[]];

const value = within(-20, 60);

const schema = z.strictObject({
  characteristic: z.enum(KEYS),
  /** As written on the datasheet: of a save or Leadership 1 less is better. */
  add: z.optional(value),
  set: z.optional(value),
  /** The better of this and what it is. */
  atLeast: z.optional(value),
  /** What is added or taken away takes it no lower than this. */
  least: z.optional(value),
  /** Half of it, rounded up. */
  halve: z.optional(z.literal(true)),
  /** Nothing makes it worse than it is written. */
  firm: z.optional(z.literal(true)),
});

/** Saves and Leadership are better the lower they are. */
const LOWER_IS_BETTER: ReadonlySet<Name> = new Set<Name>(["SAVE", "INVULNERABLE_SAVE", "LEADERSHIP"]);

/** A characteristic of the models of the unit. */
export const characteristic = effectKind<"characteristic", z.infer<typeof schema>>({
  key: "characteristic",
  schema,
  compile({
    characteristic: name,
    add = 0,
    set,
    atLeast,
    least = Number.NEGATIVE_INFINITY,
    halve,
    firm,
  }): Hooks {
    if (firm === true) return { firm: [NAMES[name]] };
    const better = LOWER_IS_BETTER.has(name) ? Math.min : Math.max;
    const change = (before: number | null): number | null => {
      if (set !== undefined) return set;
      if (halve === true) return before === null ? null : Math.ceil(before / 2);
      if (atLeast !== undefined) return before === null ? atLeast : better(before, atLeast);
      // What is lower already stays as it is.
      return before === null ? null : Math.max(before + add, Math.min(before, least));
    };
    return { stats: { [NAMES[name]]: change } } as Hooks;
  },
  words({ characteristic: name, add, set, atLeast, least, halve, firm }, who) {
    if (firm === true) return `the ${titled(name)} characteristic of ${modelsOf(who)} cannot be worsened`;
    if (name === "INVULNERABLE_SAVE") return `${modelsHave(who)} a ${atLeast ?? set}+ invulnerable save`;
    const called = titled(name);
    if (halve === true) return `halve the ${called} characteristic of ${modelsOf(who)}, rounding up`;
    if (add !== undefined)
      return `${addWords(add)} the ${called} characteristic of ${modelsOf(who)}${
        least === undefined ? "" : ` (to a minimum of ${least})`
      }`;
    const shown = name === "SAVE" || name === "LEADERSHIP" ? `${set ?? atLeast}+` : `${set ?? atLeast}`;
    return `${modelsHave(who)} a ${called} characteristic of ${shown}`;
  },
});

/** "this model has", "models in that unit have". */
export function modelsHave(who: string): string {
  return who === "this model" ? "this model has" : `${modelsOf(who)} have`;
}

const isModels = (who: string) => who.includes("models in ");

/** "this model", "a model in that unit", "a CHARACTER model in this unit". */
export function aModelOf(who: string): string {
  if (who === "this model") return who;
  if (!isModels(who)) return `a model in ${who}`;
  const one = who.replace("models in ", "model in ");
  return `${/^[aeiou]/i.test(one) ? "an" : "a"} ${one}`;
}

export function modelsOf(who: string): string {
  return who === "this model" || isModels(who) ? who : `models in ${who}`;
}

function titled(name: Name): string {
  return name
    .split("_")
    .map((word) => `${word[0]}${word.slice(1).toLowerCase()}`)
    .join(" ");
}
