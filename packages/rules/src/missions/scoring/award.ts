import type { Change } from "../../game/change.ts";
import type { Game } from "../../game/document.ts";
import { missionRules } from "../../game/mission.ts";
import type { PlayerId } from "../../game/player.ts";
import { numbersOf } from "../../game/ruleset.ts";

/** Victory points, with their caps (MI-10). */

type Kind = keyof Game["players"]["p1"]["vp"];

/** Points for one reason: what they are for, by id. */
export interface Points {
  readonly vp: number;
  /** Objectives or units. */
  readonly of: readonly string[];
}

export function total(points: readonly Points[], most = Number.POSITIVE_INFINITY): Points {
  const sum = points.reduce((all, { vp }) => all + vp, 0);
  return { vp: Math.min(sum, most), of: [...new Set(points.flatMap(({ of }) => of))] };
}

/** How many more points of a kind the player can have: what is over is lost. */
function room(game: Game, player: PlayerId, kind: Kind): number {
  if (!missionRules(game).capped) return Number.POSITIVE_INFINITY;
  const { vp } = game.players[player];
  const { pointsCap } = numbersOf(game);
  const left = Math.min(pointsCap[kind] - vp[kind], pointsCap.together - vp.primary - vp.secondary);
  return Math.max(left, 0);
}

/** Gives the points as far as there is room for them, and says how many that were. `source`: the mission or the card. */
export function award(change: Change, player: PlayerId, kind: Kind, source: string, points: Points): number {
  const { game } = change;
  const vp = Math.min(points.vp, room(game, player, kind));
  if (vp <= 0) return 0;
  const { round, phase, active_player } = game.turn;
  change.set(`players.${player}.vp.${kind}`, game.players[player].vp[kind] + vp);
  const score = { round, turn: active_player, phase, player, kind, source, vp, of: [...points.of] };
  change.set("mission.scores", [...(game.mission?.scores ?? []), score]);
  change.story.addLine({ line: "points_scored", player, source, vp, of: points.of });
  change.happened({ type: "vp_scored", player, kind, source, vp });
  return vp;
}
