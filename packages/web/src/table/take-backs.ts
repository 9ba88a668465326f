import type { Action, ActionResult, Game, Phase, PlayerId } from "@gunline/rules";
import { phaseName } from "@gunline/rules/words";
import { words } from "../words/english.ts";
import type { Table } from "./table.ts";

/** How far players may go back, and what that would undo in words. */

const own = words.online.takeBack;

/** A step that stands: its number from 1, and who made it. */
export interface MadeStep {
  readonly seq: number;
  readonly seat: PlayerId;
  readonly action: Action;
  readonly result: Pick<ActionResult, "phase">;
}

/** At one screen a step is made by whoever the action is about. */
export function stepsMade({ entries, game }: Pick<Table, "entries" | "game">): readonly MadeStep[] {
  return entries.map(({ action, result }, index) => ({
    seq: index + 1,
    seat: action.player ?? game.units[actorOf(action) ?? ""]?.owner ?? game.turn.active_player,
    action,
    result,
  }));
}

/** Dice follow from the choice before them: to take back a roll alone would be to ask for another one. */
const ROLLS: ReadonlySet<Action["type"]> = new Set(["RESOLVE_NEXT", "CHARGE_ROLL"]);

/** The last choice of a seat, or of anybody, that is not undone: no roll, no mere setting. */
export function lastChoice<Step extends MadeStep>(
  steps: readonly Step[],
  seat: PlayerId | null,
): Step | undefined {
  return notUndone(steps).findLast(
    (step) => (seat === null || step.seat === seat) && !ROLLS.has(step.action.type),
  );
}

function notUndone<Step extends Pick<MadeStep, "action">>(steps: readonly Step[]): readonly Step[] {
  const done: Step[] = [];
  for (const step of steps) {
    const { type } = step.action;
    if (type === "UNDO") done.pop();
    else if (type !== "CHANGE_SETTINGS") done.push(step);
  }
  return done;
}

export interface TakeBack {
  readonly id: string;
  readonly label: string;
  /** The game would stand as it did after this many steps. */
  readonly to: number;
}

/** The last choice, the whole activation of its unit, and the beginning of each phase of this turn; each once. */
export function takeBacks(
  steps: readonly MadeStep[],
  seat: PlayerId | null,
  game: Game,
): readonly TakeBack[] {
  const last = lastChoice(steps, seat);
  if (last === undefined) return [];
  const found: TakeBack[] = [{ id: "step", label: own.step, to: last.seq - 1 }];
  const activation = activationOf(last, steps);
  if (activation !== undefined) {
    const unit = game.units[actorOf(last.action) ?? ""]?.name ?? "";
    found.push({ id: "activation", label: own.activation(unit), to: activation.seq - 1 });
  }
  for (const { phase, from } of phasesOf(steps)) {
    found.push({ id: phase, label: own.phase(phaseName(phase)), to: from - 1 });
  }
  return found.filter(({ to }, index) => found.findIndex((one) => one.to === to) === index);
}

function actorOf(action: Action): string | undefined {
  return "actor_unit_id" in action ? action.actor_unit_id : undefined;
}

/** The first step of what the unit did without a stop: nobody else of its side acted in between, and no phase ended. */
function activationOf(last: MadeStep, steps: readonly MadeStep[]): MadeStep | undefined {
  const unit = actorOf(last.action);
  if (unit === undefined) return undefined;
  let first = last;
  for (const step of steps.toReversed()) {
    if (step.seq >= last.seq) continue;
    if (step.action.type === "END_PHASE") break;
    const actor = actorOf(step.action);
    if (step.seat === last.seat && actor !== undefined && actor !== unit) break;
    if (step.seat === last.seat && actor === unit) first = step;
  }
  return first;
}

/** Where each phase of the last turn began, the latest first. */
function phasesOf(steps: readonly MadeStep[]): readonly { readonly phase: Phase; readonly from: number }[] {
  const found: { phase: Phase; from: number }[] = [];
  for (const { seq, result } of steps.toReversed()) {
    const latest = found.at(-1);
    if (latest?.phase === result.phase) latest.from = seq;
    else if (found.some(({ phase }) => phase === result.phase)) break;
    else found.push({ phase: result.phase, from: seq });
  }
  return found.slice(0, PHASES_SHOWN);
}

const PHASES_SHOWN = 4;

/** Whether players could go back to the start of a phase of this turn. */
export function isPhaseIn(table: Pick<Table, "entries" | "game">, phase: Phase): boolean {
  return takeBacks(stepsMade(table), null, table.game).some(({ id }) => id === phase);
}

/** What would be undone, as players name it: "Strike Team’s volley at Custodian Guard, Boyz’s move". */
export function undoneInWords(gone: readonly Pick<MadeStep, "action" | "result">[], game: Game): string {
  const told = [
    ...new Set(notUndone(gone).flatMap(({ action, result }) => deedOf(action, result.phase, game) ?? [])),
  ];
  if (told.length === 0) return gone.length === 1 ? own.lastStep : own.lastSteps(gone.length);
  const shown = told.slice(-DEEDS_SHOWN);
  const list = shown.join(", ");
  return told.length > shown.length ? own.andMore(list, told.length - shown.length) : list;
}

const DEEDS_SHOWN = 5;

function deedOf(action: Action, phase: Phase, game: Game): string | undefined {
  const unit = game.units[actorOf(action) ?? ""]?.name;
  const nameOf = (id: string) => game.units[id]?.name ?? id;
  switch (action.type) {
    case "SHOOT":
    case "SET_ASSIGNMENTS":
    case "ASSIGN_TARGET": {
      const aims = "assignments" in action.payload ? action.payload.assignments : [action.payload];
      const targets = [...new Set(aims.map(({ target_unit_id }) => nameOf(target_unit_id)))].join(", ");
      return unit === undefined || targets === "" ? undefined : own.volley(unit, targets);
    }
    case "MOVE":
    case "SET_UP":
      return unit === undefined ? undefined : own.move(unit);
    case "DECLARE_CHARGE":
    case "CHARGE_ROLL":
    case "APPLY_CHARGE_MOVE":
      return unit === undefined ? undefined : own.charge(unit);
    case "PILE_IN":
    case "CONSOLIDATE":
    case "SELECT_FIGHTER":
      return unit === undefined ? undefined : own.fight(unit);
    case "USE_STRATAGEM":
      return own.use(action.payload.stratagem.toLowerCase().replaceAll("_", " "));
    case "ADJUST":
      return own.byHand;
    case "END_PHASE":
      return own.end(phaseName(phase));
    default:
      return undefined;
  }
}
