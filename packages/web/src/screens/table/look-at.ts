import { rowOf } from "../../phases/rows.ts";
import { seenNow } from "../../table/moment.ts";
import { currentGame } from "../../table/table.ts";
import { look, useView } from "../../table/view.ts";
import { deciderOf } from "../../table/whose.ts";

/** Opens the card of the unit that is pointed at, or else of the one that acts; once more, and it is closed. */
export function lookAtPointed(): void {
  const { hovered, looked } = useView.getState();
  const wanted = hovered ?? (looked === null ? nearestToMind() : null);
  look({ looked: wanted === looked ? null : wanted });
}

/** The unit that acts, or the first of whoever decides. */
function nearestToMind(): string | null {
  const game = currentGame();
  const decider = deciderOf(game);
  const first = Object.values(game.units).find(
    ({ owner, models }) => owner === decider && Object.keys(models).length > 0,
  );
  return rowOf(game).current(game, seenNow()) ?? first?.id ?? null;
}
