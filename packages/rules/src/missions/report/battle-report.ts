import type { Game } from "../../game/document.ts";
import type { PlayerId } from "../../game/player.ts";
import { growthOf, type Score } from "./growth.ts";
import { type Kill, killsOf, type Taken, takenBy } from "./kills.ts";
import { type Luck, luckOf } from "./luck.ts";
import type { Played } from "./played.ts";
import { type TurningPoint, turningPoints } from "./turning-points.ts";
import { volleysOf } from "./volleys.ts";

/** A battle looked back at: how its score grew, who fell, how the dice fell, and when it turned. */
export interface BattleReport {
  readonly growth: readonly Score[];
  readonly kills: readonly Kill[];
  readonly taken: Readonly<Record<PlayerId, Taken>>;
  readonly luck: Readonly<Record<PlayerId, Luck>>;
  readonly turning_points: readonly TurningPoint[];
}

export function battleReport(start: Game, played: readonly Played[]): BattleReport {
  const volleys = volleysOf(played);
  const kills = killsOf(played, volleys);
  const growth = growthOf(start, played);
  return {
    growth,
    kills,
    taken: takenBy(start, played.at(-1)?.after ?? start, kills),
    luck: luckOf(played, volleys),
    turning_points: turningPoints(start, played, growth, kills, volleys),
  };
}
