import type { Game, Unit } from "../../game/document.ts";
import { opponentOf, PLAYER_IDS, type PlayerId } from "../../game/player.ts";
import type { Played } from "./played.ts";
import type { Volley } from "./volleys.ts";

/** A unit, or a part of an Attached one, that was destroyed. */
export interface Kill {
  readonly moment: number;
  readonly round: number;
  /** Whose unit it was. */
  readonly owner: PlayerId;
  readonly unit_id: string;
  readonly name: string;
  readonly points: number;
  /** The unit whose attacks did it; null where it was something else. */
  readonly by: { readonly unit_id: string; readonly name: string } | null;
}

/** What a side has taken from the other. */
export interface Taken {
  readonly units: number;
  readonly models: number;
  readonly points: number;
}

export function killsOf(played: readonly Played[], volleys: readonly Volley[]): readonly Kill[] {
  return played.flatMap(({ before, result, moment }) =>
    result.events.flatMap((event): readonly Kill[] => {
      if (event.type !== "unit_destroyed") return [];
      const unit = before.units[event.unit_id];
      if (unit === undefined) return [];
      const part = unit.parts?.find(({ id }) => id === event.part?.id);
      const { name, points = 0 } = part ?? unit;
      const { id: unit_id, owner } = unit;
      const volley = volleys.findLast(
        (one) => one.moment <= moment && moment <= one.ended && one.target_unit_ids.includes(unit_id),
      );
      const by = volley === undefined ? null : { unit_id: volley.unit_id, name: volley.name };
      return [{ moment, round: before.turn.round, owner, unit_id, name, points, by }];
    }),
  );
}

export function takenBy(start: Game, end: Game, kills: readonly Kill[]): Readonly<Record<PlayerId, Taken>> {
  const of = (player: PlayerId): Taken => {
    const enemy = opponentOf(player);
    const own = kills.filter(({ owner }) => owner === enemy);
    return {
      units: own.length,
      models: modelsIn(start, enemy) - modelsIn(end, enemy),
      points: own.reduce((sum, { points }) => sum + points, 0),
    };
  };
  return Object.fromEntries(PLAYER_IDS.map((player) => [player, of(player)])) as Record<PlayerId, Taken>;
}

function modelsIn({ units }: Game, player: PlayerId): number {
  const own = Object.values(units).filter(({ owner }) => owner === player);
  return own.reduce((sum, unit: Unit) => sum + Object.keys(unit.models).length, 0);
}
