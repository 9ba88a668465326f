import { keyword, named } from "../../../abilities/keyword.ts";

/** One more attack for each further one of the weapon that its bearer carries; it still strikes with one of them. */
export const deadChoppy = keyword({
  ...named("DEAD CHOPPY"),
  rule: "KW-31",
  indicator: () => "DC",
  compile(_, { weapon, firing }, draft) {
    let attacks = 0;
    for (const gun of draft.guns) {
      const carried = firing[gun.firing]!.model.weapons.filter((id) => id === weapon.id).length;
      gun.bonus += carried - 1;
      attacks += carried - 1;
    }
    if (attacks > 0) draft.attackBonuses.push({ name: "Dead Choppy", rule: "KW-31", attacks });
  },
});
