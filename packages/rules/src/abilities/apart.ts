import type { Model, Unit } from "../game/document.ts";
import { isWithin } from "../game/measure/measure.ts";
import type { InForce } from "./effect.ts";
import { bears, inForceOn } from "./in-force.ts";

/** A model as an attack has it. */
interface Attacker {
  readonly model: Model;
  /** To the nearest model of the target. */
  readonly distance: number;
}

/** Whether the effect acts on attacks by this model. */
export function actsFor(force: InForce, { model, distance }: Attacker): boolean {
  return bears(force, model.id) && (force.row.within === undefined || isWithin(distance, force.row.within));
}

/**
 * Models of a unit in lots within which the same effects hold for every attack: what is some models' alone sets their
 * attacks apart from those of the others with the same weapon.
 */
export function apart<One extends Attacker>(
  unit: Unit,
  attackers: readonly One[],
): readonly (readonly One[])[] {
  const forces = inForceOn(unit).filter(
    ({ row, bearers }) => row.attacking !== undefined && (bearers !== null || row.within !== undefined),
  );
  if (forces.length === 0 || attackers.length < 2) return [attackers];
  const lots = new Map<string, One[]>();
  for (const one of attackers) {
    const key = forces.map((force) => (actsFor(force, one) ? "1" : "0")).join("");
    const lot = lots.get(key);
    if (lot === undefined) lots.set(key, [one]);
    else lot.push(one);
  }
  return [...lots.values()];
}
