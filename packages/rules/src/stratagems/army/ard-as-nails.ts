import { ardAsNails as effect } from "../../effects/rows/ard-as-nails.ts";
import { keyworded, targeted } from "./conditions.ts";
import { givesEffect } from "./gives-effect.ts";

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
