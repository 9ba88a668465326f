import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { Phase } from "../../../game/phase.ts";
import { isDestroyed, isOnTable } from "../../../game/unit.ts";
import { mayFight, pickOf, stepOf } from "../../../space/fight/picks.ts";
import { taskUnderWay } from "../../tasks/under-way.ts";

const PHASE: Phase = "FIGHT";

/** Why the unit does not fight in this phase at all, or no more. */
function fightRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const about = { unit_id: unit.id };
  const named = { unit: unit.name };
  if (game.turn.phase !== PHASE) {
    const details = { phase: game.turn.phase, act: "fight", own: PHASE } as const;
    return [refusal("WRONG_PHASE", "FI-1", details, about)];
  }
  if (isDestroyed(unit)) return [refusal("UNIT_DESTROYED", "FI-2", named, about)];
  if (!isOnTable(unit)) return [refusal("OFF_TABLE", "GD-8", named, about)];
  if (unit.flags.has_fought === true) return [refusal("ALREADY_FOUGHT", "FI-7", named, about)];
  if (!mayFight(game, unit)) return [refusal("NOT_ENGAGED", "FI-2", named, about)];
  return [];
}

/** Why the unit cannot be picked now. */
export function pickRefusals(game: Game, unit: Unit): readonly Refusal[] {
  const refusals = fightRefusals(game, unit);
  if (refusals.length > 0) return refusals;
  const pick = pickOf(game)!;
  const about = { unit_id: unit.id };
  const step = stepOf(game, unit);
  if (step !== pick.step) return [refusal("OTHER_STEP", "FI-4", { unit: unit.name, step }, about)];
  if (unit.owner === pick.player) return [];
  const details = { unit: unit.name, player: game.players[pick.player].name };
  return [refusal("NOT_YOUR_PICK", "FI-3", details, about)];
}

/** Why it is of no use to ask what the unit's attacks would do: it fights now, or it will in this phase. */
export function fightMoment(game: Game, unit: Unit): readonly Refusal[] {
  return taskUnderWay(game, "fight")?.unit_id === unit.id ? [] : fightRefusals(game, unit);
}
