import { giveEffect } from "../../../abilities/give.ts";
import { refusal } from "../../../base/refusal.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import type { PlayerStratagem } from "../../../flow/stratagems/stratagem.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { someModelHas } from "../../../game/every-model.ts";
import type { PlayerId } from "../../../game/player.ts";
import { isDestroyed, unitOf } from "../../../game/unit.ts";
import { oathOfMoment as effect } from "../effects/oath-of-moment.ts";

const ABILITY = "OATH OF MOMENT";
const { id, name, rule } = effect;

/** As its Command phase begins the army swears to destroy one enemy unit, on the table or not. */
export const oathOfMoment: PlayerStratagem = {
  id,
  name,
  rule,
  on: "PLAYER",
  cost: 0,
  windows: ["W-CMD-START"],
  once: "PHASE",
  compulsory: true,
  against(game, player) {
    if (!Object.values(game.units).some((unit) => unit.owner === player && someModelHas(unit, ABILITY))) {
      return [refusal("NO_ARMY_RULE", rule, { stratagem: name })];
    }
    return enemiesOf(game, player).length > 0 ? [] : [refusal("NO_TARGET", rule, { stratagem: name })];
  },
  use(change, player, _event, { target_unit_id }) {
    if (target_unit_id === undefined) return [refusal("NO_TARGET", rule, { stratagem: name })];
    const target = unitOf(change.game, target_unit_id);
    if (target === undefined) return [refusal("UNKNOWN_UNIT", "GD-7", { id: target_unit_id })];
    const about = { target_unit_id };
    if (target.owner === player) return [refusal("NOT_AN_ENEMY", rule, { target: target.name }, about)];
    if (isDestroyed(target)) return [refusal("UNIT_DESTROYED", rule, { unit: target.name }, about)];
    giveEffect(change, target.id, effect, player, "OWN_COMMAND_PHASE");
    return DONE;
  },
  *choices(game, player) {
    for (const unit of enemiesOf(game, player)) yield { stratagem: id, target_unit_id: unit.id };
  },
};

function enemiesOf(game: Game, player: PlayerId): readonly Unit[] {
  return Object.values(game.units).filter((unit) => unit.owner !== player && !isDestroyed(unit));
}
