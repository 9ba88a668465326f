import type { EffectEnd } from "../../game/effects.ts";

/** How long what a row gives lasts; documents name the same ends. */
const WORDS: Readonly<Record<EffectEnd, string>> = {
  ATTACKS: "until those attacks have been resolved",
  PHASE: "until the end of the phase",
  TURN: "until the end of the turn",
  ROUND: "until the end of the battle round",
  OWN_COMMAND_PHASE: "until the start of your next Command phase",
  OWN_MOVEMENT_PHASE: "until the start of your next Movement phase",
  OWN_SHOOTING_PHASE: "until the start of your next Shooting phase",
  OWN_TURN: "until the start of your next turn",
  BATTLE: "until the end of the battle",
};

export function durationWords(until: EffectEnd): string {
  return WORDS[until];
}
