import { keyword, numbered } from "../../../abilities/keyword.ts";

/** More attacks from bearers within half range of the target unit, each for itself. */
export const rapidFire = keyword({
  ...numbered("RAPID FIRE"),
  rule: "KW-2",
  shootingOnly: true,
  indicator: (extra) => `RF ${extra}`,
  traits: { halfRange: true },
  compile(extra, { firing }, draft) {
    let attacks = 0;
    for (const gun of draft.guns) {
      if (!firing[gun.firing]!.inHalfRange) continue;
      gun.bonus += extra;
      attacks += extra;
    }
    if (attacks === 0) return;
    const near = firing.filter((one) => one.inHalfRange).length;
    draft.attackBonuses.push({ name: "Rapid Fire", rule: "KW-2", attacks });
    draft.notes.push({ what: "ATTACKS", name: "Rapid Fire", attacks, models: near, counted: "HALF_RANGE" });
  },
});
