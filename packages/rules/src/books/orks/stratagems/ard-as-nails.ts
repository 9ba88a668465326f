import { keyworded, targeted } from "../../../flow/stratagems/conditions.ts";
import { givesEffect } from "../../../flow/stratagems/gives-effect.ts";
import { ardAsNails as effect } from "../effects/ard-as-nails.ts";

/** A unit that has just been chosen as a target. */
export const ardAsNails = givesEffect({
  effect,
  until: "PHASE",
  cost: 1,
  windows: ["W-SHOOT-TARGETS", "W-FIGHT-TARGETS"],
  among: "TARGETS",
  once: "PHASE",
  detachment: "war-horde",
  against: (_game, unit, event) => [
    ...keyworded(effect, unit, ["ORKS"], ["GROTS", "MONSTER", "VEHICLE"]),
    ...targeted(effect, unit, event),
  ],
});
