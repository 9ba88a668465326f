import type { ActionType } from "./action.ts";
import { canAnyCharge, chargeSelectionRefusals } from "./charge/charger.ts";
import { canAnyShoot, selectionRefusals } from "./eligibility/units.ts";
import type { Game, PlayerId } from "./game/document.ts";
import type { Refusal } from "./refusal.ts";

/** What the game waits for. */
export interface Awaited {
  /** Whose decision it is. */
  readonly player: PlayerId;
  /** What for, in words. */
  readonly waiting_for: string;
  readonly actions: readonly ActionType[];
}

/** What can be done now, and by whom: the other entry point beside `apply`. */
export interface Legal extends Awaited {
  /** For each unit of the active player: why it cannot be chosen to shoot; empty if it can. */
  readonly shooters: Readonly<Record<string, readonly Refusal[]>>;
  /** The same of declaring a charge. */
  readonly chargers: Readonly<Record<string, readonly Refusal[]>>;
}

const known = new WeakMap<Game, Legal>();

/** Remembered, because every part of a table asks. */
export function legal(game: Game): Legal {
  let found = known.get(game);
  if (found === undefined) {
    found = computeLegal(game);
    known.set(game, found);
  }
  return found;
}

function computeLegal(game: Game): Legal {
  const own = Object.values(game.units).filter(({ owner }) => owner === game.turn.active_player);
  return {
    ...awaited(game),
    shooters: Object.fromEntries(own.map((unit) => [unit.id, selectionRefusals(game, unit)])),
    chargers: Object.fromEntries(own.map((unit) => [unit.id, chargeSelectionRefusals(game, unit)])),
  };
}

/** The same without a word on each unit, which takes longer. */
export function awaited(game: Game): Awaited {
  const { active_player, phase } = game.turn;
  const at = (player: PlayerId, waiting_for: string, actions: readonly ActionType[]): Awaited => ({
    player,
    waiting_for,
    actions: [...actions, "CHANGE_SETTINGS"],
  });
  if (phase === "CHARGE") {
    const { waiting_for, actions } = chargeStep(game);
    return at(active_player, waiting_for, actions);
  }
  if (phase !== "SHOOTING") return at(active_player, `the ${phase} phase to end`, ["END_PHASE"]);
  const { resolution_state, active_shooter_id, history, pending_assignments } = game.shooting;
  if (resolution_state !== null) {
    const { waiting_for } = resolution_state;
    if (waiting_for === null || game.settings.allocation === "AUTOMATIC")
      return at(active_player, "the next attacks to be rolled", ["RESOLVE_NEXT"]);
    const { name, owner } = game.units[waiting_for.unit_id]!;
    return at(owner, `the choice of a model of ${name} to take a wound`, ["ALLOCATE_WOUND"]);
  }
  const undo: readonly ActionType[] = history.length > 0 ? ["UNDO"] : [];
  if (active_shooter_id === null) {
    const able = canAnyShoot(game);
    const choose: readonly ActionType[] = able ? ["SELECT_SHOOTER", "SHOOT", "SKIP_UNIT"] : [];
    return at(active_player, able ? "a unit to be chosen" : "the phase to end", [
      ...choose,
      ...undo,
      "END_PHASE",
    ]);
  }
  const confirm: readonly ActionType[] =
    pending_assignments.length > 0 ? ["CONFIRM_TARGETS", "CLEAR_ASSIGNMENT", "CLEAR_ALL_ASSIGNMENTS"] : [];
  return at(active_player, "targets to be chosen", [
    "ASSIGN_TARGET",
    ...confirm,
    "SELECT_SHOOTER",
    "SHOOT",
    "SKIP_UNIT",
    ...undo,
    "END_PHASE",
  ]);
}

/** A charge goes from its declaration over its roll to its move, and nothing comes between (CH-1). */
function chargeStep(game: Game): Pick<Awaited, "waiting_for" | "actions"> {
  const [charge] = Object.values(game.charges.pending);
  const undo: readonly ActionType[] = game.charges.history.length > 0 ? ["UNDO"] : [];
  if (charge === undefined) {
    const able = canAnyCharge(game);
    const choose: readonly ActionType[] = able ? ["DECLARE_CHARGE", "SKIP_CHARGE"] : [];
    const waiting_for = able ? "a charge to be declared" : "the phase to end";
    return { waiting_for, actions: [...choose, ...undo, "END_PHASE"] };
  }
  if (charge.distance === undefined) {
    return { waiting_for: "the charge to be rolled", actions: ["CHARGE_ROLL", "FAIL_CHARGE", ...undo] };
  }
  return { waiting_for: "the charge move", actions: ["APPLY_CHARGE_MOVE", "FAIL_CHARGE"] };
}
