import type { Change } from "../change.ts";
import { FLAG_LIFE_TIMES, FLAGS, type LifeTime } from "../game/flags.ts";
import { PLAYER_IDS } from "../game/player.ts";

/** Ends every mark and count whose time is over. Both players' marks of a turn end with every turn. */
export function endLifeTimes(change: Change, ended: LifeTime): void {
  const { units, turn, players, allocated } = change.game;
  const flags = FLAGS.filter((flag) => FLAG_LIFE_TIMES[flag] === ended);
  for (const unit of Object.values(units)) {
    if (ended === "OWN_COMMAND_PHASE" && unit.owner !== turn.active_player) continue;
    for (const flag of flags) {
      if (unit.flags[flag] !== undefined) change.remove(`units.${unit.id}.flags.${flag}`);
    }
  }
  for (const player of PLAYER_IDS) {
    if (ended === "OWN_COMMAND_PHASE" && player !== turn.active_player) continue;
    const { used, passing } = players[player];
    const left = used.filter(({ until }) => until !== ended);
    if (left.length < used.length) change.set(`players.${player}.used`, left);
    if (ended === "PHASE" && passing) change.set(`players.${player}.passing`, false);
  }
  if (ended !== "PHASE") return;
  for (const _ in allocated) {
    change.set("allocated", {});
    break;
  }
}
