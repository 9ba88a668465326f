import { selectionRefusals } from "../../../flow/phases/shooting/moment.ts";
import { givesEffect } from "../../../flow/stratagems/gives-effect.ts";
import { pulsaRokkit as effect } from "../effects/pulsa-rokkit.ts";

/** Once in the battle for each unit, before it shoots. */
export const pulsaRokkit = givesEffect({
  effect,
  until: "PHASE",
  cost: 0,
  windows: [],
  moments: ["OWN_SHOOTING"],
  once: null,
  onceEach: "BATTLE",
  ability: "PULSA ROKKIT",
  against: (game, unit) => selectionRefusals(game, unit),
});
