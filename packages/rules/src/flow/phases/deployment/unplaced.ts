import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { Phase } from "../../../game/phase.ts";
import { isDestroyed, isOnTable } from "../../../game/unit.ts";

const PHASE: Phase = "DEPLOYMENT";

/** Why nothing more is said about where the unit begins: formations are told until a unit is set up (DE-4). */
export function unplacedRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const about = { unit_id: unit.id };
  const details = { unit: unit.name };
  const { phase } = game.turn;
  if (phase !== PHASE) return [refusal("WRONG_PHASE:formation", "DE-4", { phase }, about)];
  if (isDestroyed(unit)) return [refusal("UNIT_DESTROYED", "GD-8", details, about)];
  if (isOnTable(unit)) return [refusal("SET_UP_ALREADY", "DE-4", details, about)];
  if (unit.reserve !== null) return [refusal("IN_RESERVE", "RE-1", details, about)];
  if (unit.embarked_in !== null) {
    const transport = game.units[unit.embarked_in]!.name;
    return [refusal("EMBARKED", "TR-2", { ...details, transport }, about)];
  }
  return [];
}

/** What was declared all at once stands: nothing is added to it. */
export function declaredRefusals({ players }: Game, unit: Unit): readonly Refusal[] {
  const { formed, name } = players[unit.owner];
  if (formed !== true) return [];
  return [refusal("FORMATIONS_DECLARED", "DE-4", { player: name }, { unit_id: unit.id })];
}
