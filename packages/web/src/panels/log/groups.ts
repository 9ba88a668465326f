import type { Action, DiceBlock, Game, LineName, LineOf, PlayerId } from "@gunline/rules";
import { isPlural, unitName } from "@gunline/rules/words";
import { type Entry, numberOf } from "../../table/table.ts";
import { words } from "../../words/english.ts";
import { type LogEntryLine, logLinesOf } from "./line.ts";

const text = words.log;

/** The story in chapters: a volley, a charge, moves and other deeds, the change of a phase, or choices that nothing depends on yet. */

export interface Group {
  readonly kind: "volley" | "charge" | "deed" | "phase" | "choice";
  /** The numbers of the first and the last entry that it tells of. */
  readonly first: number;
  readonly last: number;
  readonly title: string;
  /** Whose unit acts. */
  readonly side: PlayerId | undefined;
  /** How a charge ended, if it has. */
  readonly ending: "open" | "made" | "failed";
  readonly parts: readonly LogPart[];
  /** What was chosen, and chosen otherwise, before it came to this. */
  readonly choices: readonly LogEntryLine[];
  /** Why the computer did it, where it did. */
  readonly whys: readonly string[];
  /** It stands no longer. */
  readonly isTakenBack?: true;
}

/** One weapon of a volley, or a step of a charge: its dice and its lines. */
export interface LogPart {
  /** The number of the entry that it began with, and its own in it. */
  readonly key: string;
  readonly entry: number;
  readonly title: string;
  /** Targets that were confirmed or declared, and nothing more. */
  readonly choice: boolean;
  readonly blocks: readonly DiceBlock[];
  readonly lines: readonly LogEntryLine[];
  /** The weapon and its target, where it is one of a volley. */
  readonly aim?: Aim;
}

type Aim = Pick<LineOf<"attacks">, "weapon_id" | "target_unit_id">;

type Kind = Group["kind"];

/** What an action is a chapter of; all others are choices, unless something came of them. */
const KINDS: Readonly<Partial<Record<Action["type"], Kind>>> = {
  SHOOT: "volley",
  FIGHT: "volley",
  CONFIRM_TARGETS: "volley",
  RESOLVE_NEXT: "volley",
  ALLOCATE_WOUND: "volley",
  USE_STRATAGEM: "volley",
  TEST_BATTLE_SHOCK: "volley",
  DECLARE_CHARGE: "charge",
  CHARGE_ROLL: "charge",
  APPLY_CHARGE_MOVE: "charge",
  FAIL_CHARGE: "charge",
  SET_UP: "deed",
  ADVANCE_ROLL: "deed",
  MOVE: "deed",
  EMBARK: "deed",
  START_ACTION: "deed",
  PILE_IN: "deed",
  CONSOLIDATE: "deed",
  ADJUST: "deed",
  AGREE: "deed",
  DECLINE: "deed",
  END_PHASE: "phase",
};

function kindOf({ action, result, rewind }: Entry): Kind {
  if (rewind !== undefined) return "deed";
  return KINDS[action.type] ?? kindOfWhatFollowed(result);
}

/** An answer is no more than a choice; but what a question has held up goes on with it, and is told as itself. */
function kindOfWhatFollowed({ log, dice, diffs }: Entry["result"]): Kind {
  const tells = (...lines: readonly LineName[]) => log.some(({ line }) => lines.includes(line));
  if (tells("attacks") || dice.some(({ context }) => VOLLEY.has(context))) return "volley";
  if (tells("charge_rolled", "charge_moved")) return "charge";
  if (changesPhase(diffs)) return "phase";
  return tells("unit_moved", "unit_arrived", "advance_rolled", "attacker", "first_turn") ? "deed" : "choice";
}

/** Dice that only attacks roll. */
const VOLLEY: ReadonlySet<DiceBlock["context"]> = new Set(["to_hit", "to_wound", "save", "damage"]);

const changesPhase = (diffs: Entry["result"]["diffs"]): boolean =>
  diffs.some(({ path }) => path === "turn.phase");

/** What begins a chapter even after one of its own kind. */
const OPENERS: ReadonlySet<Action["type"]> = new Set<Action["type"]>([
  "SHOOT",
  "FIGHT",
  "CONFIRM_TARGETS",
  "USE_STRATAGEM",
  "TEST_BATTLE_SHOCK",
  "DECLARE_CHARGE",
]);

/** What only says what will be done. */
const CHOICES: ReadonlySet<Action["type"]> = new Set<Action["type"]>(["CONFIRM_TARGETS", "DECLARE_CHARGE"]);

