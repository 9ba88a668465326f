import { giveEffect } from "../../../abilities/give.ts";
import { faceValue } from "../../../dice/expression.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { mortalWounds } from "../../../flow/mortal/inflict.ts";
import { selectionRefusals } from "../../../flow/phases/shooting/moment.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import { powerTripAttacks } from "../effects/power-trip-attacks.ts";
import { powerTripStrength } from "../effects/power-trip-strength.ts";

const NAME = "Shooty Power Trip";

/** Before the unit shoots it may pull the big lever: 1 or 2 hurts it, 3 or 4 makes shots stronger, 5 or 6 more of them. */
export const shootyPowerTrip: UnitStratagem = {
  id: "SHOOTY_POWER_TRIP",
  name: NAME,
  rule: "AR-6",
  cost: 0,
  windows: [],
  moments: ["OWN_SHOOTING"],
  once: null,
  onceEach: "PHASE",
  ability: "SHOOTY POWER TRIP",
  against: (game, unit) => selectionRefusals(game, unit),
  use(change, unit) {
    const { dice, story } = change;
    const about = { unit_id: unit.id, target_unit_id: unit.id };
    const face = dice.d6();
    const rolls_raw = face <= 2 ? [face, dice.d6()] : [face];
    const wounds = face <= 2 ? faceValue(rolls_raw[1]!, 3) : 0;
    const block = story.roll({ context: "ability", ability: NAME, rolls_raw, wounds, ...about });
    story.addLine({ line: "ability_dice", ...about, block });
    if (face <= 2) mortalWounds(change, unit.id, wounds, "ABILITY");
    else giveEffect(change, unit.id, face <= 4 ? powerTripStrength : powerTripAttacks, unit.owner, "PHASE");
    return DONE;
  },
  choices: () => [{ stratagem: "SHOOTY_POWER_TRIP" }],
};
