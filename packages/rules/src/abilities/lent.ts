import type { Table } from "../game/change.ts";
import type { Unit, Weapon } from "../game/document.ts";
import { giverOf, type InForce, type Lent, playerOf } from "./effect.ts";
import { bears, inForceWith } from "./in-force.ts";
import type { Aim, Scene } from "./language/scene.ts";
import { abilitiesWith, type WeaponAbilities } from "./weapon-abilities.ts";

/** Abilities that rules lend to weapons: they count as if they were written on them. */

const NONE: readonly string[] = [];
const NOBODY: Aim["firing"] = [];
const never = () => false;

/** The abilities of a weapon in the hands of this unit, before anybody says who fires it; at a target, if there is one. */
export function abilitiesInHand(game: Table, shooter: Unit, weapon: Weapon, target?: Unit): WeaponAbilities {
  return abilitiesIn(game, { shooter, target, weapon, firing: NOBODY, isClosestTarget: never });
}

/** The abilities of the weapon in this attack. */
export function abilitiesIn(game: Table, aim: Aim): WeaponAbilities {
  const made = lentBy(game, aim, aim.shooter, "MADE", NONE);
  const all = aim.target === undefined ? made : lentBy(game, aim, aim.target, "SUFFERED", made);
  return abilitiesWith(aim.weapon, all);
}

function lentBy(
  game: Table,
  aim: Aim,
  unit: Unit,
  side: Lent["side"],
  before: readonly string[],
): readonly string[] {
  let found = before;
  for (const force of inForceWith(game, unit, "lends")) {
    for (const lent of force.row.lends!) {
      if (lent.side !== side || (lent.type !== undefined && lent.type !== aim.weapon.type)) continue;
      if (reaches(game, aim, unit, force, lent)) found = [...found, ...lent.abilities];
    }
  }
  return found;
}

/** All models that attack must have it: where only some have it they attack apart. */
function reaches(game: Table, volley: Aim, unit: Unit, force: InForce, lent: Lent): boolean {
  const { bearers } = force;
  if (bearers !== null && !hands(volley, unit, lent.side).every((id) => bears(force, id))) return false;
  if (lent.holds === undefined) return true;
  const [player, giver] = [playerOf(force, unit), giverOf(force)];
  const scene: Scene = { game, unit, player, bearers, giver, volley };
  if (!lent.eachModel) return lent.holds(scene);
  return volley.firing.length > 0 && volley.firing.every((firing) => lent.holds!({ ...scene, firing }));
}

/** The models that must have the rule: those that attack, those that could, or all that are attacked. */
function hands({ firing, weapon }: Aim, unit: Unit, side: Lent["side"]): readonly string[] {
  if (side === "MADE" && firing.length > 0) return firing.map(({ model }) => model.id);
  const models = Object.values(unit.models);
  const own = side === "MADE" ? models.filter((model) => model.weapons.includes(weapon.id)) : models;
  return own.map(({ id }) => id);
}
