import { selectionRefusals } from "../../../flow/phases/shooting/moment.ts";
import { givesEffect } from "../../../flow/stratagems/gives-effect.ts";
import { ammoRunt as effect } from "../effects/ammo-runt.ts";

/** Once in the battle for each unit, before it shoots. */
export const ammoRunt = givesEffect({
  effect,
  until: "PHASE",
  cost: 0,
  windows: [],
  moments: ["OWN_SHOOTING"],
  once: null,
  onceEach: "BATTLE",
  ability: "AMMO RUNT",
  against: (game, unit) => selectionRefusals(game, unit),
});
