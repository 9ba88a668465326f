import { keyworded, targeted } from "../../../flow/stratagems/conditions.ts";
import { givesEffect } from "../../../flow/stratagems/gives-effect.ts";
import { armourOfContempt as effect } from "../effects/armour-of-contempt.ts";
import { GLADIUS } from "./doctrine.ts";

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
