import type { Game, Unit } from "../../game/document.ts";
import { isDestroyed } from "../../game/unit.ts";

/** The units inside a transport. */
export function passengersOf({ units }: Pick<Game, "units">, transport: Unit): readonly Unit[] {
  return Object.values(units).filter((unit) => unit.embarked_in === transport.id && !isDestroyed(unit));
}
