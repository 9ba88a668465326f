import type { Terrain } from "@gunline/rules";
import type { Zone } from "../deployments.ts";
import type { Point } from "../layouts/layout.ts";

/** The ground on which an army is set up. */
export interface Ground {
  readonly zone: Zone;
  readonly enemy: Zone;
  readonly terrain: readonly Terrain[];
  /** Places that are worth seeing. */
  readonly objectives: readonly Point[];
}
