import type { Game } from "../../game/document.ts";
import type { PlayerId } from "../../game/player.ts";
import { polygonOf } from "../../geometry/polygon.ts";
import type { Point } from "../../geometry/shape.ts";
import type { Area } from "./order.ts";

/** A player's deployment zone; null on a table without zones. */
export function zoneOf({ zones }: Game, player: PlayerId): Area | null {
  return zones === null ? null : { polygon: polygonOf(zones[player] as readonly Point[]), of: player };
}
