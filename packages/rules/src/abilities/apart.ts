import type { Table } from "../game/change.ts";
import type { Unit } from "../game/document.ts";
import type { InForce } from "./effect.ts";
import { bears, inForceOn } from "./in-force.ts";
import type { Aim, Scene } from "./language/scene.ts";

/**
 * Models of a unit in lots within which the same effects hold for every attack: what is some models' alone sets their
 * attacks apart from those of the others with the same weapon.
 */
export function apart<One extends Aim["firing"][number]>(
  game: Table,
  unit: Unit,
  aim: Aim & { readonly firing: readonly One[] },
): readonly (readonly One[])[] {
  const forces = inForceOn(game, unit).filter(
    ({ row, bearers }) => row.attacking !== undefined && (bearers !== null || row.lots !== undefined),
  );
  if (forces.length === 0 || aim.firing.length < 2) return [aim.firing];
  const lots = new Map<string, One[]>();
  for (const one of aim.firing) {
    const key = forces.map((force) => marksOf(game, unit, aim, force, one)).join("");
    const lot = lots.get(key);
    if (lot === undefined) lots.set(key, [one]);
    else lot.push(one);
  }
  return [...lots.values()];
}

/** What the force is for attacks by this model: two models with the same marks attack together. */
function marksOf(
  game: Table,
  unit: Unit,
  volley: Aim,
  { row, bearers, effect }: InForce,
  firing: Aim["firing"][number],
): string {
  if (bearers !== null && !bearers.has(firing.model.id)) return "-";
  const scene: Scene = { game, unit, player: effect?.player ?? unit.owner, bearers, volley, firing };
  return `${(row.lots ?? []).map((test) => (test(scene) ? "1" : "0")).join("")}.`;
}

/** Attacks are compiled apart where only some of the models have an effect, so that it is all of them or none. */
export function isOfAllFiring(force: InForce, firing: Aim["firing"]): boolean {
  return force.bearers === null || firing.every(({ model }) => bears(force, model.id));
}
