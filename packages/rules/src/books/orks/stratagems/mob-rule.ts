import { refusal } from "../../../base/refusal.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { keyworded } from "../../../flow/stratagems/conditions.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { unitDistance } from "../../../game/measure/distances.ts";
import { isWithin } from "../../../game/measure/measure.ts";
import { isBelowHalf } from "../../../game/strength.ts";
import { isOnTable, keywordsOf } from "../../../game/unit.ts";

const NAMED = { name: "Mob Rule", rule: "AR-14" } as const;
const REACH = 6;
const LEAST = 10;

/** A large mob brings others to their senses; allowed in the whole Command phase, also after a failed test. */
export const mobRule: UnitStratagem = {
  ...NAMED,
  id: "MOB_RULE",
  cost: 1,
  windows: [],
  moments: ["OWN_COMMAND"],
  once: "PHASE",
  detachment: "war-horde",
  against(game, unit) {
    const wrong = keyworded(NAMED, unit, ["MOB"]);
    if (wrong.length > 0) return wrong;
    const about = { unit_id: unit.id };
    if (Object.keys(unit.models).length < LEAST || isBelowHalf(unit)) {
      return [refusal("TOO_FEW_MODELS", NAMED.rule, { unit: unit.name, stratagem: NAMED.name }, about)];
    }
    return helped(game, unit).length > 0
      ? []
      : [refusal("NOBODY_SHOCKED", NAMED.rule, { unit: unit.name }, about)];
  },
  use(change, unit, _event, { target_unit_id }) {
    const near = helped(change.game, unit);
    const target = target_unit_id === undefined ? near[0] : near.find(({ id }) => id === target_unit_id);
    if (target === undefined) {
      return [refusal("NOBODY_SHOCKED", NAMED.rule, { unit: unit.name }, { unit_id: unit.id })];
    }
    change.remove(`units.${target.id}.flags.battle_shocked`);
    return DONE;
  },
  *choices(game, unit) {
    for (const { id } of helped(game, unit)) yield { stratagem: "MOB_RULE", target_unit_id: id };
  },
};

/** Shocked ORKS INFANTRY of the same army near enough to the mob. */
function helped(game: Game, mob: Unit): readonly Unit[] {
  if (!isOnTable(mob)) return [];
  return Object.values(game.units).filter((unit) => {
    const keywords = keywordsOf(unit);
    return (
      unit.owner === mob.owner &&
      unit.flags.battle_shocked === true &&
      isOnTable(unit) &&
      keywords.has("ORKS") &&
      keywords.has("INFANTRY") &&
      isWithin(unitDistance(unit, mob), REACH)
    );
  });
}
