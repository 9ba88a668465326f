import type { Entry } from "../army.ts";
import { type BuiltModel, builtModels } from "../built-models.ts";
import { type Size, sizeOf } from "./footprint.ts";

/** A unit that waits for its place. */
export interface Regiment {
  readonly count: number;
  /** The ways it can be set up, the best first. */
  readonly stances: readonly Stance[];
  /** How much of the zone it fills. */
  readonly room: number;
  /** How far its guns reach. */
  readonly reach: number;
  /** Whether it may stand in ruins. */
  readonly onFoot: boolean;
}

export interface Stance {
  readonly facing: number;
  readonly sizes: readonly Size[];
  /** From one model to the next, without the gap: the rank and file counts, a Character finds room in the gap. */
  readonly pitchX: number;
  readonly pitchY: number;
}

export function regimentOf(entry: Entry, facing: number): Regiment {
  const models = builtModels(entry);
  const stance = (way: number): Stance => {
    const sizes = models.map(({ base }) => sizeOf(base, way));
    const { halfX, halfY } = sizes.at(-1)!;
    return { facing: way, sizes, pitchX: 2 * halfX, pitchY: 2 * halfY };
  };
  const ahead = stance(facing);
  const round = models.every(({ base }) => base.shape === "round");
  return {
    count: models.length,
    stances: round ? [ahead] : [ahead, stance(facing === 0 ? 90 : facing - 90)],
    room: models.length * ahead.pitchX * ahead.pitchY,
    reach: reachOf(entry, models),
    onFoot: entry.sheet.keywords.includes("INFANTRY"),
  };
}

/** Of the rank and file: the guns of a leader do not make a firing line. */
function reachOf({ sheet }: Entry, models: readonly BuiltModel[]): number {
  const carried = new Set(models.at(-1)!.weapons);
  const ranges = sheet.weapons.map((weapon) =>
    weapon.type === "RANGED" && carried.has(weapon.id) ? weapon.range : 0,
  );
  return Math.max(0, ...ranges);
}
