import { TOLERANCE } from "../../base/limits.ts";
import type { Game, Unit } from "../../game/document.ts";
import { keywordsOf } from "../../game/unit.ts";
import { gap } from "../../geometry/gap.ts";
import { autoPath, thoroughPath } from "../move/auto-path.ts";
import { isCoherent } from "../move/coherency.ts";
import { unmetTargets } from "../move/engagement.ts";
import { type Field, fieldOf } from "../move/field.ts";
import { spreadOf } from "../move/goal.ts";
import type { Marker } from "../move/order.ts";
import { consolidateOrder, objectiveOrder } from "./order.ts";

/** Where a unit that has fought may move, and by what rule: towards enemies, towards an objective, or nowhere. */
export type Consolidation =
  | { readonly mode: "ENEMY"; readonly fields: readonly [Field] }
  /** Several where markers are equally close: the owner chooses. */
  | { readonly mode: "OBJECTIVE"; readonly fields: readonly [Field, ...Field[]] }
  | { readonly mode: "NONE"; readonly fields: readonly [] };

const known = new WeakMap<Game, Map<string, Consolidation>>();

/** Remembered for the position, because every hand that drags a model asks. */
export function consolidationOf(game: Game, unit: Unit): Consolidation {
  const ofGame = known.get(game) ?? new Map<string, Consolidation>();
  known.set(game, ofGame);
  let found = ofGame.get(unit.id);
  if (found === undefined) {
    found = findConsolidation(game, unit);
    ofGame.set(unit.id, found);
  }
  return found;
}

function findConsolidation(game: Game, unit: Unit): Consolidation {
  if (keywordsOf(unit).has("AIRCRAFT")) return { mode: "NONE", fields: [] };
  const field = fieldOf(game, unit, consolidateOrder(game, unit));
  if (canReachEnemy(field)) return { mode: "ENEMY", fields: [field] };
  const [first, ...others] = closestMarkers(game, field).map((marker) =>
    fieldOf(game, unit, objectiveOrder(game, unit, marker)),
  );
  return first === undefined
    ? { mode: "NONE", fields: [] }
    : { mode: "OBJECTIVE", fields: [first, ...others] };
}

/** Whether some model can come to fight an enemy while the unit ends in coherency; it may be fighting already (FI-34). */
function canReachEnemy(field: Field): boolean {
  if (field.targets.length === 0) return false;
  const stands = field.movers.map(({ start }) => start);
  if (isCoherent(stands, field.numbers.coherency) && unmetTargets(field, stands).length === 0) return true;
  const found = autoPath(field);
  if (found.possible || found.proved) return found.possible;
  return thoroughPath(field, undefined) !== undefined;
}

/** The markers closest to any model of the unit, where one of them can be in range after the move. */
function closestMarkers({ objectives }: Game, { movers, numbers, order }: Field): readonly Marker[] {
  const { marker: sizes } = numbers;
  const all = Object.values(objectives).map(({ id, position: { x, y } }) => {
    const marker: Marker = { name: id, x, y, radius: sizes.radius };
    const { shape } = spreadOf(marker);
    return { marker, away: Math.min(...movers.map(({ start }) => gap(start.shape, shape))) };
  });
  const least = Math.min(...all.map(({ away }) => away));
  if (least > order.distance.inches + sizes.range.across + TOLERANCE) return [];
  return all.filter(({ away }) => away <= least + TOLERANCE).map(({ marker }) => marker);
}
