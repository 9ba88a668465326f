import { onlyInDeath as effect } from "../../effects/rows/only-in-death.ts";
import { keyworded, targeted } from "./conditions.ts";
import { GLADIUS } from "./doctrine.ts";
import { givesEffect } from "./gives-effect.ts";

/** A unit that has just been chosen as a target in a fight. */
export const onlyInDeath = givesEffect({
  effect,
  until: "PHASE",
  cost: 2,
  windows: ["W-FIGHT-TARGETS"],
  among: "TARGETS",
  once: "PHASE",
  detachment: GLADIUS,
  against: (_game, unit, event) => [
    ...keyworded(effect, unit, ["ADEPTUS ASTARTES"]),
    ...targeted(effect, unit, event),
  ],
});
