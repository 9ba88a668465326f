import type { Change } from "../../game/change.ts";
import { isUnitInRange } from "../../game/measure/marker.ts";
import { PLAYER_IDS } from "../../game/player.ts";

/** What missions and cards ask about the beginning of the turn (SC-13); what was done in the last one is forgotten. */
export function takeSnapshot(change: Change): void {
  const { game } = change;
  if (game.mission === null) return;
  const objectives = Object.values(game.objectives);
  const controlled = Object.fromEntries(
    objectives.flatMap(({ id, controlled_by }) => (controlled_by === null ? [] : [[id, controlled_by]])),
  );
  const on_objective = Object.values(game.units)
    .filter((unit) => objectives.some((objective) => isUnitInRange(game, unit, objective)))
    .map(({ id }) => id);
  change.set("mission.turn_start", { controlled, on_objective });
  if (game.mission.deeds !== undefined) change.remove("mission.deeds");
  for (const player of PLAYER_IDS) {
    const { secondaries } = game.players[player];
    if (secondaries === undefined || secondaries.active.every(({ turn_vp }) => turn_vp === 0)) continue;
    const active = secondaries.active.map((card) => ({ ...card, turn_vp: 0 }));
    change.set(`players.${player}.secondaries.active`, active);
  }
}

/** As a round begins: who was lost in the last one is forgotten. */
export function forgetLosses(change: Change): void {
  const { mission } = change.game;
  if (mission?.kills !== undefined) change.remove("mission.kills");
  if (mission?.fallen !== undefined) change.remove("mission.fallen");
}
