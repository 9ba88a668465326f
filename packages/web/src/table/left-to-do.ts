import { type Game, legal } from "@gunline/rules";

/** The units of the active player that could still act in this phase, and how many there are in all. */
export function leftToDo(game: Game): { readonly able: readonly string[]; readonly of: number } {
  const now = legal(game);
  const refusals =
    game.turn.phase === "SHOOTING" ? now.shooters : game.turn.phase === "CHARGE" ? now.chargers : {};
  const alive = Object.keys(refusals).filter((id) => Object.keys(game.units[id]!.models).length > 0);
  return { able: alive.filter((id) => refusals[id]!.length === 0), of: alive.length };
}
