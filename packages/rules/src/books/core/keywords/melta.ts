import { keyword, numbered } from "../../../abilities/keyword.ts";

/** More damage from bearers within half range of the target unit, after the damage is rolled. */
export const melta = keyword({
  ...numbered("MELTA"),
  rule: "KW-3",
  shootingOnly: true,
  indicator: (extra) => `M ${extra}`,
  traits: { halfRange: true },
  compile(extra, { firing }, draft) {
    let near = 0;
    for (const gun of draft.guns) {
      if (!firing[gun.firing]!.inHalfRange) continue;
      gun.damageBonus += extra;
      near++;
    }
    if (near === 0) return;
    const of = draft.guns.length;
    draft.notes.push({ what: "HALF_RANGE_DAMAGE", name: "Melta", value: extra, weapons: near, of });
  },
});
