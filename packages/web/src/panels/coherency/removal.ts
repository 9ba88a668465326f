import { type Game, type Refusal, removalRefusals } from "@gunline/rules";
import { removeModels } from "../../table/commands.ts";
import { currentGame } from "../../table/table.ts";
import { coherencyUnderWay } from "../../table/under-way.ts";
import { look, useView, type View } from "../../table/view.ts";
import { proposedRemoval } from "../../table/whose.ts";

/** Which models of a unit are about to go for its coherency, until that is done. */

/** As a person has chosen them, else as proposed. */
export function removedNow(game: Game, removed: View["removed"]): readonly string[] {
  const unitId = coherencyUnderWay(game)?.unit_id;
  if (unitId === undefined) return [];
  return removed?.unitId === unitId ? removed.modelIds : proposedRemoval(game);
}

/** Why these cannot go; none: they can. */
export function againstRemoving(game: Game, modelIds: readonly string[]): readonly Refusal[] {
  const unit = game.units[coherencyUnderWay(game)?.unit_id ?? ""];
  return unit === undefined ? [] : removalRefusals(game, unit, modelIds);
}

export function toggleRemoved(modelId: string): void {
  const game = currentGame();
  const unitId = coherencyUnderWay(game)?.unit_id;
  if (unitId === undefined) return;
  const now = removedNow(game, useView.getState().removed);
  const modelIds = now.includes(modelId) ? now.filter((id) => id !== modelId) : [...now, modelId];
  look({ removed: { unitId, modelIds } });
}

export function proposeAgain(): void {
  look({ removed: null });
}

export function removeNow(): void {
  const game = currentGame();
  const unitId = coherencyUnderWay(game)?.unit_id;
  const modelIds = removedNow(game, useView.getState().removed);
  if (unitId === undefined || againstRemoving(game, modelIds).length > 0) return;
  look({ removed: null });
  removeModels(unitId, modelIds);
}
