import { AQUILON_OPTICS } from "../../../flow/re-roll/able.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import { freeReroll } from "../../core/stratagems/one-re-roll.ts";

const { rule, ability, rolls } = AQUILON_OPTICS;

/** Each time the bearer shoots, one hit roll, one wound roll and one damage roll of it may be made again. */
export const AQUILON_REROLLS: readonly UnitStratagem[] = rolls.map((roll) =>
  freeReroll({ ...roll, rule, ability }),
);
