import type { Action, DiceBlock, LogLine } from "@gunline/rules";
import type { Entry } from "../../table/table.ts";

/** The story in chapters: a volley, a charge, the change of a phase, or choices that nothing depends on yet. */

export interface Group {
  readonly kind: "volley" | "charge" | "phase" | "choice";
  /** The first and the last entry that it tells of. */
  readonly first: number;
  readonly last: number;
  readonly title: string;
  readonly parts: readonly Part[];
}

/** One weapon of a volley, or a step of a charge: its dice and its lines. */
export interface Part {
  /** The entry that it began with, and its number in it. */
  readonly key: string;
  readonly entry: number;
  readonly title: string;
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

export function groupsOf(entries: readonly Entry[], names: Names): readonly Group[] {
  const groups: Growing[] = [];
  entries.forEach(({ action, result }, index) => {
    if (isOnlyLogLength(action)) return;
    const kind = KINDS[action.type];
    const before = OPENERS.has(action.type) ? undefined : chapterOf(groups, kind);
    const group = before ?? { kind, first: index, last: index, title: "", parts: [] };
    if (before === undefined) groups.push(group);
    group.last = index;
    if (kind === "phase") group.title = phaseTitle(result.diffs, group.title);
    else if (group.title === "") group.title = titleOf({ action, result }, names);
    addParts(group.parts, { action, result }, index, names);
  });
  return groups;
}

type Growing = { -readonly [Name in keyof Group]: Group[Name] } & { parts: Part[] };

/** The chapter that an action goes on with: settings changed in the middle of a volley do not cut it in two. */
function chapterOf(groups: readonly Growing[], kind: Kind): Growing | undefined {
  const lasting = kind === "volley" || kind === "charge";
  const last = lasting ? groups.findLast((group) => group.kind !== "choice") : groups.at(-1);
  return last?.kind === kind ? last : undefined;
}

/** Whoever makes the log longer or shorter does not want to read about it there. */
function isOnlyLogLength(action: Action): boolean {
  return action.type === "CHANGE_SETTINGS" && Object.keys(action.payload).every((name) => name === "log");
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
function addParts(parts: Part[], { result }: Entry, entry: number, names: Names): void {
  const { dice, log } = result;
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
    if (last !== undefined && last.blocks.length > 0 && head.blocks.length > 0) {
      parts[parts.length - 1] = {
        ...last,
        blocks: [...last.blocks, ...head.blocks],
        lines: [...last.lines, ...head.lines],
      };
    } else parts.push({ key: `${entry}`, entry, title: "", ...head });
  }
  cut.forEach((part, n) => {
    parts.push({ key: `${entry}.${n}`, entry, title: weaponTitle(part.blocks[0]!, names), ...part });
  });
}

function opensWeapon({ detail, text }: LogLine): boolean {
  return detail && / fire .* ×\d+ at /.test(text);
}

function weaponTitle({ weapon, weapons, target_unit_id }: DiceBlock, names: Names): string {
  return `${String(weapons)}× ${names.weapon(String(weapon))} → ${names.unit(String(target_unit_id))}`;
}
