import * as z from "zod/mini";
import { normaliseKeyword } from "../../base/keyword.ts";
import { LIMITS } from "../../base/limits.ts";
import type { RuleId } from "../../base/rule.ts";
import type { DeepReadonly } from "../../game/readonly.ts";
import { idSchema, listOf, text } from "../../game/scalar.ts";
import { builtSchema } from "./built.ts";
import { clauseSchema } from "./clause.ts";

const ROW_SOURCES = [
  "CORE",
  "ARMY_RULE",
  "DETACHMENT",
  "DATASHEET",
  "WARGEAR",
  "ENHANCEMENT",
  "STRATAGEM",
  /** An effect that a player has made during the battle. */
  "BY_HAND",
] as const;
export type RowSource = (typeof ROW_SOURCES)[number];

/** Everything that is known about one rule of an army. */
export const rowSchema = z.strictObject({
  /** As documents and actions name it. */
  id: idSchema,
  /** As players name it. */
  name: text,
  source: z.enum(ROW_SOURCES),
  /** As it is written in the abilities of units; absent: the name. Rules of one name that differ say which they are. */
  ability: z.optional(text),
  /** The detachment whose army has it. */
  detachment: z.optional(text),
  /** The keyword of weapons by which units have it, where no ability says so. */
  weapon: z.optional(text),
  /** The rule of ours that it is proved under; absent: that of its source. */
  rule: z.optional(text),
  does: listOf(clauseSchema, LIMITS.rowParts),
  /** What it changes when the army is put together. */
  built: z.optional(listOf(builtSchema, LIMITS.rowParts, 1)),
  /** Another row plays it: that one's id, and what it does by this rule. */
  partOf: z.optional(z.strictObject({ row: idSchema, says: z.string().check(z.maxLength(500)) })),
  /** It is about building an army, or a note about models or another rule: nothing of it happens in a battle. */
  only: z.optional(z.enum(["ARMY_BUILDING", "NOTE"])),
  /** What the players do themselves, where the referee does not do all of it. */
  left: z.optional(z.string().check(z.maxLength(500))),
});

export type Row = DeepReadonly<z.infer<typeof rowSchema>>;

export type RowStatus = "full" | "partial" | "none";

export function statusOf({ does, left, only, built, partOf }: Row): RowStatus {
  if (only !== undefined) return "full";
  if (does.length === 0 && built === undefined && partOf === undefined) return "none";
  return left === undefined ? "full" : "partial";
}

/** The ability by which units have it; what a detachment or a player has is on no unit. */
export function abilityOf({ ability, name, source, detachment, weapon }: Row): string | undefined {
  if (weapon !== undefined || source === "STRATAGEM" || source === "BY_HAND") return undefined;
  if (detachment !== undefined && source === "DETACHMENT") return undefined;
  return normaliseKeyword(ability ?? name);
}

/** How actions name a clause of the row that a player uses. */
export function useIdOf({ id }: Pick<Row, "id">, as: string | undefined, index: number): string {
  return as ?? (index === 0 ? id : `${id}_${index + 1}`);
}

const RULES: Readonly<Record<RowSource, RuleId>> = {
  CORE: "EF-2",
  ARMY_RULE: "AR-1",
  DETACHMENT: "AR-10",
  DATASHEET: "AR-6",
  WARGEAR: "AR-6",
  ENHANCEMENT: "AR-12",
  STRATAGEM: "AR-11",
  BY_HAND: "BH-5",
};

export function ruleOf({ rule, source }: Row): RuleId {
  return (rule as RuleId | undefined) ?? RULES[source];
}
