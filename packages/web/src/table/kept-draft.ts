import { type ChargeMove, type Game, parseAction } from "@gunline/rules";
import { chargeUnderWay } from "./under-way.ts";

const KEY = "gunline.draft";

/** Keeps a charge move in the making for as long as the window lives, under the roll that it is for. */
export function keepDraft(game: Game, draft: ChargeMove): void {
  try {
    const isEmpty = Object.keys({ ...draft.per_model_paths, ...draft.facings }).length === 0;
    if (isEmpty) forgetDraft();
    else sessionStorage.setItem(KEY, JSON.stringify({ roll: rollOf(game), draft }));
  } catch {
    // Without a place to keep it, it lives as long as the page.
  }
}

/** The move that was being made with this very roll; undefined where there was none. */
export function keptDraft(game: Game): ChargeMove | undefined {
  const actor_unit_id = chargeUnderWay(game)?.unitId;
  if (actor_unit_id === undefined) return undefined;
  try {
    const kept = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as {
      roll?: unknown;
      draft?: unknown;
    } | null;
    if (kept?.roll !== rollOf(game)) return undefined;
    const read = parseAction({ type: "APPLY_CHARGE_MOVE", actor_unit_id, payload: kept.draft });
    return read.ok && read.value.type === "APPLY_CHARGE_MOVE" ? read.value.payload : undefined;
  } catch {
    return undefined;
  }
}

/** A table that is begun anew forgets it, as a posed problem comes with the same dice every time. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without a place to keep it there is nothing to forget.
  }
}

/** No other roll of a game has the same. */
function rollOf(game: Game): string {
  const { seed, cursor } = game.rng;
  return JSON.stringify([seed, cursor, chargeUnderWay(game)]);
}
