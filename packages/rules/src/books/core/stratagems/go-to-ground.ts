import { underFire } from "../../../flow/stratagems/under-fire.ts";

/** Infantry that is shot at throws itself down. */
export const goToGround = underFire({
  id: "GO_TO_GROUND",
  name: "Go to Ground",
  rule: "ST-14",
  keyword: "INFANTRY",
});
