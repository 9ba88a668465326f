import { type Game, inProgress, type Refusal } from "@gunline/rules";
import { removeModels } from "../../table/commands.ts";
import { choose, stateNow } from "../../table/moment.ts";
import { currentGame } from "../../table/table.ts";
import { coherencyUnderWay } from "../../table/under-way.ts";
import { proposedRemoval } from "../../table/whose.ts";

/** Which models of a unit are about to go for its coherency, until that is done. */

/** As a person has chosen them, else as proposed. */
export function removedNow(game: Game, removed: readonly string[] | null): readonly string[] {
  return coherencyUnderWay(game) === undefined ? [] : (removed ?? proposedRemoval(game));
}

/** Why these cannot go; none: they can. */
export function againstRemoving(game: Game, modelIds: readonly string[]): readonly Refusal[] {
  const unit = game.units[coherencyUnderWay(game)?.unit_id ?? ""];
  return unit === undefined ? [] : inProgress.removalRefusals(game, unit, modelIds);
}

export function toggleRemoved(modelId: string): void {
  const game = currentGame();
  if (coherencyUnderWay(game) === undefined) return;
  const now = removedNow(game, stateNow("coherency").removed);
  choose("coherency", {
    removed: now.includes(modelId) ? now.filter((id) => id !== modelId) : [...now, modelId],
  });
}

export function proposeAgain(): void {
  choose("coherency", { removed: null });
}

export function removeNow(): void {
  const game = currentGame();
  const unitId = coherencyUnderWay(game)?.unit_id;
  const modelIds = removedNow(game, stateNow("coherency").removed);
  if (unitId === undefined || againstRemoving(game, modelIds).length > 0) return;
  removeModels(unitId, modelIds);
}
