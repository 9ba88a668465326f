import { type PlayerId, placement } from "@gunline/rules";
import { isOursNow, sideHere } from "../../online/whose-decision.ts";
import { setUpUnit } from "../../table/commands.ts";
import { markGrouped } from "../../table/grouped.ts";
import { choose, stateNow } from "../../table/moment.ts";
import { currentGame, tableNow, useTable } from "../../table/table.ts";
import { look, setPointer, viewNow } from "../../table/view.ts";
import { deciderOf, settingUpRefusals } from "../../table/whose.ts";

/** All that is left is set up by the referee: shown first, then dropped one by one as the drops come. */

/** Shows where the rest would stand. */
export function showRest(): void {
  const game = currentGame();
  setPointer();
  look({ rest: placement.placesForRest(game, deciderOf(game)), placing: null });
}

export function hideRest(): void {
  look({ rest: null });
}

/** As shown: the first at once, the others whenever it is their side's drop. */
export function placeRest(): void {
  const { rest } = viewNow();
  if (rest === null) return;
  choose("deployment", { drops: new Map([...stateNow("deployment").drops, ...rest]) });
  look({ rest: null });
  dropNext();
}

/** Whether the next drop of this side is planned already, and comes by itself. */
export function isPlanned(player: PlayerId): boolean {
  const { units } = currentGame();
  return [...stateNow("deployment").drops.keys()].some((id) => units[id]?.owner === player);
}

function dropNext(): void {
  const table = tableNow();
  if (table === null) return;
  const { drops } = stateNow("deployment");
  if (drops.size === 0 || table.mode === "replay" || !isOursNow()) return;
  const { game } = table;
  const here = sideHere();
  if (here !== undefined && here !== deciderOf(game)) return;
  const reasons = settingUpRefusals(game);
  const player = deciderOf(game);
  const next = [...drops].find(([id]) => reasons[id]?.length === 0 && game.units[id]?.owner === player);
  if (next === undefined) return;
  const [unitId, places] = next;
  const unit = game.units[unitId]!;
  choose("deployment", { drops: new Map([...drops].filter(([id]) => id !== unitId)) });
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
    markGrouped(tableNow()?.entries.at(-1));
    dropNext();
  });
}

/** Sets up the next unit whenever one stands. Returns how to stop. */
export function followDrops(): () => void {
  return useTable.subscribe(({ table: now }, { table: before }) => {
    if (now === null || now.game === before?.game || stateNow("deployment").drops.size === 0) return;
    const last = now.entries.at(-1)?.action.type;
    // Who takes something back, or opens another table, has changed their mind.
    if (now.start !== before?.start || last === "UNDO") choose("deployment", { drops: new Map() });
    else if (last === "SET_UP") queueMicrotask(dropNext);
  });
}
