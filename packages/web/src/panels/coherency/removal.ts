import { type Game, inProgress, type Refusal } from "@gunline/rules";
import { removeModels } from "../../table/commands.ts";
import { chooseOwn, stateNow } from "../../table/moment.ts";
import type { OwnChoices } from "../../table/moment-state.ts";
import { currentGame } from "../../table/table.ts";
import { coherencyUnderWay } from "../../table/under-way.ts";
import { proposedRemoval } from "../../table/whose.ts";

declare module "../../table/moment-state.ts" {
  interface OwnChoices {
    /** Models that are about to go for coherency, in this order; absent: as proposed. */
    readonly removed?: readonly string[] | undefined;
  }
}

/** Which models of a unit are about to go for its coherency, until that is done. */

/** As a person has chosen them, else as proposed. */
export function removedNow(game: Game, { removed }: OwnChoices): readonly string[] {
  return coherencyUnderWay(game) === undefined ? [] : (removed ?? proposedRemoval(game));
}

/** Why these cannot go; none: they can. */
export function removingRefusals(game: Game, modelIds: readonly string[]): readonly Refusal[] {
  const unit = game.units[coherencyUnderWay(game)?.unit_id ?? ""];
  return unit === undefined ? [] : inProgress.removalRefusals(game, unit, modelIds);
}

export function toggleRemoved(modelId: string): void {
  const game = currentGame();
  if (coherencyUnderWay(game) === undefined) return;
  const now = removedNow(game, stateNow("other").own);
  const removed = now.includes(modelId) ? now.filter((id) => id !== modelId) : [...now, modelId];
  chooseOwn("other", { removed });
}

export function proposeAgain(): void {
  chooseOwn("other", { removed: undefined });
}

export function removeNow(): void {
  const game = currentGame();
  const unitId = coherencyUnderWay(game)?.unit_id;
  const modelIds = removedNow(game, stateNow("other").own);
  if (unitId === undefined || removingRefusals(game, modelIds).length > 0) return;
  removeModels(unitId, modelIds);
}
