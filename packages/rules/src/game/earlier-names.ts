import type { Diff } from "../base/diff.ts";
import type { Game, Unit } from "./document.ts";
import type { Task } from "./tasks.ts";

/**
 * Fields that were named after the one rule that used them. Documents with the earlier names are read as if they had
 * those of today; hashes still go by the earlier ones, so that records and tables of before keep theirs (RC-2).
 */
const UNIT = { now: "token", before: "homer" } as const;
const TASK = { now: "wreck", before: "careens" } as const;

type Json = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Json {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A raw document with the names of today. */
export function withNamesOfToday(raw: unknown): unknown {
  if (!isObject(raw)) return raw;
  const { units, tasks } = raw;
  return {
    ...raw,
    ...(isObject(units) && { units: each(units, (unit) => renamed(unit, UNIT.before, UNIT.now)) }),
    ...(Array.isArray(tasks) && { tasks: tasks.map((task) => renamed(task, TASK.before, TASK.now)) }),
  };
}

/** Only what has the name is copied: everything else stays the same object. */
function each(record: Json, change: (value: unknown) => unknown): Json {
  const changed = Object.entries(record).filter(([, value]) => change(value) !== value);
  if (changed.length === 0) return record;
  return { ...record, ...Object.fromEntries(changed.map(([key, value]) => [key, change(value)])) };
}

function renamed(value: unknown, from: string, to: string): unknown {
  if (!isObject(value) || !Object.hasOwn(value, from)) return value;
  const { [from]: kept, ...rest } = value;
  return { ...rest, [to]: kept };
}

/** The document as it is hashed. */
export function withEarlierNames(game: Game): Game {
  const units = each(game.units, earlierUnit) as Game["units"];
  const tasks = earlierTasks(game.tasks);
  return units === game.units && tasks === game.tasks ? game : { ...game, units, tasks };
}

const earlierUnit = (unit: unknown) => renamed(unit, UNIT.now, UNIT.before) as Unit;

function earlierTasks(tasks: readonly Task[]): Game["tasks"] {
  const isNamed = tasks.some((task) => Object.hasOwn(task, TASK.now));
  return (
    isNamed ? tasks.map((task) => renamed(task, TASK.now, TASK.before) as Task) : tasks
  ) as Game["tasks"];
}

/** A diff as it is hashed. */
export function diffWithEarlierNames(diff: Diff): Diff {
  const [first, id, field, ...rest] = diff.path.split(".");
  if (first === "units" && field === UNIT.now && rest.length === 0) {
    return { ...diff, path: `units.${id}.${UNIT.before}` };
  }
  if (diff.op !== "set") return diff;
  if (diff.path === "tasks") return { ...diff, value: earlierTasks(diff.value as readonly Task[]) };
  if (first === "units" && field === undefined && id !== undefined) {
    return { ...diff, value: earlierUnit(diff.value) };
  }
  return diff;
}
