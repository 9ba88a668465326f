import { characteristicOf } from "../../abilities/characteristics.ts";
import type { Change, Table } from "../../game/change.ts";
import type { Game, Model, Unit } from "../../game/document.ts";
import { isModelInRange, type Objective } from "../../game/measure/marker.ts";
import { opponentOf, PLAYER_IDS, type PlayerId } from "../../game/player.ts";
import { isOnTable, modelsOf } from "../../game/unit.ts";

/** Who controls the objectives (OB-3, OB-4). */

export type Levels = Readonly<Record<PlayerId, number>>;

/** The Level of Control of both players: what the models in range come to. */
export function levelsOf(game: Table, objective: Objective): Levels {
  const levels = { p1: 0, p2: 0 };
  for (const unit of Object.values(game.units)) {
    if (!isOnTable(unit)) continue;
    for (const model of modelsOf(unit)) {
      const control = controlOf(game, unit, model);
      if (control > 0 && isModelInRange(game, unit, model, objective)) levels[unit.owner] += control;
    }
  }
  return levels;
}

/** As it is now: nothing while the unit is Battle-shocked, but for what adds to it (CO-8). */
export function controlOf(game: Table, unit: Unit, model: Model): number {
  return characteristicOf(game, unit, model, "objective_control");
}

/** Who would control it if the phase ended now, and whether that would stay with nobody there. */
export function holderOf(game: Table, objective: Objective): Pick<Objective, "controlled_by" | "sticky"> {
  const levels = levelsOf(game, objective);
  const { controlled_by, sticky } = objective;
  // A tie does not break what is kept.
  if (sticky && controlled_by !== null && levels[opponentOf(controlled_by)] <= levels[controlled_by]) {
    return { controlled_by, sticky };
  }
  if (levels.p1 === levels.p2) return { controlled_by: null, sticky: false };
  return { controlled_by: levels.p1 > levels.p2 ? "p1" : "p2", sticky: false };
}

/** At the end of every phase and every turn, and at no other time. */
export function updateControl(change: Change): void {
  const { game } = change;
  for (const objective of Object.values(game.objectives)) {
    const { controlled_by, sticky } = holderOf(game, objective);
    const path = `objectives.${objective.id}`;
    if (sticky !== objective.sticky) change.set(`${path}.sticky`, sticky);
    if (controlled_by === objective.controlled_by) continue;
    change.set(`${path}.controlled_by`, controlled_by);
    change.story.addLine({ line: "objective_changed", objective_id: objective.id, player: controlled_by });
    change.happened({ type: "objective_changed", objective_id: objective.id, player: controlled_by });
  }
}

const updatedGames = new WeakMap<Game, Game>();

/** The game with its objectives held as they would be if the phase ended now. */
export function withControl(game: Game): Game {
  let updated = updatedGames.get(game);
  if (updated === undefined) {
    const objectives = Object.values(game.objectives).map((one) => [
      one.id,
      { ...one, ...holderOf(game, one) },
    ]);
    updated = { ...game, objectives: Object.fromEntries(objectives) };
    updatedGames.set(game, updated);
  }
  return updated;
}

export function controlledBy(
  { objectives }: Pick<Game, "objectives">,
  player: PlayerId,
): readonly Objective[] {
  return Object.values(objectives).filter((one) => one.controlled_by === player);
}

/** How many objectives each player controls. */
export function heldByBoth(game: Pick<Game, "objectives">): Levels {
  const [p1, p2] = PLAYER_IDS.map((player) => controlledBy(game, player).length);
  return { p1: p1!, p2: p2! };
}
