import type { RuleId } from "../../base/rule.ts";
import type { Spread } from "../../game/measure/measure.ts";
import type { Range } from "../../game/measure/range.ts";
import type { PlayerId } from "../../game/player.ts";
import type { Polygon } from "../../geometry/polygon.ts";
import type { BoardEdge } from "./edge.ts";

/**
 * Where a unit may be set up: plain data, by which every way onto the table is judged, shown and sought. What holds of all
 * of them is not here: room for each base, footing, coherency, the edge of the board.
 */
export interface PlaceOrder {
  /** The area that every model is wholly within: a player's zone, or a strip along an edge of the table. */
  readonly within: Area | Strip | null;
  /** Edges of the table, one of which a model touches that is too large for the area; absent: it cannot be set up. */
  readonly overhang?: readonly BoardEdge[];
  /** An area that no model comes this near to; null inches: that no model is in, not even partly. */
  readonly awayFrom: (Area & { readonly inches: number | null }) | null;
  /** What every model is wholly within a distance of: the transport that it gets out of. */
  readonly near?: Nearby;
  /** How near no model may be to an enemy model. */
  readonly keepAway: Range;
  /** Enemy units that keep it further away from themselves, in inches across the table; absent: none does. */
  readonly furtherFrom?: ReadonlyMap<string, number>;
  readonly rules: PlaceRules;
}

/** A part of the table that belongs to a player. */
export interface Area {
  readonly polygon: Polygon;
  readonly of: PlayerId;
}

/** What lies within so many inches of one edge of the table. */
export interface Strip {
  readonly polygon: Polygon;
  readonly inches: number;
}

/** What lies near a model. */
export interface Nearby {
  readonly place: Spread;
  readonly range: Range;
  /** How texts name it. */
  readonly name: string;
  /** How near a base ends that is too large to be wholly within that distance; absent: it cannot end there. */
  readonly largeReach?: number;
  /** Whether a part of the base within that distance will do. */
  readonly partly?: true;
}

interface PlaceRules {
  /** What is cited for the area, or for the distance from one. */
  readonly area: RuleId;
  /** Too near to an enemy model. */
  readonly range: RuleId;
  /** Everything that holds of all set-ups. */
  readonly standing: RuleId;
}
