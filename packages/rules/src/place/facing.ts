import type { Game } from "../game/document.ts";
import { opponentOf, type PlayerId } from "../game/player.ts";

/** The way to the other side's zone, in quarter turns: how a unit is set down that nobody has turned. */
export function facingEnemy({ zones }: Game, player: PlayerId): number {
  if (zones === null) return player === "p1" ? 0 : 180;
  const [own, other] = [middleOf(zones[player]), middleOf(zones[opponentOf(player)])];
  const degrees = (Math.atan2(other[1] - own[1], other[0] - own[0]) * 180) / Math.PI;
  return Math.round(degrees / 90) * 90;
}

function middleOf(points: readonly (readonly [number, number])[]): readonly [number, number] {
  const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}