export function groupsOf(entries: readonly Entry[], game: Game): readonly Group[] {
  const groups: Growing[] = [];
  entries.forEach((entry, index) => {
    const { action, result, why, rewind } = entry;
    // How the table is set up is no part of the story.
    if (action.type === "CHANGE_SETTINGS") return;
    if (rewind !== undefined) takeBackFrom(groups, rewind.from);
    const own = kindOf(entry);
    // Where nobody reacts any more, the dice are rolled of what was announced before.
    const goesOn = own === "choice" && result.dice.length > 0 && sectionOf(groups, "volley") !== undefined;
    const kind = goesOn ? "volley" : own;
    const number = numberOf(entries, index);
    const opens = OPENERS.has(action.type) || rewind !== undefined;
    const before = opens ? undefined : sectionOf(groups, kind);
    const group = before ?? newGroup(kind, number, opens ? "" : titleCutOff(groups, kind));
    if (before === undefined) groups.push(group);
    group.last = number;
    if (rewind !== undefined) group.isRewind = true;
    if (why !== undefined) group.whys.push(why);
    if (kind === "phase") group.title = phaseTitle(result.diffs, group.title);
    else if (group.title === "") group.title = titleOf({ action, result }, game);
    group.side ??= sideOf({ action, result }, game);
    const charge = groups.findLast(
      (one) => one.kind === "charge" && one.ending === "open" && one.isTakenBack !== true,
    );
    if (charge !== undefined) charge.ending = endingOf(result);
    addParts(group.parts, { action, result }, kind, number, game);
  });
  for (const group of groups) {
    if (group.kind === "volley") group.parts = withDevastatingWounds(group.parts);
  }
  return groups;
}

/** Chapters that began before it are told on: only what came after is crossed out. */
function takeBackFrom(groups: readonly Growing[], from: number): void {
  for (const group of groups) {
    if (group.first >= from) group.isTakenBack = true;
  }
}

/** Devastating Wounds are dealt when all weapons have rolled: their dice and lines go back to the weapon that caused them. */
function withDevastatingWounds(parts: readonly LogPart[]): LogPart[] {
  const sorted = parts.map((part) => ({ ...part, blocks: [...part.blocks], lines: [...part.lines] }));
  sorted.forEach((part, at) => {
    const { aim } = part;
    if (aim === undefined) return;
    const owner = (of: Aim) =>
      sameAim(of, aim) ? part : sorted.findLast((one, index) => index < at && sameAim(one.aim, of));
    const { blocks, lines } = part;
    part.blocks = [];
    part.lines = [];
    for (const block of blocks) (owner(aimOf(block) ?? aim) ?? part).blocks.push(block);
    // What is told between the end of the weapon's own attacks and the end of a weapon's Devastating Wounds is of those.
    let open: LogEntryLine[] = [];
    let isDone = false;
    for (const line of lines) {
      const { about } = line;
      if (!isDone) part.lines.push(line);
      else open.push(line);
      if (about.line === "weapon_done") isDone = true;
      if (about.line === "devastating_done" && isDone) {
        (owner(about) ?? part).lines.push(...open);
        open = [];
      }
    }
    part.lines.push(...open);
  });
  return sorted;
}

/** Whose damage a block tells of; undefined for dice that stand where they were rolled. */
function aimOf(block: DiceBlock): Aim | undefined {
  if (block.context !== "damage" && block.context !== "feel_no_pain") return undefined;
  const { weapon, target_unit_id } = block;
  if (weapon === undefined || target_unit_id === undefined) return undefined;
  return { weapon_id: weapon, target_unit_id };
}

function sameAim(one: Aim | undefined, other: Aim): boolean {
  return one?.weapon_id === other.weapon_id && one.target_unit_id === other.target_unit_id;
}

function newGroup(kind: Kind, number: number, title: string): Growing {
  return {
    kind,
    first: number,
    last: number,
    title,
    side: undefined,
    ending: "open",
    parts: [],
    choices: [],
    whys: [],
  };
}

function endingOf({ events }: Entry["result"]): Group["ending"] {
  if (events.some(({ type }) => type === "charge_failed")) return "failed";
  return events.some(({ type }) => type === "charge_move_ended") ? "made" : "open";
}

/** The story without the choices on the way: they go with the volley or the charge that came of them. */
export function foldChoices(groups: readonly Group[]): readonly Group[] {
  const folded: Group[] = [];
  let held: Group[] = [];
  for (const group of groups) {
    if (group.kind === "phase") {
      folded.push(...held, group);
      held = [];
    } else if (group.ending === "open" && group.parts.every(({ choice }) => choice)) held.push(group);
    else {
      // A charge that was declared waits for its own roll, whoever shoots at it meanwhile.
      const own = held.filter(({ kind }) => kind === "choice" || kind === group.kind);
      const choices = own.flatMap(({ parts }) => parts.flatMap(({ lines }) => lines));
      folded.push(choices.length > 0 ? { ...group, choices } : group);
      held = held.filter((one) => !own.includes(one));
    }
  }
  return [...folded, ...held].sort((a, b) => a.first - b.first);
}

/** What came of a volley or a charge so far: its results, without the dice that led to them. */
export function outcomeOf({ kind, parts }: Pick<Group, "kind" | "parts">): readonly LogEntryLine[] {
  const results = parts.flatMap(({ choice, lines }) => (choice ? [] : lines.filter(({ detail }) => !detail)));
  const ends = kind === "charge" ? results.filter(({ about }) => about.line !== "charge_rolled") : results;
  return ends.length > 0 ? ends : results;
}

type Growing = { -readonly [Name in keyof Group]: Group[Name] } & {
  parts: LogPart[];
  whys: string[];
  isRewind?: boolean;
};

