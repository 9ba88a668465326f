import { type Game, inForce, measuring, type Unit, type Weapon } from "@gunline/rules";
import { reachOutline } from "@gunline/rules/geometry";
import type { Ring } from "../board/scene.ts";
import { words } from "../words/english.ts";
import { inches } from "../words/format.ts";

interface Drawn {
  readonly weapons: Game["weapons"];
  readonly only: string | null;
  readonly rings: readonly Ring[];
}

/** They cost more than all else on the board, and last as long as nobody of the unit moves. */
const drawn = new WeakMap<Unit, Drawn>();

/**
 * One ring a range, around all models that carry a weapon which reaches that far. Half range has its own where a
 * keyword asks for it.
 */
export function rangeRings(weapons: Game["weapons"], shooter: Unit, only: string | null): readonly Ring[] {
  const known = drawn.get(shooter);
  if (known?.weapons === weapons && known.only === only) return known.rings;
  const rings = ringsAround(weapons, shooter, only);
  drawn.set(shooter, { weapons, only, rings });
  return rings;
}

function ringsAround(weapons: Game["weapons"], shooter: Unit, only: string | null): readonly Ring[] {
  const reaches = new Map<string, Reach & { readonly bearers: Set<string> }>();
  for (const model of Object.values(shooter.models)) {
    for (const id of model.weapons) {
      if (only !== null && id !== only) continue;
      for (const reach of reachesOf(weapons[id]!)) {
        const key = `${reach.kind} ${reach.inches}`;
        const known = reaches.get(key) ?? { ...reach, bearers: new Set() };
        known.bearers.add(model.id);
        reaches.set(key, known);
      }
    }
  }
  return [...reaches].map(([id, { kind, inches: reach, label, bearers }]) => {
    const shapes = measuring.placeAll(shooter).filter((placed) => bearers.has(placed.id));
    const outline = reachOutline(
      shapes.map(({ shape }) => shape),
      reach,
    );
    return { id, kind, outline, label };
  });
}

interface Reach {
  readonly kind: "range" | "half-range";
  readonly inches: number;
  readonly label: string;
}

function reachesOf(weapon: Weapon): readonly Reach[] {
  if (weapon.type !== "RANGED") return [];
  const { range } = weapon;
  const full: Reach = { kind: "range", inches: range, label: inches(range) };
  const near = inForce.abilitiesOf(weapon).abilities.find(({ traits }) => traits.halfRange === true);
  if (near === undefined) return [full];
  const label = words.shooting.halfRange(inches(range / 2), near.name.toLowerCase());
  return [full, { kind: "half-range", inches: range / 2, label }];
}
