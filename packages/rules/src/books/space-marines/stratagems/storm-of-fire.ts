import { selectionRefusals } from "../../../flow/phases/shooting/moment.ts";
import { keyworded } from "../../../flow/stratagems/conditions.ts";
import { givesEffect } from "../../../flow/stratagems/gives-effect.ts";
import { stormOfFire as effect } from "../effects/storm-of-fire.ts";
import { GLADIUS } from "./doctrine.ts";

/** In the own Shooting phase, on a unit that has not shot and can. */
export const stormOfFire = givesEffect({
  effect,
  until: "PHASE",
  cost: 1,
  windows: [],
  moments: ["OWN_SHOOTING"],
  once: "PHASE",
  detachment: GLADIUS,
  against: (game, unit) => [
    ...keyworded(effect, unit, ["ADEPTUS ASTARTES"]),
    ...selectionRefusals(game, unit),
  ],
});
