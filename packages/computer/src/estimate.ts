import { type Game, rolling, type Unit, type Weapon } from "@gunline/rules";
import { modelWorth } from "./worth.ts";

/**
 * About what one unit does to another, in points, for places where nobody stands yet: by the means of the dice and the
 * plain numbers of both. Where units stand, the exact odds are asked instead.
 */

type Reach = (weapon: Weapon) => boolean;

const mean = (expression: string | number): number => {
  const { count, sides, plus } = rolling.parseDice(expression)!;
  return (count * (sides + 1)) / 2 + plus;
};

function woundChance(strength: number, toughness: number): number {
  if (strength >= 2 * toughness) return 5 / 6;
  if (strength > toughness) return 4 / 6;
  if (strength === toughness) return 3 / 6;
  return strength * 2 <= toughness ? 1 / 6 : 2 / 6;
}

/** Points of the target that one bearer of the weapon destroys on average. */
function ofWeapon({ attacks, skill, strength, ap, damage }: Weapon, target: Unit): number {
  const { toughness, save, invulnerable_save, wounds } = target.stats;
  const hit = skill === null ? 1 : (7 - skill) / 6;
  const needed = Math.min(save - ap, invulnerable_save ?? 7);
  const unsaved = Math.min(1, Math.max(0, (needed - 1) / 6));
  const power = typeof strength === "number" ? strength : mean(strength);
  const wound = woundChance(power, toughness);
  return (
    mean(attacks) * hit * wound * unsaved * (Math.min(mean(damage), wounds) / wounds) * modelWorth(target)
  );
}

const known = new WeakMap<Unit, WeakMap<Unit, Map<Weapon, number>>>();

/** Each weapon of the unit with what all its bearers do to the target together. */
function tableOf(game: Game, from: Unit, target: Unit): ReadonlyMap<Weapon, number> {
  const rows = known.get(from) ?? new WeakMap<Unit, Map<Weapon, number>>();
  known.set(from, rows);
  let table = rows.get(target);
  if (table !== undefined) return table;
  table = new Map();
  const each = new Map<Weapon, number>();
  for (const model of Object.values(from.models)) {
    // Of weapons that strike only one is used; of alternative profiles too.
    let best: { weapon: Weapon; does: number } | undefined;
    for (const id of model.weapons) {
      const weapon = game.weapons[id]!;
      const does = each.get(weapon) ?? ofWeapon(weapon, target);
      each.set(weapon, does);
      if (weapon.type === "RANGED") table.set(weapon, (table.get(weapon) ?? 0) + does);
      else if (best === undefined || does > best.does) best = { weapon, does };
    }
    if (best !== undefined) table.set(best.weapon, (table.get(best.weapon) ?? 0) + best.does);
  }
  rows.set(target, table);
  return table;
}

/** Capped at what there is to destroy. */
function total(game: Game, from: Unit, target: Unit, reaches: Reach): number {
  let sum = 0;
  for (const [weapon, does] of tableOf(game, from, target)) if (reaches(weapon)) sum += does;
  return Math.min(sum, modelWorth(target) * Object.keys(target.models).length);
}

/** By shooting at this distance. */
export function fireAt(game: Game, from: Unit, target: Unit, away: number): number {
  return total(game, from, target, (weapon) => weapon.type === "RANGED" && weapon.range >= away);
}

/** By striking, with everybody. */
export function strikeAt(game: Game, from: Unit, target: Unit): number {
  return total(game, from, target, (weapon) => weapon.type === "MELEE");
}

/** How far the unit's longest gun reaches; 0 without one. */
export function longestRange(game: Game, unit: Unit): number {
  let longest = 0;
  for (const model of Object.values(unit.models)) {
    for (const id of model.weapons) {
      const weapon = game.weapons[id]!;
      if (weapon.type === "RANGED" && weapon.range > longest) longest = weapon.range;
    }
  }
  return longest;
}
