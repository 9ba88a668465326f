import type { Action, Game, Unit } from "@gunline/rules";
import { lastShotsUnderWay } from "../../table/under-way.ts";
import { volleysNow } from "../../table/whose.ts";

/** All that fallen models can fire at one enemy, as the referee offers it. */
export interface Shots {
  readonly target: Unit;
  readonly action: Extract<Action, { type: "SHOOT" }>;
}

const known = new WeakMap<Game, readonly Shots[]>();

export function shotsNow(game: Game): readonly Shots[] {
  if (lastShotsUnderWay(game) === undefined) return [];
  let shots = known.get(game);
  if (shots === undefined) {
    shots = volleysNow(game).flatMap((action) => {
      const target = game.units[action.payload.assignments[0]?.target_unit_id ?? ""];
      return target === undefined ? [] : [{ target, action }];
    });
    known.set(game, shots);
  }
  return shots;
}

/** Those at the enemy that is chosen, or else at the first. */
export function chosenShots(game: Game, chosen: string | null): Shots | undefined {
  const shots = shotsNow(game);
  return shots.find(({ target }) => target.id === chosen) ?? shots[0];
}
