import { targetElimination as effect } from "../../effects/rows/target-elimination.ts";
import { selectionRefusals } from "../../phases/shooting/moment.ts";
import { givesEffect } from "./gives-effect.ts";

/** Before the unit shoots: more attacks with its rifles, all at one target. */
export const targetElimination = givesEffect({
  effect,
  until: "ATTACKS",
  cost: 0,
  windows: [],
  moments: ["OWN_SHOOTING"],
  once: null,
  ability: "TARGET ELIMINATION",
  against: (game, unit) => selectionRefusals(game, unit),
});
