import type { Cell } from "./cell.ts";
import type { Regiment } from "./regiment.ts";

/** How well a cell suits a unit: less is better. */
export type Wish = (cell: Cell) => number;

/** From here on a unit shoots across the table: it stands further back, where it sees much. */
const LONG_RANGE = 30;

/** Two lines, each spread over the width of the zone in the order of the army. */
export function wishes(units: readonly Regiment[], cells: readonly Cell[]): readonly Wish[] {
  const width = Math.max(...cells.map(({ at }) => at[0])) + Math.max(...cells.map(({ at }) => at[1]));
  const lines = [
    units.filter(({ reach }) => reach < LONG_RANGE),
    units.filter(({ reach }) => reach >= LONG_RANGE),
  ];
  return units.map((unit) => {
    const rear = unit.reach >= LONG_RANGE;
    const line = lines[rear ? 1 : 0]!;
    const along = (line.indexOf(unit) + 0.5) / line.length;
    const back = rear ? 5 : 1;
    const blind = rear ? 8 : unit.reach / 12;
    return (cell) =>
      Math.abs(cell.behind - back) + (Math.abs(cell.along - along) * width) / 4 + (1 - cell.view()) * blind;
  });
}

/** Where there is little room: to the front, and more or less towards one end of it. */
export function crowd(aside: number): Wish {
  return ({ behind, along }) => behind + along * aside;
}
