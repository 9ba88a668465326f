import { underFire } from "../../../flow/stratagems/under-fire.ts";

/** Infantry that is shot at throws itself down. */
export const goToGround = underFire({
  id: "GO_TO_GROUND",
  name: "Go to Ground",
  rule: "ST-14",
  keyword: "INFANTRY",
  words: {
    when: "Opponent’s Shooting phase, after targets were chosen.",
    on: "An Infantry unit of yours that is a target.",
    does: "It has a 6+ invulnerable save and the Benefit of Cover until the phase ends.",
  },
});
