import type { Game } from "../game/document.ts";
import type { WindowId } from "../game/window.ts";
import { stratagemsOf } from "../stratagems/registry.ts";
import type { WaitingFor } from "../waiting-for.ts";
import { has, verb } from "./agreement.ts";
import { unitName } from "./names.ts";
import { phaseName } from "./phase.ts";

/** What the game waits for, as the end of "the game waits for …". */
export function waitingInWords(game: Game, waited: WaitingFor): string {
  switch (waited.what) {
    case "phase_to_end":
      return `the ${phaseName(waited.phase)} phase to end`;
    case "nothing_left":
      return "the phase to end";
    case "units_to_set_up":
      return "units to be set up";
    case "shooter":
      return "a unit to be chosen";
    case "targets":
      return "targets to be chosen";
    case "attack_dice":
      return "the next attacks to be rolled";
    case "allocation":
      return `a model of ${unitName(game, waited.unit_id)} to be picked for a wound`;
    case "charge":
      return "a charge to be declared";
    case "charge_roll":
      return "the charge to be rolled";
    case "charge_move":
      return "the charge move";
    case "mover":
      return "a unit to be moved";
    case "arrival":
      return "units to arrive from reserve";
    case "escape_loss":
      return `the choice of a model of ${unitName(game, waited.unit_id)} that is lost in its Desperate Escape`;
    case "reaction":
      return `a reaction to ${REACTED_TO[waited.window](unitName(game, waited.unit_id))}: ${stratagemsOf(
        waited.window,
      )
        .map(({ name }) => name)
        .join(" or ")}, or a pass`;
  }
}

/** What somebody may react to. */
const REACTED_TO: Readonly<Record<WindowId, (unit: string) => string>> = {
  "W-CHARGE-DECLARED": (unit) => `the charge of ${unit}`,
  "W-MOVE-BEGIN": (unit) => `the move that ${unit} ${verb(unit, "begins", "begin")}`,
  "W-SETUP": (unit) => `the arrival of ${unit}`,
  "W-MOVE-END": (unit) => `the move that ${unit} ${has(unit)} ended`,
};
