import type { Refusal } from "../../../base/refusal.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { MadeMove } from "../../../game/move-kind.ts";
import type { Phase } from "../../../game/phase.ts";
import { numbersOf } from "../../../game/ruleset.ts";
import { chargerRefusals } from "../../../space/charge/charger.ts";
import { chargeTargetsOf } from "../../../space/charge/target.ts";
import { type MoveDraft, readMove } from "../../../space/move/step.ts";
import { movementField } from "../../../space/movement/order.ts";
import { targetsOf } from "../../targets.ts";

/** What an enemy would be to a unit that had made its move. */
export interface TargetAfterMove {
  readonly unit_id: string;
  readonly distance: number;
  /** Weapons that could be fired at it. */
  readonly weapons: readonly string[];
  /** What a charge would have to show on two dice, as the crow flies; null where it could not be charged. */
  readonly charge: number | null;
}

export interface TargetsAfterMove {
  /** Why it could not charge anybody; empty where it could. */
  readonly against_charging: readonly Refusal[];
  /** Nearest first. */
  readonly enemies: readonly TargetAfterMove[];
}

const THEN: Phase = "SHOOTING";

/** What could be shot and charged from where a move would end, as things stand. */
export function targetsAfterMove(game: Game, unit: Unit, kind: MadeMove, move: MoveDraft): TargetsAfterMove {
  const then = after(game, unit, kind, move);
  const moved = then.units[unit.id]!;
  const against_charging = chargerRefusals(then, moved);
  const { engagement } = numbersOf(game);
  const { weapons } = targetsOf(then, moved);
  const enemies = chargeTargetsOf(then, moved).map(({ unit_id, distance, reasons }) => ({
    unit_id,
    distance,
    weapons: Object.keys(weapons).filter((id) => weapons[id]?.[unit_id]?.eligible === true),
    charge:
      against_charging.length === 0 && reasons.length === 0
        ? Math.max(Math.ceil(distance - engagement.across), 2)
        : null,
  }));
  return { against_charging, enemies };
}

/** The unit at the end of its move, in the phase whose rules count for what is asked. */
function after(game: Game, unit: Unit, kind: MadeMove, move: MoveDraft): Game {
  const read = readMove(movementField(game, unit, kind), move);
  const models = { ...unit.models };
  for (const { mover, end, facing } of read.ok ? read.value : []) {
    const { x, y } = end.shape;
    models[mover.id] = { ...models[mover.id]!, position: { x, y, z: end.z }, facing };
  }
  const moves = read.ok && read.value.some((step) => step.moves);
  const flags = {
    ...unit.flags,
    ...(moves ? { moved: true } : { remained_stationary: true }),
    ...(kind === "ADVANCE" && { moved: true, advanced: true }),
    ...(kind === "FALL_BACK" && { fell_back: true }),
  };
  return {
    ...game,
    turn: { ...game.turn, phase: THEN },
    units: { ...game.units, [unit.id]: { ...unit, models, flags } },
  };
}
