import type { Game, Unit } from "./document.ts";

/** How texts name units, weapons and models. */

type Named = Pick<Game, "units" | "players">;

/** The unit's name; where both sides have a unit of that name, with the side: `Intercessors (Blue)`. */
export function unitName({ units, players }: Named, id: string): string {
  const unit = units[id];
  if (unit === undefined) return id;
  const isMirrored = namesOnBothSides(units).has(unit.name);
  return isMirrored ? `${unit.name} (${players[unit.owner].name})` : unit.name;
}

const shared = new WeakMap<Game["units"], ReadonlySet<string>>();

function namesOnBothSides(units: Game["units"]): ReadonlySet<string> {
  let names = shared.get(units);
  if (names === undefined) {
    const all = Object.values(units);
    const theirs = new Set(all.filter(({ owner }) => owner === "p2").map(({ name }) => name));
    names = new Set(
      all.filter(({ owner, name }) => owner === "p1" && theirs.has(name)).map(({ name }) => name),
    );
    shared.set(units, names);
  }
  return names;
}

export function weaponName({ weapons }: Pick<Game, "weapons">, id: string): string {
  return weapons[id]?.name ?? id;
}

const labels = new WeakMap<Unit, ReadonlyMap<string, string>>();

/** A model by its name, and by its number as well where others of the unit bear the same: `Boss Nob`, `Boy 3`. */
export function modelName(unit: Unit | undefined, id: string): string {
  if (unit === undefined) return id;
  let names = labels.get(unit);
  if (names === undefined) {
    names = labelsOf(unit);
    labels.set(unit, names);
  }
  return names.get(id) ?? id;
}

function labelsOf({ models }: Unit): ReadonlyMap<string, string> {
  const times = new Map<string, number>();
  for (const { name } of Object.values(models)) times.set(name, (times.get(name) ?? 0) + 1);
  return new Map(
    Object.values(models).map(({ id, name }) => [
      id,
      times.get(name) === 1 ? name : `${name} ${numberIn(id)}`,
    ]),
  );
}

/** `m3` is number 3; any other id stands for itself. */
function numberIn(id: string): string {
  return /^m(\d+)$/.exec(id)?.[1] ?? id;
}
