import type { EffectRow } from "../../../abilities/effect.ts";
import { testBattleShock } from "../../../flow/battle-shock/test.ts";
import { keywordsOf } from "../../../game/unit.ts";

const WEAPON = /pyreblaster/i;

/** Whoever was burned is afraid; of several units the first in the order of dice. */
export const scorchingFear: EffectRow = {
  id: "SCORCHING_FEAR",
  name: "Scorching Fear",
  rule: "AR-6",
  source: "ABILITY",
  text: "an INFANTRY unit hit by a pyreblaster takes a Battle-shock test at −1",
  ability: "SCORCHING FEAR",
  reach: "UNIT",
  afterShooting(change, hits) {
    const scared = hits.filter(
      ({ weapon_name, target }) => WEAPON.test(weapon_name) && keywordsOf(target).has("INFANTRY"),
    );
    const ids = [...new Set(scared.map(({ target }) => target.id))];
    for (const id of ids.slice(0, 1)) testBattleShock(change, id, -1);
  },
};
