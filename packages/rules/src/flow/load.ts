import { rowFaults } from "../abilities/language/border.ts";
import { rollBonus } from "../abilities/permissions.ts";
import { effectRow } from "../abilities/registry.ts";
import { accept, type Checked, type Refusal, reject } from "../base/refusal.ts";
import { fault, faultList } from "../game/border.ts";
import type { Game } from "../game/document.ts";
import type { Path } from "../game/explain.ts";
import type { Fault } from "../game/fault-words.ts";
import { readGame } from "../game/parse.ts";
import type { AbilityFacts } from "../game/references.ts";
import type { Task, TaskType } from "../game/tasks.ts";
import { rowOf } from "./phases/phases.ts";
import { choiceFaults } from "./phases/shooting/stale.ts";
import { taskRow } from "./tasks/tasks.ts";
import { taskUnderWay } from "./tasks/under-way.ts";

/**
 * Reads a game document from JSON: refused with the path of each fault, or complete with its defaults filled in. What
 * was saved half-way must still be something that the rules allow.
 */
export function parseGame(raw: unknown): Checked<Game> {
  const read = readGame(raw, ABILITY_FACTS);
  if (!read.ok) return read;
  const game = withTasks(read.value);
  const faults = faultList(halfWayFaults(game));
  return faults.length > 0 ? reject(...faults) : accept(game);
}

function* halfWayFaults(game: Game): Generator<Refusal> {
  yield* taskFaults(game);
  yield* selectionFaults(game);
}

const ABILITY_FACTS: AbilityFacts = {
  rowFaults,
  isEffect: (game, id) => effectRow(game, id) !== undefined,
  chargeBonus: (game, unit) => rollBonus(game, unit, "CHARGE_ROLL"),
};

/** A document may say that a charge is pending and leave the stack to us. */
function withTasks(game: Game): Game {
  const [unit_id] = Object.keys(game.charges.pending);
  if (game.tasks.length > 0 || unit_id === undefined) return game;
  return { ...game, tasks: [{ type: "charge", unit_id }] };
}

/** What may come of anything, in any phase. */
const ANY_PHASE: ReadonlySet<TaskType> = new Set<TaskType>([
  "mortal_wounds",
  "aftermath",
  "last_shots",
  "split",
  "ending",
  "rule",
  "side_move",
  "window",
  "by_hand",
  "placing",
]);

function* taskFaults(game: Game): Generator<Refusal> {
  const [bottom] = game.tasks;
  if (
    bottom !== undefined &&
    !ANY_PHASE.has(bottom.type) &&
    !(bottom.type === "move" && bottom.side !== undefined) &&
    !(rowOf(game).tasks ?? []).includes(bottom.type)
  ) {
    const path = bottom.type === "charge" ? ["charges", "pending"] : ["tasks", 0];
    yield bad(path, ["wrongPhase", bottom.type, game.turn.phase]);
  }
  for (const [index, task] of game.tasks.entries()) {
    const path = ["tasks", index];
    const before = game.tasks[index - 1];
    if (before !== undefined && !mayFollow(before, task)) yield bad(path, ["wrongOrder"]);
    yield* taskRow(task).faults(game, task, path);
  }
  if (Object.keys(game.charges.pending).length > 0 && taskUnderWay(game, "charge") === undefined) {
    yield bad(["charges", "pending"], ["noChargeTask"]);
  }
}

/** What is to be done last says nothing about what comes before. */
function mayFollow(below: Task, above: Task): boolean {
  return below.type === "split" || below.type === "rule" || taskRow(above).liesOn(below);
}

function selectionFaults(game: Game): readonly Refusal[] {
  return choiceFaults(game).map(([field, refused]) =>
    fault("BAD_DOCUMENT", refused.rule, ["shooting", field], ["refused", refused]),
  );
}

function bad(path: Path, what: Fault): Refusal {
  return fault("BAD_DOCUMENT", "GD-2", path, what);
}
