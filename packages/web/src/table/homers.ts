import { type Game, numbersOf } from "@gunline/rules";
import { reachOutline, shapeOf } from "@gunline/rules/geometry";
import type { Ring } from "../board/scene.ts";
import { words } from "../words/english.ts";

/** A token has no base of its own: a dot. */
const DOT = { shape: "round", mm: 1 } as const;

/** Around each Teleport Homer, how near to it its unit may come down. */
export function homerRings(game: Pick<Game, "units" | "ruleset">): readonly Ring[] {
  const { fromHomer } = numbersOf(game).arrival;
  return Object.values(game.units).flatMap(({ id, name, homer }): Ring[] => {
    if (homer === undefined) return [];
    const outline = reachOutline([shapeOf(DOT, homer.x, homer.y, 0)], fromHomer);
    return [{ id: `homer-${id}`, kind: "reach", outline, label: words.placing.homer(name) }];
  });
}
