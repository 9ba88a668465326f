import { type Refusal, refusal } from "../../base/refusal.ts";
import type { Game, Unit } from "../../game/document.ts";
import { unitsEngaged } from "../../game/measure/measure.ts";
import type { MoveKind } from "../../game/move-kind.ts";
import { isDestroyed, isOnTable } from "../../game/unit.ts";
import { forbiddenRefusals } from "../eligibility/forbidden.ts";
import { enemiesOf } from "../eligibility/units.ts";
import { isAircraft } from "./order.ts";

/** Why a unit could not move at all, whatever the moment and the kind of move. */
export function moverRefusals(unit: Unit): readonly Refusal[] {
  const about = { unit_id: unit.id };
  const named = { unit: unit.name };
  if (isDestroyed(unit)) return [refusal("UNIT_DESTROYED", "MO-1", named, about)];
  return isOnTable(unit) ? [] : [refusal("OFF_TABLE", "GD-8", named, about)];
}

/** Why a unit on the table could not make this kind of move, wherever its models go (MO-1). */
export function kindRefusals(game: Game, unit: Unit, kind: MoveKind): readonly Refusal[] {
  const about = { unit_id: unit.id };
  const named = { unit: unit.name };
  if (isAircraft(unit)) {
    return kind === "NORMAL" ? [] : [refusal("AIRCRAFT:move", "MO-30", { ...named, kind }, about)];
  }
  const bound = kind === "STATIONARY" ? [] : forbiddenRefusals(game, unit, "MOVE");
  if (bound.length > 0) return bound;
  switch (kind) {
    case "NORMAL":
    case "ADVANCE":
      if (isHeld(game, unit)) return [refusal("ENGAGED:move", "MO-1", { ...named, kind }, about)];
      return kind === "ADVANCE" ? forbiddenRefusals(game, unit, "ADVANCE") : [];
    case "FALL_BACK":
      if (engagedWith(game, unit).length > 0) return forbiddenRefusals(game, unit, "FALL_BACK");
      return [refusal("NOT_ENGAGED:fall_back", "MO-1", named, about)];
    case "STATIONARY":
      return unit.flags.disembarked === true ? [refusal("DISEMBARKED", "MO-2", named, about)] : [];
  }
}

/** Whether enemies keep the unit from any move but a Fall Back; AIRCRAFT do not. */
export function isHeld(game: Game, unit: Unit): boolean {
  return engagedWith(game, unit).some((enemy) => !isAircraft(enemy));
}

function engagedWith(game: Game, unit: Unit): readonly Unit[] {
  return enemiesOf(game, unit).filter((enemy) => unitsEngaged(game, unit, enemy));
}
