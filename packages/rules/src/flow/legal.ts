import type { Refusal } from "../base/refusal.ts";
import type { ActionType } from "../game/action.ts";
import type { Game } from "../game/document.ts";
import type { Entries } from "./actions/entry.ts";
import { useStratagem } from "./actions/use-stratagem.ts";
import { rowOf } from "./phases/phases.ts";
import { taskRow } from "./tasks/tasks.ts";
import { type Waiting, waiting } from "./waiting.ts";
import { occasionOf } from "./windows/uses.ts";

/** Why each unit cannot act, by unit and by type of action; an empty list: it can. */
export type UnitReasons = Readonly<Record<string, Readonly<Partial<Record<ActionType, readonly Refusal[]>>>>>;

/** What the game waits for, and what each unit of either side could do about it. */
export interface Legal {
  readonly waiting: readonly Waiting[];
  readonly units: UnitReasons;
}

const known = new WeakMap<Game, Legal>();

/** Remembered, because every part of a table asks. */
export function legal(game: Game): Legal {
  let found = known.get(game);
  if (found === undefined) {
    found = { waiting: waiting(game), units: unitReasons(game) };
    known.set(game, found);
  }
  return found;
}

const knownInPhase = new WeakMap<Game, UnitReasons>();

/** Why each unit cannot act in this phase, whatever is under way: who is left to act is asked in the middle of a volley too. */
export function legalInPhase(game: Game): UnitReasons {
  let found = knownInPhase.get(game);
  if (found === undefined) {
    found = game.tasks.length === 0 ? legal(game).units : reasonsIn(game, rowOf(game).actions);
    knownInPhase.set(game, found);
  }
  return found;
}

/** For the actions of the phase, or of the window that is open; other tasks leave no unit to be chosen. */
function unitReasons(game: Game): UnitReasons {
  const task = game.tasks.at(-1);
  return reasonsIn(game, {
    ...(task === undefined ? rowOf(game).actions : taskRow(task).actions),
    ...((occasionOf(game)?.stratagems.length ?? 0) > 0 && { USE_STRATAGEM: useStratagem }),
  });
}

function reasonsIn(game: Game, entries: Entries): UnitReasons {
  const types = (Object.keys(entries) as ActionType[]).filter(
    (type) => entries[type]?.refusals !== undefined,
  );
  return Object.fromEntries(
    Object.values(game.units).map((unit) => [
      unit.id,
      Object.fromEntries(
        types.flatMap((type) => {
          const reasons = entries[type]!.refusals!(game, unit);
          return reasons === null ? [] : [[type, reasons]];
        }),
      ),
    ]),
  );
}
