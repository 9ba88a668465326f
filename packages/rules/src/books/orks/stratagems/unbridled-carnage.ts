import { isItself, keyworded } from "../../../flow/stratagems/conditions.ts";
import { givesEffect } from "../../../flow/stratagems/gives-effect.ts";
import { unbridledCarnage as effect } from "../effects/unbridled-carnage.ts";

/** As a unit of the army is selected to fight. */
export const unbridledCarnage = givesEffect({
  effect,
  until: "PHASE",
  cost: 1,
  windows: ["W-FIGHT-SELECT"],
  among: "ACTOR",
  once: "PHASE",
  detachment: "war-horde",
  against: (_game, unit, event) => [...keyworded(effect, unit, ["ORKS"]), ...isItself(effect, unit, event)],
});
