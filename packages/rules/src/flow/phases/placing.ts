import type { Refusal } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { Phase } from "../../game/phase.ts";
import type { PlayerId } from "../../game/player.ts";
import { modelsOf } from "../../game/unit.ts";
import type { Point } from "../../geometry/shape.ts";
import { facingEnemy } from "../../space/place/facing.ts";
import { setUpFaults } from "../../space/place/faults.ts";
import { type Places, setUpAt } from "../../space/place/field.ts";
import { type FormationShape, formationOf } from "../../space/place/formation.ts";
import type { PlaceOrder } from "../../space/place/order.ts";
import { findPlace, placesOf } from "../../space/place/search.ts";
import { zoneOf } from "../../space/place/zone.ts";
import { arrivalWays, descentWays } from "../../space/reserves/arrival.ts";
import { disembarkWays, transportOf } from "../../space/transport/disembark.ts";
import { escapeFaults, escapeOf } from "../aftermath/escape.ts";
import { placingWays } from "../tasks/placing-ways.ts";
import { topTask } from "../tasks/under-way.ts";
import { unitsToDrop } from "./deployment/drops.ts";
import { waysToDeploy } from "./deployment/ways.ts";

/** A unit while hands set it up: as a block, model by model, or by the referee. */

const BEFORE_BATTLE: Phase = "DEPLOYMENT";

/** Where a unit may be set up at this moment of the battle. */
export function waysOntoTable(game: Game, unit: Unit): readonly PlaceOrder[] {
  const task = topTask(game, "placing");
  if (task?.unit_ids.includes(unit.id)) return placingWays(game, unit, task);
  if (game.turn.phase === BEFORE_BATTLE) return waysToDeploy(game, unit);
  const transport = transportOf(game, unit);
  return transport === undefined ? arrivalWays(game, unit) : disembarkWays(game, transport, unit);
}

/** The wreck that passengers have to get out of before anything else goes on. */
function wreckNow(game: Game) {
  return topTask(game, "aftermath")?.wrecks[0];
}

export interface PlacesPreview {
  readonly legal: boolean;
  readonly faults: readonly Refusal[];
  /** It comes down so near to the enemy that it may not charge (RE-13). */
  readonly forgoesCharge: boolean;
}

/** What the judge would say to these places. */
export function previewPlaces(game: Game, unit: Unit, places: Places): PlacesPreview {
  const wreck = wreckNow(game);
  if (wreck !== undefined) {
    const { faults } = escapeFaults(game, wreck, unit, places);
    return { legal: faults.length === 0, faults, forgoesCharge: true };
  }
  const faults = setUpFaults(game, unit, places, waysOntoTable(game, unit));
  if (faults.length === 0) return { legal: true, faults, forgoesCharge: false };
  // Out of its own turn it comes as everybody does (ST-19).
  const mayDescend = unit.owner === game.turn.active_player && unit.reserve !== null;
  const nearer = mayDescend ? descentWays(game, unit) : [];
  if (nearer.length > 0 && setUpFaults(game, unit, places, nearer).length === 0) {
    return { legal: true, faults: [], forgoesCharge: true };
  }
  return { legal: false, faults, forgoesCharge: false };
}

/** The unit in ranks around a point. */
export function blockAt(unit: Unit, [x, y]: Point, facing: number, shape: FormationShape): Places {
  const points = formationOf(unit, facing, shape).map(([dx, dy]): Point => [x + dx, y + dy]);
  return placesOf(unit, points, facing);
}

/** A legal place for the unit as near to a point as one is found: in these ranks, or gathered; undefined where none is. */
export function nearestPlaces(
  game: Game,
  unit: Unit,
  near: Point,
  facing: number,
  shape: FormationShape = {},
): Places | undefined {
  const wreck = wreckNow(game);
  if (wreck !== undefined) return escapeOf(game, wreck, unit)?.places;
  return findPlace(game, unit, waysOntoTable(game, unit), near, facing, shape);
}

/** The way a unit looks that nobody has turned. */
export function usualFacing(game: Game, player: PlayerId): number {
  return facingEnemy(game, player);
}

/** Legal places for all units of a player that are still to be dropped, side by side along the zone; who has no room is left out. */
export function placesForRest(game: Game, player: PlayerId): ReadonlyMap<string, Places> {
  const found = new Map<string, Places>();
  const facing = facingEnemy(game, player);
  // Anyone who needs most room chooses first.
  const units = [...unitsToDrop(game, player)].sort(
    (a, b) => sizeOf(b) - sizeOf(a) || (a.id < b.id ? -1 : 1),
  );
  const spots = spotsAlong(game, player, units.length);
  let table = game;
  for (const [index, unit] of units.entries()) {
    const places = findPlace(table, unit, waysToDeploy(table, unit), spots[index]!, facing);
    if (places === undefined) continue;
    found.set(unit.id, places);
    table = { ...table, units: { ...table.units, [unit.id]: setUpAt(unit, places) } };
  }
  return found;
}

function sizeOf(unit: Unit): number {
  return modelsOf(unit).reduce((sum, { base }) => sum + areaOf(base.mm), 0);
}

function areaOf(mm: number | readonly number[]): number {
  return typeof mm === "number" ? mm * mm : mm[0]! * mm[1]!;
}

/** So many points along the middle of the zone, those in its middle first, in two rows. */
function spotsAlong(game: Game, player: PlayerId, count: number): readonly Point[] {
  const { width, height } = game.board;
  const polygon = zoneOf(game, player)?.polygon;
  const { minX, minY, maxX, maxY } = polygon ?? { minX: 0, minY: 0, maxX: width, maxY: height };
  const isWide = maxX - minX >= maxY - minY;
  const columns = Math.max(Math.ceil(count / 2), 1);
  const along = (column: number) => (column + 0.5) / columns;
  const order = [...Array(columns).keys()].sort(
    (a, b) => Math.abs(along(a) - 0.5) - Math.abs(along(b) - 0.5),
  );
  return [0.35, 0.75].flatMap((depth) =>
    order.map((column): Point => {
      const u = along(column);
      return isWide
        ? [minX + (maxX - minX) * u, minY + (maxY - minY) * depth]
        : [minX + (maxX - minX) * depth, minY + (maxY - minY) * u];
    }),
  );
}
