import type { Refusal } from "../../base/refusal.ts";
import type { ActionOf, ActionType } from "../../game/action.ts";
import type { Change } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { PlayerId } from "../../game/player.ts";

/** What the engine does with one type of action; the phase or the task that it belongs to lists it. */
export interface ActionEntry<Type extends ActionType> {
  /** Makes the change, or says why not; a refusal comes before the first die. */
  readonly handle: (change: Change, action: ActionOf<Type>) => readonly Refusal[];
  /**
   * Whether it can be taken now at all, by some unit and in some way. The player is for what either side may do: who would take
   * it, absent where it is whoever the game awaits.
   */
  readonly offered: (game: Game, player?: PlayerId) => boolean;
  /** Complete actions of this type that would be accepted now, while it is offered. */
  readonly choices: (game: Game, player?: PlayerId) => Iterable<ActionOf<Type>>;
  /**
   * Why this unit cannot be the one that acts; absent where the action is about no unit of one's choice, null where it is
   * none for this one.
   */
  readonly refusals?: (game: Game, unit: Unit) => readonly Refusal[] | null;
  /** Whether it is a choice that can be taken back while nothing depends on it. */
  readonly undoable?: true;
}

export type Entries = { readonly [Type in ActionType]?: ActionEntry<Type> };

/** A handler that has done its work. */
export const DONE: readonly Refusal[] = [];
