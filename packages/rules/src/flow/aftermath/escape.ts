import type { Refusal } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { Range } from "../../game/measure/range.ts";
import { numbersOf } from "../../game/ruleset.ts";
import type { TaskOf } from "../../game/tasks.ts";
import { facingEnemy } from "../../space/place/facing.ts";
import { setUpFaults } from "../../space/place/faults.ts";
import type { Places } from "../../space/place/field.ts";
import type { PlaceOrder } from "../../space/place/order.ts";
import { findPlace } from "../../space/place/search.ts";
import { aroundTransport } from "../../space/transport/around.ts";
import { passengersOf } from "../../space/transport/passengers.ts";
import { stood } from "./stood.ts";

/** Passengers who get out of the wreck of their transport (TR-8, TR-9). */

type Wreck = TaskOf<"aftermath">["wrecks"][number];

/** A way out, and the highest face that costs each model a mortal wound. */
interface WayOut {
  readonly order: PlaceOrder;
  readonly harm: number;
}

/** The units that are still inside, in the document's order. */
export function stillInside(game: Pick<Game, "units">, { model, out }: Wreck): readonly Unit[] {
  return passengersOf(game, game.units[model.unit_id]!).filter(
    ({ id }) => !out.some((one) => one.unit_id === id),
  );
}

function waysOut(game: Game, { model }: Wreck): readonly [near: WayOut, far: WayOut] {
  const { name } = game.units[model.unit_id]!;
  const { reach, emergency, harm } = numbersOf(game).transport;
  const order = (range: Range, rule: "TR-8" | "TR-9") =>
    aroundTransport(game, stood(model), name, range, rule);
  return [
    { order: order(reach, "TR-8"), harm: harm.near },
    { order: order(emergency, "TR-9"), harm: harm.far },
  ];
}

/** Until everybody is out the transport is where it was, and nobody stands on it. */
function withWreck(game: Game, { model }: Wreck): Game {
  const unit = game.units[model.unit_id]!;
  const { model_id: id, x, y, z, facing, base } = model;
  const standing = { id, name: unit.name, wounds: 1, position: { x, y, z }, facing, base, weapons: [] };
  return { ...game, units: { ...game.units, [unit.id]: { ...unit, models: { [id]: standing } } } };
}

/** How a unit gets out: the first way in which a place was found, and as much of the unit as has room there. */
interface Escape extends WayOut {
  readonly unit: Unit;
  readonly places: Places;
}

const known = new WeakMap<Game, Map<string, Escape | null>>();

/** Null: not one model of it has room. */
export function escapeOf(game: Game, wreck: Wreck, unit: Unit): Escape | null {
  let found = known.get(game);
  if (found === undefined) {
    found = new Map();
    known.set(game, found);
  }
  let way = found.get(unit.id);
  if (way === undefined) {
    way = seekEscape(game, wreck, unit);
    found.set(unit.id, way);
  }
  return way;
}

function seekEscape(game: Game, wreck: Wreck, unit: Unit): Escape | null {
  const table = withWreck(game, wreck);
  const facing = facingEnemy(game, unit.owner);
  const seek = (part: Unit, way: WayOut): Escape | undefined => {
    const places = findPlace(table, part, [way.order], [wreck.model.x, wreck.model.y], facing);
    return places === undefined ? undefined : { ...way, unit: part, places };
  };
  const [near, far] = waysOut(game, wreck);
  const whole = seek(unit, near) ?? seek(unit, far);
  if (whole !== undefined) return whole;
  const models = Object.entries(unit.models);
  for (let left = models.length - 1; left > 0; left--) {
    const part = seek({ ...unit, models: Object.fromEntries(models.slice(0, left)) }, far);
    if (part !== undefined) return part;
  }
  return null;
}

/** What is wrong with getting out there; the emergency way is open only to who has no other (TR-9). */
export function escapeFaults(
  game: Game,
  wreck: Wreck,
  unit: Unit,
  places: Places,
): { readonly faults: readonly Refusal[]; readonly harm: number; readonly standing: Unit } {
  const table = withWreck(game, wreck);
  const [near, far] = waysOut(game, wreck);
  const faults = setUpFaults(table, unit, places, [near.order]);
  const first = { faults, harm: near.harm, standing: unit };
  if (faults.length === 0) return first;
  const found = escapeOf(game, wreck, unit);
  if (found === null || found.harm === near.harm) return first;
  // Where not all of them have room, those for whom no place is named have none.
  const short = Object.keys(found.unit.models).length < Object.keys(unit.models).length;
  const named = Object.entries(unit.models).filter(([id]) => Object.hasOwn(places.positions, id));
  const standing = short && named.length > 0 ? { ...unit, models: Object.fromEntries(named) } : unit;
  return { faults: setUpFaults(table, standing, places, [far.order]), harm: far.harm, standing };
}
