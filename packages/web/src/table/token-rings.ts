import { type Game, placement } from "@gunline/rules";
import { reachOutline, shapeOf } from "@gunline/rules/geometry";
import type { Ring } from "../board/scene.ts";
import { words } from "../words/english.ts";

/** A token has no base of its own: a dot. */
const DOT = { shape: "round", mm: 1 } as const;

/** Around each token of a unit, how near to it the unit may come down. */
export function tokenRings(game: Pick<Game, "units" | "settings">): readonly Ring[] {
  return placement.tokensOn(game).map(({ unit_id, name, x, y, within }) => ({
    id: `token-${unit_id}`,
    kind: "reach",
    outline: reachOutline([shapeOf(DOT, x, y, 0)], within),
    label: words.placing.token(name, game.units[unit_id]!.name),
  }));
}
