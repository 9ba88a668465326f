import type { Footprint, ModelToken, Objective, Point, UnitToken } from "./scene.ts";

/**
 * Anyone who makes scenes may build every unit again for each step of a drag; what looks the same is not drawn again.
 */
export function sameUnit(a: UnitToken, b: UnitToken): boolean {
  if (a === b) return true;
  return (
    a.id === b.id &&
    a.name === b.name &&
    a.whose === b.whose &&
    a.side === b.side &&
    a.shade === b.shade &&
    a.glyph === b.glyph &&
    a.mark === b.mark &&
    a.badge === b.badge &&
    a.description === b.description &&
    a.flash === b.flash &&
    a.busy === b.busy &&
    sameList(a.models, b.models, sameModel)
  );
}

function sameModel(a: ModelToken, b: ModelToken): boolean {
  if (a === b) return true;
  return (
    a.id === b.id &&
    a.name === b.name &&
    a.wounds === b.wounds &&
    a.fullWounds === b.fullWounds &&
    a.pick === b.pick &&
    a.glyph === b.glyph &&
    a.number === b.number &&
    sameFootprint(a.footprint, b.footprint)
  );
}

export function sameFootprint(a: Footprint, b: Footprint): boolean {
  if (a === b) return true;
  return (
    a.kind === b.kind &&
    a.x === b.x &&
    a.y === b.y &&
    a.halfLong === b.halfLong &&
    a.halfShort === b.halfShort &&
    a.angle === b.angle
  );
}

export function sameList<Item>(
  a: readonly Item[],
  b: readonly Item[],
  same: (a: Item, b: Item) => boolean,
): boolean {
  return a === b || (a.length === b.length && a.every((item, at) => same(item, b[at]!)));
}

export function samePoint(a: Point, b: Point): boolean {
  return a[0] === b[0] && a[1] === b[1];
}

export function sameObjective(a: Objective, b: Objective): boolean {
  return (
    a.id === b.id &&
    samePoint(a.at, b.at) &&
    a.holder === b.holder &&
    a.next === b.next &&
    a.label === b.label &&
    a.title === b.title
  );
}
