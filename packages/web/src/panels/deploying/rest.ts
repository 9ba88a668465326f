import { placement } from "@gunline/rules";
import { isOursNow, sideHere } from "../../online/whose-decision.ts";
import { setUpUnit } from "../../table/commands.ts";
import { markGrouped } from "../../table/grouped.ts";
import { currentGame, useTable } from "../../table/table.ts";
import { look, useView } from "../../table/view.ts";
import { againstSettingUp, deciderOf } from "../../table/whose.ts";
import { handle } from "../charge/hand.ts";

/** All that is left is set up by the referee: shown first, then dropped one by one as the drops come. */

/** Where units will be set up at their side's next drops. */
const orders = new Map<string, placement.Places>();

/** Shows where the rest would stand. */
export function showRest(): void {
  const game = currentGame();
  handle();
  look({ rest: placement.placesForRest(game, deciderOf(game)), placing: null });
}

export function hideRest(): void {
  look({ rest: null });
}

/** As shown: the first at once, the others whenever it is their side's drop. */
export function placeRest(): void {
  const { rest } = useView.getState();
  if (rest === null) return;
  for (const [id, places] of rest) orders.set(id, places);
  look({ rest: null });
  dropNext();
}

function dropNext(): void {
  const { table } = useTable.getState();
  if (table === null || orders.size === 0 || table.mode === "replay" || !isOursNow()) return;
  const { game } = table;
  const here = sideHere();
  if (here !== undefined && here !== deciderOf(game)) return;
  const reasons = againstSettingUp(game);
  const player = deciderOf(game);
  const next = [...orders].find(([id]) => reasons[id]?.length === 0 && game.units[id]?.owner === player);
  if (next === undefined) return;
  const [unitId, places] = next;
  const unit = game.units[unitId]!;
  orders.delete(unitId);
  if (!placement.previewPlaces(game, unit, places).legal) {
    dropNext();
    return;
  }
  // The last drop of all brings dice, after which nothing is taken back: it waits for a hand.
  if (placement.unitsToDrop(game).length === 1) {
    const middle = Object.values(places.positions)[0]!;
    look({
      placing: {
        unitId,
        places,
        at: [middle[0], middle[1]],
        facing: places.facings?.[unitId] ?? 0,
        isDown: true,
      },
    });
    return;
  }
  setUpUnit(unitId, places, () => {
    markGrouped(useTable.getState().table?.entries.at(-1));
    dropNext();
  });
}

useTable.subscribe(({ table: now }, { table: before }) => {
  if (now?.game === before?.game || orders.size === 0) return;
  if (now === null || now.start !== before?.start) orders.clear();
  // Who takes something back has thought better of it.
  else if (now.entries.at(-1)?.action.type === "UNDO") orders.clear();
  else if (now.entries.at(-1)?.action.type === "SET_UP") queueMicrotask(dropNext);
});
