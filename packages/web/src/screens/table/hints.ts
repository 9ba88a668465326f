import { type Game, legal } from "@gunline/rules";

/** One line for somebody who wonders what to do now. */
export function hintFor(game: Game, tool: "select" | "ruler", isOurs: boolean): string {
  if (tool === "ruler")
    return "Drag to measure from edge to edge · click for corners, double-click to end · Esc puts it down";
  if (!isOurs) return "Hover a unit to look at it · R takes the ruler, for whoever waits too";
  const { phase } = game.turn;
  if (phase === "SHOOTING") return shootingHint(game);
  if (phase === "CHARGE") return chargeHint(game);
  return "The referee passes over this phase";
}

function shootingHint(game: Game): string {
  const { active_shooter_id, pending_assignments, resolution_state } = game.shooting;
  if (resolution_state !== null) return `Waiting for ${legal(game).waiting_for}`;
  if (active_shooter_id === null) return "Click a unit to shoot with, or press N for the next";
  if (pending_assignments.length === 0)
    return "Click an enemy to aim everything at it · hover for range and sight";
  return "Hover an enemy for range and sight · Enter confirms the targets";
}

function chargeHint(game: Game): string {
  const [pending] = Object.values(game.charges.pending);
  if (pending === undefined) return "Click a unit to charge with, then the enemies to charge";
  if (pending.distance === undefined) return "Roll the dice: the sum is how far each model may move";
  return "Drag a model to its place; it snaps to base contact · A finds a way by itself";
}
