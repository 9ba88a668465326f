import { inForceOn } from "../../abilities/in-force.ts";
import { normaliseKeyword } from "../../base/keyword.ts";
import type { Change, Table } from "../../game/change.ts";
import type { Unit } from "../../game/document.ts";
import { isUnitInRange } from "../../game/measure/marker.ts";
import { modelsOf } from "../../game/unit.ts";
import { controlledBy } from "./control.ts";

const ABILITY = "STICKY OBJECTIVE";

/**
 * At the end of the own Command phase: an objective that its player controls, with a unit in range that has the ability,
 * stays controlled with nobody there (OB-4). The unit need not add to the control of it.
 */
export function secureObjectives(change: Change): void {
  const { game } = change;
  const player = game.turn.active_player;
  const able = Object.values(game.units).filter((unit) => unit.owner === player && isAble(game, unit));
  for (const objective of controlledBy(game, player)) {
    if (objective.sticky) continue;
    const unit = able.find((one) => isUnitInRange(game, one, objective));
    if (unit === undefined) continue;
    change.set(`objectives.${objective.id}.sticky`, true);
    change.story.addLine({ line: "objective_secured", objective_id: objective.id, unit_id: unit.id });
  }
}

function isAble(game: Table, unit: Unit): boolean {
  const has = (abilities: readonly string[] = []) =>
    abilities.some((text) => normaliseKeyword(text) === ABILITY);
  return (
    has(unit.abilities) ||
    modelsOf(unit).some(({ abilities }) => has(abilities)) ||
    inForceOn(game, unit).some(({ row }) => has(row.abilities))
  );
}
