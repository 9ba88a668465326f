import type { ActOdds } from "../../abilities/language/acts/odds.ts";
import type { Use } from "../../abilities/language/clause.ts";
import type { Refusal } from "../../base/refusal.ts";
import type { RuleId } from "../../base/rule.ts";
import type { ActionOf } from "../../game/action.ts";
import type { Change, Table } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { GameEvent } from "../../game/event.ts";
import type { LifeTime } from "../../game/flags.ts";
import type { Moment } from "../../game/moment.ts";
import type { PlayerId } from "../../game/player.ts";
import type { WindowId } from "../../game/window.ts";

export type StratagemPayload = ActionOf<"USE_STRATAGEM">["payload"] & {
  /** The faces of the dice that it has cost. */
  readonly spent?: readonly number[];
};

/** What a player reads about an act of the core rules that is code: when, on whom, what. Rows say it themselves. */
interface StratagemWords {
  readonly when: string;
  readonly on: string;
  readonly does: string;
}

/** What all stratagems have. */
interface StratagemRow {
  /** As actions name it. */
  readonly id: string;
  /** As players name it. */
  readonly name: string;
  readonly rule: RuleId;
  /** In command points. */
  readonly cost: number;
  /** The reaction windows in which it can be used. */
  readonly windows: readonly WindowId[];
  /** Moments of a player's own time at which it can be used, without being asked. */
  readonly moments?: readonly Moment[];
  /** In whose turn, where it is used as a phase, a turn or a round begins or ends; absent: as its window says. */
  readonly whose?: "YOUR" | "ENEMY" | "ANY";
  /** Whether it is a deed of its own: the player's phase is not passed over while it can be done (PH-5). */
  readonly deed?: true;
  /** Whether records of before the whole battle know it too (game/edition.ts). */
  readonly earlier?: true;
  /**
   * Whom alone an event gives an occasion to use it: the unit that it is about, those that were chosen as targets, or
   * whoever's turn it is not; absent: every unit of whoever is asked. What it leaves out is not even looked at.
   */
  readonly among?: "ACTOR" | "TARGETS" | "PASSIVE";
  /** A quick no: whoever this leaves out could not use it either, and is asked for no reason. */
  readonly isFor?: (game: Table, unit: Unit) => boolean;
  /** Its player uses it once in this time, whatever the unit; null: as its own conditions allow. */
  readonly once: LifeTime | "BATTLE" | "MOMENT" | null;
  /** Each unit uses it once in this time. */
  readonly onceEach?: LifeTime | "BATTLE" | "MOMENT";
  /** How often in that time; absent: once. */
  readonly times?: NonNullable<Use["times"]>;
  /** Ids that are other ways to use the same stratagem: a use of one is a use of all. */
  readonly alike?: readonly string[];
  /** Uses of the same group count together. */
  readonly group?: string;
  /** What it costs of a pool of its player. */
  readonly spend?: NonNullable<Use["spend"]>;
  /** Beside that its player uses it once in this time, whatever the unit. */
  readonly sole?: LifeTime | "BATTLE";
  /** The models of the unit that may use it, and whether each does so for itself: what a unit has as a whole it uses once. */
  readonly bearersIn?: (unit: Unit) => { readonly ids: readonly string[]; readonly each: boolean };
  /** Anyone who fights as this detachment has it; absent: everybody. */
  readonly detachment?: string;
  /** Whether it is used on a unit that was just destroyed. */
  readonly onDestroyed?: true;
  /** Anyone who is asked has to use it: the question cannot be passed over. */
  readonly compulsory?: true;
  /** No stratagem but what units with this ability can do: neither once for the whole army nor barred by Battle-shock. */
  readonly ability?: string;
  /** What an army has whose units have this ability. */
  readonly armyRule?: string;
  /** The same of what units do with what they carry; `isFor` says whose it is. */
  readonly gear?: true;
  readonly words?: StratagemWords;
}

/**
 * What one stratagem does with whom it is used on. The event is what opened the window; null in a player's own time.
 * `Target` is a unit, or the player alone where it is used on no unit.
 */
interface Does<Target> {
  /** Why it cannot be used so, beyond what holds for every stratagem. */
  readonly refusals: (game: Game, target: Target, event: GameEvent | null) => readonly Refusal[];
  /** Does it, or says why what was asked for cannot be done; a refusal comes before the first die. */
  readonly use: (
    change: Change,
    target: Target,
    event: GameEvent | null,
    payload: StratagemPayload,
  ) => readonly Refusal[];
  /** What its own dice come to, exactly: wounds, models, tests; absent or empty: it has none. */
  readonly odds?: (
    game: Game,
    target: Target,
    event: GameEvent | null,
    payload: StratagemPayload,
  ) => readonly ActOdds[];
  /** Complete payloads that would be accepted. */
  readonly choices: (game: Game, target: Target, event: GameEvent | null) => Iterable<StratagemPayload>;
}

export interface UnitStratagem extends StratagemRow, Does<Unit> {
  readonly on?: "UNIT";
}

export interface PlayerStratagem extends StratagemRow, Does<PlayerId> {
  readonly on: "PLAYER";
}

/** One stratagem: one file, one row of the registry, one test file. */
export type Stratagem = UnitStratagem | PlayerStratagem;
