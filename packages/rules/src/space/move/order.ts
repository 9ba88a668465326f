import type { RuleId } from "../../base/rule.ts";
import type { Spread } from "../../game/measure/measure.ts";
import type { Range } from "../../game/measure/range.ts";

/**
 * What a unit is ordered to do: how far, past what and to what end. Plain data, by which every kind of move is judged,
 * shown and sought; a charge is one of them (`charge/order.ts`), and a new kind is another function that makes an order.
 */
export interface MoveOrder {
  readonly distance: MoveDistance;
  /** Ids of the enemy units that the move is made at: who moves may come within their Engagement Range, and end there. */
  readonly targets: readonly string[];
  readonly crossing: MoveCrossing;
  readonly ending: MoveEnding;
  /** Whether a model that begins in base contact with a target stays where it is; null: it may move like the others. */
  readonly contactHolds: { readonly rule: RuleId } | null;
  /** Every model goes straight ahead, that far at the least, and then turns by no more than so many degrees. */
  readonly straight?: { readonly least: number; readonly turn: number; readonly rule: RuleId };
  readonly rules: MoveRules;
}

export interface MoveDistance {
  /** How far each model may go. */
  readonly inches: number;
  /** Models that may go another distance than the rest, by id. */
  readonly byModel?: Readonly<Record<string, number>>;
  /** Whether `inches` is what dice showed, and is called a roll. */
  readonly isRoll: boolean;
  /** How far ways are sought at all: one that is too long still tells a hand by how much. */
  readonly furthest: number;
}

/** What may be passed on the way. Friendly models may be, always; nothing but what is named here stops a model. */
interface MoveCrossing {
  /** Whether a model that can FLY passes over models and pays the way through the air. */
  readonly flying: boolean;
  /** Whether the way may lead over enemy models. */
  readonly enemyModels: boolean;
  /** Whether not over Monsters and Vehicles among them. */
  readonly largeEnemies?: false;
  /** Whether the way may lead through the Engagement Range of enemy units that are not targets. */
  readonly enemyRange: boolean;
  /** Whether a Monster or Vehicle may pass through friendly ones. */
  readonly largeFriends: boolean;
  /** Whether INFANTRY and BEASTS pass through ruins instead of climbing them. */
  readonly ruins: boolean;
  /** Whether terrain is passed as if it were not there; absent: it is climbed. */
  readonly terrain?: true;
  /** Terrain up to this height is passed as if it were not there; absent: none is. */
  readonly terrainUpTo?: number;
  /** Models that pay for no height, by id; null: all of them; absent: none. */
  readonly level?: ReadonlySet<string> | null;
  /** Whether the way may not lead over TITANIC models, whatever else it may lead over. */
  readonly titanic?: false;
  /** Whether AIRCRAFT of either side are passed as if they were not there. */
  readonly aircraft?: true;
}

/**
 * What must hold when everybody has moved, beside coherency, footing and room for each base, which always must. Null asks
 * for nothing.
 */
interface MoveEnding {
  /** How near no model that moved may end to an enemy unit that is not a target. */
  readonly keepAway: Range | null;
  /** Units that keep it further away from themselves, in inches across the table; absent: none does. */
  readonly furtherFrom?: ReadonlyMap<string, number>;
  /** Whether that holds for models that stay as well. */
  readonly allKeepAway?: true;
  /** Which targets the unit ends within Engagement Range of. */
  readonly engaged: {
    readonly targets: "EVERY" | "ANY";
    readonly rule: RuleId;
    /** Whether who fights across a barricade has to be near it; otherwise it is enough that one is between. */
    readonly barricadeNearFoe?: true;
  } | null;
  /** What each model that moved ends nearer to. */
  readonly nearer: { readonly goal: MoveGoal; readonly rule: RuleId } | null;
  /** Which models end in base contact with a target where that is possible. */
  readonly contact: { readonly models: "EVERY" | "MOVED"; readonly rule: RuleId } | null;
  /** A marker that some model of the unit ends in range of. */
  readonly inRangeOf: { readonly marker: Marker; readonly range: Range; readonly rule: RuleId } | null;
  /** How near to its targets the unit ends at least; absent: as near as it likes. */
  readonly closest?: { readonly most: number; readonly rule: RuleId };
  /** Models of which each mover ends wholly within a distance of one; absent: anywhere. */
  readonly among?: { readonly places: readonly Spread[]; readonly inches: number; readonly rule: RuleId };
}

/** `TARGET`: any target unit. `CLOSEST_MODEL`: the model of the targets that was closest before the move. */
export type MoveGoal =
  | { readonly to: "TARGET" }
  | { readonly to: "CLOSEST_MODEL" }
  | { readonly to: "MARKER"; readonly marker: Marker };

/** Something round that lies on the table, such as an objective marker. */
export interface Marker {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** What is cited for the conditions of every move. */
interface MoveRules {
  readonly distance: RuleId;
  readonly edge: RuleId;
  /** Through a model. */
  readonly passing: RuleId;
  /** Too near to an enemy unit that is not a target. */
  readonly range: RuleId;
  readonly overlap: RuleId;
  readonly footing: RuleId;
  readonly coherency: RuleId;
}
