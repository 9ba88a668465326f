import { pulsaRokkit as effect } from "../../effects/rows/pulsa-rokkit.ts";
import { selectionRefusals } from "../../phases/shooting/moment.ts";
import { givesEffect } from "./gives-effect.ts";

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
