import type { Game } from "../../game/document.ts";
import { opponentOf, type PlayerId } from "../../game/player.ts";

/** The way to the other side's zone, in quarter turns: how a unit is set down that nobody has turned. */
export function facingEnemy({ zones }: Game, player: PlayerId): number {
  if (zones === null) return player === "p1" ? 0 : 180;
  const [own, other] = [middleOf(zones[player]), middleOf(zones[opponentOf(player)])];
  const [dx, dy] = [other[0] - own[0], other[1] - own[1]];
  if (Math.abs(dx) > Math.abs(dy)) return dx > 0 ? 0 : 180;
  return dy > 0 ? 90 : 270;
}

function middleOf(points: readonly (readonly [number, number])[]): readonly [number, number] {
  const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}
