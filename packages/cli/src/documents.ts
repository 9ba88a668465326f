import {
  type Action,
  type Checked,
  fights,
  type Game,
  type GameRecord,
  LIMITS,
  parseAction,
  parseGame,
  parseRecord,
  type Refusal,
  type Unit,
  unitOf,
} from "@gunline/rules";
import { readJson } from "./input.ts";
import { faulty, found, type Read } from "./outcome.ts";

/** The documents that commands read, each past its border; faults are a line each and begin with the argument's name. */

export async function readGame(file: string): Promise<Read<Game>> {
  return readDocument("GAME", file, parseGame);
}

export async function readRecord(file: string): Promise<Read<GameRecord>> {
  return readDocument("RECORD", file, parseRecord);
}

async function readDocument<T>(
  label: string,
  file: string,
  parse: (raw: unknown) => Checked<T>,
): Promise<Read<T>> {
  const raw = await readJson(label, file);
  if (!raw.ok) return raw;
  const parsed = parse(raw.value);
  return parsed.ok ? parsed : faulty(...parsed.refusals.map((refusal) => `${label}: ${faultOf(refusal)}`));
}

/** The unit that an argument names. */
export function readUnit(game: Game, id: string, label = "UNIT"): Read<Unit> {
  const unit = unitOf(game, id);
  if (unit !== undefined) return found(unit);
  const known = Object.keys(game.units).join(", ") || "none";
  return faulty(`${label}: no unit has the id "${id}"; there are: ${known} (GD-7)`);
}

export type UseAction = Extract<Action, { type: "USE_STRATAGEM" }>;

/** The one `SHOOT` or `FIGHT` that a question is about, by itself or in a list of one. */
export async function readStrike(file: string): Promise<Read<fights.Strike>> {
  const action = await readOne(file, "SHOOT or FIGHT");
  if (!action.ok) return action;
  return fights.isStrike(action.value)
    ? found(action.value)
    : faulty(`ACTION: type: is "${action.value.type}", expected "SHOOT" or "FIGHT" (GD-7)`);
}

/** What has odds: attacks, or the use of a rule. */
export async function readOddsQuestion(file: string): Promise<Read<fights.Strike | UseAction>> {
  const action = await readOne(file, "SHOOT, FIGHT or USE_STRATAGEM");
  if (!action.ok) return action;
  const { value } = action;
  return fights.isStrike(value) || value.type === "USE_STRATAGEM"
    ? found(value)
    : faulty(`ACTION: type: is "${value.type}", expected "SHOOT", "FIGHT" or "USE_STRATAGEM" (GD-7)`);
}

async function readOne(file: string, expected: string): Promise<Read<Action>> {
  const actions = await readActions(file, "ACTION");
  if (!actions.ok) return actions;
  const [action, ...more] = actions.value;
  return action === undefined || more.length > 0
    ? faulty(`ACTION: has ${actions.value.length} actions, expected one ${expected} (GD-7)`)
    : found(action);
}

/** One action or a list of them; all are read before any is applied. */
export async function readActions(file: string, label = "ACTIONS"): Promise<Read<readonly Action[]>> {
  const raw = await readJson(label, file);
  if (!raw.ok) return raw;
  if (!Array.isArray(raw.value)) {
    const action = parseAction(raw.value);
    return action.ok
      ? found([action.value])
      : faulty(...action.refusals.map((refusal) => `${label}: ${faultOf(refusal)}`));
  }
  const list = raw.value as readonly unknown[];
  if (list.length > LIMITS.actionsPerFile) {
    return faulty(`${label}: has ${list.length} actions, more than ${LIMITS.actionsPerFile} (GD-6)`);
  }
  const actions: Action[] = [];
  const faults: string[] = [];
  for (const [index, one] of list.entries()) {
    const action = parseAction(one);
    if (action.ok) actions.push(action.value);
    else faults.push(...action.refusals.map((refusal) => `${label}: ${faultOf(within(index, refusal))}`));
    if (faults.length >= FAULTS_SHOWN) break;
  }
  return faults.length > 0 ? faulty(...faults) : found(actions);
}

const FAULTS_SHOWN = 20;

/** The fault as the whole list has it: `[2].payload.assignments[0].weapon_id`. */
function within(index: number, refusal: Refusal): Refusal {
  const { path = "", message } = refusal;
  const whole = path.startsWith("(") ? `[${index}]` : `[${index}]${path.startsWith("[") ? "" : "."}${path}`;
  return { ...refusal, path: whole, message: whole + message.slice(path.length) };
}

function faultOf({ message, rule }: Refusal): string {
  return `${message} (${rule})`;
}
