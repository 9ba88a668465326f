import { currentGame, useTable } from "../table/table.ts";
import { momentOf } from "./rows.ts";

export function clickUnit(unitId: string): void {
  const game = currentGame();
  const unit = game.units[unitId];
  if (unit === undefined || useTable.getState().table?.mode === "replay") return;
  momentOf(game).click(game, unit);
}

export function doesSomething(unitId: string): boolean {
  const game = currentGame();
  const unit = game.units[unitId];
  return unit !== undefined && momentOf(game).doesSomething(game, unit);
}
