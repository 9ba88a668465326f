import { type Game, type MoveKind, type moves, parseAction } from "@gunline/rules";
import { chargeUnderWay } from "./under-way.ts";

/** A move in the making, which lives as long as the window: a reload must not cost what took a minute to make. */

const KEY = "gunline.draft";

/** A move of the Movement phase in the making. */
export interface DraftedMove {
  readonly mover: string;
  /** As chosen; null where it is made as the unit usually moves. */
  readonly kind: MoveKind | null;
  readonly draft: moves.ChargeMove;
}

/** Keeps a charge move under the roll that it is for. */
export function keepDraft(game: Game, draft: moves.ChargeMove): void {
  if (isEmpty(draft)) forgetDraft();
  else keep(rollOf(game), draft);
}

/** The move that was being made with this very roll; undefined where there was none. */
export function keptDraft(game: Game): moves.ChargeMove | undefined {
  const actor_unit_id = chargeUnderWay(game)?.unitId;
  if (actor_unit_id === undefined) return undefined;
  const payload = kept(rollOf(game));
  const read = parseAction({ type: "APPLY_CHARGE_MOVE", actor_unit_id, payload });
  return read.ok && read.value.type === "APPLY_CHARGE_MOVE" ? read.value.payload : undefined;
}

/** Keeps a move under the turn and the unit as it stands. */
export function keepMove(game: Game, move: DraftedMove): void {
  if (isEmpty(move.draft)) forgetDraft();
  else keep(turnOf(game), { ...move, models: game.units[move.mover]?.models });
}

/** The move that was being made in this turn, of a unit that still stands where it stood; undefined where there was none. */
export function keptMove(game: Game): DraftedMove | undefined {
  const { mover, kind, draft, models } = (kept(turnOf(game)) ?? {}) as Record<string, unknown>;
  const unit = game.units[String(mover)];
  if (unit === undefined || JSON.stringify(unit.models) !== JSON.stringify(models)) return undefined;
  const payload = { kind: kind ?? "NORMAL", ...(draft as object | undefined) };
  const read = parseAction({ type: "MOVE", actor_unit_id: unit.id, payload });
  if (!read.ok || read.value.type !== "MOVE") return undefined;
  const { kind: chosen, per_model_paths = {}, facings } = read.value.payload;
  if (chosen === "SCOUT") return undefined;
  const paths = { per_model_paths, ...(facings !== undefined && { facings }) };
  return { mover: unit.id, kind: kind === null ? null : chosen, draft: paths };
}

/** A table that is begun anew forgets it, as a posed problem comes with the same dice every time. */
export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without a place to keep it there is nothing to forget.
  }
}

function keep(of: string, draft: unknown): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ of, draft }));
  } catch {
    // Without a place to keep it, it lives as long as the page.
  }
}

function kept(of: string): unknown {
  try {
    const found = JSON.parse(sessionStorage.getItem(KEY) ?? "null") as {
      of?: unknown;
      draft?: unknown;
    } | null;
    return found?.of === of ? found.draft : undefined;
  } catch {
    return undefined;
  }
}

function isEmpty({ per_model_paths, facings }: moves.ChargeMove): boolean {
  return Object.keys({ ...per_model_paths, ...facings }).length === 0;
}

/** No other roll of a game has the same. */
function rollOf(game: Game): string {
  const { seed, cursor } = game.rng;
  return JSON.stringify([seed, cursor, chargeUnderWay(game)]);
}

function turnOf({ rng, turn }: Game): string {
  const { round, active_player, phase } = turn;
  return JSON.stringify([rng.seed, round, active_player, phase]);
}
