import { currentGame } from "../../table/table.ts";
import { autoMove } from "../moving/editor.ts";
import { chargeOddsNow } from "./charge-odds.ts";
import { chargingOf } from "./charging.ts";

/** Fills the draft with paths that the referee found. Where there are none, why is kept for whoever asks if the charge is lost. */
export function autoPath(): void {
  const charging = chargingOf(currentGame());
  if (charging === undefined || charging.roll === null || autoMove(null)) return;
  const { unit, targets } = charging;
  chargeOddsNow(
    currentGame(),
    unit.id,
    targets.map(({ id }) => id),
  );
}
