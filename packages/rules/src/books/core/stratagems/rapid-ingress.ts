import { type Refusal, refusal } from "../../../base/refusal.ts";
import { arriveOutOfTurn, hasPlace, placesFor } from "../../../flow/phases/movement/arrive.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { arrivalRefusals } from "../../../space/reserves/arrival.ts";

/** A unit in reserve arrives as the opponent's Movement phase ends. */
export const rapidIngress: UnitStratagem = {
  id: "RAPID_INGRESS",
  name: "Rapid Ingress",
  rule: "ST-19",
  cost: 1,
  windows: ["W-MOVE-PHASE-END"],
  once: "PHASE",
  words: {
    when: "End of your opponent’s Movement phase.",
    on: "A unit of yours in reserve.",
    does: "It arrives as in your own Movement phase.",
  },
  refusals(game, unit) {
    const refusals = arrivalRefusals(game, unit);
    if (refusals.length > 0) return refusals;
    return hasPlace(game, unit) ? [] : [noPlace(unit)];
  },
  use(change, unit, _event, { positions, facings }) {
    if (positions === undefined) return [noPlace(unit)];
    return arriveOutOfTurn(change, unit, facings === undefined ? { positions } : { positions, facings });
  },
  *choices(game: Game, unit) {
    for (const { payload } of placesFor(game, unit)) yield { stratagem: "RAPID_INGRESS", ...payload };
  },
};

function noPlace({ id, name }: Unit): Refusal {
  return refusal("NO_PLACE", "ST-19", { unit: name }, { unit_id: id });
}
