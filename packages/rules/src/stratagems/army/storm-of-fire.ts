import { stormOfFire as effect } from "../../effects/rows/storm-of-fire.ts";
import { selectionRefusals } from "../../phases/shooting/moment.ts";
import { keyworded } from "./conditions.ts";
import { GLADIUS } from "./doctrine.ts";
import { givesEffect } from "./gives-effect.ts";

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
