import type * as z from "zod/mini";
import type { Refusal } from "../../base/refusal.ts";
import type { ActionType } from "../../game/action.ts";
import type { Change } from "../../game/change.ts";
import type { Game } from "../../game/document.ts";
import type { Path } from "../../game/explain.ts";
import type { PlayerId } from "../../game/player.ts";
import type { Task, TaskOf, TaskType } from "../../game/tasks.ts";
import type { WaitingFor } from "../../game/waiting-for.ts";
import type { RowAction, WholeRows, WholeRowType } from "../../game/whole-rows.ts";
import type { Entries } from "../actions/entry.ts";

/** Everything that the engine knows of one type of task. */
export interface TaskRow<Type extends TaskType> {
  /** The actions that go on with it, while it is the top one. */
  readonly actions: Entries;
  /** Those of them that the other player may take too. */
  readonly either?: readonly ActionType[];
  readonly waitsFor: (
    game: Game,
    task: TaskOf<Type>,
  ) => { readonly player: PlayerId; readonly for: WaitingFor };
  /** Goes on with the top task as far as it does so by itself; whether it did anything. */
  readonly goOn?: (change: Change, task: TaskOf<Type>) => boolean;
  /** What it may lie on in the stack; above a split, which comes last, lies anything. */
  readonly liesOn: (below: Task) => boolean;
  /** What a saved task names must exist and fit together. */
  readonly faults: (game: Game, task: TaskOf<Type>, path: Path) => Iterable<Refusal>;
}

/**
 * A row that says all about its task: with its name in `tasks.ts` and a moment on the page that is a new one. It declares
 * what it keeps, does and waits for in `WholeRows`.
 */
export interface WholeTaskRow<Type extends WholeRowType> extends TaskRow<Type> {
  readonly schema: z.ZodMiniObject;
  /** Of the actions that are its own. */
  readonly actionSchemas: { readonly [Own in RowAction["type"]]?: z.ZodMiniObject };
  readonly words: {
    /** What it waits for, as the end of "the game waits for …". */
    readonly waiting: (game: Game, waited: WholeRows[Type]["wait"]) => string;
  };
}
