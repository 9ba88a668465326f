import { sameFootprint, sameList } from "./same.ts";
import type { Footprint, ModelToken } from "./scene.ts";
import { useStable } from "./stable.ts";

/** The same list for as long as nobody of the unit moves: an outline costs more than a mark. */
export function useFootprints(models: readonly ModelToken[]): readonly Footprint[] {
  return useStable(
    models.map(({ footprint }) => footprint),
    (a, b) => sameList(a, b, sameFootprint),
  );
}
