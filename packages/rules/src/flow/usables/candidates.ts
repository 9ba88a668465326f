import { compileCondition } from "../../abilities/language/condition.ts";
import { isOfKind } from "../../abilities/language/conditions/within.ts";
import type { Selection } from "../../abilities/language/selection.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { GameEvent } from "../../game/event.ts";
import { unitDistance } from "../../game/measure/distances.ts";
import { isWithin, unitsEngaged } from "../../game/measure/measure.ts";
import type { PlayerId } from "../../game/player.ts";
import { isDestroyed, isOnTable } from "../../game/unit.ts";
import { canSee } from "../../space/sight/sight.ts";

/** The units of which a player may choose one for a rule; `unit` is null where no unit uses it. */
export function candidatesFor(
  game: Game,
  selection: Selection,
  player: PlayerId,
  unit: Unit | null,
  event: GameEvent | null,
): readonly Unit[] {
  const { keyword, and, without, within, visible, engaged, anywhere } = selection;
  const test = selection.if === undefined ? undefined : compileCondition(selection.if);
  const aimed = event !== null && "target_unit_ids" in event ? event.target_unit_ids : null;
  return Object.values(game.units).filter((one) => {
    if (isDestroyed(one) || (anywhere !== true && !isOnTable(one))) return false;
    if (selection.unit === "FRIENDLY" ? one.owner !== player : one.owner === player) return false;
    if (selection.unit === "TARGETED" || selection.unit === "HIT") {
      if (aimed?.includes(one.id) !== true) return false;
    }
    if (!isOfKind(one, keyword, and, without)) return false;
    if (unit !== null) {
      if (within !== undefined && (!isOnTable(unit) || !isWithin(unitDistance(unit, one), within)))
        return false;
      if (engaged === true && !unitsEngaged(game, unit, one)) return false;
      if (visible === true && !canSee(game.terrain, unit, one)) return false;
    }
    return test?.({ game, unit: unit ?? one, player, bearers: null, chosen: one }) ?? true;
  });
}
