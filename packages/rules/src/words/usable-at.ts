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
  "W-ROUND-START": () => "at the start of the battle round",
  "W-TURN-START": () => "at the start of the turn",
  "W-SHOOT-START": () => "at the start of the Shooting phase",
  "W-SHOOT-END": () => "at the end of the Shooting phase",
  "W-CHARGE-START": () => "at the start of the Charge phase",
  "W-CHARGE-PHASE-END": () => "at the end of the Charge phase",
  "W-FIGHT-END": () => "at the end of the Fight phase",
  "W-TURN-END": () => "at the end of the turn",
  "W-ROUND-END": () => "at the end of the battle round",
  "W-SETUP-AFTER": (own) => (own ? "when the unit is set up" : "when a unit is set up"),
  "W-SHOOT-SELECT": () => "when a unit is selected to shoot",
  "W-FIGHT-ENEMY": () => "when an enemy unit is selected to fight",
  "W-ATTACKS-AFTER": (own) =>
    own ? "when the unit has resolved its attacks" : "when an enemy unit has resolved its attacks",
  "W-FOUGHT": (own) => (own ? "when the unit has fought" : "when an enemy unit has fought"),
  "W-LOST": (own) => (own ? "when the unit is destroyed" : "when a unit is destroyed"),
  "W-RULE": () => "when its rule asks for it",
  "W-TESTED": () => "after a Battle-shock test",
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
