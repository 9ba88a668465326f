import { refusal } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { markerDistance, type Objective } from "../../../game/measure/marker.ts";
import { isWithin } from "../../../game/measure/measure.ts";
import { isOnTable } from "../../../game/unit.ts";
import type { Asking, DeedOf } from "./asking.ts";

type Marker = DeedOf<"marker">;

/** Which objective marker: it is named by the point where it lies. */
export const marker: Asking<Marker> = {
  refusals({ name, rule }, game, unit, deed) {
    return ableMarkers(game, unit, deed).length > 0
      ? []
      : [refusal("NO_TARGET", rule, { stratagem: name }, { unit_id: unit.id })];
  },
  payloadRefusals({ name, rule }, game, unit, deed, { point }) {
    const found = ableMarkers(game, unit, deed).some(
      ({ position }) => position.x === point?.[0] && position.y === point[1],
    );
    return found ? [] : [refusal("NO_TARGET", rule, { stratagem: name }, { unit_id: unit.id })];
  },
  *choices(game, unit, deed) {
    for (const { position } of ableMarkers(game, unit, deed)) yield { point: [position.x, position.y] };
  },
};

function ableMarkers(game: Game, unit: Unit, { marker: id, within, another }: Marker): readonly Objective[] {
  const taken = Object.values(game.units)
    .filter(({ owner }) => owner === unit.owner)
    .flatMap(({ effects = [] }) => effects)
    .flatMap(({ effect, objective_id }) =>
      effect === id && objective_id !== undefined ? [objective_id] : [],
    );
  return Object.values(game.objectives).filter(
    (objective) =>
      (another !== true || !taken.includes(objective.id)) &&
      (within === undefined || (isOnTable(unit) && isWithin(markerDistance(game, unit, objective), within))),
  );
}
