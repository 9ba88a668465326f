import { carriesRolled, profileRolled } from "../../../abilities/rolled-profile.ts";
import { refusal } from "../../../base/refusal.ts";
import type { Asking, DeedOf } from "./asking.ts";

/** A die chooses the profile of weapons: once before the unit shoots, for a unit that carries such weapons (KW-33). */
export const profile: Asking<DeedOf<"give">> = {
  refusals({ name, rule }, game, unit, { give }) {
    if (!give.some((effect) => "profile" in effect)) return [];
    const about = { unit_id: unit.id };
    if (!carriesRolled(game, unit)) {
      return [refusal("NO_WEAPON_FOR_IT", rule, { unit: unit.name, ability: name }, about)];
    }
    return profileRolled(game, unit) === undefined
      ? []
      : [refusal("ALREADY_IN_EFFECT", rule, { unit: unit.name, stratagem: name }, about)];
  },
};
