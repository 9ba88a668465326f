import { type Game, measuring, type Unit, type Weapon } from "@gunline/rules";
import { terrainName } from "@gunline/rules/words";
import type { SightRay } from "../board/scene.ts";
import { words } from "../words/english.ts";
import { inches } from "../words/format.ts";

/** Weapons that are told on one line; of more, how many there are. */
const MOST_NAMED = 3;

/** A difference that lengths in tenths could show. */
const NOTICEABLE = 0.05;

/**
 * Lines from the models that carry ranged weapons to what they see of a unit. The nearest of them tells of each weapon
 * how far it is from its own nearest bearer that sees anybody, and its range (profiles of one weapon that reach equally
 * far as one); what hides the unit is named once.
 */
export function sightRays(
  game: Game,
  shooter: Unit,
  target: Unit,
  only: string | null,
  canFire: (weaponId: string) => boolean,
): readonly SightRay[] {
  const weapons = weaponsOf(game, shooter, only);
  const bearers = Object.values(shooter.models).filter((model) =>
    weapons.some(({ id }) => model.weapons.includes(id)),
  );
  const lines = measuring.sightLines(
    game,
    shooter,
    target,
    bearers.map(({ id }) => id),
  );
  // What can be fired comes first, as there may be no room for all.
  const able = weapons.filter(({ id }) => canFire(id));
  const rayLines = [...able, ...weapons.filter((weapon) => !able.includes(weapon))].flatMap((weapon) => {
    const own = lines.filter((line) => shooter.models[line.model_id]!.weapons.includes(weapon.id));
    return reachOf(weapon, own, able.includes(weapon)) ?? [];
  });
  const nearest = nearestOf(lines);
  const isHidden = lines.some((line) => line.nearest < (nearest?.inches ?? 0) - NOTICEABLE);
  const label = joined([...new Set(rayLines)], isHidden);
  const blockers = new Set<string>();
  return lines.map((line) => {
    if (!line.visible) return rayOf(line, blockedBy(game, line, blockers));
    return rayOf(line, line === nearest ? label : "");
  });
}

function rayOf({ from, to, visible, blocker }: measuring.SightLine, label: string): SightRay {
  return { from, to, clear: visible, blocker, label };
}

/** What hides a unit from all who look at it, in words; empty where it is seen, or nobody looks. */
export function hiddenBy(game: Game, rays: readonly SightRay[]): string {
  if (rays.length === 0 || rays.some(({ clear }) => clear)) return "";
  const names = new Set(rays.map(({ blocker }) => terrainName(game.terrain, blocker ?? "")));
  return words.board.hiddenBy([...names]);
}

function nearestOf(lines: readonly measuring.SightLine[]): measuring.SightLine | undefined {
  return lines.filter(({ visible }) => visible).sort((a, b) => a.inches - b.inches)[0];
}

/** `Bolt rifle 9″ of 24″ ✓`; undefined where no bearer sees anybody. */
function reachOf(weapon: Weapon, lines: readonly measuring.SightLine[], isAble: boolean): string | undefined {
  const seen = nearestOf(lines);
  if (seen === undefined) return undefined;
  const name = weapon.profile_of ?? weapon.name;
  const reach = words.shooting.reach(name, inches(seen.inches), inches(weapon.range ?? 0));
  return words.shooting.reachRay(reach, isAble);
}

function weaponsOf({ weapons }: Game, shooter: Unit, only: string | null): readonly Weapon[] {
  const ids = new Set(Object.values(shooter.models).flatMap((model) => model.weapons));
  return [...ids].flatMap((id) => {
    const weapon = weapons[id];
    return weapon?.type === "RANGED" && (only === null || id === only) ? [weapon] : [];
  });
}

/** Where a model that is not seen is nearer, it is said that these lengths are others than that of the label. */
function joined(texts: readonly string[], isHidden: boolean): string {
  const more = texts.length - MOST_NAMED;
  return [
    ...texts.slice(0, MOST_NAMED),
    ...(more > 0 ? [words.shooting.moreWeapons(more)] : []),
    ...(isHidden ? [words.shooting.nearestInSight] : []),
  ].join(" · ");
}

function blockedBy({ terrain }: Game, { blocker }: measuring.SightLine, rayLines: Set<string>): string {
  const id = blocker ?? "";
  if (rayLines.has(id)) return "";
  rayLines.add(id);
  return words.board.inTheWay(terrainName(terrain, id));
}
