import { TOLERANCE } from "../../base/limits.ts";
import type { Game } from "../../game/document.ts";
import type { PlayerId } from "../../game/player.ts";
import { type Point, type Shape, support } from "../../geometry/shape.ts";

/** Edges of the table, and whose they are. */
export type BoardEdge = "left" | "right" | "top" | "bottom";

const EDGES: readonly BoardEdge[] = ["left", "right", "top", "bottom"];

type Board = Game["board"];

/** That along which most of the player's zone lies (DE-3), or several alike; none on a table without zones. */
export function ownEdges({ board, zones }: Game, player: PlayerId): readonly BoardEdge[] {
  if (zones === null) return [];
  const lengths = EDGES.map((edge) => lengthAlong(board, edge, zones[player] as readonly Point[]));
  const longest = Math.max(...lengths);
  return EDGES.filter((_, index) => longest > 0 && lengths[index]! >= longest - TOLERANCE);
}

/** How much of its outline is on that edge. */
function lengthAlong(board: Board, edge: BoardEdge, zone: readonly Point[]): number {
  return zone.reduce((sum, [x, y], index) => {
    const [toX, toY] = zone[(index + 1) % zone.length]!;
    const isOn = inchesFrom(board, edge, x, y) <= TOLERANCE && inchesFrom(board, edge, toX, toY) <= TOLERANCE;
    return isOn ? sum + Math.abs(toX - x) + Math.abs(toY - y) : sum;
  }, 0);
}

function inchesFrom({ width, height }: Board, edge: BoardEdge, x: number, y: number): number {
  return { left: x, right: width - x, top: y, bottom: height - y }[edge];
}

/** How far the nearest point of the base is from that edge. */
export function gapToEdge(board: Board, edge: BoardEdge, shape: Shape): number {
  return inchesFrom(board, edge, shape.x, shape.y) - reachTowards(edge, shape);
}

/** Where the middle of the base is when it touches the edge, along which the other coordinate stays. */
export function atEdge(board: Board, edge: BoardEdge, shape: Shape): readonly [x: number, y: number] {
  const reach = reachTowards(edge, shape);
  switch (edge) {
    case "left":
      return [reach, shape.y];
    case "right":
      return [board.width - reach, shape.y];
    case "top":
      return [shape.x, reach];
    case "bottom":
      return [shape.x, board.height - reach];
  }
}

function reachTowards(edge: BoardEdge, shape: Shape): number {
  return edge === "left" || edge === "right" ? support(shape, 1, 0) : support(shape, 0, 1);
}
