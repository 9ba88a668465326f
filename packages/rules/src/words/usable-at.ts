import type { UsableTime } from "../game/moment.ts";

/** When a stratagem or an ability can be used, as the end of "it is used …"; `own`: what happens then its own unit does. */
const TIMES: Readonly<Record<UsableTime, (own: boolean) => string>> = {
  "W-CMD-START": () => "at the start of your Command phase",
  "W-CMD-END": () => "at the end of your Command phase",
  "W-MOVE-START-PHASE": () => "at the start of your Movement phase",
  "W-MOVE-BEGIN": () => "when an enemy unit begins a move",
  "W-MOVE-END": (own) => (own ? "when the unit has ended a move" : "when an enemy unit has ended a move"),
  "W-SETUP": () => "when an enemy unit is set up",
  "W-MOVE-PHASE-END": () => "at the end of your opponent's Movement phase",
  "W-SHOOT-TARGETS": () => "when an enemy unit has chosen its targets to shoot at",
  "W-SHOOT-AFTER": () => "when the unit has shot",
  "W-DICE": () => JUST_ROLLED,
  "W-CHARGE-DECLARED": () => "when an enemy unit declares a charge",
  "W-CHARGE-END": (own) =>
    own ? "when the unit has ended a charge move" : "when an enemy unit has ended a charge move",
  "W-FIGHT-START": () => "at the start of the Fight phase",
  "W-FIGHT-SELECT": () => "when the unit is selected to fight",
  "W-FIGHT-TARGETS": () => "when an enemy unit has chosen its targets to fight",
  "W-FIGHT-AFTER": () => "when an enemy unit has fought",
  "W-DESTROYED": () => "when the Deadly Demise of the unit shows a 6",
  SETTING_UP: () => "while the armies are set up",
  OWN_COMMAND: () => "in your Command phase",
  OWN_MOVEMENT: () => "in your Movement phase",
  OWN_SHOOTING: () => "in your Shooting phase",
  OWN_CHARGE: () => "in your Charge phase",
  FIGHTING: () => "in the Fight phase",
  ROLL: () => JUST_ROLLED,
};

const JUST_ROLLED = "just after a roll of the unit, while its dice lie on the table";

export function usableInWords(times: readonly UsableTime[], own: boolean): string {
  return [...new Set(times.map((time) => TIMES[time](own)))].join(", or ");
}
