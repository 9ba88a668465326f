import { type Game, legal } from "@gunline/rules";

/** What is at hand to follow a hint with: a pointer that hovers, and keys; or fingers alone. */
export type Hands = "mouse" | "fingers";

interface Moment {
  readonly tool: "select" | "ruler";
  readonly isOurs: boolean;
  readonly hands: Hands;
}

/** One line for somebody who wonders what to do now. */
export function hintFor(game: Game, { tool, isOurs, hands }: Moment): string {
  if (tool === "ruler") return RULER[hands];
  if (!isOurs) return WAITING[hands];
  const { phase } = game.turn;
  if (phase === "SHOOTING") return shootingHint(game, hands);
  if (phase === "CHARGE") return chargeHint(game, hands);
  return phase === "FIGHT" ? "The referee passes over this phase" : "Command and Movement are passed over";
}

type ByHands = Readonly<Record<Hands, string>>;

const RULER: ByHands = {
  mouse: "Drag to measure from edge to edge · click for corners, double-click to end · Esc puts it down",
  fingers: "Drag to measure from edge to edge · tap for corners, double-tap to end",
};

const WAITING: ByHands = {
  mouse: "Hover a unit to look at it · R takes the ruler, for whoever waits too",
  fingers: "Hold a finger down and drag to measure, also while you wait",
};

/** The game looked back at, step by step. */
export const REPLAY: ByHands = {
  mouse: "← and → step through the game, Home and End leap, Space plays",
  fingers: "Step through the game with the buttons below",
};

function shootingHint(game: Game, hands: Hands): string {
  const { active_shooter_id, pending_assignments, resolution_state } = game.shooting;
  const { actions, shooters } = legal(game);
  const isMouse = hands === "mouse";
  if (resolution_state !== null) {
    if (actions.includes("RESOLVE_NEXT"))
      return isMouse ? "Enter rolls the next dice" : "The blue button rolls the next dice";
    return `${isMouse ? "Click" : "Tap"} the model that takes the wound, on the board or in the panel`;
  }
  if (active_shooter_id === null) {
    if (Object.values(shooters).every((refusals) => refusals.length > 0)) return none("shoot", hands);
    return isMouse ? "Click a unit to shoot with, or press N for the next" : "Tap a unit to shoot with";
  }
  if (pending_assignments.length === 0) {
    return isMouse
      ? "Click an enemy to aim everything at it · hover for range and sight"
      : "Tap an enemy to aim everything at it";
  }
  return isMouse
    ? "Hover an enemy for range and sight · Enter confirms the targets"
    : "Tap another enemy to aim at it · the blue button confirms";
}

function chargeHint(game: Game, hands: Hands): string {
  const isMouse = hands === "mouse";
  const [pending] = Object.values(game.charges.pending);
  if (pending === undefined) {
    if (Object.values(legal(game).chargers).every((refusals) => refusals.length > 0))
      return none("charge", hands);
    return `${isMouse ? "Click" : "Tap"} a unit to charge with, then the enemies to charge`;
  }
  if (pending.distance === undefined) return "Roll the dice: the sum is how far each model may move";
  return isMouse
    ? "Drag a model to its place; it snaps to base contact · A finds a way by itself"
    : "Drag a model to its place; it snaps to base contact · Auto-path finds a way by itself";
}

function none(what: "shoot" | "charge", hands: Hands): string {
  return `No unit can ${what} any more · ${hands === "mouse" ? "E ends" : "End"} the phase`;
}
