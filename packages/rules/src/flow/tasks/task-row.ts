import type { Refusal } from "../../base/refusal.ts";
import type { ActionType } from "../../game/action.ts";
import type { Change } from "../../game/change.ts";
import type { Game } from "../../game/document.ts";
import type { Path } from "../../game/explain.ts";
import type { PlayerId } from "../../game/player.ts";
import type { TaskOf, TaskType } from "../../game/tasks.ts";
import type { WaitingFor } from "../../game/waiting-for.ts";
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
  /** What a saved task names must exist and fit together. */
  readonly faults: (game: Game, task: TaskOf<Type>, path: Path) => Iterable<Refusal>;
}
