import { impact } from "../../../flow/stratagems/impact.ts";

const FROM = 4;

/** Jump troops fall on the enemy: a die for each model that is engaged with the one unit. */
export const hammerOfWrath = impact({
  id: "HAMMER_OF_WRATH",
  name: "Hammer of Wrath",
  ability: "HAMMER OF WRATH",
  roll(dice, engaged) {
    const rolls_raw = Array.from({ length: engaged }, () => dice.d6());
    return { rolls_raw, wounds: rolls_raw.filter((face) => face >= FROM).length };
  },
});
