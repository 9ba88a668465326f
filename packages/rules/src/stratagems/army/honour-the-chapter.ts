import { honourTheChapter as effect } from "../../effects/rows/honour-the-chapter.ts";
import { isItself, keyworded } from "./conditions.ts";
import { GLADIUS } from "./doctrine.ts";
import { givesEffect } from "./gives-effect.ts";

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
