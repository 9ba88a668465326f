import type { EffectRow } from "../../../abilities/effect.ts";

/** A bearer whom nobody lets run ahead. */
export const followMeLadz: EffectRow = {
  id: "FOLLOW_ME_LADZ",
  name: "Follow Me Ladz",
  rule: "AR-16",
  source: "ENHANCEMENT",
  text: 'the unit moves 2" further',
  ability: "FOLLOW ME LADZ",
  reach: "LED",
  stats: { move: (value) => value + 2 },
};
