import type { Game, Unit } from "../../game/document.ts";
import type { Objective } from "../../game/measure/marker.ts";
import { opponentOf, type PlayerId } from "../../game/player.ts";
import { isOnTable, keywordsOf } from "../../game/unit.ts";
import { controlledBy } from "../../space/objectives/control.ts";
import type { MissionActionId } from "../actions/mission-action.ts";
import type { Points } from "../scoring/award.ts";
import type { Kill } from "../scoring/losses.ts";

/** Questions that several cards ask. */

export const NO_POINTS: Points = { vp: 0, of: [] };

export const points = (vp: number, of: readonly string[] = []): Points => ({ vp, of });

/** Units of the player that count for places on the table: there, no AIRCRAFT, not Battle-shocked. */
export function steadyUnits({ units }: Game, player: PlayerId): readonly Unit[] {
  return Object.values(units).filter(
    (unit) =>
      unit.owner === player &&
      isOnTable(unit) &&
      unit.flags.battle_shocked !== true &&
      !keywordsOf(unit).has("AIRCRAFT"),
  );
}

/** Enemy units that were destroyed in this turn. */
export function killedThisTurn({ mission, turn }: Game, player: PlayerId): readonly Kill[] {
  return enemiesAmong(mission?.kills ?? [], player).filter((kill) => kill.turn === turn.active_player);
}

export function enemiesAmong<Loss extends { readonly owner: PlayerId }>(
  losses: readonly Loss[],
  player: PlayerId,
): readonly Loss[] {
  return losses.filter(({ owner }) => owner === opponentOf(player));
}

export function heldInNoMansLand(game: Game, player: PlayerId): readonly Objective[] {
  return controlledBy(game, player).filter(({ home_of }) => home_of === null);
}

export function heldAtHome(game: Game, player: PlayerId): readonly Objective[] {
  return controlledBy(game, player).filter(({ home_of }) => home_of === player);
}

export const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);
export const unitIdsOf = (kills: readonly { readonly unit_id: string }[]) =>
  kills.map(({ unit_id }) => unit_id);

/** Actions of the player that were completed in this turn. */
export function deedsOf({ mission }: Game, player: PlayerId, action: string) {
  return (mission?.deeds ?? []).filter((deed) => deed.player === player && deed.action === action);
}

/** "In round 1 another may be drawn instead." */
export const inFirstRound =
  (how: "MAY" | "MUST") =>
  ({ turn }: Game): "MAY" | "MUST" | undefined =>
    turn.round === 1 ? how : undefined;

export function inNoMansLand({ objectives }: Game): readonly Objective[] {
  return Object.values(objectives).filter(({ home_of }) => home_of === null);
}

/** Units of the player that perform an Action. */
export function unitsAt({ units }: Game, player: PlayerId, action: MissionActionId): readonly Unit[] {
  return Object.values(units).filter((unit) => unit.owner === player && unit.action?.action === action);
}

/** Whether a card is asked about that was just drawn in the first round; one that is kept can wait for its round. */
export function isDrawnEarly({ turn, tasks }: Game): boolean {
  return turn.round <= 1 && tasks.at(-1)?.type === "card";
}

/** Living units of the player, on the table or off it. */
export function ownUnits({ units }: Game, player: PlayerId): readonly Unit[] {
  return Object.values(units).filter(
    ({ owner, models }) => owner === player && Object.keys(models).length > 0,
  );
}

/** Living enemy units, on the table or off it. */
export function enemyUnits({ units }: Game, player: PlayerId): readonly Unit[] {
  return Object.values(units).filter(
    ({ owner, models }) => owner !== player && Object.keys(models).length > 0,
  );
}
