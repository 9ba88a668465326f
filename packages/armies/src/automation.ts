import { inForce } from "@gunline/rules";
import type { Datasheet } from "./datasheets/datasheet.ts";
import { DATASHEETS } from "./datasheets/datasheets.ts";

/** What the referee applies of a datasheet, and what is left to the players. */
export interface Automation {
  readonly name: string;
  readonly faction: Datasheet["faction"];
  readonly automated: readonly string[];
  /** Named wherever the unit is shown; players grant what it does by hand. */
  readonly not_automated: readonly string[];
}

export interface AutomationReport {
  readonly datasheets: readonly Automation[];
  /** How many have nothing left to the players, of how many. */
  readonly fully: number;
  readonly of: number;
}

function automationOf({ name, faction, abilities, kinds, wargear, weapons }: Datasheet): Automation {
  const all = [
    ...abilities,
    ...kinds.flatMap((kind) => kind.abilities),
    ...wargear.map(({ ability }) => ability),
  ];
  const ofWeapons = weapons.flatMap((weapon) => inForce.abilitiesOf(weapon).notAutomated);
  return {
    name,
    faction,
    automated: all.filter((ability) => inForce.isAutomated(ability)),
    not_automated: [...new Set([...all.filter((ability) => !inForce.isAutomated(ability)), ...ofWeapons])],
  };
}

export function automationReport(): AutomationReport {
  const datasheets = DATASHEETS.map(automationOf);
  const fully = datasheets.filter(({ not_automated }) => not_automated.length === 0).length;
  return { datasheets, fully, of: datasheets.length };
}
