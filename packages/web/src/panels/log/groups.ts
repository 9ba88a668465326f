import type { Action, DiceBlock, LogLine } from "@gunline/rules";
import type { Entry } from "../../table/table.ts";

/** The story in chapters: a volley, a charge, the change of a phase, or choices that nothing depends on yet. */

export interface Group {
  readonly kind: "volley" | "charge" | "phase" | "choice";
  /** The first and the last entry that it tells of. */
  readonly first: number;
  readonly last: number;
  readonly title: string;
  /** How a charge ended, if it has. */
  readonly ending: "open" | "made" | "failed";
  readonly parts: readonly Part[];
  /** What was chosen, and chosen otherwise, before it came to this. */
  readonly choices: readonly LogLine[];
}

/** One weapon of a volley, or a step of a charge: its dice and its lines. */
export interface Part {
  /** The entry that it began with, and its number in it. */
  readonly key: string;
  readonly entry: number;
  readonly title: string;
  /** Targets that were confirmed or declared, and nothing more. */
  readonly choice: boolean;
  readonly blocks: readonly DiceBlock[];
  readonly lines: readonly LogLine[];
}

interface Names {
  readonly unit: (id: string) => string;
  readonly weapon: (id: string) => string;
}

type Kind = Group["kind"];

const KINDS: Readonly<Record<Action["type"], Kind>> = {
  SHOOT: "volley",
  CONFIRM_TARGETS: "volley",
  RESOLVE_NEXT: "volley",
  ALLOCATE_WOUND: "volley",
  DECLARE_CHARGE: "charge",
  CHARGE_ROLL: "charge",
  APPLY_CHARGE_MOVE: "charge",
  FAIL_CHARGE: "charge",
  END_PHASE: "phase",
  SELECT_SHOOTER: "choice",
  ASSIGN_TARGET: "choice",
  CLEAR_ASSIGNMENT: "choice",
  CLEAR_ALL_ASSIGNMENTS: "choice",
  SKIP_UNIT: "choice",
  SKIP_CHARGE: "choice",
  UNDO: "choice",
  CHANGE_SETTINGS: "choice",
};

/** What begins a chapter even after one of its own kind. */
const OPENERS: ReadonlySet<Action["type"]> = new Set<Action["type"]>([
  "SHOOT",
  "CONFIRM_TARGETS",
  "DECLARE_CHARGE",
]);

/** What only says what will be done. */
const CHOICES: ReadonlySet<Action["type"]> = new Set<Action["type"]>(["CONFIRM_TARGETS", "DECLARE_CHARGE"]);

export function groupsOf(entries: readonly Entry[], names: Names): readonly Group[] {
  const groups: Growing[] = [];
  entries.forEach(({ action, result }, index) => {
    // How the table is set up is no part of the story.
    if (action.type === "CHANGE_SETTINGS") return;
    const kind = KINDS[action.type];
    const before = OPENERS.has(action.type) ? undefined : chapterOf(groups, kind);
    const group = before ?? newGroup(kind, index);
    if (before === undefined) groups.push(group);
    group.last = index;
    if (kind === "phase") group.title = phaseTitle(result.diffs, group.title);
    else if (group.title === "") group.title = titleOf({ action, result }, names);
    if (kind === "charge") group.ending = endingOf(result, group.ending);
    addParts(group.parts, { action, result }, index, names);
  });
  return groups;
}

function newGroup(kind: Kind, index: number): Growing {
  return { kind, first: index, last: index, title: "", ending: "open", parts: [], choices: [] };
}

function endingOf({ events }: Entry["result"], before: Group["ending"]): Group["ending"] {
  if (events.some(({ type }) => type === "charge_failed")) return "failed";
  return events.some(({ type }) => type === "charge_move_ended") ? "made" : before;
}

/** The story without the choices on the way: they go with the volley or the charge that came of them. */
export function foldChoices(groups: readonly Group[]): readonly Group[] {
  const told: Group[] = [];
  let held: Group[] = [];
  for (const group of groups) {
    if (group.kind === "phase") {
      told.push(...held, group);
      held = [];
    } else if (group.parts.every(({ choice }) => choice)) held.push(group);
    else {
      const choices = held.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines));
      told.push(choices.length > 0 ? { ...group, choices } : group);
      held = [];
    }
  }
  return [...told, ...held];
}

