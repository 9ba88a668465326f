import { writeActive } from "../../abilities/active.ts";
import { writeEffects } from "../../abilities/write.ts";
import type { Change, Table } from "../../game/change.ts";
import type { Game, Unit } from "../../game/document.ts";
import type { Effect } from "../../game/effects.ts";
import { FLAG_LIFE_TIMES, FLAGS, type LifeTime } from "../../game/flags.ts";
import type { Phase } from "../../game/phase.ts";
import { PLAYER_IDS } from "../../game/player.ts";
import { isSecondTurn } from "../../game/turn.ts";
import { returnPlaced } from "../placed-dice.ts";
import { setUnasked } from "../windows/questions.ts";

/** Ends every mark and count whose time is over. Both players' marks of a turn end with every turn. */
export function endLifeTimes(change: Change, ended: LifeTime): void {
  const { units, turn, players, allocated } = change.game;
  const flags = FLAGS.filter((flag) => FLAG_LIFE_TIMES[flag] === ended);
  for (const unit of Object.values(units)) {
    if (ended === "OWN_COMMAND_PHASE" && unit.owner !== turn.active_player) continue;
    for (const flag of flags) {
      // An Action that goes on into the opponent's turn keeps its mark (SC-3).
      if (flag === "performing_action" && unit.action !== undefined) continue;
      if (flag === "overhangs" && awaitsFirstTurn(change.game, unit)) continue;
      if (unit.flags[flag] !== undefined) change.remove(`units.${unit.id}.flags.${flag}`);
    }
    if (ended === "TURN" && unit.disembarked_from !== undefined) {
      change.remove(`units.${unit.id}.disembarked_from`);
    }
  }
  endEffects(
    change,
    units,
    ({ until, player }) =>
      // Attacks that were never made end with their phase.
      (until === ended || (until === "ATTACKS" && ended === "PHASE")) &&
      (ended !== "OWN_COMMAND_PHASE" || player === turn.active_player),
  );
  for (const player of PLAYER_IDS) {
    if (ended === "OWN_COMMAND_PHASE" && player !== turn.active_player) continue;
    const { used, passing, extra_cp, unasked = [], active = [] } = players[player];
    const left = used.filter(({ until }) => until !== ended);
    if (left.length < used.length) change.set(`players.${player}.used`, left);
    if (ended === "PHASE") returnPlaced(change, player);
    if (ended === "PHASE" && passing) change.set(`players.${player}.passing`, false);
    if (ended === "ROUND" && extra_cp !== undefined) change.remove(`players.${player}.extra_cp`);
    const held = unasked.filter(({ until }) => until !== ended);
    if (held.length < unasked.length) setUnasked(change, player, held);
    const lasting = active.filter(({ until }) => until !== ended);
    if (lasting.length < active.length) writeActive(change, player, lasting);
  }
  if (ended !== "PHASE") return;
  for (const _ in allocated) {
    change.set("allocated", {});
    break;
  }
}

/** Whether the unit was set up before the battle and its player has had no turn yet (DE-8). */
function awaitsFirstTurn({ turn }: Game, { owner, flags }: Unit): boolean {
  return (
    turn.round === 1 && owner !== turn.active_player && !isSecondTurn({ turn }) && flags.arrived !== true
  );
}

/** A phase, or the turn, of the active player begins: what lasted until then ends. The Command phase ends more than effects. */
export function endAtStart(change: Change, start: Phase | "TURN"): void {
  const { units, turn } = change.table;
  const until = start === "TURN" ? "OWN_TURN" : `OWN_${start}_PHASE`;
  if (until === "OWN_COMMAND_PHASE") return;
  endEffects(change, units, (effect) => effect.until === until && effect.player === turn.active_player);
}

/** Ends what lasts as long as the attacks of this unit, of what was in effect as they began (`before`). */
export function endWithAttacks(change: Change, before: Table, attackerId: string): void {
  endEffects(change, before.units, ({ until, unit_id }) => until === "ATTACKS" && unit_id === attackerId);
}

function endEffects(change: Change, units: Table["units"], isOver: (effect: Effect) => boolean): void {
  for (const id in units) {
    const { effects } = units[id]!;
    if (effects === undefined) continue;
    const left = effects.filter((effect) => !isOver(effect));
    if (left.length < effects.length) writeEffects(change, id, left);
  }
}
