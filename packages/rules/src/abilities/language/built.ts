import * as z from "zod/mini";
import { LIMITS } from "../../base/limits.ts";
import { count, text } from "../../game/scalar.ts";
import { listWords, oneOrMore, toList } from "./lists.ts";

/** What a rule changes when the army is put together: documents have it from the start, and nothing asks for it later. */
export const builtSchema = z.union([
  /** The Wounds characteristic of those that bear it. */
  z.strictObject({ wounds: count(1, LIMITS.woundsPerModel) }),
  z.strictObject({
    keywords: oneOrMore,
    /** All of the unit has them; absent: those that bear it. */
    to: z.optional(z.literal("UNIT")),
  }),
  /** A weapon that comes with it, by name. */
  z.strictObject({ weapon: text }),
  z.strictObject({ losesKeywords: oneOrMore }),
  /** A core ability by the words that it begins with: "FIRING DECK". */
  z.strictObject({ losesAbility: text }),
  z.strictObject({ transport: count(1, LIMITS.modelsPerUnit), carries: oneOrMore }),
  /** The Objective Control of models in all units of the army with one of these keywords that are no CHARACTERS. */
  z.strictObject({ objectiveControl: count(0, 20), units: oneOrMore }),
]);

export type Built = z.infer<typeof builtSchema>;

export function builtWords(built: Built): string {
  if ("wounds" in built) return `the bearer has a Wounds characteristic of ${built.wounds}`;
  if ("keywords" in built) {
    const who = built.to === "UNIT" ? "the bearer’s unit" : "the bearer";
    return `${who} has the ${keywordsIn(built.keywords)}`;
  }
  if ("weapon" in built) return `the bearer is equipped with 1 ${built.weapon.toLowerCase()}`;
  if ("losesKeywords" in built) return `the bearer loses the ${keywordsIn(built.losesKeywords)}`;
  if ("losesAbility" in built) return `the bearer no longer has ${titled(built.losesAbility)}`;
  if ("transport" in built) {
    const who = listWords(toList(built.carries), "or");
    return `the bearer can transport up to ${built.transport} ${who} models`;
  }
  const units = listWords(toList(built.units), "and");
  return `if this model is in your army, non-CHARACTER models in ${units} units from your army have an Objective Control characteristic of ${built.objectiveControl} while they are not Battle-shocked`;
}

function keywordsIn(keywords: string | readonly string[]): string {
  const all = toList(keywords);
  return `${listWords(all, "and")} keyword${all.length === 1 ? "" : "s"}`;
}

function titled(name: string): string {
  return name.toLowerCase().replaceAll(/(^|[\s-])([a-z])/g, (all) => all.toUpperCase());
}
