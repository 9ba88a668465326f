import { refusal } from "../../../base/refusal.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import { CHERUB } from "../../../flow/re-roll/able.ts";
import { setHit } from "../../../flow/re-roll/again.ts";
import { pendingRoll } from "../../../flow/re-roll/roll.ts";
import { notNow } from "../../../flow/stratagems/not-now.ts";
import type { UnitStratagem } from "../../../flow/stratagems/stratagem.ts";

const { id, name, rule } = CHERUB;
const BEST = 6;

/** Once in the battle: one hit die of the unit that lies on the table becomes an unmodified 6. */
export const armoriumCherub: UnitStratagem = {
  id,
  name,
  rule,
  cost: 0,
  windows: ["W-DICE"],
  moments: ["ROLL"],
  among: "ACTOR",
  once: null,
  onceEach: "BATTLE",
  ability: CHERUB.ability,
  against(game, unit) {
    const roll = pendingRoll(game);
    const isOwn = roll?.unit_id === unit.id && roll.of === "to_hit";
    if (isOwn && roll.faces.some((face) => face < BEST)) return [];
    return [notNow(armoriumCherub, { unit_id: unit.id })];
  },
  use(change, unit, _event, { dice_index }) {
    const { faces } = pendingRoll(change.game)!;
    const die = dice_index ?? (faces.length === 1 ? 0 : undefined);
    if (die === undefined || (faces[die] ?? BEST) >= BEST) {
      return [refusal("WHICH_DIE:change", rule, { dice: faces.length }, { unit_id: unit.id })];
    }
    setHit(change, unit.id, die, faces[die]!, BEST);
    return DONE;
  },
  /** The first die of each face. */
  *choices(game) {
    const { faces } = pendingRoll(game)!;
    for (const face of [...new Set(faces)].sort()) {
      if (face < BEST) yield { stratagem: id, dice_index: faces.indexOf(face) };
    }
  },
};
