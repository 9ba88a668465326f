import type { Game, PlayerId } from "@gunline/rules";
import { isInside } from "@gunline/rules/geometry";
import type { Deployment } from "./deployments.ts";
import type { Point } from "./layouts/layout.ts";

/** The objectives and zones of a deployment as a game's document has them: O1, O2, … in the order of the table. */
export function battlefield({ zones, objectives }: Deployment): Pick<Game, "objectives" | "zones"> {
  const markers = objectives.map(([x, y], index) => ({
    id: `O${index + 1}`,
    position: { x, y },
    home_of: homeOf(zones, [x, y]),
    controlled_by: null,
    sticky: false,
  }));
  const polygon = (player: PlayerId) => zones[player].polygon.map(([x, y]): [number, number] => [x, y]);
  return {
    objectives: Object.fromEntries(markers.map((marker) => [marker.id, marker])),
    zones: { p1: polygon("p1"), p2: polygon("p2") },
  };
}

/** The player in whose zone the place lies. */
function homeOf(zones: Deployment["zones"], place: Point): PlayerId | null {
  const owner = (["p1", "p2"] as const).find((player) => isInside(zones[player].polygon, ...place));
  return owner ?? null;
}
