import type { EffectRow } from "../../../abilities/effect.ts";

/** More metal than Ork. */
export const supaCyborkBody: EffectRow = {
  id: "SUPA_CYBORK_BODY",
  name: "Supa-Cybork Body",
  rule: "AR-16",
  source: "ENHANCEMENT",
  text: "Feel No Pain 4+",
  ability: "SUPA-CYBORK BODY",
  feelNoPain: 4,
};