/** What came of a volley or a charge so far: its results, without the dice that led to them. */
export function outcomeOf({ kind, parts }: Pick<Group, "kind" | "parts">): readonly LogLine[] {
  const results = parts.flatMap(({ choice, lines }) => (choice ? [] : lines.filter(({ detail }) => !detail)));
  const ends = kind === "charge" ? results.filter(({ text }) => !text.startsWith("Charge roll:")) : results;
  return ends.length > 0 ? ends : results;
}

type Growing = { -readonly [Name in keyof Group]: Group[Name] } & { parts: Part[] };

/** The chapter that an action goes on with: choices in the middle of a volley do not cut it in two. */
function chapterOf(groups: readonly Growing[], kind: Kind): Growing | undefined {
  const lasting = kind === "volley" || kind === "charge";
  const last = lasting ? groups.findLast((group) => group.kind !== "choice") : groups.at(-1);
  return last?.kind === kind ? last : undefined;
}

function titleOf({ action, result }: Entry, { unit }: Names): string {
  const event = result.events.find(({ target_unit_ids }) => Array.isArray(target_unit_ids));
  const targets = (event?.["target_unit_ids"] as readonly string[] | undefined) ?? [];
  const whom = targets.map(unit).join(", ");
  if (!("actor_unit_id" in action)) return "";
  const actor = unit(action.actor_unit_id);
  switch (KINDS[action.type]) {
    case "volley":
      return whom === "" ? actor : `${actor} → ${whom}`;
    case "charge":
      return whom === "" ? `Charge of ${actor}` : `${actor} charge ${whom}`;
    default:
      return "";
  }
}

function phaseTitle(diffs: Entry["result"]["diffs"], before: string): string {
  const phase = diffs.findLast(({ path }) => path === "turn.phase");
  if (phase === undefined || phase.op !== "set") return before;
  const name = String(phase.value);
  return `${name.charAt(0)}${name.slice(1).toLowerCase()} phase`;
}

/** Cuts what an action told into weapons: each begins with its number of attacks. */
function addParts(parts: Part[], { action, result }: Entry, entry: number, names: Names): void {
  const { dice, log } = result;
  const choice = CHOICES.has(action.type) || KINDS[action.type] === "choice";
  const starts = dice.flatMap((block, index) => (block.context === "attacks" ? [index] : []));
  const openings = log.flatMap((line, index) => (opensWeapon(line) ? [index] : []));
  // Where the lines cannot be told apart they all stay with the first weapon: nothing is lost.
  const alike = openings.length === starts.length;
  const cut = starts.map((start, n) => ({
    blocks: dice.slice(start, starts[n + 1] ?? dice.length),
    lines: alike ? log.slice(openings[n]!, openings[n + 1] ?? log.length) : n === 0 ? log : [],
  }));
  const head = {
    blocks: dice.slice(0, starts[0] ?? dice.length),
    lines: log.slice(0, starts.length > 0 ? (alike ? openings[0] : 0) : log.length),
  };
  if (head.blocks.length > 0 || head.lines.length > 0) {
    const last = parts.at(-1);
    // Later stages of a weapon belong to it.
    if (last !== undefined && last.blocks.length > 0) {
      parts[parts.length - 1] = {
        ...last,
        blocks: [...last.blocks, ...head.blocks],
        lines: [...last.lines, ...head.lines],
      };
    } else parts.push({ key: `${entry}`, entry, title: "", choice, ...head });
  }
  cut.forEach((part, n) => {
    const title = weaponTitle(part.blocks[0]!, names);
    parts.push({ key: `${entry}.${n}`, entry, title, choice: false, ...part });
  });
}

function opensWeapon({ detail, text }: LogLine): boolean {
  return detail && / fire .* ×\d+ at /.test(text);
}

function weaponTitle({ weapon, weapons, target_unit_id }: DiceBlock, names: Names): string {
  return `${String(weapons)}× ${names.weapon(String(weapon))} → ${names.unit(String(target_unit_id))}`;
}
