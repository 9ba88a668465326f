import { inForce } from "@gunline/rules";
import { DATASHEETS } from "../datasheets/datasheets.ts";
import { nameKey } from "../lists/names.ts";
import type { Sheet } from "./sheet.ts";

export type RuleSource =
  | "CORE"
  | "ARMY_RULE"
  | "DETACHMENT"
  | "DATASHEET"
  | "WARGEAR"
  | "ENHANCEMENT"
  | "STRATAGEM";

/** A rule of a sheet, and what the referee does of it. */
export interface SheetRule {
  readonly name: string;
  readonly source: RuleSource;
  readonly status: "full" | "partial" | "none";
  /** What the referee does. */
  readonly sentence: string | null;
  /** What is left to the players. */
  readonly left: string | null;
}

/** Every rule that a sheet names. */
export function rulesOf(sheet: Sheet): readonly SheetRule[] {
  const { core, models, damaged, abilities } = sheet;
  const named: readonly (readonly [RuleSource, readonly string[]])[] = [
    ["CORE", [...core, ...models.flatMap((one) => one.abilities ?? [])]],
    ["CORE", damaged === null ? [] : [`DAMAGED ${damaged}`]],
    ["ARMY_RULE", abilities.faction],
    ["DATASHEET", [...abilities.own, ...abilities.other.map(({ name }) => name)]],
    ["WARGEAR", abilities.wargear.map(({ name }) => name)],
  ];
  return named.flatMap(([source, names]) => [...new Set(names)].map((name) => ruleOf(sheet, source, name)));
}

/** The one place that knows what is played of a rule: its row, once rules are rows of the books. */
function ruleOf(sheet: Sheet, source: RuleSource, name: string): SheetRule {
  const isPlayed = source === "CORE" || source === "ARMY_RULE" ? inForce.isAutomated(name) : isOwn(sheet);
  return {
    name: source === "CORE" ? inTitleCase(name) : name,
    source,
    status: isPlayed ? "full" : "none",
    sentence: null,
    left: null,
  };
}

/** As printed: the document has core abilities in capitals. */
function inTitleCase(name: string): string {
  return name.replaceAll(/[A-Z]+/g, (word) =>
    /^D$/.test(word) ? word : word[0] + word.slice(1).toLowerCase(),
  );
}

/** Datasheets of our own table are played whole. */
function isOwn({ name, faction }: Sheet): boolean {
  return DATASHEETS.some(
    (one) => nameKey(one.name) === nameKey(name) && nameKey(one.faction).replaceAll(" ", "-") === faction,
  );
}
