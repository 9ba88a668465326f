import type { Refusal } from "../../base/refusal.ts";
import type { RuleId } from "../../base/rule.ts";
import type { Change } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { Objective } from "../../game/measure/marker.ts";
import type { PlayerId } from "../../game/player.ts";

type Performed = NonNullable<Unit["action"]>;
export type MissionActionId = Performed["action"];

/** One Action: one file, one row of the registry. */
export interface MissionAction {
  readonly id: MissionActionId;
  readonly name: string;
  readonly rule: RuleId;
  /** Whether the mission, or a card of the player, has it. */
  readonly isOf: (game: Game, player: PlayerId) => boolean;
  /** Whether it is done at an objective that the player names. */
  readonly atObjective: boolean;
  /** Whether only one unit of an army does it at a time (SC-5). */
  readonly oneUnit: boolean;
  /** Why it cannot be started here by this unit, beyond what holds of every Action. */
  readonly refusals: (game: Game, unit: Unit, objective: Objective | undefined) => readonly Refusal[];
  /** When it is completed: as its own turn ends, or the opponent's next one, or the battle. */
  readonly until: "OWN_TURN" | "OPPONENT_TURN";
  /** Whether what it needs still holds as it would be completed. */
  readonly isDone: (game: Game, unit: Unit, action: Performed) => boolean;
  /** What comes of it at once. */
  readonly complete?: (change: Change, unit: Unit, action: Performed) => void;
  /** What the card asks about it afterwards: the part of the table that it was done in. */
  readonly where?: (game: Game, unit: Unit) => "CENTRE" | "ENEMY_ZONE" | "ELSEWHERE";
}
