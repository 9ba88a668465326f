import { keyworded, targeted } from "../../../flow/stratagems/conditions.ts";
import { givesEffect } from "../../../flow/stratagems/gives-effect.ts";
import { neverBeaten as effect } from "../effects/never-beaten.ts";

/** A unit that has just been chosen as a target in a fight. */
export const neverBeaten = givesEffect({
  effect,
  until: "PHASE",
  cost: 2,
  windows: ["W-FIGHT-TARGETS"],
  among: "TARGETS",
  once: "PHASE",
  detachment: "war-horde",
  against: (_game, unit, event) => [...keyworded(effect, unit, ["ORKS"]), ...targeted(effect, unit, event)],
});
