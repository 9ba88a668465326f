import { type Game, legal } from "@gunline/rules";

/** One line for somebody who wonders what to do now. */
export function hintFor(game: Game, tool: "select" | "ruler", isOurs: boolean): string {
  if (tool === "ruler")
    return "Drag to measure from edge to edge · click for corners, double-click to end · Esc puts it down";
  if (!isOurs) return "Hover a unit to look at it · R takes the ruler, for whoever waits too";
  const { phase } = game.turn;
  if (phase === "SHOOTING") return shootingHint(game);
  if (phase === "CHARGE") return chargeHint(game);
  return phase === "FIGHT" ? "The referee passes over this phase" : "Command and Movement are passed over";
}

function shootingHint(game: Game): string {
  const { active_shooter_id, pending_assignments, resolution_state } = game.shooting;
  const { actions, shooters } = legal(game);
  if (resolution_state !== null) {
    return actions.includes("RESOLVE_NEXT")
      ? "Enter rolls the next dice"
      : "Click the model that takes the wound, on the board or in the panel";
  }
  if (active_shooter_id === null) {
    return Object.values(shooters).some((refusals) => refusals.length === 0)
      ? "Click a unit to shoot with, or press N for the next"
      : "No unit can shoot any more · E ends the phase";
  }
  if (pending_assignments.length === 0)
    return "Click an enemy to aim everything at it · hover for range and sight";
  return "Hover an enemy for range and sight · Enter confirms the targets";
}

function chargeHint(game: Game): string {
  const [pending] = Object.values(game.charges.pending);
  if (pending === undefined) {
    return Object.values(legal(game).chargers).some((refusals) => refusals.length === 0)
      ? "Click a unit to charge with, then the enemies to charge"
      : "No unit can charge any more · E ends the phase";
  }
  if (pending.distance === undefined) return "Roll the dice: the sum is how far each model may move";
  return "Drag a model to its place; it snaps to base contact · A finds a way by itself";
}
