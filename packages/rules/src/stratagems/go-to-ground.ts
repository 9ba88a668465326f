import { goToGround as effect } from "../effects/rows/go-to-ground.ts";
import { underFire } from "./under-fire.ts";

/** Infantry that is shot at throws itself down. */
export const goToGround = underFire({
  id: "GO_TO_GROUND",
  name: "Go to Ground",
  rule: "ST-14",
  keyword: "INFANTRY",
  effect,
});
