import { notOurs } from "../../online/whose-decision.ts";
import { isDrafted, resetMove } from "../../panels/moving/draft.ts";
import { letGoOfUnit } from "../../panels/placing/placing.ts";
import { submit } from "../../table/authority.ts";
import { choose, chooseCharger, stateNow } from "../../table/moment.ts";
import { canUndo } from "../../table/redo.ts";
import { currentGame, currentTable } from "../../table/table.ts";
import { attacksUnderWay } from "../../table/under-way.ts";
import { chooseMover, look, useView } from "../../table/view.ts";

/** Escape: what was opened or taken up last is closed or put down, one thing at each press. */
export function letGo(): void {
  const { looked, tool, rest, placing, mover } = useView.getState();
  const { armed } = stateNow("shooting");
  const { charger } = stateNow("charge");
  if (looked !== null) look({ looked: null });
  else if (tool === "ruler") look({ tool: "select" });
  else if (armed !== null) {
    look({ weapon: null });
    choose("shooting", { armed: null });
  } else if (rest !== null) look({ rest: null });
  else if (placing !== null) letGoOfUnit();
  else if (mover !== null && isDrafted()) resetMove();
  else if (mover !== null) chooseMover(null);
  else if (charger !== null) {
    chooseCharger(null);
    look({ weapon: null });
  } else letShooterGo();
}

/** That it was chosen is taken back, with all that was chosen for it; Redo brings it back step by step. */
function letShooterGo(): void {
  const game = currentGame();
  if (game.shooting.active_shooter_id === null || attacksUnderWay(game) !== null) return;
  if (notOurs() === undefined && canUndo(currentTable())) submit({ type: "UNDO" }, letShooterGo);
}
