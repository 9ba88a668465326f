import { DONE } from "../../../flow/actions/entry.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import { doctrineRefusals, GLADIUS, markChosen, setDoctrine } from "./doctrine.ts";

const id = "ADEPT_OF_THE_CODEX";

/** Instead of a doctrine for the army: the Tactical Doctrine for the bearer's unit, even if it was used before. */
export const adeptOfTheCodex: UnitStratagem = {
  id,
  name: "Adept of the Codex",
  rule: "AR-12",
  cost: 0,
  windows: ["W-CMD-START"],
  once: null,
  detachment: GLADIUS,
  ability: "ADEPT OF THE CODEX",
  against: (game, unit) => doctrineRefusals(game, unit.owner),
  use(change, unit) {
    markChosen(change, unit.owner);
    setDoctrine(change, unit, "TACTICAL_DOCTRINE");
    return DONE;
  },
  choices: () => [{ stratagem: id }],
};
