import { inForce, rows, stratagems } from "@gunline/rules";
import type { Book, BookRow } from "./book.ts";
import { rowOfSheet } from "./rows.ts";
import type { BoxedRule, Sheet } from "./sheet.ts";

export type RuleSource =
  | "CORE"
  | "ARMY_RULE"
  | "DETACHMENT"
  | "DATASHEET"
  | "WARGEAR"
  | "ENHANCEMENT"
  | "STRATAGEM";

/** A rule of a sheet or a detachment, and what the referee does of it. */
export interface SheetRule {
  readonly name: string;
  readonly source: RuleSource;
  readonly status: rows.RowStatus;
  /** What the referee does. */
  readonly sentence: string | null;
  /** What is left to the players. */
  readonly left: string | null;
  /** It is about building an army: it has no part in a battle, and is not counted. */
  readonly applicable?: false;
}

/** Every rule that a sheet names; `rules`: the rows of its book, and of its home where it is a copy. */
export function rulesOf(rules: readonly BookRow[], sheet: Sheet): readonly SheetRule[] {
  const { core, models, damaged, abilities } = sheet;
  const cores = [
    ...core,
    ...models.flatMap((one) => one.abilities ?? []),
    ...(damaged === null ? [] : [`DAMAGED ${damaged}`]),
  ];
  const boxes = (kind: BoxedRule["kind"]) => [
    ...new Set(abilities.other.filter((one) => one.kind === kind).map(({ name }) => name)),
  ];
  const own = (source: RuleSource, names: readonly string[]) =>
    [...new Set(names)].map((name) =>
      describe(
        name,
        source,
        rowOfSheet(rules, sheet, name) ?? builtIn(sheet, name),
        FIRST_ARMIES.has(sheet.faction) && inForce.isAutomated(name),
      ),
    );
  return [
    ...[...new Set(cores)].map(coreRule),
    ...[...new Set(abilities.faction)].map((name) => describe(name, "ARMY_RULE", ofArmy(rules, name), false)),
    ...own("DATASHEET", [...abilities.own, ...boxes("SPECIAL")]),
    ...boxes("WEAPON").map((name) =>
      describe(name, "DATASHEET", rowOfSheet(rules, sheet, name), inForce.isWeaponKeyword(name)),
    ),
    ...boxes("ARMY_BUILDING").map(beforeBattle),
    ...own(
      "WARGEAR",
      abilities.wargear.map(({ name }) => name),
    ),
  ];
}

/** The rule, stratagems and enhancements of a detachment. */
export function rulesOfDetachment(
  book: Pick<Book, "rules">,
  detachment: Book["detachments"][number],
): readonly SheetRule[] {
  const id = detachment.name.toLowerCase().replaceAll(/[^a-z]+/g, "-");
  const all = [...book.rules, ...rows.builtInBook().rows.values()];
  const rowOf = (source: RuleSource, name: string) =>
    all.find(
      (row) =>
        row.source === source &&
        plain(row.name) === plain(name) &&
        (row.detachment === undefined || row.detachment === id),
    );
  const named = (source: RuleSource, names: readonly string[]) =>
    names.map((name) => {
      const known = stratagems.stratagemOf(BUILT_IN, name);
      return describe(name, source, rowOf(source, name), known?.detachment === id);
    });
  return [
    ...named("DETACHMENT", detachment.rules),
    ...named(
      "STRATAGEM",
      detachment.stratagems.map(({ name }) => name),
    ),
    ...named(
      "ENHANCEMENT",
      detachment.enhancements.map(({ name }) => name),
    ),
  ];
}

/** `isAct`: the engine does it by an act of its own, without a row. */
function describe(name: string, source: RuleSource, row: rows.Row | undefined, isAct: boolean): SheetRule {
  if (row === undefined) {
    return { name, source, status: isAct ? "full" : "none", sentence: null, left: null };
  }
  const status = rows.statusOf(row);
  return {
    name,
    source,
    status,
    sentence: status === "none" ? null : rows.sentenceOf(row),
    left: row.left ?? null,
    ...(row.only !== undefined && { applicable: false as const }),
  };
}

/** What matters only while an army is put together: named, and counted neither as played nor as not played. */
function beforeBattle(name: string): SheetRule {
  return {
    name,
    source: "DATASHEET",
    status: "none",
    sentence: null,
    left: ARMY_BUILDING,
    applicable: false,
  };
}

const ARMY_BUILDING = "Only for putting the army together.";

/** Core abilities are the engine's own. */
function coreRule(name: string): SheetRule {
  const status = inForce.isAutomated(name) ? "full" : "none";
  return { name: inTitleCase(name), source: "CORE", status, sentence: null, left: null };
}

/** As printed: the document has core abilities in capitals. */
function inTitleCase(name: string): string {
  return name.replaceAll(/[A-Z]+/g, (word) =>
    /^D$/.test(word) ? word : word[0] + word.slice(1).toLowerCase(),
  );
}

/** A game without rows of its own. */
const BUILT_IN = { settings: {} };

function plain(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/** Rows of the two armies that were there first go by the name of the rule, for sheets of those armies. */
const FIRST_ARMIES: ReadonlySet<string> = new Set(["space-marines", "orks"]);

function builtIn({ faction }: Sheet, name: string): rows.Row | undefined {
  if (!FIRST_ARMIES.has(faction)) return undefined;
  return [...rows.builtInBook().rows.values()].find(
    (row) => (row.source === "DATASHEET" || row.source === "WARGEAR") && plain(row.name) === plain(name),
  );
}

function ofArmy(rules: readonly BookRow[], name: string): rows.Row | undefined {
  const all = [...rules, ...rows.builtInBook().rows.values()];
  return all.find((row) => row.source === "ARMY_RULE" && plain(row.name) === plain(name));
}
