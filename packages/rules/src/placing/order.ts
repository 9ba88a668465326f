import type { Polygon } from "../geometry/polygon.ts";
import type { RuleId } from "../rule.ts";

/**
 * Where a unit may be set up. Plain data, as for moves: whatever puts a unit on the table makes one of these, and one
 * validator reads it.
 */
export interface PlaceOrder {
  /** How far across every model must be from every enemy model, more than that. */
  readonly fromEnemies: { readonly inches: number; readonly rule: RuleId };
  /** All of the unit lies within so many inches of one edge of the table. */
  readonly nearEdge?: { readonly inches: number; readonly rule: RuleId };
  /** No model is in there, not even partly. */
  readonly outOf?: { readonly zone: Polygon; readonly rule: RuleId };
  /** What is cited where the unit does not stand as every unit must: on the table, on nobody, on its feet, in coherency. */
  readonly rule: RuleId;
}
