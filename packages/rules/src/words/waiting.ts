import { rowWaitInWords } from "../flow/tasks/tasks.ts";
import type { Game } from "../game/document.ts";
import { unitName } from "../game/names.ts";
import type { PickReason, WaitingFor } from "../game/waiting-for.ts";
import type { WindowId } from "../game/window.ts";
import { cardOf } from "../missions/cards/registry.ts";
import { has, verb } from "./agreement.ts";
import { STEP_NAMES } from "./fight.ts";
import { phaseName } from "./phase.ts";

/** What the game waits for, as the end of "the game waits for …". */
export function waitingInWords(game: Game, waited: WaitingFor): string {
  switch (waited.what) {
    case "phase_to_end":
      return `the ${phaseName(waited.phase)} phase to end`;
    case "nothing_left":
      return "the phase to end";
    case "battle_shock_tests":
      return "Battle-shock tests, or the Command phase to end";
    case "units_to_set_up":
      return "units to be set up";
    case "side_move":
      return `${unitName(game, waited.unit_id)} to move, or to stay`;
    case "shooter":
      return "a unit to be chosen";
    case "targets":
      return "targets to be chosen";
    case "attack_dice":
      return "the next attacks to be rolled";
    case "allocation":
      return `a model of ${unitName(game, waited.unit_id)} to be picked for a wound`;
    case "escape_wreck":
      return `the units inside ${unitName(game, waited.unit_id)} to get out of its wreck`;
    case "charge":
      return "a charge to be declared";
    case "charge_roll":
      return "the charge to be rolled";
    case "charge_move":
      return "the charge move";
    case "fighter":
      return `a unit to be picked to fight in the ${STEP_NAMES[waited.step]} step (${PICKS[waited.why]})`;
    case "pile_in":
      return `${unitName(game, waited.unit_id)} to pile in`;
    case "melee_targets":
      return `the attacks of ${unitName(game, waited.unit_id)} to be chosen`;
    case "consolidation":
      return `${unitName(game, waited.unit_id)} to consolidate`;
    case "last_shots":
      return `the fallen of ${unitName(game, waited.unit_id)} to shoot once more, or a pass`;
    case "mover":
      return "a unit to be moved";
    case "arrival":
      return "units to arrive from reserve";
    case "escape_dice":
      return `the dice of the Desperate Escape of ${unitName(game, waited.unit_id)} to count`;
    case "escape_loss":
      return `the choice of a model of ${unitName(game, waited.unit_id)} that is lost in its Desperate Escape`;
    case "coherency_loss":
      return `the choice of models that ${unitName(game, waited.unit_id)} ${verb(unitName(game, waited.unit_id), "loses", "lose")} to be in coherency`;
    case "card":
      return CARD_QUESTIONS[waited.ask](cardOf(waited.card).name);
    case "reaction":
      // What it could be is the business of whoever is asked.
      return `an answer to ${REACTED_TO[waited.window](unitName(game, waited.unit_id))}`;
    default:
      return rowWaitInWords(game, waited);
  }
}

const PICKS: Readonly<Record<PickReason, string>> = {
  BEGINS: "in each step the player whose turn it is not picks first",
  IN_TURN: "the players pick in turn",
  ALONE: "the other player has no unit left to pick",
};

/** What somebody may react to. */
const REACTED_TO: Readonly<Record<WindowId, (unit: string) => string>> = {
  "W-CMD-START": () => "the start of the Command phase",
  "W-CMD-END": () => "the end of the Command phase",
  "W-MOVE-START-PHASE": () => "the start of the Movement phase",
  "W-MOVE-PHASE-END": () => "the end of the Movement phase",
  "W-SHOOT-TARGETS": (unit) => `the targets that ${unit} ${has(unit)} chosen`,
  "W-SHOOT-AFTER": (unit) => `the volley that ${unit} ${has(unit)} fired`,
  "W-DICE": (unit) => `the dice of ${unit}`,
  "W-CHARGE-END": (unit) => `the charge move that ${unit} ${has(unit)} ended`,
  "W-CHARGE-DECLARED": (unit) => `the charge of ${unit}`,
  "W-MOVE-BEGIN": (unit) => `the move that ${unit} ${verb(unit, "begins", "begin")}`,
  "W-SETUP": (unit) => `the arrival of ${unit}`,
  "W-MOVE-END": (unit) => `the move that ${unit} ${has(unit)} ended`,
  "W-FIGHT-START": () => "the beginning of the Fight phase",
  "W-FIGHT-SELECT": (unit) => `the fight of ${unit}`,
  "W-FIGHT-TARGETS": (unit) => `the targets that ${unit} ${has(unit)} chosen`,
  "W-FIGHT-AFTER": (unit) => `the fight that ${unit} ${has(unit)} ended`,
  "W-ROUND-START": () => "the start of the battle round",
  "W-TURN-START": () => "the start of the turn",
  "W-SHOOT-START": () => "the start of the Shooting phase",
  "W-SHOOT-END": () => "the end of the Shooting phase",
  "W-CHARGE-START": () => "the start of the Charge phase",
  "W-CHARGE-PHASE-END": () => "the end of the Charge phase",
  "W-FIGHT-END": () => "the end of the Fight phase",
  "W-TURN-END": () => "the end of the turn",
  "W-ROUND-END": () => "the end of the battle round",
  "W-SETUP-AFTER": (unit) => `the arrival of ${unit}`,
  "W-SHOOT-SELECT": (unit) => `the choice of ${unit} to shoot`,
  "W-FIGHT-ENEMY": (unit) => `the choice of ${unit} to fight`,
  "W-ATTACKS-AFTER": (unit) => `the attacks that ${unit} ${has(unit)} resolved`,
  "W-FOUGHT": (unit) => `the fight that ${unit} ${has(unit)} ended`,
  "W-LOST": (unit) => `the destruction of ${unit}`,
  "W-RULE": (unit) => `a rule of ${unit}`,
  "W-TESTED": (unit) => `the Battle-shock test of ${unit}`,
  "W-DESTROYED": (unit) => `the Deadly Demise of ${unit}`,
};

const CARD_QUESTIONS = {
  REDRAW: (card: string) => `the choice to keep the card ${card} or draw another`,
  ALPHA: (card: string) => `units to be named for the card ${card}`,
  GAMMA: (card: string) => `one more unit to be named for the card ${card}`,
  OBJECTIVE: (card: string) => `an objective to be named for the card ${card}`,
};
