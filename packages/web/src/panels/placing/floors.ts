/** The floors of ruins that models may go to. */
export interface Floors {
  /** In inches above the ground, the ground first. */
  readonly all: readonly number[];
  /** Where it is now: the place of it among them. */
  readonly at: number;
}

/** Null where there is nothing but the ground. */
export function floorsWith(above: readonly number[], now: number): Floors | null {
  const all = [0, ...above];
  if (all.length === 1) return null;
  // A document may have models at any height: the next floor below stands for it.
  return { all, at: all.findLastIndex((floor) => floor <= now + NOTICEABLE) };
}

const NOTICEABLE = 0.01;

/** One floor up or down; undefined where there is none. */
export function nextFloor(floors: Floors | null, step: 1 | -1): number | undefined {
  return floors?.all[floors.at + step];
}
