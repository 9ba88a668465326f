import { giveEffect } from "../../../abilities/give.ts";
import { effectRow } from "../../../abilities/registry.ts";
import { writeEffects } from "../../../abilities/write.ts";
import { type Refusal, refusal } from "../../../base/refusal.ts";
import type { RuleId } from "../../../base/rule.ts";
import { DONE } from "../../../flow/actions/entry.ts";
import type { PlayerStratagem } from "../../../flow/stratagems/stratagem.ts";
import type { Change } from "../../../game/change.ts";
import type { Game, Unit } from "../../../game/document.ts";
import type { PlayerId } from "../../../game/player.ts";
import { isDestroyed, keywordsOf } from "../../../game/unit.ts";

export const GLADIUS = "gladius-task-force";
const RULE: RuleId = "AR-10";

/** The three, as effects name them. */
export const DOCTRINES = [
  { id: "DEVASTATOR_DOCTRINE", name: "Devastator Doctrine", rule: RULE },
  { id: "TACTICAL_DOCTRINE", name: "Tactical Doctrine", rule: RULE },
  { id: "ASSAULT_DOCTRINE", name: "Assault Doctrine", rule: RULE },
] as const;

/** That a doctrine was chosen in this phase, whichever it is. */
const CHOSEN = "COMBAT_DOCTRINE";

/** One doctrine a Command phase, for the army or for a unit in its stead. */
export function doctrineRefusals({ players }: Game, player: PlayerId): readonly Refusal[] {
  const chosen = players[player].used.some(({ stratagem }) => stratagem === CHOSEN);
  return chosen ? [refusal("NO_DOCTRINE_LEFT", "AR-10", {})] : [];
}

export function markChosen(change: Change, player: PlayerId): void {
  const { used } = change.game.players[player];
  change.set(`players.${player}.used`, [...used, { stratagem: CHOSEN, until: "PHASE" }]);
}

/** A unit is under one doctrine: a new one takes the place of the old. */
export function setDoctrine(change: Change, unit: Unit, doctrine: string): void {
  const others = (unit.effects ?? []).filter(({ effect }) => !DOCTRINES.some(({ id }) => id === effect));
  writeEffects(change, unit.id, others);
  giveEffect(change, unit.id, effectRow(change.table, doctrine)!, unit.owner, "OWN_COMMAND_PHASE");
}

const marines = (game: Game, player: PlayerId): readonly Unit[] =>
  Object.values(game.units).filter(
    (unit) => unit.owner === player && !isDestroyed(unit) && keywordsOf(unit).has("ADEPTUS ASTARTES"),
  );

/** The Combat Doctrines of the Gladius Task Force, each once in the battle. */
export const COMBAT_DOCTRINES: readonly PlayerStratagem[] = DOCTRINES.map((row) => ({
  id: row.id,
  name: row.name,
  rule: row.rule,
  on: "PLAYER",
  cost: 0,
  windows: ["W-CMD-START"],
  once: "BATTLE",
  detachment: GLADIUS,
  against(game, player) {
    const chosen = doctrineRefusals(game, player);
    if (chosen.length > 0) return chosen;
    return marines(game, player).length > 0
      ? []
      : [refusal("NO_ARMY_RULE", row.rule, { stratagem: row.name })];
  },
  use(change, player) {
    markChosen(change, player);
    for (const unit of marines(change.game, player)) setDoctrine(change, unit, row.id);
    return DONE;
  },
  choices: () => [{ stratagem: row.id }],
}));
