import type { Deployment } from "./deployments.ts";
import { BOARD, type Point } from "./layouts/layout.ts";

const FROM_MIDDLE = 6;

/** Which way the two markers lie from the middle: towards the top left and bottom right corners, or the other two. */
type Corners = "FALLING" | "RISING";

/** Maps on which no man's land touches only the first two corners. */
const FALLING_ONLY = ["crucible-of-battle", "search-and-destroy"];

/**
 * Hidden Supplies is played with six markers (MI-13): the one in the middle goes 6" towards a corner, and a sixth lies as
 * far from the middle the other way. Where no man's land touches two corners they are those.
 */
export function withSixMarkers(deployment: Deployment, wanted: Corners = "FALLING"): Deployment {
  const corners = FALLING_ONLY.includes(deployment.id) ? "FALLING" : wanted;
  const [x, y] = [BOARD.width / 2, BOARD.height / 2];
  const length = Math.sqrt(x * x + y * y);
  const dx = (FROM_MIDDLE * x) / length;
  const dy = ((corners === "FALLING" ? 1 : -1) * FROM_MIDDLE * y) / length;
  const isMiddle = ([px, py]: Point) => px === x && py === y;
  const moved: Point = [x - dx, y - dy];
  return {
    ...deployment,
    objectives: [
      ...deployment.objectives.map((point) => (isMiddle(point) ? moved : point)),
      [x + dx, y + dy],
    ],
  };
}
