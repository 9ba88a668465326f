import { type aiming, type Game, inForce, type Unit } from "@gunline/rules";
import { inches, type TargetsInWords } from "@gunline/rules/words";
import { count, table } from "./text.ts";

/** Who can be shot at with what, nearest first, and why the others cannot. */
export function describeTargets(game: Game, unit: Unit, { weapons, suggestion }: TargetsInWords): string {
  const owner = game.players[unit.owner].name;
  const lines = [`${unit.name} [${unit.id}] of ${owner}, ${count(Object.keys(unit.models).length, "model")}`];
  for (const [weaponId, row] of Object.entries(weapons)) {
    lines.push("", weaponLine(game, weaponId));
    const entries = Object.entries(row).sort(
      ([idA, a], [idB, b]) => byDistance(a, b) || (idA < idB ? -1 : 1),
    );
    lines.push(...table(entries.map(([unitId, entry]) => targetRow(game, unitId, entry))));
    lines.push(`  Suggestion: ${advice(game, suggestion.weapons[weaponId] ?? suggestion)}`);
  }
  if (Object.keys(weapons).length === 0) lines.push("", "No ranged weapons.");
  else lines.push("", `Suggestion for the unit: ${advice(game, suggestion)}`);
  return lines.join("\n");
}

function weaponLine({ weapons }: Game, weaponId: string): string {
  const weapon = weapons[weaponId]!;
  const marks = inForce.indicatorsOf(weapon).map((mark) => ` [${mark}]`);
  const { range, attacks, skill, strength, ap, damage } = weapon;
  const toHit = skill === null ? "hits automatically" : `BS ${skill}+`;
  return `${weapon.name} [${weaponId}]: range ${range}", A ${attacks}, ${toHit}, S ${strength}, AP ${ap}, D ${damage}${marks.join("")}`;
}

function byDistance(a: aiming.TargetEntry, b: aiming.TargetEntry): number {
  if (a.distance === b.distance) return 0;
  if (a.distance === null) return 1;
  return b.distance === null ? -1 : a.distance - b.distance;
}

function targetRow({ units }: Game, unitId: string, entry: aiming.TargetEntry): readonly string[] {
  const { eligible, distance, models_in_range, half_range_models } = entry;
  const away = distance === null ? "–" : `${inches(distance)}"`;
  const half = half_range_models > 0 ? `, ${half_range_models} within half range` : "";
  const fire = `${count(models_in_range, "model")} may fire${half}`;
  const why = eligible ? fire : entry.reasons.map(({ message, rule }) => `${message} (${rule})`).join(" ");
  return [`  ${eligible ? "✓" : "✕"} ${units[unitId]!.name} [${unitId}]`, away, why];
}

/** `Boyz [BOYZ] (Only eligible target)`, or why there is none. */
function advice(
  { units }: Game,
  { target, reason }: TargetsInWords["suggestion"]["weapons"][string],
): string {
  return target === null ? `none (${reason})` : `${units[target]!.name} [${target}] (${reason})`;
}
