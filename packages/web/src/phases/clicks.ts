import { seenNow } from "../table/moment.ts";
import { currentGame, currentTable } from "../table/table.ts";
import { momentOf } from "./rows.ts";

export function clickUnit(unitId: string): void {
  const game = currentGame();
  const unit = game.units[unitId];
  if (unit === undefined || currentTable().mode === "replay") return;
  momentOf(game).click(game, unit, seenNow());
}

export function doesSomething(unitId: string): boolean {
  const game = currentGame();
  const unit = game.units[unitId];
  return unit !== undefined && momentOf(game).doesSomething(game, unit, seenNow());
}
