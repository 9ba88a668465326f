import type { Game, Unit } from "@gunline/rules";
import { chargeUnderWay } from "../../table/under-way.ts";

/** The charge under way, if there is one. */
export interface Charging {
  readonly unit: Unit;
  readonly targets: readonly Unit[];
  /** Null until the dice are rolled. */
  readonly roll: number | null;
  readonly dice: readonly number[];
}

export function chargingOf(game: Game): Charging | undefined {
  const charge = chargeUnderWay(game);
  if (charge === undefined) return undefined;
  const { unitId, targets, distance, dice } = charge;
  return {
    unit: game.units[unitId]!,
    targets: targets.map((id) => game.units[id]!),
    roll: distance ?? null,
    dice,
  };
}

/** What the two dice show, by which odds are known: without what is added to them. */
export function thrownIn({ dice, roll }: Charging): number {
  return dice.length > 0 ? dice.reduce((sum, face) => sum + face, 0) : (roll ?? 0);
}
