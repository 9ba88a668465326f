import { faceValue } from "../../../dice/expression.ts";
import { impact } from "../../../flow/stratagems/impact.ts";

/** Klaws that do not stop: nothing on a 1, D3 mortal wounds on 2 to 5, three more on a 6. */
export const pistonDriven = impact({
  id: "PISTON_DRIVEN_BRUTALITY",
  name: "Piston-driven Brutality",
  ability: "PISTON-DRIVEN BRUTALITY",
  roll(dice) {
    const face = dice.d6();
    if (face === 1) return { rolls_raw: [face], wounds: 0 };
    const more = dice.d6();
    return { rolls_raw: [face, more], wounds: faceValue(more, 3) + (face === 6 ? 3 : 0) };
  },
});
