import type { EffectRow } from "../../../abilities/effect.ts";
import { testBattleShock } from "../../../flow/battle-shock/test.ts";
import { keywordsOf } from "../../../game/unit.ts";

const WEAPON = /launcher/i;

/** Whoever was shelled keeps low. */
export const pinningBombardment: EffectRow = {
  id: "PINNING_BOMBARDMENT",
  name: "Pinning Bombardment",
  rule: "AR-6",
  source: "ABILITY",
  text: "INFANTRY units hit by its launcher take a Battle-shock test",
  ability: "PINNING BOMBARDMENT",
  afterShooting(change, hits) {
    const scared = hits.filter(
      ({ weapon_name, target }) => WEAPON.test(weapon_name) && keywordsOf(target).has("INFANTRY"),
    );
    const ids = [...new Set(scared.map(({ target }) => target.id))];
    for (const id of ids) testBattleShock(change, id);
  },
};
