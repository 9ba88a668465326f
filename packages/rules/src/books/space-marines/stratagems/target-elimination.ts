import { selectionRefusals } from "../../../flow/phases/shooting/moment.ts";
import { givesEffect } from "../../../flow/stratagems/gives-effect.ts";
import { targetElimination as effect } from "../effects/target-elimination.ts";

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
