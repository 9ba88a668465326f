import { underFire } from "../../../flow/stratagems/under-fire.ts";

/** A unit that is shot at hides in smoke. */
export const smokescreen = underFire({
  id: "SMOKESCREEN",
  name: "Smokescreen",
  rule: "ST-15",
  keyword: "SMOKE",
  words: {
    when: "Opponent’s Shooting phase, after targets were chosen.",
    on: "A unit of yours with Smoke that is a target.",
    does: "It has the Benefit of Cover and Stealth until the phase ends.",
  },
});
