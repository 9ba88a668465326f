import { refusal } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { opponentOf } from "../../../game/player.ts";
import { containsPoint } from "../../../geometry/polygon.ts";
import type { Point } from "../../../geometry/shape.ts";
import { zoneOf } from "../../../space/place/zone.ts";
import type { Asking, DeedOf } from "./asking.ts";

/** Where a token of the unit is set up. */
export const token: Asking<DeedOf<"token">> = {
  payloadRefusals({ rule }, game, unit, _deed, { point }) {
    if (point !== undefined && isOpen(game, unit, point)) return [];
    return [refusal("NO_PLACE:token", rule, { unit: unit.name }, { unit_id: unit.id })];
  },
  /** On objectives, and in the middle of the table. */
  *choices(game, unit) {
    const { width, height } = game.board;
    const points = [
      ...Object.values(game.objectives).map(({ position: { x, y } }): [number, number] => [x, y]),
      [width / 2, height / 2] satisfies [number, number],
    ];
    const seen = new Set<string>();
    for (const [x, y] of points as readonly [number, number][]) {
      if (seen.has(`${x} ${y}`) || !isOpen(game, unit, [x, y])) continue;
      seen.add(`${x} ${y}`);
      yield { point: [x, y] };
    }
  },
};

function isOpen(game: Game, { owner }: Unit, [x, y]: Point): boolean {
  const { width, height } = game.board;
  if (x < 0 || y < 0 || x > width || y > height) return false;
  const enemy = zoneOf(game, opponentOf(owner));
  return enemy === null || !containsPoint(enemy.polygon, x, y);
}
