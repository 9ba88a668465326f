import { giveEffect } from "../../../abilities/give.ts";
import { refusal } from "../../../base/refusal.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import type { PlayerStratagem } from "../../../flow/stratagems/stratagem.ts";
import type { Game, Unit } from "../../../game/document.ts";
import { someModelHas } from "../../../game/every-model.ts";
import type { PlayerId } from "../../../game/player.ts";
import { waaagh as effect } from "../effects/waaagh.ts";

const ABILITY = "WAAAGH!";
const { id, name, rule } = effect;

/** Once in the battle, as its Command phase begins: every unit with the ability, off the table too. */
export const waaagh: PlayerStratagem = {
  id,
  name,
  rule,
  on: "PLAYER",
  cost: 0,
  windows: ["W-CMD-START"],
  once: "BATTLE",
  against: (game, player) =>
    ableOf(game, player).length > 0 ? [] : [refusal("NO_ARMY_RULE", rule, { stratagem: name })],
  use(change, player) {
    for (const unit of ableOf(change.game, player)) {
      giveEffect(change, unit.id, effect, player, "OWN_COMMAND_PHASE");
    }
    return DONE;
  },
  choices: () => [{ stratagem: id }],
};

function ableOf(game: Game, player: PlayerId): readonly Unit[] {
  return Object.values(game.units).filter((unit) => unit.owner === player && someModelHas(unit, ABILITY));
}