/** The chapter that an action goes on with: choices in the middle of a volley do not cut it in two. */
function sectionOf(groups: readonly Growing[], kind: Kind): Growing | undefined {
  const lasting = kind === "volley" || kind === "charge";
  const last = lasting ? groups.findLast((group) => group.kind !== "choice") : groups.at(-1);
  // What was taken back does not go on, and nothing goes on with a taking back.
  return last?.kind === kind && last.isTakenBack !== true && !last.isRewind ? last : undefined;
}

/** A charge that a reaction has cut in two goes on under the same title. */
function titleCutOff(groups: readonly Growing[], kind: Kind): string {
  if (kind !== "charge") return "";
  const before = groups.findLast((group) => group.kind === "charge" || group.kind === "phase");
  return before?.kind === "charge" && before.ending === "open" ? before.title : "";
}

function actorIn(action: Action): string | undefined {
  return "actor_unit_id" in action ? action.actor_unit_id : undefined;
}

/** Of whoever acts, or of whoever goes on when a question was answered. */
function sideOf({ action, result }: Entry, { units }: Game): PlayerId | undefined {
  const moved = result.log.find((line): line is LineOf<"unit_moved"> => line.line === "unit_moved");
  return units[actorIn(action) ?? moved?.unit_id ?? ""]?.owner;
}

function titleOf({ action, result }: Entry, game: Game): string {
  const name = (id: string) => unitName(game, id);
  const whom = [...new Set(targetsOf({ action, result }))].map(name).join(", ");
  const actorId = actorIn(action);
  if (actorId === undefined) return "";
  const actor = name(actorId);
  switch (kindOf({ action, result })) {
    case "volley":
      // Who is put under something while others aim at it does not shoot at itself.
      return whom === "" || whom === actor ? actor : text.fire(actor, whom);
    case "charge":
      return whom === "" ? text.chargeOf(actor) : text.charge(actor, whom, isPlural(actor));
    default:
      return "";
  }
}

function targetsOf({ action, result }: Entry): readonly string[] {
  if (action.type === "SHOOT") return action.payload.assignments.map((one) => one.target_unit_id);
  const line = result.log.find(
    (line): line is LineOf<"attacks" | "charge_declared"> =>
      line.line === "attacks" || line.line === "charge_declared",
  );
  if (line?.line === "attacks") return [line.target_unit_id];
  const event = result.events.find((one) => "target_unit_ids" in one);
  return line?.target_unit_ids ?? event?.target_unit_ids ?? [];
}

function phaseTitle(diffs: Entry["result"]["diffs"], before: string): string {
  const phase = diffs.findLast(({ path }) => path === "turn.phase");
  if (phase === undefined || phase.op !== "set") return before;
  return text.phase(String(phase.value));
}

/** Cuts what an action told into weapons: each begins with its number of attacks. */
function addParts(parts: LogPart[], { action, result }: Entry, kind: Kind, entry: number, game: Game): void {
  const { dice } = result;
  const lines = logLinesOf(result, game);
  const choice = CHOICES.has(action.type) || kind === "choice";
  const openings = [...new Set(lines.map(({ about }) => about))].filter((about) => about.line === "attacks");
  const starts = openings.map((about) => ({
    about,
    line: lines.findIndex((one) => one.about === about),
    block: about.block,
  }));
  const head = {
    blocks: dice.slice(0, starts[0]?.block),
    lines: lines.slice(0, starts[0]?.line),
  };
  if (head.blocks.length > 0 || head.lines.length > 0) {
    const last = parts.at(-1);
    // Later stages of a weapon belong to it; each deed stands alone, unless a question has held it up.
    if (last !== undefined && (kind === "deed" ? isHeldUp(last) : last.blocks.length > 0)) {
      parts[parts.length - 1] = {
        ...last,
        blocks: [...last.blocks, ...head.blocks],
        lines: [...last.lines, ...head.lines],
      };
    } else {
      // An answer stays a choice, also where dice of what it held up follow.
      const isAnswer = kind === "volley" && KINDS[action.type] === undefined && head.blocks.length === 0;
      parts.push({ key: `${entry}`, entry, title: "", choice: choice || isAnswer, ...head });
    }
  }
  starts.forEach(({ about, line, block }, n) => {
    const next = starts[n + 1];
    const title = weaponTitle(about, dice[block], game);
    const part = { blocks: dice.slice(block, next?.block), lines: lines.slice(line, next?.line) };
    parts.push({ key: `${entry}.${n}`, entry, title, choice: false, aim: about, ...part });
  });
}

/** Begun, and nothing came of it yet. */
function isHeldUp({ lines, blocks }: LogPart): boolean {
  return blocks.length === 0 && lines.every(({ detail }) => detail);
}

function weaponTitle(
  { weapon_id, target_unit_id }: LineOf<"attacks">,
  block: DiceBlock | undefined,
  game: Game,
): string {
  const count = block?.context === "attacks" ? `${block.weapons}× ` : "";
  const weapon = game.weapons[weapon_id]?.name ?? weapon_id;
  return text.fire(`${count}${weapon}`, unitName(game, target_unit_id));
}
