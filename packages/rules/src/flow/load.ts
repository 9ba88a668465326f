import { rollBonus } from "../abilities/permissions.ts";
import { effectRow } from "../abilities/registry.ts";
import { accept, type Checked, type Refusal, reject } from "../base/refusal.ts";
import { fault, faultList } from "../game/border.ts";
import type { Game } from "../game/document.ts";
import type { Path } from "../game/explain.ts";
import { faultWords } from "../game/fault-words.ts";
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
  isEffect: (id) => effectRow(id) !== undefined,
  chargeBonus: (unit) => rollBonus(unit, "CHARGE_ROLL"),
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
]);

function* taskFaults(game: Game): Generator<Refusal> {
  const [bottom] = game.tasks;
  if (
    bottom !== undefined &&
    !ANY_PHASE.has(bottom.type) &&
    !(rowOf(game).tasks ?? []).includes(bottom.type)
  ) {
    const path = bottom.type === "charge" ? ["charges", "pending"] : ["tasks", 0];
    yield bad(path, faultWords.value.wrongPhase(bottom.type, game.turn.phase));
  }
  for (const [index, task] of game.tasks.entries()) {
    const path = ["tasks", index];
    const before = game.tasks[index - 1];
    if (index > 0 && !mayFollow(before!, task)) yield bad(path, faultWords.value.wrongOrder);
    yield* taskRow(task).faults(game, task, path);
  }
  if (Object.keys(game.charges.pending).length > 0 && taskUnderWay(game, "charge") === undefined) {
    yield bad(["charges", "pending"], faultWords.value.noChargeTask);
  }
}

/** What may be on top of what: a reaction on a charge, a move or a fight, attacks on a reaction or a fight, a choice on attacks. */
function mayFollow(below: Task, above: Task): boolean {
  // What is to be done last says nothing about what comes before.
  if (below.type === "split") return true;
  switch (above.type) {
    case "split":
      return false;
    case "allocation":
      return below.type === "attacks";
    case "mortal_wounds":
      return below.type !== "mortal_wounds" && below.type !== "allocation";
    case "scouts":
    case "coherency":
      return below.type === "ending";
    case "side_move":
      return below.type === "window";
    case "aftermath":
      return below.type !== "aftermath";
    case "attacks":
      return ["window", "fight", "aftermath", "last_stand", "last_shots"].includes(below.type);
    case "window":
      return (
        ["charge", "move", "ending", "fight", "volley", "window", "attacks", "aftermath"].includes(
          below.type,
        ) || waitsForCharge(below)
      );
    case "last_stand":
      return ["fight", "aftermath", "last_stand"].includes(below.type);
    case "last_shots":
      return !["allocation", "mortal_wounds", "attacks", "volley", "scouts", "discard"].includes(below.type);
    case "card":
      return below.type === "ending" || below.type === "window";
    case "discard":
      return below.type === "ending" || below.type === "discard";
    case "roll_off":
    case "move":
    case "ending":
    case "volley":
      return false;
    case "fight":
      return below.type === "window";
    case "charge":
      return below.type === "window" || waitsForCharge(below);
  }
}

/** Attacks of a reaction to a charge, of which only Hazardous tests are left. */
function waitsForCharge(below: Task): boolean {
  return below.type === "attacks" && below.cause === "FIRE_OVERWATCH" && below.stage === "HAZARDOUS";
}

function selectionFaults(game: Game): readonly Refusal[] {
  return choiceFaults(game).map(([field, { rule, message }]) =>
    fault("BAD_DOCUMENT", rule, ["shooting", field], message),
  );
}

function bad(path: Path, what: string): Refusal {
  return fault("BAD_DOCUMENT", "GD-2", path, what);
}
