import { DONE } from "../../../flow/actions/entry.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import { adeptOfTheCodex as enhancement } from "../effects/adept-of-the-codex.ts";
import { tacticalDoctrine } from "../effects/tactical-doctrine.ts";
import { doctrineRefusals, GLADIUS, markChosen, setDoctrine } from "./doctrine.ts";

const { id, name, rule } = enhancement;

/** Instead of a doctrine for the army: the Tactical Doctrine for the bearer's unit, even if it was used before. */
export const adeptOfTheCodex: UnitStratagem = {
  id,
  name,
  rule,
  cost: 0,
  windows: ["W-CMD-START"],
  once: null,
  detachment: GLADIUS,
  ability: "ADEPT OF THE CODEX",
  against: (game, unit) => doctrineRefusals(game, unit.owner),
  use(change, unit) {
    markChosen(change, unit.owner);
    setDoctrine(change, unit, tacticalDoctrine);
    return DONE;
  },
  choices: () => [{ stratagem: id }],
};
