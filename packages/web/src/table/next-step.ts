import { type Game, legal } from "@gunline/rules";
import { foreignNow } from "../online/foreign.ts";
import { canConfirm, confirmMove, isHopeless } from "../panels/charge/draft.ts";
import { stageIsEmpty, stageOf } from "../panels/shooting/stage.ts";
import {
  confirmTargets,
  declareCharge,
  endPhase,
  failCharge,
  rollCharge,
  rollNext,
  selectShooter,
} from "./commands.ts";
import { leftToDo } from "./left-to-do.ts";
import { currentGame } from "./table.ts";
import { dropDraft, look } from "./view.ts";

/** The one primary button: what comes next, and how to do it. */
export interface NextStep {
  readonly label: string;
  readonly run: () => void;
  /** Why it cannot be done yet. */
  readonly blocked?: string;
}

interface Intent {
  readonly charger: string | null;
  readonly prey: readonly string[];
}

const END_PHASE: NextStep = { label: "End phase", run: () => askToEndPhase() };

/** Ends the phase; where units could still act, a question comes first. */
export function askToEndPhase(): void {
  if (leftToDo(currentGame()).able.length > 0) look({ dialog: "end-phase" });
  else endPhaseNow();
}

export function endPhaseNow(): void {
  dropDraft();
  look({ charger: null, prey: [], weapon: null, dialog: null });
  endPhase();
}

export function nextStep(game: Game, intent: Intent): NextStep {
  const foreign = foreignNow();
  if (foreign !== undefined) return { label: foreign.label, run: () => undefined, blocked: foreign.because };
  const { phase } = game.turn;
  if (phase === "SHOOTING") return shootingStep(game);
  if (phase === "CHARGE") return chargeStep(game, intent);
  return { label: phase === "FIGHT" ? "End the turn" : "Begin the turn", run: endPhase };
}

const STAGES = {
  HIT: "Roll to hit",
  WOUND: "Roll to wound",
  SAVE: "Roll saves",
  DEVASTATING: "Resolve Devastating Wounds",
  HAZARDOUS: "Roll for Hazardous",
} as const;

function shootingStep(game: Game): NextStep {
  const { resolution_state, active_shooter_id, pending_assignments } = game.shooting;
  const now = legal(game);
  if (resolution_state !== null) {
    if (!now.actions.includes("RESOLVE_NEXT")) {
      const who = game.players[now.player].name;
      return {
        label: "Choose a model",
        run: () => undefined,
        blocked: `${who} makes ${now.waiting_for}: click a marked model.`,
      };
    }
    const label = stageIsEmpty(resolution_state) ? "Go on" : STAGES[stageOf(resolution_state)];
    return { label: game.settings.fast_dice ? "Roll the dice" : label, run: rollNext };
  }
  if (active_shooter_id !== null) {
    if (pending_assignments.length > 0) return { label: "Confirm targets", run: confirmTargets };
    const blocked = "No weapon has a target yet. Click an enemy, press its number, or choose in the panel.";
    return { label: "Choose targets", run: () => undefined, blocked };
  }
  const next = Object.keys(now.shooters).find((id) => now.shooters[id]!.length === 0);
  if (next === undefined) return END_PHASE;
  return { label: `Next: ${game.units[next]!.name}`, run: () => selectShooter(next) };
}

function chargeStep(game: Game, { charger, prey }: Intent): NextStep {
  const [pending] = Object.entries(game.charges.pending);
  if (pending !== undefined) {
    const [unitId, { distance }] = pending;
    if (distance === undefined) return { label: "Roll 2D6", run: () => rollCharge(unitId) };
    const { ok, because } = canConfirm();
    const step = { label: "Confirm move", run: confirmMove };
    if (ok) return step;
    if (isHopeless(game)) return { label: "Charge fails", run: () => failCharge(unitId) };
    return { ...step, blocked: because };
  }
  const { chargers } = legal(game);
  // One that may not charge was chosen to read why not, in the panel; it keeps nobody from going on.
  if (charger !== null && chargers[charger]?.length === 0) {
    if (prey.length > 0) return { label: "Declare charge", run: () => declareCharge(charger, prey) };
    return { label: "Choose targets", run: () => undefined, blocked: "Click the enemy units to charge." };
  }
  const next = Object.keys(chargers).find((id) => chargers[id]!.length === 0);
  if (next === undefined) return END_PHASE;
  return { label: `Next: ${game.units[next]!.name}`, run: () => look({ charger: next, prey: [] }) };
}
