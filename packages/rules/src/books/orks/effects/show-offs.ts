import type { EffectRow } from "../../../abilities/effect.ts";

const WEAPON = /snazzgun/i;
const ATTACKS = 4;

/** They fire all they have at what is nearest. */
export const showOffs: EffectRow = {
  id: "GUN_CRAZY_SHOW_OFFS",
  name: "Gun-crazy Show-offs",
  rule: "AR-6",
  source: "ABILITY",
  text: "snazzguns make 4 attacks each at the closest eligible target",
  ability: "GUN-CRAZY SHOW-OFFS",
  reach: "UNIT",
  attacking({ weapon, isClosestTarget }, draft) {
    const { count, plus } = draft.attacks;
    if (!WEAPON.test(weapon.name) || count > 0 || plus >= ATTACKS) return;
    const guns = draft.guns.filter(({ firing }) => isClosestTarget(firing));
    for (const gun of guns) gun.bonus += ATTACKS - plus;
    if (guns.length === 0) return;
    const attacks = guns.length * (ATTACKS - plus);
    draft.attackBonuses.push({ name: showOffs.name, rule: showOffs.rule, attacks });
  },
};
