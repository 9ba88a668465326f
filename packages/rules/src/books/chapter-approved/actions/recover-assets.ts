import { refusal } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { isOnTable } from "../../../game/unit.ts";
import type { MissionAction } from "../../../missions/actions/mission-action.ts";
import { areaOf } from "../../../missions/actions/places.ts";
import { hasCard } from "../../../missions/cards/held.ts";

const ID = "RECOVER_ASSETS";
const UNITS_NEEDED = 2;

/** Own units that do it. */
function recovering({ units }: Game, { owner }: Unit): readonly Unit[] {
  return Object.values(units).filter((unit) => unit.owner === owner && unit.action?.action === ID);
}

export const recoverAssetsAction: MissionAction = {
  id: ID,
  name: "Recover Assets",
  rule: "SC-12",
  isOf: (game, player) => hasCard(game, player, "recover-assets"),
  atObjective: false,
  oneUnit: false,
  refusals(game, unit) {
    const about = { unit_id: unit.id };
    const area = areaOf(game, unit);
    if (area === undefined) return [refusal("IN_NO_AREA", "SC-12", { unit: unit.name }, about)];
    const other = recovering(game, unit).find((one) => areaOf(game, one) === area);
    if (other === undefined) return [];
    return [refusal("AREA_TAKEN", "SC-12", { unit: unit.name, other: other.name }, about)];
  },
  until: "OWN_TURN",
  isDone: (game, unit) => recovering(game, unit).filter(isOnTable).length >= UNITS_NEEDED,
};
