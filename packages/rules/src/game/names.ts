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

const labels = new WeakMap<Unit, ReadonlyMap<string, Label>>();

/**
 * A model by its name, and by its number as well where others of the unit bear the same: `Boss Nob`, `Boy 3`. One that is
 * not there any more is told by its number alone: whoever tells of it later should have kept its name.
 */
export function modelName(unit: Unit | undefined, id: string): string {
  const label = labelsOf(unit).get(id);
  if (label === undefined) return `model ${numberIn(id) ?? ""}`.trim();
  const { name, number, isShared } = label;
  return isShared ? `${name} ${number}` : name;
}

/** The number that a model has on the board and in its name. */
export function modelNumber(unit: Unit, id: string): string {
  return labelsOf(unit).get(id)?.number ?? numberIn(id) ?? "";
}

interface Label {
  readonly name: string;
  readonly number: string;
  /** Whether others of the unit bear the name too. */
  readonly isShared: boolean;
}

const NOBODY: ReadonlyMap<string, Label> = new Map();

function labelsOf(unit: Unit | undefined): ReadonlyMap<string, Label> {
  if (unit === undefined) return NOBODY;
  let names = labels.get(unit);
  if (names === undefined) {
    names = labelled(unit);
    labels.set(unit, names);
  }
  return names;
}

function labelled({ models }: Unit): ReadonlyMap<string, Label> {
  const groups = Map.groupBy(Object.values(models), ({ name }) => name);
  return new Map(
    [...groups].flatMap(([name, alike]) => {
      const numbers = alike.map(({ id }) => numberIn(id));
      // Numbers of the ids stay as they are while models fall; where they do not tell models apart, those are counted.
      const isPlain = numbers.every((one) => one !== undefined) && new Set(numbers).size === numbers.length;
      return alike.map(({ id }, index): readonly [string, Label] => {
        const number = isPlain ? numbers[index]! : `${index + 1}`;
        return [id, { name, number, isShared: alike.length > 1 }];
      });
    }),
  );
}

/** `m3` and `CADRE_FIREBLADE_1_m3` are number 3. */
function numberIn(id: string): string | undefined {
  return /(\d+)$/.exec(id)?.[1];
}
