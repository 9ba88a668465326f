import { builtModels } from "../src/built-models.ts";
import { type Army, DATASHEETS, type Entry, type Faction, pointsOf } from "../src/index.ts";

/** Armies that nobody has thought of: any datasheets of one faction, with any of their arms, up to so many points. */

const FACTIONS: readonly Faction[] = ["Space Marines", "Orks"];
/** Draws that no longer fit in before the army is called full. */
const PATIENCE = 12;

export function drawnArmy(most: number, random: () => number): Army {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)]!;
  const faction = pick(FACTIONS);
  const sheets = DATASHEETS.filter((sheet) => sheet.faction === faction);
  const entries: Entry[] = [];
  for (let refused = 0; refused < PATIENCE; ) {
    const sheet = pick(sheets);
    const size = Number(pick(Object.keys(sheet.points)));
    const option = random() < 0.5 ? pick([...sheet.options, undefined]) : undefined;
    const plain: Entry = { sheet, size };
    const entry = option === undefined ? plain : armed({ ...plain, options: { [option.name]: 1 } }, plain);
    if (pointsOf({ entries: [...entries, entry] }) > most) refused++;
    else entries.push(entry);
  }
  return { id: "drawn", name: `Drawn ${faction}`, faction, entries };
}

/** With its option, where models of that kind and number can take it. */
function armed(wanted: Entry, plain: Entry): Entry {
  try {
    builtModels(wanted);
    return wanted;
  } catch {
    return plain;
  }
}
