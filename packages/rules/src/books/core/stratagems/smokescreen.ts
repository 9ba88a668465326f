import { underFire } from "../../../flow/stratagems/under-fire.ts";

/** A unit that is shot at hides in smoke. */
export const smokescreen = underFire({
  id: "SMOKESCREEN",
  name: "Smokescreen",
  rule: "ST-15",
  keyword: "SMOKE",
});
