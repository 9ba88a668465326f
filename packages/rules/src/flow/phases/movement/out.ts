import { bookOf } from "../../../abilities/book.ts";
import type { Refusal } from "../../../base/refusal.ts";
import type { ActionOf } from "../../../game/action.ts";
import type { Change } from "../../../game/change.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { setUpFaults } from "../../../space/place/faults.ts";
import type { PlaceOrder } from "../../../space/place/order.ts";
import { samplePlaces } from "../../../space/place/sample.ts";
import { writePlaces } from "../../../space/place/write.ts";
import {
  disembarkRefusals,
  disembarkWays,
  marksOfDisembarking,
  transportOf,
} from "../../../space/transport/disembark.ts";
import { isAwaited } from "../../usables/awaited.ts";
import { turnRefusals } from "./moment.ts";

type SetUp = ActionOf<"SET_UP">;

/** Why the unit may not get out of its transport now. */
export function gettingOutRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const moment = turnRefusals(game, unit);
  return moment.length > 0 ? moment : disembarkRefusals(game, unit);
}

/** A unit gets out of its transport: all of its models, or none (TR-4). */
export function getOut(
  change: Change,
  unit: Unit,
  places: SetUp["payload"],
  ways?: readonly PlaceOrder[],
): readonly Refusal[] {
  const transport = transportOf(change.game, unit)!;
  const faults = setUpFaults(change.game, unit, places, ways ?? disembarkWays(change.game, transport, unit));
  if (faults.length > 0) return faults;
  const path = `units.${unit.id}`;
  writePlaces(change, unit, places);
  change.set(`${path}.embarked_in`, null);
  for (const flag of marksOfDisembarking(change.game, transport)) change.set(`${path}.flags.${flag}`, true);
  if (bookOf(change.table).asksTransports) change.set(`${path}.disembarked_from`, transport.id);
  change.story.addLine({ line: "unit_disembarked", unit_id: unit.id, transport_unit_id: transport.id });
  change.happened({ type: "unit_set_up", unit_id: unit.id });
  if (isAwaited(change.table, "unit_disembarked", transport)) {
    change.occurs({ type: "unit_disembarked", unit_id: unit.id, from_unit_id: transport.id });
  }
  return [];
}

/** A few places to get out at. */
export function* placesOutside(game: Game, unit: Unit): Generator<SetUp> {
  const transport = transportOf(game, unit)!;
  for (const payload of samplePlaces(game, unit, disembarkWays(game, transport, unit))) {
    yield { type: "SET_UP", actor_unit_id: unit.id, payload };
  }
}
