import { chargeTargetsOf, type Game, legal, targetsOf } from "@gunline/rules";
import { assignAll } from "../../panels/shooting/aim.ts";
import { selectShooter } from "../../table/commands.ts";
import { currentGame, refuse, useTable } from "../../table/table.ts";
import { look, useView } from "../../table/view.ts";

/** What a click on a unit means, by phase and owner. */
export function clickUnit(unitId: string): void {
  const game = currentGame();
  const unit = game.units[unitId];
  if (unit === undefined || useTable.getState().table?.mode === "replay") return;
  const own = unit.owner === game.turn.active_player;
  if (game.turn.phase === "SHOOTING") {
    const { active_shooter_id, resolution_state } = game.shooting;
    if (resolution_state !== null || unitId === active_shooter_id) return;
    if (own) selectShooter(unitId);
    else if (active_shooter_id !== null) aimAt(game, active_shooter_id, unitId);
  } else if (game.turn.phase === "CHARGE" && Object.keys(game.charges.pending).length === 0) {
    if (!own) togglePrey(unitId);
    // One that may not charge shows its reasons in the panel.
    else look({ charger: unitId, prey: [] });
  }
}

/** All weapons at the unit; where none can be, the reason of the first. */
function aimAt(game: Game, shooterId: string, unitId: string): void {
  const { weapons } = targetsOf(game, game.units[shooterId]!);
  const entries = Object.values(weapons).flatMap((row) => row[unitId] ?? []);
  if (entries.some(({ eligible }) => eligible)) assignAll(unitId);
  else refuse(entries[0]?.reasons ?? []);
}

/** Whether a click is worth making: a key pressed on a unit that is done with goes to the next step. */
export function doesSomething(unitId: string): boolean {
  const game = currentGame();
  const unit = game.units[unitId];
  const own = unit?.owner === game.turn.active_player;
  const { active_shooter_id, resolution_state, pending_assignments } = game.shooting;
  if (game.turn.phase === "SHOOTING") {
    if (resolution_state !== null) return false;
    if (own) return unitId !== active_shooter_id && unit?.flags.has_shot !== true;
    return active_shooter_id !== null && !pending_assignments.some((one) => one.target_unit_id === unitId);
  }
  if (game.turn.phase !== "CHARGE" || Object.keys(game.charges.pending).length > 0) return false;
  const { charger, prey } = useView.getState();
  if (own) return unitId !== charger && !game.charges.tried_unit_ids.includes(unitId);
  return charger !== null && legal(game).chargers[charger]?.length === 0 && !prey.includes(unitId);
}

/** The enemies that the chosen unit may charge, nearest first: what the number keys mean. */
export function chargePrey(): readonly string[] {
  const game = currentGame();
  const charger = game.units[useView.getState().charger ?? ""];
  if (charger === undefined || Object.keys(game.charges.pending).length > 0) return [];
  return chargeTargetsOf(game, charger)
    .filter(({ reasons }) => reasons.length === 0)
    .map(({ unit_id }) => unit_id);
}

export function togglePrey(unitId: string): void {
  const { charger, prey } = useView.getState();
  if (charger === null || legal(currentGame()).chargers[charger]?.length !== 0) return;
  if (!chargePrey().includes(unitId)) {
    const unit = currentGame().units[charger]!;
    refuse(chargeTargetsOf(currentGame(), unit).find((one) => one.unit_id === unitId)?.reasons ?? []);
    return;
  }
  look({ prey: prey.includes(unitId) ? prey.filter((id) => id !== unitId) : [...prey, unitId] });
}
