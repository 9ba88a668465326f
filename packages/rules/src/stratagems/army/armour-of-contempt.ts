import { armourOfContempt as effect } from "../../effects/rows/armour-of-contempt.ts";
import { keyworded, targeted } from "./conditions.ts";
import { GLADIUS } from "./doctrine.ts";
import { givesEffect } from "./gives-effect.ts";

/** A unit that has just been chosen as a target, until the attacker has finished its attacks. */
export const armourOfContempt = givesEffect({
  effect,
  until: "ATTACKS",
  cost: 1,
  windows: ["W-SHOOT-TARGETS", "W-FIGHT-TARGETS"],
  among: "TARGETS",
  once: "PHASE",
  detachment: GLADIUS,
  against: (_game, unit, event) => [
    ...keyworded(effect, unit, ["ADEPTUS ASTARTES"]),
    ...targeted(effect, unit, event),
  ],
});
