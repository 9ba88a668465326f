import type { EffectRow } from "../../../abilities/effect.ts";

const WEAPON = /syringe/i;

/** What is in it does not agree with anybody. */
export const syringe: EffectRow = {
  id: "SYRINGE",
  name: "'Urty Syringe",
  rule: "AR-8",
  source: "ABILITY",
  text: "a critical wound of the syringe adds D6 mortal wounds, but on Vehicles",
  ability: "SYRINGE",
  attacking({ weapon, targetKeywords }, draft) {
    if (!WEAPON.test(weapon.name) || targetKeywords.has("VEHICLE")) return;
    draft.wound.mortal = { count: 1, sides: 6, plus: 0 };
    const { name, rule } = syringe;
    draft.wound.remarks.push({ what: "CRITICAL_MORTAL_WOUNDS", rule, name, wounds: "D6" });
  },
};
