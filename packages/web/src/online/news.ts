import type { ActionMade, MatchView, Rewound, Role, TableState, TableStep } from "@gunline/link";
import type { Action, PlayerId } from "@gunline/rules";
import type { Wish } from "../table/assignments.ts";
import { AT_HAND, FOLDED, isOn } from "../table/modifiers.ts";
import { words } from "../words/english.ts";
import { currentSteps } from "./current-steps.ts";

type Settings = Extract<Action, { type: "CHANGE_SETTINGS" }>["payload"];

const own = words.online.news;

const SEATS: readonly PlayerId[] = ["p1", "p2"];

/**
 * What changed at a table that somebody who looks elsewhere would miss, or could not have seen: who came, what the other
 * side set or added to its rolls by hand, what was taken back.
 */
export function newsOf(before: TableState, now: TableState): string | undefined {
  if (now.view === null) return undefined;
  // Anyone who was away learns of it too, until somebody has played on.
  if (before.view === null) return isRestored(now.steps.at(-1)) ? words.online.restored : undefined;
  const { seats } = now.view;
  const news: string[] = [];
  for (const seat of SEATS) {
    const came = !before.view.seats[seat].claimed && seats[seat].claimed;
    if (came && seat !== now.you) news.push(own.joined(seats[seat].name));
  }
  news.push(...sealedIn(before.view, now.view, now.you));
  for (const step of now.steps) {
    if (isRestored(step)) {
      // The table itself went back, so that its number may be one that was seen before.
      if (!before.steps.some(({ id }) => id === step.id)) news.push(words.online.restored);
      continue;
    }
    if (step.seq <= before.seq) continue;
    if (step.kind === "rewind") news.push(takenBack(now.steps, step));
    else if (step.seat !== now.you) {
      const said = saidBy(step, before);
      if (said !== "") news.push(own.said(seats[step.seat].name, said));
    }
  }
  news.push(...movedOn(before, now));
  return news.length === 0 ? undefined : [...new Set(news)].join(" ");
}

/** Who has sealed the battle formations since; and that all are there to be seen. */
function sealedIn(
  before: MatchView,
  { sealed = [], seats, seq }: MatchView,
  you: Role | null,
): readonly string[] {
  const { sealed: was = [] } = before;
  const fresh = sealed.filter((seat) => seat !== you && !was.includes(seat));
  const isRevealed = was.length > 0 && sealed.length === 0 && seq > before.seq;
  return [...fresh.map((seat) => own.sealed(seats[seat].name)), ...(isRevealed ? [own.revealed] : [])];
}

/** The server went back to a copy of its games and took another seed. */
function isRestored(step: TableStep | undefined): boolean {
  return step?.kind === "rewind" && step.seed_hash !== undefined;
}

/** Anyone who asked for something and plays on no longer asks: the buttons to answer it would vanish without a word. */
function movedOn(before: TableState, now: TableState): readonly string[] {
  const last = now.steps.at(-1);
  if (before.view === null || now.view === null || last?.kind !== "action") return [];
  const { offers } = before.view;
  const { you, seq, view } = now;
  const opponent = you === "p1" ? "p2" : "p1";
  if (you === "watch" || you === null || seq === before.seq || last.seat !== opponent) return [];
  const { name } = view.seats[opponent];
  return [
    ...(offers.undo?.by === opponent ? [own.noLongerUndo(name)] : []),
    ...(offers.end === opponent ? [own.noLongerDraw(name)] : []),
  ];
}

function takenBack(steps: readonly TableStep[], { seq, to }: Rewound): string {
  const gone = currentSteps(steps.filter((step) => step.seq < seq)).filter((step) => step.seq > to).length;
  return gone === 1 ? own.stepTakenBack : own.stepsTakenBack(gone);
}

function saidBy({ action }: ActionMade, before: TableState): string {
  if (action.type === "CHANGE_SETTINGS") return settingWords(action.payload, before);
  // Somebody may be about to answer what is there no longer.
  if (action.type === "UNDO" && isForYou(before)) return own.undid;
  const added = wishesIn(action).map((wish) => addedByHand(wish, before));
  return added.filter((said) => said !== "").join("; ");
}

function isForYou({ you, view }: TableState): boolean {
  return view?.waiting[0]?.player === you;
}

/** What an action would fire at whom. */
function wishesIn(action: Action): readonly Wish[] {
  switch (action.type) {
    case "SHOOT":
    case "SET_ASSIGNMENTS":
    case "USE_STRATAGEM":
      return action.payload.assignments ?? [];
    case "ASSIGN_TARGET":
      return [action.payload];
    default:
      return [];
  }
}

const ALLOCATION_WORDS = {
  AUTOMATIC: own.refereeChooses,
  CAREFUL: own.refereeTakesCare,
  DEFENDER: own.defendersChoose,
} as const;

function allocationWords(
  allocation: NonNullable<Settings["allocation"]>,
  { view }: TableState,
): readonly string[] {
  if (typeof allocation === "string") return [ALLOCATION_WORDS[allocation]];
  return SEATS.map((seat) =>
    own.forPlayer(view?.seats[seat].name ?? seat, ALLOCATION_WORDS[allocation[seat]]),
  );
}

function settingWords(
  { fast_dice, allocation, auto_targeting, stratagems, reroll_windows }: Settings,
  before: TableState,
): string {
  const dice = fast_dice === undefined ? [] : [fast_dice ? own.fastDice : own.slowDice];
  const who = allocation === undefined ? [] : allocationWords(allocation, before);
  const aim = auto_targeting === undefined ? [] : [own.targeting];
  const asked = stratagems === "ON" ? own.reactionsOn : own.reactionsOff;
  const reactions = stratagems === undefined ? [] : [asked];
  const again = reroll_windows === "ON" ? own.rerollsOn : own.rerollsOff;
  const rerolls = reroll_windows === undefined ? [] : [again];
  return [...dice, ...who, ...aim, ...reactions, ...rerolls].join(", ");
}

/** Modifiers that this assignment has and the one before it had not. */
function addedByHand(wish: Wish, before: TableState): string {
  const { weapon_id, target_unit_id } = wish;
  const { shooting, weapons } = before.document ?? {};
  const was = shooting?.pending_assignments.find(
    (one) => one.weapon_id === weapon_id && one.target_unit_id === target_unit_id,
  );
  const added = [...AT_HAND, ...FOLDED].filter(
    (toggle) => isOn(wish, toggle) && (was === undefined || !isOn(was, toggle)),
  );
  if (added.length === 0) return "";
  const what = added.map(({ said }) => said.charAt(0).toLowerCase() + said.slice(1)).join(", ");
  return own.byHand(weapons?.[weapon_id]?.name ?? weapon_id, what);
}
