import type { Game, Unit } from "../../game/document.ts";
import { isWithin } from "../../game/measure/measure.ts";
import { placeAll } from "../../game/measure/placed.ts";
import { opponentOf, type PlayerId } from "../../game/player.ts";
import { gap } from "../../geometry/gap.ts";
import { polygonOf } from "../../geometry/polygon.ts";
import { type Point, type Shape, shapeOf } from "../../geometry/shape.ts";
import { partlyWithin, whollyWithin } from "../../geometry/within.ts";
import { zoneOf } from "../../space/place/zone.ts";

/** Parts of the table that missions ask about. "Within": some part of some model; "wholly": every part of all. */

export type Area = "OWN_ZONE" | "NO_MANS_LAND" | "ENEMY_ZONE";

const NO_SIZE = 1e-6;

/** The middle of the table, as something to measure to. */
function centreOf({ board }: Pick<Game, "board">): Shape {
  return shapeOf({ shape: "round", mm: NO_SIZE }, board.width / 2, board.height / 2, 0);
}

export function isNearCentre(game: Game, unit: Unit, inches: number): boolean {
  const centre = centreOf(game);
  return placeAll(unit).some(({ shape }) => isWithin(gap(shape, centre), inches));
}

export function isInZone(game: Game, unit: Unit, player: PlayerId): boolean {
  const zone = zoneOf(game, player);
  return zone !== null && placeAll(unit).some(({ shape }) => partlyWithin(shape, zone.polygon));
}

function isWhollyInZone(game: Game, unit: Unit, player: PlayerId): boolean {
  const zone = zoneOf(game, player);
  const models = placeAll(unit);
  return zone !== null && models.length > 0 && models.every(({ shape }) => whollyWithin(shape, zone.polygon));
}

/** The part of the table, seen from the unit's own side, that it is wholly in. */
export function areaOf(game: Game, unit: Unit): Area | undefined {
  const enemy = opponentOf(unit.owner);
  if (isWhollyInZone(game, unit, unit.owner)) return "OWN_ZONE";
  if (isWhollyInZone(game, unit, enemy)) return "ENEMY_ZONE";
  if (placeAll(unit).length === 0) return undefined;
  return isInZone(game, unit, unit.owner) || isInZone(game, unit, enemy) ? undefined : "NO_MANS_LAND";
}

/** Whether some model is at least partly within a feature of terrain. */
export function isInTerrain({ terrain }: Game, unit: Unit): boolean {
  const models = placeAll(unit);
  return Object.values(terrain).some(({ polygon }) => {
    const area = polygonOf(polygon as readonly Point[]);
    return models.some(({ shape }) => partlyWithin(shape, area));
  });
}

/** The quarter of the table that the unit is wholly within, counted in reading order; undefined: none. */
export function quarterOf({ board }: Game, unit: Unit): number | undefined {
  const [w, h] = [board.width / 2, board.height / 2];
  const models = placeAll(unit);
  if (models.length === 0) return undefined;
  const corners: readonly Point[] = [
    [0, 0],
    [w, 0],
    [0, h],
    [w, h],
  ];
  const found = corners.findIndex(([x, y]) => {
    const box: readonly Point[] = [
      [x, y],
      [x + w, y],
      [x + w, y + h],
      [x, y + h],
    ];
    const area = polygonOf(box);
    return models.every(({ shape }) => whollyWithin(shape, area));
  });
  return found < 0 ? undefined : found;
}
