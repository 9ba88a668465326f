import type { ActionOf } from "../action.ts";
import type { Change } from "../change.ts";
import type { Game, Unit } from "../game/document.ts";
import type { GameEvent } from "../game/event.ts";
import type { LifeTime } from "../game/flags.ts";
import type { WindowId } from "../game/window.ts";
import type { Refusal } from "../refusal.ts";
import type { RuleId } from "../rule.ts";

type StratagemPayload = ActionOf<"USE_STRATAGEM">["payload"];

/** One stratagem: one file, one row of the registry, one test file. */
export interface Stratagem {
  /** As actions name it. */
  readonly id: string;
  /** As players name it. */
  readonly name: string;
  readonly rule: RuleId;
  /** In command points. */
  readonly cost: number;
  /** The reaction windows in which it can be used. */
  readonly windows: readonly WindowId[];
  /** Its player uses it once in this time, whatever the unit. */
  readonly once: LifeTime | "BATTLE";
  /** Why it cannot be used on this unit as a reaction to the event, beyond what holds for every stratagem. */
  readonly against: (game: Game, unit: Unit, event: GameEvent) => readonly Refusal[];
  /** Does it, or says why what was asked for cannot be done; a refusal comes before the first die. */
  readonly use: (
    change: Change,
    unit: Unit,
    event: GameEvent,
    payload: StratagemPayload,
  ) => readonly Refusal[];
  /** Complete payloads that would be accepted for the unit. */
  readonly choices: (game: Game, unit: Unit, event: GameEvent) => Iterable<StratagemPayload>;
}
