import type { Datasheet, Faction } from "./datasheets/datasheet.ts";

/** A list of units with what they carry, before any of it stands on a table. */
export interface Army {
  readonly id: string;
  readonly name: string;
  readonly faction: Faction;
  readonly entries: readonly Entry[];
}

export interface Entry {
  readonly sheet: Datasheet;
  readonly size: number;
  /** By the name of an option, how many models take it; by the name of wargear, that the unit has it. */
  readonly options?: Options;
  /** A Character that joins the unit: the two are one unit on the table. */
  readonly leader?: Leader;
}

export type Options = Readonly<Record<string, number>>;

export interface Leader {
  readonly sheet: Datasheet;
  readonly options?: Options;
}

/** What a unit is called: "Boyz", or "Boyz with Warboss". */
export function nameOf({ sheet, leader }: Entry): string {
  return leader === undefined ? sheet.short : `${sheet.short} with ${leader.sheet.short}`;
}

/** What the army costs by its datasheets. */
export function pointsOf({ entries }: Pick<Army, "entries">): number {
  let sum = 0;
  for (const { sheet, size, leader } of entries) {
    sum += cost(sheet, size) + (leader === undefined ? 0 : cost(leader.sheet, 1));
  }
  return sum;
}

function cost({ name, points }: Datasheet, size: number): number {
  const found = points[size];
  if (found === undefined) throw new Error(`${name} is not fielded with ${size} models`);
  return found;
}
