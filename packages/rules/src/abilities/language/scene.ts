import type { RuleId } from "../../base/rule.ts";
import type { Table } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import type { PlayerId } from "../../game/player.ts";
import type { Firing, Volley } from "../volley.ts";

/** Everything that a rule may ask about, at one moment. */
export interface Scene {
  readonly game: Table;
  /** The unit that the rule is in force on, or that uses it. */
  readonly unit: Unit;
  /** Whose rule it is. */
  readonly player: PlayerId;
  /** The models that have it; null: all of the unit. */
  readonly bearers: ReadonlySet<string> | null;
  /** The attack that is being compiled. */
  readonly volley?: Aim | undefined;
  /** The model that makes it, where the rule looks at each by itself. */
  readonly firing?: Pick<Firing, "model" | "distance" | "inHalfRange"> | undefined;
  /** The unit that set the rule off. */
  readonly it?: Unit | undefined;
  /** The id of the unit that gave the effect, or spreads it. */
  readonly giver?: string | undefined;
  readonly chosen?: Unit | undefined;
  /** The model that uses the rule, where one does. */
  readonly modelId?: string | undefined;
  /** The unit whose attacks set it off. */
  readonly by?: Unit | undefined;
}

/** What is known of an attack before it is compiled. */
export type Aim = Pick<Volley, "shooter" | "weapon" | "firing" | "isClosestTarget"> & {
  /** Absent where a weapon is asked about before it has a target: then no condition about it holds. */
  readonly target?: Unit | undefined;
};

/** A rule as reasons name it. */
export interface Named {
  readonly name: string;
  readonly rule: RuleId;
}
