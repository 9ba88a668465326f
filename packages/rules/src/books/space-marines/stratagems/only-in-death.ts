import { keyworded, targeted } from "../../../flow/stratagems/conditions.ts";
import { givesEffect } from "../../../flow/stratagems/gives-effect.ts";
import { onlyInDeath as effect } from "../effects/only-in-death.ts";
import { GLADIUS } from "./doctrine.ts";

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
