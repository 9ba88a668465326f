import type { Game } from "@gunline/rules";
import type { Mark, Note, SightRay } from "../board/scene.ts";
import { typeset } from "../words/format.ts";
import type { Marker } from "./marks.ts";
import { hiddenBy } from "./rays.ts";

/** Marks of units that cannot be chosen now. */
const REFUSED: ReadonlySet<Mark> = new Set(["ineligible", "engaged"]);

/** Why the unit that is pointed at cannot be chosen; null where it can, or nothing is pointed at. */
export function noteOn(
  game: Game,
  hovered: string | null,
  mark: Marker,
  rays: readonly SightRay[],
): Note | null {
  const unit = hovered === null ? undefined : game.units[hovered];
  if (unit === undefined) return null;
  const { mark: sign, why } = mark(unit);
  if (!REFUSED.has(sign)) return null;
  const hidden = hiddenBy(game, rays);
  const text = hidden === "" ? typeset(why) : hidden;
  return text === "" ? null : { unitId: unit.id, text };
}
