import type { PlayerId } from "@gunline/rules";
import { isOursNow, sideHere, useIsOurs, useSideHere } from "../../online/whose-decision.ts";
import { stateNow, useMoment } from "../../table/moment.ts";
import type { MomentState } from "../../table/moment-state.ts";
import { currentGame, tableNow, useGame, useTable } from "../../table/table.ts";
import { deciderOf } from "../../table/whose.ts";
import { hasToChoose } from "../scoring/choosing.ts";
import { type Sealing, sealingNow, useSealing } from "./sealing.ts";

/** Who chooses secondary missions here now: before the own formations, or before the own first drop; null: nobody. */
export function chooserNow(): PlayerId | null {
  if (!isOursNow() || tableNow()?.mode === "replay") return null;
  const game = currentGame();
  const player = inTurn(sealingNow(), sideHere() ?? deciderOf(game), stateNow("deployment"));
  return player !== null && hasToChoose(game, player) ? player : null;
}

export function useChooser(): PlayerId | null {
  const game = useGame();
  const isOurs = useIsOurs();
  const isReplay = useTable(({ table }) => table?.mode === "replay");
  const here = useSideHere() ?? deciderOf(game);
  const player = inTurn(useSealing(), here, useMoment("deployment"));
  return isOurs && !isReplay && player !== null && hasToChoose(game, player) ? player : null;
}

/** While the screen is being handed over nobody chooses anything, nor whose choice lies with the formations. */
function inTurn(
  sealing: Sealing | null,
  here: PlayerId,
  { chosenCards }: MomentState<"deployment">,
): PlayerId | null {
  if (sealing === null) return here;
  switch (sealing.to) {
    case "choose":
      return chosenCards[sealing.player] === undefined ? sealing.player : null;
    case "wait":
      return sealing.isOurs ? null : here;
    case "hand_over":
      return null;
  }
}
