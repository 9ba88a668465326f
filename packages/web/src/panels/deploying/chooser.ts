import type { PlayerId } from "@gunline/rules";
import { isOursNow, sideHere, useIsOurs, useSideHere } from "../../online/whose-decision.ts";
import { currentGame, useGame, useTable } from "../../table/table.ts";
import { deciderOf } from "../../table/whose.ts";
import { hasToChoose } from "../scoring/choosing.ts";
import { type Sealing, sealingNow, useSealing } from "./sealing.ts";

/** Who chooses secondary missions here now: before the own formations, or before the own first drop; null: nobody. */
export function chooserNow(): PlayerId | null {
  if (!isOursNow() || useTable.getState().table?.mode === "replay") return null;
  const game = currentGame();
  const player = inTurn(sealingNow(), sideHere() ?? deciderOf(game));
  return player !== null && hasToChoose(game, player) ? player : null;
}

export function useChooser(): PlayerId | null {
  const game = useGame();
  const isOurs = useIsOurs();
  const isReplay = useTable(({ table }) => table?.mode === "replay");
  const here = useSideHere() ?? deciderOf(game);
  const player = inTurn(useSealing(), here);
  return isOurs && !isReplay && player !== null && hasToChoose(game, player) ? player : null;
}

/** While the screen is being handed over nobody chooses anything. */
function inTurn(sealing: Sealing | null, here: PlayerId): PlayerId | null {
  if (sealing === null || sealing.to === "wait") return here;
  return sealing.to === "choose" ? sealing.player : null;
}
