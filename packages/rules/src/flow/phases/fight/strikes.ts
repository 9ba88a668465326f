import { toughnessOf } from "../../../abilities/characteristics.ts";
import { abilitiesOf } from "../../../abilities/weapon-abilities.ts";
import { woundThreshold } from "../../../attack/thresholds.ts";
import { parseDice } from "../../../dice/expression.ts";
import type { Game, Model, Unit, Weapon } from "../../../game/document.ts";
import type { MeleeAssignment } from "../../../game/shooting.ts";
import { modelsOf } from "../../../game/unit.ts";
import { isSameWeapon } from "../../../game/weapon.ts";
import { mayFire } from "../../../space/eligibility/eligibility.ts";
import { meleeEligibility } from "../../../space/eligibility/melee.ts";
import { enemiesOf } from "../../../space/eligibility/units.ts";

/** Attacks that a unit could make in a fight, whole: what is offered and suggested. */

/** The enemies that some model of the unit can strike at. */
export function* struckBy(game: Game, unit: Unit): Generator<Unit> {
  for (const enemy of enemiesOf(game, unit)) {
    if (strikesAt(game, unit, enemy).length > 0) yield enemy;
  }
}

/** Everything at one unit: each model that reaches it with the weapon that does the most, and all its Extra Attacks. */
export function strikesAt(game: Game, unit: Unit, target: Unit): readonly MeleeAssignment[] {
  const models = new Map<string, string[]>();
  for (const model of modelsOf(unit)) {
    for (const weapon of armsOf(game, unit, model, target)) {
      const bearers = models.get(weapon.id) ?? [];
      models.set(weapon.id, bearers);
      bearers.push(model.id);
    }
  }
  return [...models].map(([weapon_id, model_ids]) => ({ weapon_id, target_unit_id: target.id, model_ids }));
}

/** What the model would strike with: one weapon in one profile, and Extra Attacks, of each weapon one profile. */
function armsOf(game: Game, unit: Unit, model: Model, target: Unit): readonly Weapon[] {
  const usable = [...new Set(model.weapons)]
    .map((id) => game.weapons[id]!)
    .filter((weapon) =>
      mayFire(meleeEligibility(game, unit, weapon, target)).some((bearer) => bearer.model.id === model.id),
    );
  const isExtra = (weapon: Weapon) => abilitiesOf(weapon).traits.extraAttacks;
  const best = (weapons: readonly Weapon[]) =>
    [...weapons].sort((a, b) => worth(game, b, target) - worth(game, a, target))[0];
  const main = best(usable.filter((weapon) => !isExtra(weapon)));
  const extra = usable.filter(isExtra);
  const chosen = extra.filter(
    (weapon) => best(extra.filter((other) => isSameWeapon(other, weapon))) === weapon,
  );
  return main === undefined ? chosen : [main, ...chosen];
}

/** About how much damage a weapon does to the target: enough to tell which of two is better. */
function worth(game: Game, { attacks, skill, strength, ap, damage }: Weapon, target: Unit): number {
  const mean = (expression: string | number) => {
    const { count, sides, plus } = parseDice(expression)!;
    return (count * (sides + 1)) / 2 + plus;
  };
  const hit = skill === null ? 1 : (7 - skill) / 6;
  const wound = (7 - woundThreshold(mean(strength), toughnessOf(game, target))) / 6;
  const { save, invulnerable_save, wounds } = target.stats;
  const saved = Math.min(save - ap, invulnerable_save ?? 7);
  const unsaved = Math.min(1, (saved - 1) / 6);
  return mean(attacks) * hit * wound * unsaved * Math.min(mean(damage), wounds);
}

/** Everything at each enemy in turn, then each model at whom it reaches first where there are several; last, no attacks. */
export function* fightsOf(game: Game, unit: Unit): Generator<readonly MeleeAssignment[]> {
  const enemies = [...struckBy(game, unit)];
  for (const enemy of enemies) yield strikesAt(game, unit, enemy);
  if (enemies.length > 1) yield everybody(game, unit, enemies);
  yield [];
}

/** All models that reach anybody: each at the first of these enemies that it reaches. */
export function everybody(game: Game, unit: Unit, enemies: readonly Unit[]): readonly MeleeAssignment[] {
  const taken = new Set<string>();
  const all: MeleeAssignment[] = [];
  for (const enemy of enemies) {
    const strikes = strikesAt(game, unit, enemy).flatMap((one) => {
      const model_ids = one.model_ids!.filter((id) => !taken.has(id));
      return model_ids.length === 0 ? [] : [{ ...one, model_ids }];
    });
    for (const { model_ids } of strikes) for (const id of model_ids) taken.add(id);
    all.push(...strikes);
  }
  return all;
}
