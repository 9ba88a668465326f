import { isItself, keyworded } from "../../../flow/stratagems/conditions.ts";
import { givesEffect } from "../../../flow/stratagems/gives-effect.ts";
import { honourTheChapter as effect } from "../effects/honour-the-chapter.ts";
import { GLADIUS } from "./doctrine.ts";

/** As a unit of the army is selected to fight. */
export const honourTheChapter = givesEffect({
  effect,
  until: "PHASE",
  cost: 1,
  windows: ["W-FIGHT-SELECT"],
  among: "ACTOR",
  once: "PHASE",
  detachment: GLADIUS,
  against: (_game, unit, event) => [
    ...keyworded(effect, unit, ["ADEPTUS ASTARTES"]),
    ...isItself(effect, unit, event),
  ],
});
