import { refusal } from "../../../base/refusal.ts";
import type { Change } from "../../../game/change.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { facingEnemy } from "../../../space/place/facing.ts";
import { setUpFaults } from "../../../space/place/faults.ts";
import type { Places } from "../../../space/place/field.ts";
import { findPlace } from "../../../space/place/search.ts";
import { arrivalRefusals, tokenWays } from "../../../space/reserves/arrival.ts";
import { arriveOutOfTurn } from "../../phases/movement/arrive.ts";
import { unitLimits } from "../../stratagems/limits.ts";
import type { Asking, DeedOf } from "./asking.ts";

type At = Pick<DeedOf<"arrive">, "within" | "called">;

/** A unit that arrives at its token; where its player says no places the referee finds some. */
export const arrive: Asking<DeedOf<"arrive">> = {
  refusals({ rule }, game, unit, deed) {
    const about = { unit_id: unit.id };
    if (unit.token === undefined) return [refusal("NO_TOKEN", rule, { unit: unit.name }, about)];
    const limits = [...unitLimits(unit.owner, unit), ...arrivalRefusals(game, unit)];
    if (limits.length > 0) return limits;
    return placesAt(game, unit, deed) === undefined
      ? [refusal("NO_PLACE", rule, { unit: unit.name }, about)]
      : [];
  },
  payloadRefusals(_usable, game, unit, deed, { positions, facings }) {
    if (positions === undefined) return [];
    return setUpFaults(game, unit, { positions, ...(facings && { facings }) }, tokenWays(game, unit, deed));
  },
};

/** Sets the unit up at its token, which is gone then. */
export function arriveAtToken(change: Change, unitId: string, at: At, places: Places | undefined): void {
  const { game } = change;
  const unit = game.units[unitId]!;
  // By itself a rule may come to it where nobody waits, or no token was set up.
  if (unit.token === undefined || unit.reserve === null) return;
  const found = places ?? placesAt(game, unit, at);
  if (found === undefined) return;
  if (arriveOutOfTurn(change, unit, found, tokenWays(game, unit, at)).length > 0) return;
  change.remove(`units.${unitId}.token`);
}

const known = new WeakMap<Game, Map<string, Places | undefined>>();

/** A place at the token, remembered: it is asked for more than once. */
function placesAt(game: Game, unit: Unit, at: At): Places | undefined {
  let found = known.get(game);
  if (found === undefined) {
    found = new Map();
    known.set(game, found);
  }
  if (!found.has(unit.id)) {
    const { x, y } = unit.token!;
    const ways = tokenWays(game, unit, at);
    found.set(unit.id, findPlace(game, unit, ways, [x, y], facingEnemy(game, unit.owner)));
  }
  return found.get(unit.id);
}
