import { keyworded } from "../../../flow/stratagems/conditions.ts";
import { givesEffect } from "../../../flow/stratagems/gives-effect.ts";
import { ereWeGo as effect } from "../effects/ere-we-go.ts";

/** As the own Movement phase begins, to the end of the turn. */
export const ereWeGo = givesEffect({
  effect,
  until: "TURN",
  cost: 1,
  windows: ["W-MOVE-START-PHASE"],
  once: "PHASE",
  detachment: "war-horde",
  against: (_game, unit) => keyworded(effect, unit, ["ORKS", "INFANTRY"]),
});
