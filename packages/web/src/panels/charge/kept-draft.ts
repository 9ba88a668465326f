import { type ChargeMove, type Game, parseAction } from "@gunline/rules";

const KEY = "gunline.draft";

/** Keeps a charge move in the making for as long as the window lives, under the roll that it is for. */
export function keepDraft(game: Game, draft: ChargeMove): void {
  try {
    const isEmpty = Object.keys({ ...draft.per_model_paths, ...draft.facings }).length === 0;
    if (isEmpty) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, JSON.stringify({ roll: rollOf(game), draft }));
  } catch {
    // Without a place to keep it, it lives as long as the page.
  }
}

/** The move that was being made with this very roll; undefined where there was none. */
export function keptDraft(game: Game): ChargeMove | undefined {
  const [actor_unit_id] = Object.keys(game.charges.pending);
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

/** No other game, and no other roll of this one, has the same. */
function rollOf({ rng, charges }: Game): string {
  return JSON.stringify([rng.seed, rng.cursor, charges.pending]);
}
