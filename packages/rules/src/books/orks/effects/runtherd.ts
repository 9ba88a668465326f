import type { EffectRow } from "../../../abilities/effect.ts";
import { modelsOf } from "../../../game/unit.ts";

/** As long as a Gretchin lives nobody aims at its minder. */
export const runtherd: EffectRow = {
  id: "RUNTHERD",
  name: "Runtherd",
  rule: "AR-9",
  source: "ABILITY",
  text: "Toughness 2 while a Gretchin of the unit lives",
  ability: "RUNTHERD",
  stats: { toughness: (value, unit) => (modelsOf(unit).some(({ name }) => name === "Gretchin") ? 2 : value) },
};
