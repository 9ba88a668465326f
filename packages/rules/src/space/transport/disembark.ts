import { disembarkReach, isGranted } from "../../abilities/permissions.ts";
import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { Flag } from "../../game/flags.ts";
import { placeAll } from "../../game/measure/placed.ts";
import { numbersOf } from "../../game/ruleset.ts";
import { isDestroyed, isOnTable, unitOf } from "../../game/unit.ts";
import type { PlaceOrder } from "../place/order.ts";
import { aroundTransport } from "./around.ts";

/** Passengers who get out in their Movement phase (TR-4). */

/** Why the unit could not get out now, wherever. */
export function disembarkRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const about = { unit_id: unit.id };
  const details = { unit: unit.name };
  if (isDestroyed(unit)) return [refusal("UNIT_DESTROYED", "TR-4", details, about)];
  const transport = transportOf(game, unit);
  if (transport === undefined) return [refusal("NOT_EMBARKED", "TR-4", details, about)];
  const both = { ...details, transport: transport.name };
  if (!isOnTable(transport)) return [refusal("TRANSPORT_OFF_TABLE", "TR-4", both, about)];
  // Anyone who has moved and is inside got in after its move.
  if (unit.flags.moved === true) return [refusal("EMBARKED_NOW", "TR-5", both, about)];
  const { flags, advance_roll } = transport;
  const advances = flags.advanced === true || advance_roll !== undefined;
  const mayLeave = flags.moved === true && isGranted(game, transport, "DISEMBARK_AFTER_ADVANCE");
  if ((advances && !mayLeave) || flags.fell_back === true) {
    const how = flags.fell_back === true ? "FALL_BACK" : "ADVANCE";
    return [refusal("TRANSPORT_MOVED", "TR-4", { ...both, how }, about)];
  }
  return [];
}

export function transportOf(game: Game, { embarked_in }: Unit): Unit | undefined {
  return embarked_in === null ? undefined : unitOf(game, embarked_in);
}

/** Where it may be set up: near its transport, and of one that has just arrived far from enemies too (RE-9). */
export function disembarkWays(
  game: Game,
  transport: Unit,
  unit: Unit,
  inches: number | undefined = disembarkReach(game, transport, unit),
): readonly PlaceOrder[] {
  const { transport: usual, arrival } = numbersOf(game);
  const reach = inches === undefined ? usual.reach : { ...usual.reach, across: inches };
  const arrived = transport.flags.arrived === true;
  return placeAll(transport).map((place) => {
    const order = aroundTransport(game, place, transport.name, reach, "TR-4");
    if (!arrived) return order;
    const keepAway = { across: arrival.fromEnemies, up: Number.POSITIVE_INFINITY };
    return { ...order, keepAway, rules: { ...order.rules, range: "RE-9" } };
  });
}

/**
 * What it leaves on the unit: of a transport that has moved it moves and charges no more (TR-4), unless a rule lets it charge
 * after the transport's Normal move (AB-32).
 */
export function marksOfDisembarking(game: Game, transport: Unit): readonly Flag[] {
  const { moved, arrived, advanced } = transport.flags;
  if (moved !== true && arrived !== true) return ["disembarked"];
  const isNormal = arrived !== true && advanced !== true;
  return isNormal && isGranted(game, transport, "CHARGE_AFTER_DISEMBARK")
    ? ["disembarked", "moved"]
    : ["disembarked", "moved", "cannot_charge"];
}
