import { type Prepared, prepare } from "../../attack/prepare.ts";
import { fault } from "../../game/border.ts";
import type { Change, Table } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import { unitFault } from "../../game/reference-faults.ts";
import type { Assignment } from "../../game/shooting.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { isOnTable, unitOf } from "../../game/unit.ts";
import { newAttacks } from "./attacks.ts";
import type { TaskRow } from "./task-row.ts";

type Volley = TaskOf<"volley">;

/** What was compiled for a volley, and for which table: as long as nobody has reacted, it stands. */
interface Compiled extends Pick<Table, "units" | "players"> {
  readonly task: Volley;
  readonly prepared: readonly Prepared[];
}

/** The volley that was begun last: mostly the attacks follow in the same action. */
let compiled: Compiled | undefined;

/** Targets are chosen; the attacks follow as soon as nobody can react to it any more. */
export function beginVolley(
  change: Change,
  unit: Unit,
  assignments: readonly Assignment[],
  prepared: readonly Prepared[],
  continuous: boolean,
): void {
  const { units, players } = change.table;
  const task: Volley = { type: "volley", unit_id: unit.id, assignments, continuous };
  compiled = { task, units, players, prepared };
  change.push(task);
}

/** From the choice of targets to the first die (SH-14). */
export const volley: TaskRow<"volley"> = {
  liesOn: () => false,
  actions: {},
  waitsFor: (game, { unit_id }) => ({
    player: game.units[unit_id]!.owner,
    for: { what: "attack_dice", unit_id },
  }),
  goOn(change, task) {
    const prepared = plansOf(change, task);
    if (prepared.length > 0) change.replace(newAttacks(prepared, "OWN_PHASE", task.continuous));
    else {
      // Whoever has nobody left to shoot at has shot all the same.
      change.pop();
      change.set(`units.${task.unit_id}.flags.has_shot`, true);
    }
    return true;
  },
  *faults(game, { unit_id, assignments }, path) {
    yield* unitFault(game, unit_id, [...path, "unit_id"]);
    const unit = unitOf(game, unit_id);
    const read =
      unit &&
      prepare(
        game,
        unit,
        assignments.filter((one) => isStanding(game, unit, one)),
      );
    if (read === undefined || read.ok) return;
    for (const one of read.refusals) {
      yield fault("BAD_DOCUMENT", one.rule, [...path, "assignments"], ["refused", one]);
    }
  },
};

function plansOf(change: Change, task: Volley): readonly Prepared[] {
  const { units, players } = change.table;
  const known = compiled?.task === task ? compiled : undefined;
  if (known?.units === units && known.players === players) return known.prepared;
  const { game } = change;
  return compile(game, game.units[task.unit_id]!, task);
}

/** Mostly nothing has moved since the targets were chosen; attacks at a unit that a reaction has taken away are lost. */
function compile(game: Game, unit: Unit, { assignments }: Volley): readonly Prepared[] {
  const prepared = prepare(game, unit, assignments);
  if (prepared.ok) return prepared.value;
  const left = assignments.filter((one) => prepare(game, unit, [one]).ok);
  const again = prepare(game, unit, left);
  return again.ok ? again.value : [];
}

/** Whether both are where the attacks could be made. */
function isStanding(game: Game, unit: Unit, { target_unit_id }: Assignment): boolean {
  const target = unitOf(game, target_unit_id);
  return isOnTable(unit) && (target === undefined || isOnTable(target));
}
