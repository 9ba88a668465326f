import { DONE } from "../../../flow/actions/entry.ts";
import { beginCareen, withWreckOf } from "../../../flow/aftermath/careen.ts";
import { turnRefusals } from "../../../flow/phases/movement/moment.ts";
import { keyworded } from "../../../flow/stratagems/conditions.ts";
import { notNow } from "../../../flow/stratagems/not-now.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import type { Game, Unit } from "../../../game/document.ts";

const NAMED = { name: "Careen!", rule: "TR-11" } as const;

/** A destroyed vehicle whose Deadly Demise shows a 6 drives on before it goes up. */
export const careen: UnitStratagem = {
  ...NAMED,
  id: "CAREEN",
  cost: 1,
  windows: ["W-DESTROYED"],
  among: "ACTOR",
  once: "PHASE",
  detachment: "war-horde",
  onDestroyed: true,
  against(game, unit) {
    const about = { unit_id: unit.id };
    const wrong = keyworded(NAMED, unit, ["ORKS", "VEHICLE"]);
    if (wrong.length > 0) return wrong;
    if (withWreckOf(game, unit) === undefined || hasMoved(game, unit)) {
      return [notNow(careen, about)];
    }
    return [];
  },
  use(change, unit) {
    beginCareen(change, unit);
    return DONE;
  },
  choices: () => [{ stratagem: "CAREEN" }],
};

/** A unit makes one Normal move in a phase (MO-10). */
function hasMoved(game: Game, unit: Unit): boolean {
  const { moved, advanced, fell_back } = unit.flags;
  if (moved !== true || advanced === true || fell_back === true) return false;
  return turnRefusals(game, unit).length === 0;
}
