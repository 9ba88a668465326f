import type { Refusal } from "../../base/refusal.ts";
import type { RuleId } from "../../base/rule.ts";
import type { ActionType } from "../../game/action.ts";
import type { Change } from "../../game/change.ts";
import type { Game } from "../../game/document.ts";
import type { Moment } from "../../game/moment.ts";
import type { Phase } from "../../game/phase.ts";
import type { PlayerId } from "../../game/player.ts";
import type { TaskType } from "../../game/tasks.ts";
import type { WaitingFor } from "../../game/waiting-for.ts";
import type { Entries } from "../actions/entry.ts";

/** Everything that the engine knows of one phase. `turn.ts` walks the rows and knows no phase by name. */
export interface PhaseRow {
  readonly phase: Phase;
  /** The actions of the player whose turn it is, while nothing is under way. */
  readonly actions: Entries;
  /** Those of them that the other player may take too, for units of their own. */
  readonly either?: readonly ActionType[];
  /** Whether the battle has not begun: nobody reacts to anything yet. */
  readonly isBeforeBattle?: true;
  /** Whether units may be shot at as they move or are set up in it (ST-7). */
  readonly isOverwatched?: true;
  /** What may be under way in it, at the bottom of the stack. */
  readonly tasks?: readonly TaskType[];
  readonly waitsFor: (game: Game) => WaitingFor;
  /** Who acts while nothing is under way; absent: the player whose turn it is. */
  readonly player?: (game: Game) => PlayerId;
  /** What the time of its player is called, while nothing is under way. */
  readonly moment?: Moment;
  /** Whether anybody could act: a phase in which nobody can is passed over. Absent: it never is. */
  readonly couldAct?: (game: Game) => boolean;
  /** Why it cannot end yet. */
  readonly owes?: (game: Game) => readonly Refusal[];
  /** Whether nothing is left to do in it, so that it ends with the action that did the last; absent: somebody ends it. */
  readonly isOver?: (game: Game) => boolean;
  /** The rule by which its choices are taken back, if another than in most. */
  readonly undoRule?: RuleId;
  /** Whether objectives are secured and primary missions scored as it ends. */
  readonly scores?: true;
  readonly enter?: (change: Change) => void;
  readonly leave?: (change: Change) => void;
  /** At its very end, once it is judged who controls what and points are scored. */
  readonly last?: (change: Change) => void;
}
